import { thingOf } from '../../../italian/things.ts'
import { readUtterance } from '../../../italian/utterance.ts'
import { spokenText } from '../../../italian/words.ts'
import { stemOf } from '../../../recognise/words/terms.ts'
import type { JobAtHand, Question } from '../../agenda.ts'
import type { CaseState } from '../../case.ts'
import { namedIn } from '../../jobs/leaving/names.ts'
import type { Message } from '../../message.ts'
import { clausesIn } from '../choices/choosing.ts'
import { bareTotal, isOneScale } from '../sums.ts'
import { nounsOf } from '../variants/counted-noun.ts'
import { mainSize } from '../variants/main-count.ts'
import { isAlike, oneOfThem } from './one-of-them.ts'

/** Matches the beginning of a message that answers a question with yes, no or a number. */
const startsWithAnswer = /^\s*(?:s[iì]|no|nessun[oa]?|nient[ei]|tutt[ei]|\d)(?!\p{L})/iu
/** Matches words that add a job: 'mettici anche le zanzariere', 'e già che ci siete le grondaie'. */
const adding = /^(?:anche|pure|inoltre|aggiung\p{L}+|mett(?:ici|eteci|iamoci|i|ete|iamo)|poi|gia)$/u

/** Whether a message leaves out or adds one of the counted things, of which the open question asks nothing. */
function changesOne(open: Question, jobs: readonly JobAtHand[], { said }: Message): boolean {
  const utterance = readUtterance(said)
  return jobs.some((job) => {
    const main = mainSize(job)
    if (!main?.isCount || (open.job === job.key && open.slot.id === main.slot.id)) return false
    const change = oneOfThem(utterance, main.stem)
    return change?.count === 1 && isAlike(change, nounsOf(main.slot))
  })
}

/** Matches the beginning of a new count of what was told, whatever is asked: 'alla fine sono 8', 'ricontando sono 5'. */
const takesBack =
  /^\s*(?:(?:no|ma|per[oò]|anzi|ah|e|ok|scus[aie]),?\s){0,3}(?:alla fine|a conti fatti|tutto sommato|(?:ora|adesso) che ci penso|ho (?:ri)?contato|(?:ri)?contand(?:o|ole|oli)|in tutto)(?!\p{L})/iu
/** Matches the count of the things that are worked on: 'ne cambio solo 4', 'quindi ne cambio 3'. */
const onlySome =
  /(?:^| )ne (?:cambi|cambier|facci|rifacci|far|sostitui|sostituisc|vernic|rifar)\p{L}* (?:(?:solo|soltanto|solamente) |(?:\d{1,2}|due|tre|quattro|cinque|sei)(?: |$))/u

/** Whether a message counts the things of a job anew, of which the open question asks nothing. */
function countsAnew(open: Question, jobs: readonly JobAtHand[], { said }: Message): boolean {
  const utterance = readUtterance(said)
  const isNew =
    (takesBack.test(said) && bareTotal(utterance) !== null) || onlySome.test(spokenText(utterance.words))
  const named = namedIn(jobs, utterance)?.key
  return (
    isNew &&
    jobs.some((job) => mainSize(job)?.isCount === true && (job.key === open.job || job.key === named))
  )
}

/** How many times larger than usual an answer may be. */
const mostTimesUsual = 10

/** Whether the only figure of a message is far too large for the open question and fits the known size of its job. */
function fitsSizeBetter(open: Question, jobs: readonly JobAtHand[], { said }: Message): boolean {
  const { quantities, sides } = readUtterance(said)
  const [figure, ...more] = quantities.filter(({ article, ordinal }) => !article && !ordinal)
  const [, usual] = open.slot.price?.typical ?? []
  if (!figure || figure.unit !== null || more.length + sides.length > 0 || typeof usual !== 'number')
    return false
  const job = jobs.find(({ key }) => key === open.job)
  const main = job ? mainSize(job) : null
  return (
    main !== null &&
    main.slot.id !== open.slot.id &&
    figure.low > usual * mostTimesUsual &&
    isOneScale(figure, main.known)
  )
}

/** Whether the first clause of a message only adds another job than that of the open question. */
function addsJobFirst({ job }: Question, { named, saidWords }: Message): boolean {
  const mark = saidWords.findIndex(({ kind }) => kind === 'mark')
  const end = mark === -1 ? saidWords.length : mark
  const isAdded = saidWords.slice(0, end).some(({ text }) => adding.test(text))
  const others = named.filter(({ denied, isFallback, kind }) => !denied && !isFallback && kind !== 'question')
  return isAdded && others.some(({ at }) => at < end) && others.every(({ key }) => key !== job)
}

/** Whether a message denies a number that an earlier one told, and that no job counts: 'i kw sono 6, non 4,5'. */
function deniesTold(told: CaseState['told'], jobs: readonly JobAtHand[], { said }: Message): boolean {
  const [denied, ...more] = readUtterance(said).denied
  if (!denied || more.length > 0 || jobs.some((job) => mainSize(job)?.known.low === denied.low)) return false
  return told.some(({ text }) =>
    readUtterance(text).quantities.some(({ low, high }) => low === denied.low && high === denied.low),
  )
}

/** Matches a clause that refuses or keeps a thing: 'il wc per ora no', 'porte niente', 'vasca no doccia sì', 'i sanitari li tengo'. */
const refusing =
  /^(?:(?:e|ma|ok|anzi|allora|invece|pero) )*(?<article>(?:il|lo|la|l|i|gli|le) )?(?<thing>\p{L}{2,}) (?:(?:(?:per ora|per adesso|adesso|invece|pero|proprio) )?(?:no|niente)(?: (?:dai|grazie|va|per ora|per adesso|(?<other>\p{L}{3,} si)))?$|(?<kept>(?:l[oaei]|l) (?:tengo|teniamo|lascio|lasciamo))(?= |$))/u

