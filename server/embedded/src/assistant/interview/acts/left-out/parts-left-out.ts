import { whoDoes } from '../../../answers/about/subject.ts'
import type { Topic } from '../../../answers/topic.ts'
import { leftToOthers } from '../../../italian/sentences/left-to-others.ts'
import { readUtterance, type Utterance } from '../../../italian/utterance.ts'
import { spokenText } from '../../../italian/words.ts'
import { type JobAtHand, jobsAtHand } from '../../agenda.ts'
import { goOnLater } from '../../asking.ts'
import { withNote } from '../../case-state.ts'
import type { CaseState } from '../../case.ts'
import { isPriced } from '../../catalogue.ts'
import type { Turn, TurnContext } from '../../context.ts'
import type { Change } from '../../facts/hearing/parts.ts'
import type { Message } from '../../message.ts'
import { actsOfClauses } from '../acts.ts'
import { isNear } from '../clarify.ts'
import { namedQuestions } from '../commands.ts'
import { meantOption } from '../late/meant-option.ts'
import { returnTo, type Understood } from '../taking-back.ts'
import { headOf } from './included-parts.ts'

/**
 * Minimum probability that a message leaves something out, if its words name a part, if no question is about its words, and
 * for any other message.
 */
const least = { named: 0.45, unasked: 0.55, any: 0.8 } as const
/** The same, or that it is a remark, where it says who does the part instead. */
const leastOfOthers = 0.6
/** Minimum number of words of a message that answers no question about photos or the start date. */
const fewest = 5
/** Minimum probability that a clause asks. */
const asking = 0.5
/** Topics of a message that leaves nothing out. */
const talk: ReadonlySet<Topic> = new Set<Topic>([
  'thanks',
  'agree',
  'bye',
  'greeting',
  'refusal',
  'hesitation',
])
/** Number of letters in which a word of the message and one of a part agree: 'demolire' and 'demolizione'. */
const shared = 6
/** Minimum number of letters of a word that is one of a part: 'box'. */
const shortest = 3

/** Matches words for taking rubble or old things away. */
const disposing =
  /(?:^| )(?:(?:port|butt|tir|caric|men)\p{L}{1,8} (?:\p{L}{1,12} ){0,2}via|macerie|discaric\p{L}{1,3}|calcinacc\p{L}|cocci|rottam\p{L}|smalti\p{L}{1,6}|ritir\p{L}{1,6})(?= |$)/u
const disposal = /^(?:smaltiment|discaric|trasport)/
/** Matches pictures, which such a message speaks of only as an answer. */
const pictures = /^foto/
/** Matches the clauses about the rest: 'a voi solo le lastre', 'tanto ho già una parete in vetro'. */
const ofRest = /(?:^| )(?:solo|soltanto|tanto|perche|cosi)(?: |$)/
/** Matches words before a place or a tool, which is no part: 'i rivestimenti in cucina'. */
const beforePlace = /^(?:in|nel|nello|nella|nei|nelle|sotto|sopra|dietro|con|col|dal|dalla|dopo|prima)$/

/** Matches the beginning of a message that only points at a thing. */
const pointing =
  /^(?:(?:no|e|ma|ok|allora|pero|anzi) ){0,3}(?:quell[oaie]|quel coso|quella cosa|quelle cose) /

/** Matches verbs that take a part out and name none: 'togliete quel lato' is about no plaster 'da togliere'. */
const takingOut = /^(?:togl|tolg|lev(?:a|i|o|are|ate|iamo)|elimin|scal)/

/** Returns the words of a message that may name a part. */
function partWords(text: string): string[] {
  return text.split(/[,;.:!]/).flatMap((clause) => {
    const { words } = readUtterance(clause)
    if (ofRest.test(spokenText(words))) return []
    return words.flatMap(({ kind, text: word }, at) =>
      kind === 'word' &&
      !takingOut.test(word) &&
      !beforePlace.test(words[at - 1]?.text ?? '') &&
      !beforePlace.test(words[at - 2]?.text ?? '')
        ? [word]
        : [],
    )
  })
}

/** Whether a word of a message is one of a part, or related to it: 'bagni' and 'bagno', 'demolire' and 'demolizione'. */
function isWordOf(word: string, head: string): boolean {
  if (Math.min(word.length, head.length) > shared) return word.startsWith(head.slice(0, shared))
  return word.length >= shortest && (word === head || word.slice(0, -1) === head.slice(0, -1))
}

/** Returns the words of the name of a job, and of what its questions count. */
const ownWords = ({ kind, engine }: JobAtHand): string[] =>
  readUtterance(`${kind.title} ${kind.work} ${engine.slots.map(({ label }) => label).join(' ')}`).words.map(
    ({ text }) => text,
  )

/** Whether a message names what the job is about: 'il cancello lo fa mio cognato', of its paint. */
const namesOwn = (job: JobAtHand, text: string): boolean => {
  const own = ownWords(job).filter((word) => word.length >= shared)
  return partWords(text).some((word) => own.some((one) => isWordOf(word, one)))
}

