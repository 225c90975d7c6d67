/** The completion script for bash, 3.2 or later; it needs no other package. */
import type { FlagWords, Values, Vocabulary } from './vocabulary.js';

export function bashScript({ verbs, flags, games, home }: Vocabulary): string {
  const ids = games.map(({ id }) => id);
  const names = verbs.map(({ verb }) => verb);
  const byVerb = verbs.flatMap(({ verb, flags: own }) => valueCases(`'${verb} '*`, own));
  const byGame = games.flatMap(({ id, flags: own }) => valueCases(`*' ${id}'`, own));
  return `# Completion of arcade for bash. To switch it on: source <(arcade completion bash)
_arcade() {
  local line="\${COMP_LINE:0:COMP_POINT}" word verb='' game='' flag='' cur='' prefix='' kind='' values='' tool=1
  local -a words=()
  read -ra words <<< "$line"
  case "$line" in *[[:space:]]) words+=('') ;; esac
  local last=$((\${#words[@]} - 1)) i
  cur="\${words[last]}"
  for ((i = 1; i < last; i++)); do
    word="\${words[i]}"
    case "$word" in
      ${alternatives(names)}) [ -n "$verb$game" ] || { verb="$word"; continue; } ;;
      ${alternatives(ids)}) [ -n "$game" ] || { game="$word"; [ $i -eq $((last - 1)) ] || tool=0; continue; } ;;
    esac
  done
  [ -z "$game" ] || [ -n "$verb" ] || verb=play
  case "$cur" in
    --*=*) flag="\${cur%%=*}"; prefix="$flag="; cur="\${cur#*=}" ;;
    -*) ;;
    *) [ $last -gt 1 ] && flag="\${words[last - 1]}" ;;
  esac
  case "$verb $game/$flag" in
${[...valueCases(`' '`, flags), ...byVerb, ...byGame].map(([pattern, action]) => `    ${pattern}) ${action} ;;`).join('\n')}
    *) flag='' ;;
  esac
  if [ -z "$flag" ]; then
    case "$cur" in
      -*)
        case "$verb" in
${verbs.map(({ verb, flags: own }) => `          ${verb}) values='${flagNames(own)}' ;;`).join('\n')}
          *) values='${flagNames(flags)}' ;;
        esac
        case "$verb $game" in
${games.flatMap(({ id, flags: own }) => verbs.filter(({ plays }) => plays).map(({ verb }) => `          '${verb} ${id}') values="$values ${flagNames(own)}" ;;`)).join('\n')}
        esac
        ;;
      *)
        case "$verb $game" in
          ' ') values='${[...names, ...ids].join(' ')}' ;;
${verbs.flatMap(({ verb, argument }) => (argument === undefined ? [] : [`          '${verb} ') ${actionOf(argument === 'games' ? ids : argument)} ;;`])).join('\n')}
${games.flatMap(({ id, tools }) => (tools.length === 0 ? [] : [`          'play ${id}') [ $tool = 0 ] || values='${tools.join(' ')}' ;;`])).join('\n')}
        esac
        ;;
    esac
  fi
  COMPREPLY=()
  case "$kind" in
    files)
      compopt -o filenames 2> /dev/null
      while read -r word; do COMPREPLY+=("$word"); done < <(compgen -f -- "$cur")
      return
      ;;
    saves)
      local home="$ARCADE_HOME"
      [ -n "$home" ] || home=${quoted(home)}
      for word in "$home"/saves/*.txt; do
        [ -f "$word" ] || continue
        word="\${word##*/}"
        values="$values \${word%.txt}"
      done
      ;;
    players)
      case "$game" in
${games.map(({ id, players }) => `        ${id}) values='${players.join(' ')}' ;;`).join('\n')}
        *) values=you ;;
      esac
      case "$cur" in *,*) prefix="$prefix\${cur%,*},"; cur="\${cur##*,}" ;; esac
      compopt -o nospace 2> /dev/null
      ;;
  esac
  while read -r word; do [ -z "$word" ] || COMPREPLY+=("$prefix$word"); done < <(compgen -W "$values" -- "$cur")
  # Readline has cut the word at ':' and '=' and puts only what follows in its place.
  local typed="$prefix$cur" sign cut=''
  for sign in = :; do
    case "$COMP_WORDBREAKS" in *$sign*)
      case "$typed" in *$sign*) word="\${typed%"\${typed##*$sign}"}"; [ \${#word} -gt \${#cut} ] && cut="$word" ;; esac ;;
    esac
  done
  for ((i = 0; i < \${#COMPREPLY[@]}; i++)); do COMPREPLY[i]="\${COMPREPLY[i]#"$cut"}"; done
}
complete -F _arcade arcade
`;
}

const alternatives = (words: readonly string[]): string => words.join(' | ');
const flagNames = (flags: readonly FlagWords[]): string => flags.map(({ flag }) => flag).join(' ');
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** What follows each flag that takes a value. */
function valueCases(where: string, flags: readonly FlagWords[]): [pattern: string, action: string][] {
  return flags.flatMap(({ flag, values }) => (values === undefined ? [] : [[`${where}/${flag}`, actionOf(values)]]));
}

function actionOf(values: Values): string {
  if (typeof values === 'string') return values === 'anything' ? ':' : `kind=${values}`;
  return `values='${values.join(' ')}'`;
}
