/** The completion script for zsh. */
import type { FlagWords, Values, Vocabulary } from './vocabulary.js';

export function zshScript({ verbs, flags, games, home }: Vocabulary): string {
  const words = [...verbs.map(({ verb, about }) => [verb, about]), ...games.map(({ id, title }) => [id, title])];
  return `#compdef arcade
# Completion of arcade for zsh. To switch it on, behind compinit: source <(arcade completion zsh)
_arcade() {
  local verb='' game='' flag='' word
  local -i i tool=1
  for ((i = 2; i < CURRENT; i++)); do
    word="\${words[i]}"
    case "$word" in
      (${verbs.map(({ verb }) => verb).join('|')}) [[ -n "$verb$game" ]] || verb="$word" ;;
      (${games.map(({ id }) => id).join('|')}) [[ -n "$game" ]] || { game="$word"; (( i == CURRENT - 1 )) || tool=0; } ;;
    esac
  done
  [[ -z "$game" || -n "$verb" ]] || verb=play
  case "$PREFIX" in
    (--*=*) flag="\${PREFIX%%=*}"; compset -P '*=' ;;
    (-*) ;;
    (*) flag="\${words[CURRENT - 1]}" ;;
  esac
  case "$verb $game/$flag" in
${[
  ...valueCases(`' '`, flags),
  ...verbs.flatMap(({ verb, flags: own }) => valueCases(`'${verb} '*`, own)),
  ...games.flatMap(({ id, flags: own }) => valueCases(`*' ${id}'`, own)),
]
  .map(([pattern, action]) => `    (${pattern}) ${action}; return ;;`)
  .join('\n')}
  esac
  local -a entries=()
  if [[ "$PREFIX" == -* ]]; then
    case "$verb" in
${verbs.map(({ verb, flags: own }) => `      (${verb}) entries=(${described(flagPairs(own))}) ;;`).join('\n')}
      (*) entries=(${described(flagPairs(flags))}) ;;
    esac
    case "$verb $game" in
${games.flatMap(({ id, flags: own }) => verbs.filter(({ plays }) => plays).map(({ verb }) => `      ('${verb} ${id}') entries+=(${described(flagPairs(own))}) ;;`)).join('\n')}
    esac
    _describe -o arcade entries
    return
  fi
  case "$verb $game" in
    (' ') entries=(${described(words)}); _describe arcade entries ;;
${verbs.flatMap(({ verb, argument }) => (argument === undefined ? [] : [`    ('${verb} ') ${argument === 'games' ? `entries=(${described(games.map(({ id, title }) => [id, title]))}); _describe arcade entries` : actionOf(argument)} ;;`])).join('\n')}
${games.flatMap(({ id, tools }) => (tools.length === 0 ? [] : [`    ('play ${id}') (( tool )) && compadd -- ${tools.join(' ')} ;;`])).join('\n')}
  esac
}
_arcade_players() {
  compset -P '*,'
  case "$1" in
${games.map(({ id, players }) => `    (${id}) compadd -S '' -- ${players.join(' ')} ;;`).join('\n')}
    (*) compadd -S '' -- you ;;
  esac
}
_arcade_saves() {
  local home="\${ARCADE_HOME:-${home.replace(/["\\$`]/g, '\\$&')}}"
  local -a saves=("$home"/saves/*.txt(N:t:r))
  compadd -a saves
}
if [[ "$funcstack[1]" == _arcade ]]; then _arcade "$@"; else compdef _arcade arcade; fi
`;
}

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
const described = (pairs: readonly (readonly string[])[]): string =>
  pairs.map(([word, about]) => quoted(`${word.replaceAll(':', '\\:')}:${about}`)).join(' ');
const flagPairs = (flags: readonly FlagWords[]) => flags.map(({ flag, about }) => [flag, about]);

/** What follows each flag that takes a value. */
function valueCases(where: string, flags: readonly FlagWords[]): [pattern: string, action: string][] {
  return flags.flatMap(({ flag, values }) => (values === undefined ? [] : [[`${where}/${flag}`, actionOf(values)]]));
}

function actionOf(values: Values): string {
  if (typeof values !== 'string') return `compadd -- ${values.join(' ')}`;
  return { players: '_arcade_players "$game"', files: '_files', saves: '_arcade_saves', anything: ':' }[values];
}
