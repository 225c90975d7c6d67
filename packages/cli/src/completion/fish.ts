/** The completion script for fish. */
import type { FlagWords, Values, Vocabulary } from './vocabulary.js';

export function fishScript({ verbs, flags, games, home }: Vocabulary): string {
  const playing = verbs.filter(({ plays }) => plays).map(({ verb }) => verb);
  const lines = [
    ...flags.map((flag) => flagLine(flag, "'*'", "'*'")),
    ...verbs.map(({ verb, about }) => wordLine("''", "''", verb, about)),
    ...games.map(({ id, title }) => wordLine("''", "''", id, title)),
    ...verbs.flatMap(({ verb, argument }) => {
      if (argument === undefined) return [];
      if (argument === 'games') return games.map(({ id, title }) => wordLine(verb, "''", id, title));
      return [`complete -c arcade -n '__arcade_at ${verb} ""' ${valuesText(argument)}`];
    }),
    ...verbs.flatMap(({ verb, flags: own }) =>
      own.filter(({ flag }) => !flags.some((common) => common.flag === flag)).map((flag) => flagLine(flag, verb, "'*'")),
    ),
    ...games.flatMap(({ id, flags: own }) => playing.flatMap((verb) => own.map((flag) => flagLine(flag, verb, id)))),
    ...games.flatMap(({ id, tools }) => tools.map((tool) => wordLine('play', id, tool, ''))),
  ];
  return `# Completion of arcade for fish. To switch it on: arcade completion fish | source
function __arcade_place
    set -l verb ''
    set -l game ''
    for word in (commandline -opc)[2..-1]
        if test -z "$verb$game"; and contains -- $word ${verbs.map(({ verb }) => verb).join(' ')}
            set verb $word
        else if test -z "$game"; and contains -- $word ${games.map(({ id }) => id).join(' ')}
            set game $word
            test -n "$verb"; or set verb play
        end
    end
    printf '%s\\n%s\\n' "$verb" "$game"
end
function __arcade_at
    set -l place (__arcade_place)
    string match -q -- $argv[1] "$place[1]"; and string match -q -- $argv[2] "$place[2]"
end
function __arcade_players
    set -l before (string replace -r '^--players=' '' -- (commandline -ct) | string replace -r '[^,]*$' '')
    set -l place (__arcade_place)
    set -l players you
    switch "$place[2]"
${games.map(({ id, players }) => `        case ${id}\n            set players ${players.join(' ')}`).join('\n')}
    end
    string join \\n -- $before$players
end
function __arcade_saves
    set -l home ${quoted(home)}
    test -n "$ARCADE_HOME"; and set home $ARCADE_HOME
    for file in $home/saves/*.txt
        string replace -r '\\.txt$' '' -- (string replace -r '^.*/' '' -- $file)
    end
end
complete -c arcade -f
${lines.join('\n')}
`;
}

const quoted = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;
const at = (verb: string, game: string): string => `-n "__arcade_at ${verb} ${game}"`;

const wordLine = (verb: string, game: string, word: string, about: string): string =>
  `complete -c arcade ${at(verb, game)} -a ${word} -d ${quoted(about)}`;

function flagLine({ flag, about, values }: FlagWords, verb: string, game: string): string {
  const value = values === undefined ? '' : ` ${values === 'files' ? '-r -F' : `-x ${valuesText(values)}`}`;
  return `complete -c arcade ${at(verb, game)} -l ${flag.slice(2)}${value.trimEnd()} -d ${quoted(about)}`;
}

function valuesText(values: Values): string {
  if (typeof values !== 'string') return `-a ${quoted(values.join(' '))}`;
  return { players: "-a '(__arcade_players)'", files: '-F', saves: "-a '(__arcade_saves)'", anything: '' }[values];
}
