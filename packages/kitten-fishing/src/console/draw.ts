/** The table of Kitten Fishing: the players, the train, and the course of the game. */
import type { Look, Scene } from '@console-arcade/console';
import type { View } from '../index.js';
import { drawChart, lowestChart } from './chart.js';
import { facesFor } from './faces.js';
import { drawHands } from './hands.js';
import { drawTrain, type FrameRows } from './train.js';

export function draw(scene: Scene<View>, look: Look): string {
  const { seats } = scene.view;
  const faces = facesFor(scene.view, look);
  const hands = drawHands(scene, faces, look);
  const rows = look.rows - roomForNews(look) - hands.length;
  // Large faces, with air around them, where the strips of the chart have four rows left.
  const large = rows >= 2 + trainRows(5) + lowestChart(4 * seats);
  const faceRows: FrameRows = large ? 5 : 3;
  const air = large ? [''] : [];
  const room = rows - 2 * air.length;

  const least = Math.min(room, trainRows(faceRows));
  const train = drawTrain(scene, faces, { ...look, rows: Math.max(least, room - lowestChart(seats)) }, faceRows);
  // A train that needs fewer lines leaves the chart where it is.
  while (train.length < least) train.push('');
  const chart = drawChart(scene, { ...look, rows: room - train.length });
  return [...hands, ...air, ...train, ...air, ...chart].map((line) => line.trimEnd()).join('\n');
}

/** Rows left free for the lines that tell of the last plays. */
const roomForNews = ({ rows }: Look): number => (rows >= 26 ? 5 : rows >= 18 ? 2 : 0);

/** The headline, and faces of so many rows. */
const trainRows = (faceRows: FrameRows): number => 1 + faceRows;
