import { readUtterance } from '../../../italian/utterance.ts'
import type { Question } from '../../agenda.ts'
import type { Message, NamedJob } from '../../message.ts'

/** A message in two parts: the answer to the open question, and a change of what was told before. */
interface AnswerAndChange {
  readonly answer: Message
  readonly change: Message
}

/** Matches the places at which a change may follow an answer: 'alluminio, ma fai 6', 'classe 3 e le zanzariere mettine 4'. */
const joints =
  /[,;.]\s(?!\d)|\s(?=(?:ma|però|pero)\s)|\s(?=e (?:i|le|gli|la|il|fai|fate|fallo|falla|fanne|mett\p{L}{1,8}|sono|alla fine|in realtà|togli\p{L}{0,6}|lascia\p{L}{0,4}|aggiungi\p{L}{0,4}) )/giu
/** Matches words that state or order something: 'sono 7 le porte', 'fanne 4'. 'Una stanza da 12 mq è piccola' changes nothing. */
const states =
  /(?<!\p{L})(?:sono|sn|so|saranno|fa(?:i|te|nne|llo|lla|tene)|faccia(?:mo)?|mett\p{L}{1,6}|cambi\p{L}{1,6}|togli\p{L}{0,6}|lasci\p{L}{1,6}|ten(?:go|iamo|ete)|aggiung\p{L}{1,6}|diventa\p{L}{0,3}|solo|anzi|alla fine|^mq|più|piu|anche|pure)(?!\p{L})/iu
/** Maximum number of joints that are tried. */
const mostJoints = 4
/** Matches words at the start of a change that belong to no clause. */
const joining = /^(?:,|;|\.|\s|ma|però|pero|e)+\s/iu

/** Returns the mentions of jobs in a range of words, with their positions in that range. */
function namedIn(named: readonly NamedJob[], from: number, to: number): NamedJob[] {
  const move = (at: number): number => at - from
  return named
    .filter((one) => one.at >= from && one.to <= to)
    .map((one) =>
      Object.assign({}, one, {
        at: move(one.at),
        to: move(one.to),
        objectAt: move(one.objectAt),
        objectsAt: one.objectsAt.map((at) => move(at)),
        verbsAt: one.verbsAt.map((at) => move(at)),
      }),
    )
}

/** Returns the part of a message that consists of these words of its statements. */
function partOf(message: Message, said: string, from: number): Message {
  const { words } = readUtterance(said)
  return { ...message, said, saidWords: words, named: namedIn(message.named, from, from + words.length) }
}

/**
 * Returns the answer and the change of a message that holds both: 'due ante normali, però alla fine ne cambio solo 4', to the
 * question how large the windows are. Null if the beginning answers nothing, or the rest changes nothing.
 *
 * @param changes whether a part of a message changes what was told before
 */
export function answerAndChange(
  open: Question,
  message: Message,
  changes: (part: Message) => boolean,
): AnswerAndChange | null {
  const { said } = message
  for (const { index, 0: joint } of [...said.matchAll(joints)].slice(0, mostJoints)) {
    const first = said.slice(0, index)
    const later = said.slice(index + joint.length)
    const answer = partOf(message, first, 0)
    const isAnswer = open.slot.read(readUtterance(first), true)?.kind === 'fact'
    if (!isAnswer) continue
    const rest = later.replace(joining, '')
    // The marks and joints between the parts are words, too.
    const skipped = readUtterance(said).words.length - readUtterance(rest).words.length
    const change = partOf(message, rest, skipped)
    if (states.test(rest) && changes(change)) return { answer, change }
  }
  return null
}