/** Matches a clause that keeps a thing: 'i maniglioni sì'. */
const keepsOne = /^(?:(?:e|ma|pero|invece|mentre) )*(?:il|lo|la|l|i|gli|le) (?<thing>\p{L}{2,}) si$/u
/** Minimum number of letters of a thing that is known only from what was told or from a contrast. */
const shortest = 4

/** A thing that a message refuses, beside a question. */
interface Refused {
  readonly thing: string
  readonly hasArticle: boolean
  /** Whether the customer keeps it as it is: 'i sanitari li tengo'. */
  readonly isKept: boolean
  /** Whether another thing is wanted: 'vasca no doccia sì'. */
  readonly hasOther: boolean
}

/** Whether an earlier message told of a thing: 'ci metta anche il seggiolino'. */
const toldOf = (thing: string, told: CaseState['told']): boolean =>
  thing.length >= shortest &&
  told.some(({ text }) => readUtterance(text).words.some((word) => stemOf(word.text) === stemOf(thing)))

/** Returns the things that a message refuses, without those that a question asks about. */
function refusedBeside(
  slot: Question['slot'],
  { said }: Pick<Message, 'said'>,
  told: CaseState['told'],
): Refused[] {
  const asked = `${slot.label} ${slot.question({})} ${slot.chips.join(' ')}`.toLowerCase()
  const clauses = clausesIn(said).map((clause) =>
    spokenText(readUtterance(clause).words.filter(({ kind }) => kind !== 'mark')),
  )
  const isContrast = clauses.some((clause) => {
    const thing = keepsOne.exec(clause)?.groups?.['thing'] ?? ''
    return !asked.includes(stemOf(thing)) && toldOf(thing, told)
  })
  return clauses.flatMap((clause): Refused[] => {
    const found = refusing.exec(clause)?.groups
    const thing = found?.['thing'] ?? ''
    if (thing === '' || asked.includes(stemOf(thing))) return []
    return [
      {
        thing,
        hasArticle: found?.['article'] !== undefined,
        isKept: found?.['kept'] !== undefined,
        hasOther: found?.['other'] !== undefined || isContrast,
      },
    ]
  })
}

/** Whether a message refuses a thing of a job, of which the open question asks nothing. */
function refusesOther(
  { slot }: Question,
  jobs: readonly JobAtHand[],
  message: Message,
  told: CaseState['told'],
): boolean {
  return refusedBeside(slot, message, told).some(
    ({ thing, hasArticle, isKept, hasOther }) =>
      namedIn(jobs, readUtterance(thing)) !== null ||
      hasOther ||
      (hasArticle && (thingOf(thing) !== null || isKept || toldOf(thing, told))),
  )
}

/** Whether the 'no' of a message refuses a thing, and corrects no answer about another one: 'il seggiolino no'. */
export const refusesThing = ({ slot }: Pick<Question, 'slot'>, message: Message): boolean =>
  refusedBeside(slot, message, []).some(({ hasArticle }) => hasArticle)

/** Minimum number of words of a statement that is no short answer. */
const leastRemark = 4
/** Minimum number of letters of a word that names what is asked. */
const leastNoun = 4
const pointing = /^(?:quell|quest|anche)/
const isNoun = (word: string): boolean => word.length >= leastNoun && !pointing.test(word)
/** Matches 'non capisco' and the like, which leave an answer open only where the message asks nothing. */
const notUnderstanding = /capisc|intend/

/**
 * Whether the statement of a message that asks something only says why: 'quello di sotto si lamenta di tutto: a che ora
 * attaccano?'. Its 'tutto', 'si' or 'solo' chooses nothing. A statement with 'non so', with a word of the open question or
 * with the number that it asks for answers it.
 */
function remarksBeforeAsking({ slot }: Question, { said, sentences }: Message): boolean {
  const utterance = readUtterance(said)
  const { words, quantities, polarity } = utterance
  const spoken = words.filter(({ kind }) => kind !== 'mark').map(({ text }) => text)
  if (!sentences.some(({ kind }) => kind === 'question') || spoken.length < leastRemark) return false
  // 'abbiamo un bagno e due bimbi, quanto stiamo senza?' tells a number, but no choice.
  const answer = slot.read(utterance, true)
  const chooses = answer?.kind === 'fact' && answer.fact.kind === 'choice'
  if (!chooses && quantities.some(({ article }) => !article)) return false
  if (polarity === 'unknown' && !spoken.some((word) => notUnderstanding.test(word))) return false
  const asked = `${slot.label} ${slot.question({})} ${slot.chips.join(' ')}`.toLowerCase()
  if (spoken.some((word) => isNoun(word) && asked.includes(stemOf(word)))) return false
  return slot.read(utterance, false) === null
}

/**
 * Whether a message says something beside the open question, so that its numbers and its 'no' are no answer: 'quella del
 * bagno no', 'mettici anche le zanzariere a tutte', to 'Ce ne sono di scorrevoli?'.
 */
export function isBesideQuestion(
  open: Question,
  jobs: readonly JobAtHand[],
  message: Message,
  told: CaseState['told'],
): boolean {
  if (open.job === null || startsWithAnswer.test(message.said)) return false
  return (
    changesOne(open, jobs, message) ||
    countsAnew(open, jobs, message) ||
    fitsSizeBetter(open, jobs, message) ||
    addsJobFirst(open, message) ||
    refusesOther(open, jobs, message, told) ||
    remarksBeforeAsking(open, message) ||
    deniesTold(told, jobs, message)
  )
}