/** Returns the first part of a list that a message names. The things of the job itself are none: the windows of new windows. */
function namedPart({ kind }: JobAtHand, parts: readonly string[], text: string): string | undefined {
  const own = readUtterance(`${kind.title} ${kind.work}`).words.map((word) => word.text)
  const words = partWords(text).filter((word) => !own.some((one) => isWordOf(word, one)))
  const isDisposal = disposing.test(spokenText(readUtterance(text).words))
  return parts
    .filter((part) => !part.includes('scegli'))
    .find((part) => {
      const heads = headOf(part).filter((head) => head.length >= shortest)
      const isNamed = heads.some((head) => words.some((word) => isWordOf(word, head)))
      return isNamed || (isDisposal && heads.some((head) => disposal.test(head)))
    })
}

/** Whether a message says that somebody else does a part, or that it is there already. */
function isOfOthers({ text }: Message, { words }: Utterance): boolean {
  const owns =
    / (?:ce l|ce ne|me l|me li|me le|me lo|me la|ce li|ce le) (?:ho|abbiamo|ha|hanno|fa|fanno|da|dai?|danno|presta|prestano|procur)/
  const said = ` ${spokenText(words)}`
  return (
    owns.test(said) ||
    text.split(/[,;.:!]/).some((clause) => leftToOthers(clause.trim().toLowerCase()) !== null)
  )
}

/** The reply to a part that is left out. `part` is null if the estimate lists no such part. */
interface LeftOut {
  readonly words: string
  readonly part: string | null
}

function leftOutIn(job: JobAtHand, text: string): LeftOut {
  const who = whoDoes(job)
  const included = namedPart(job, job.kind.included, text)
  if (included !== undefined)
    return {
      words: `Lo segno nella scheda. «${included}» nella stima è compreso: se non serve o ci pensi tu, ${who} lo toglie dal preventivo. La cifra qui resta quella del lavoro intero.`,
      part: included,
    }
  const excluded = namedPart(job, job.kind.excluded, text)
  if (excluded !== undefined)
    return {
      words: `Lo segno nella scheda. «${excluded}» nella stima non è compreso, quindi la cifra resta questa.`,
      part: excluded,
    }
  return {
    words: `Lo segno nella scheda, così ${who} non lo conta. La stima resta quella del lavoro intero: quella parte qui non ha un prezzo suo, si scala nel preventivo.`,
    part: null,
  }
}

/** Whether a change is about a part: its question or its answer has a word of it. */
function isAbout({ slot, fact }: Change, part: string): boolean {
  const own = readUtterance(`${slot.label} ${slot.question({})} ${slot.show(fact)}`).words
  return headOf(part).some((head) => head.length >= shortest && own.some(({ text }) => isWordOf(text, head)))
}

/**
 * Answers a message after the figure that leaves out a part of the only job which has no price of its own: 'lo smaltimento lo
 * faccio io', 'l’antiruggine la do io sabato'. What such a message seems to say of the start date or the photos is not meant.
 * Null for any other message.
 *
 * @param understood `isMeant` says whether similar messages change something of the estimate
 */
export function partLeftOut(
  { catalogue, ...context }: TurnContext,
  state: CaseState,
  message: Message,
  { hearing, routed, lead, isMeant }: Understood & { readonly isMeant: boolean },
): Turn | null {
  const { whole, acts, text, sentences, language } = message
  if (state.phase !== 'estimated' || acts === null || language !== null || state.asked?.job) return null
  if (routed.added.length + routed.removed.length > 0 || text.includes('?')) return null
  if (sentences.some(({ kind, topics }) => kind !== 'statement' || topics.some((topic) => talk.has(topic))))
    return null
  // 'l’acqua dove va a finire, non voglio il secchio' asks.
  if (actsOfClauses(text).some((one) => one.acts.ask >= asking)) return null
  if (hearing.changes.some(({ slot }) => slot.id === 'comune') || hearing.askBack?.job) return null
  const words = whole.words.filter(({ kind }) => kind !== 'mark')
  if (words.length < fewest || words.some((word) => pictures.test(word.text))) return null
  const [job, ...others] = jobsAtHand(catalogue, state)
  if (!job || others.length > 0 || !isPriced(job)) return null
  const { words: reply, part } = leftOutIn(job, text)
  // 'togliamo il battiscopa' takes off no old floor.
  const isOther =
    part !== null && acts.drop >= least.any && !hearing.changes.some((change) => isAbout(change, part))
  if (hearing.changes.some((change) => change.job !== null) && !isOther) return null
  // 'quelli lasciamoli stare' may mean an answer, and 'il cancello lo fa mio cognato' changes the amount.
  const said = spokenText(whole.words)
  const isPointing = returnTo.test(said) || (part === null && (pointing.test(said) || namesOwn(job, text)))
  const isAsked = namedQuestions([job]).some((one) => isNear(one, message))
  const isLess =
    acts.drop >= (part !== null ? least.named : isAsked ? least.any : least.unasked) ||
    (acts.drop + acts.tell >= leastOfOthers && isOfOthers(message, whole))
  // 'per ora aspettiamo, la facciamo in primavera' puts off all.
  const isPutOff = hearing.changes.length > 0 && part === null && !isOfOthers(message, whole)
  if (!isLess || isPointing || isPutOff) return null
  // 'senza le pile' leaves out a battery, which has a price.
  const nothingRead = hearing.changes.length === 0 && hearing.askBack === null
  const isOption = nothingRead && meantOption({ catalogue, ...context }, state, message) !== null
  if (part === null && (isMeant || isOption)) return null
  return goOnLater({ catalogue, ...context }, withNote(state, text), [...lead, reply], null)
}
