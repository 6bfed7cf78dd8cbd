import { reactionTopic } from '../answers/rules/reactions.ts'
import type { Topic } from '../answers/topic.ts'
import { patterns, says } from '../italian/patterns.ts'
import { declinedClauses } from '../italian/sentences/declined.ts'
import { asks, questionWords } from '../italian/sentences/questions.ts'
import { readUtterance, type Utterance } from '../italian/utterance.ts'
import { spokenText } from '../italian/words.ts'
import { statesState } from './asides/remarks.ts'
import type { Knowledge } from './context.ts'
import { beginsChoice } from './facts/choices/choosing.ts'
import { differenceIn } from './facts/unnamed/difference.ts'
import type { Message, MessagePart } from './message.ts'

/**
 * Topics that the answer to a question mentions without asking about them, by slot id: 'niente foto' is not a
 * question about photos.
 */
const touched: Readonly<Partial<Record<string, ReadonlySet<string>>>> = {
  foto: new Set(['photos']),
  quando: new Set(['start', 'urgent', 'season', 'duration']),
}

/**
 * Topics that a statement in the first description of a job may ask about. Its other words only describe the
 * job: 'quando piove tre giorni'.
 */
const toldAtOnce: ReadonlySet<string> = new Set(['budget'])

/** Topics that customers state beside an answer. The words of the others belong to the answer: 'zona San Salvario'. */
const besideAnswers: ReadonlySet<Topic> = new Set<Topic>([
  'agree',
  'budget',
  'bye',
  'complaint',
  'discount',
  'doubt',
  'friend-paid-less',
  'greeting',
  'hesitation',
  'injection',
  'own-materials',
  'payment',
  'person',
  'refusal',
  'rude',
  'thanks',
  'urgent',
])

/** Topics whose words belong to the answer itself: 'non di lusso', 'pago sui 250 al bimestre'. */
const ofAnswers: ReadonlySet<Topic> = new Set<Topic>(['refusal', 'payment'])
/** Topics whose words also refuse one thing, or say who does it: 'le crepe lasciamo perdere', 'lo fa un altro'. */
const ofDeclined: ReadonlySet<Topic> = new Set<Topic>([
  'refusal',
  'friend-paid-less',
  'hesitation',
  'complaint',
])
/** Matches words of a customer who leaves. With them, a refusal counts in an answer too. */
const leaving = patterns(
  'lasci*|perdere|rinunc*|non mi interessa|non interessa|grazie|ci ripenso|ci penso|basta|non voglio|non se ne fa|niente da fare|troppo',
)

/** Matches things that the customer leaves as they are: 'i balconi e le ringhiere li lasciamo stare'. */
const leavesThings = /(?<!\p{L})\p{L}{4,},?\s(?:li|le|lo|la)\s(?:si\s)?lasc\p{L}{1,8}(?!\p{L})/iu

/** Maximum number of words of a statement that only answers the question about the place. */
const mostPlaceWords = 6

/** Maximum number of words of a question that repeats the topic of the question before it. */
const mostInherited = 4

/** Matches a question that asks whether the sentence before it is right: 'dicono che col freddo viene male. È così?'. */
const asksBack =
  /^(?:ma |e )?(?:è (?:così|vero|giusto|normale|possibile|sicuro|un problema|troppo)|ha(?:nno)? ragione|vero|giusto|secondo (?:te|voi)|(?:voi )?che (?:ne )?(?:dici|dite|pensi|pensate)|mi (?:devo|posso) fidare)\s?\?$/iu

/** Matches a question whether the rule in the clause before it is still in force: 'vale ancora?'. */
const asksStill =
  /^(?:ma |e )?(?:vale|valgono|c’è|c'è|esiste|spetta) (?:ancora|sempre|anche q\p{L}{1,3})\s?\?$/iu

/** Matches a question what to do about the sentence before it: 'le piastrelle non si trovano più. come si fa'. */
const whatToDo =
  /^(?:(?:e|ma|allora|quindi|poi) )*(?:come|cosa|che) (?:si (?:fa|rimedia|risolve|mette)|facciamo|faccio|fate)\s?\?*$/iu

/** Matches a question that the new figure answers: 'sono 230 metri. quanto diventa?'. */
const onlyNewPrice =
  /^(?:e |ma |quindi |allora )?(?:quanto|come) (?:mi |ci )?(?:diventa|viene|vien|fa|cambia|costa|verrebbe|sarebbe|esce)(?: (?:mo|ora|adesso|allora|così|in tutto|tutto|invece))?\s?\?*$/iu

/** Matches a question for less of the work, which the new figure answers: 'e se ne cambio solo quattro?'. */
const onlyLess = /(?<!\p{L})se (?:\p{L}{1,12} ){0,2}(?:solo|soltanto|solamente)(?!\p{L})/iu

/** Matches the reason for the question before it, and a bare question word that adds to it: 'perché quella costa', 'e quando?'. */
const onlyReason = /^(?:perch[eé] (?!.*\?)|e (?:quando|come|dove|quanto)\s?\?*$)/iu
/** Matches a change of mind. Beside a change it is no wish to think about it. */
const secondThought = /ripensat|cambiato idea/i

/** Matches a question who pays that leaves its thing to the sentence beside it: 'ma chi paga? il bordo è di tutti'. */
const onlyWhoPays =
  /^(?:(?:e|ma|ok|allora|quindi|poi|però|insomma) )*a?\s?chi (?:lo |la |li |le |le spese )?(?:paga|pagano|tocca|spetta|deve pagare)\s?\?*$/iu

/** Whether words only name this place: 'Carate Brianza', 'a Monza'. */
function isNameOf(place: string | null, words: Utterance['words']): boolean {
  const name = place?.toLowerCase().split(/[^\p{L}]+/u) ?? []
  return words.every(({ text, kind }) => kind === 'mark' || text.length <= 2 || name.includes(text))
}

/** A question of a message: a sentence with its topics. */
export interface Asked {
  readonly sentence: MessagePart
  /** The sentence together with the clause before its comma: 'occupa il marciapiede, devo pagare?'. */
  readonly whole: Utterance | null
  readonly topics: readonly Topic[]
}

/** Maximum number of words of an answer that asks nothing, whatever its words: 'massetto buono'. */
const mostBareAnswer = 2
/** Maximum number of words of a question whose pronoun stands for the thing of the question before it. */
const mostTakingUp = 6

/** Whether a question takes up the thing of the question before it: 'e i coppi rotti? ne avete di vecchi?'. */
function takesUp(utterance: Utterance): boolean {
  return wordCount(utterance) <= mostTakingUp && /^(?:ne|li|le|lo|la)$/.test(utterance.words[0]?.text ?? '')
}

/** Matches a question who does what the question before it is about: 'i filtri ogni quanto si puliscono e chi lo fa'. */
const whoDoesIt = /^(?:e |ma |poi )?(?:chi (?:lo|la|li|le|ci)|come (?:si|li|le|lo|la)) \p{L}/iu

/** Matches words with which a customer wants to know or to have something. */
const wanting = /^(?:vorr|vogli|volev|serv|cerc|chied|inform|sape|dimm|bisogn|preventiv|parl|interess)/
/** Minimum number of words of a trouble. */
const fewestOfTrouble = 5

/** Whether a statement tells a trouble and asks nothing: 'd’estate il terrazzo è un forno' asks for no season. */
const tellsTrouble = (utterance: Utterance): boolean =>
  wordCount(utterance) >= fewestOfTrouble &&
  !utterance.words.some(({ text }) => wanting.test(text) || questionWords.has(text))

const wordCount = ({ words }: Utterance): number => words.filter(({ kind }) => kind !== 'mark').length

/** Maximum number of words of an answer that only tells how a thing is. */
const mostDescribing = 4

/** Whether words only tell how a thing is: 'legno, verniciate', 'sono già verniciate'. */
export function onlyDescribes(utterance: Utterance): boolean {
  const last = utterance.words.findLast(({ kind }) => kind !== 'mark')?.text ?? ''
  return wordCount(utterance) <= mostDescribing && /\p{L}{3}[ai]t[oaie]$/u.test(last)
}

/** Matches the thing of a question whose joint divides the sentence: 'per il montascale quindi chi sento?'. */
const onlyThing = /^(?:e |ma )?(?:per|con|su|di|da) [^.!?;:]{3,40}$/iu
const afterThing = /^(?:quindi|allora) /iu

/** Returns the sentences with each question together with the thing that stands before its joint. */
function withThings(sentences: readonly MessagePart[], knowledge: Knowledge): readonly MessagePart[] {
  const joined: MessagePart[] = []
  for (const part of sentences) {
    const thing = joined.at(-1)
    const isOne = thing?.kind === 'statement' && onlyThing.test(thing.text.trim())
    if (thing && isOne && part.kind === 'question' && afterThing.test(part.text)) {
      const text = `${thing.text} ${part.text}`
      const utterance = readUtterance(text)
      joined.splice(-1, 1, { ...part, text, utterance, topics: knowledge.topics(utterance) })
    } else joined.push(part)
  }
  return joined
}

/** Returns the sentences that ask something, with their topics. */
export function askedIn(
  message: Message,
  { answered, isDescription, isTrouble, nothingRead, addsJob, dropsJob, place }: Read,
  knowledge: Knowledge,
): Asked[] {
  const ignored = touched[answered ?? '']
  // The name of a place asks nothing, even if it contains words of a topic: 'quello in Emilia'.
  const isPlace = ({ words }: Utterance): boolean =>
    (answered === 'comune' && words.length <= mostPlaceWords) || isNameOf(place, words)
  // 'fate pure le zanzariere?' is answered by the added job.
  const isDone = (topic: Topic): boolean =>
    (addsJob && topic === 'other-jobs') ||
    (dropsJob && (topic === 'refusal' || topic === 'urgent' || topic === 'hesitation'))
  let before: readonly Topic[] = []
  const found = withThings(message.sentences, knowledge).map((typed, at, all): Asked => {
    const first = all[at - 1]
    const isChoice = !nothingRead && typed.kind === 'statement' && beginsChoice(typed.text)
    const isBeside = isChoice || (first?.kind === 'question' && onlyReason.test(typed.text.trim()))
    const sentence: MessagePart = isBeside
      ? { ...typed, kind: isChoice ? typed.kind : 'statement', topics: [] }
      : typed
    const { utterance, kind, text } = sentence
    // 'il buco lo chiudete e lo pitturate?' asks in both clauses.
    const isTakenUp =
      kind === 'question' &&
      first?.kind === 'question' &&
      ((takesUp(utterance) && first.topics.length === 0) ||
        (wordCount(utterance) <= mostTakingUp && whoDoesIt.test(text.trim())))
    const isJoined =
      isTakenUp ||
      (kind !== 'statement' &&
        first?.kind === 'statement' &&
        (/[,:]$/.test(first.text) ||
          ((text.startsWith('e ') || first.text.endsWith(' e')) && !/[.!;]$/.test(first.text)) ||
          asksBack.test(text.trim()) ||
          whatToDo.test(text.trim())))
    const beside =
      kind !== 'statement' && onlyWhoPays.test(text.trim())
        ? [all[at + 1], first].find((one) => one?.kind === 'statement')
        : undefined
    const joint = beside ?? (isJoined ? first : undefined)
    const whole = joint ? readUtterance(`${joint.text} ${text}`) : null
    // 'il box è compreso? e la rubinetteria?': a few words without a topic repeat the question for another
    // thing.
    const isShort = wordCount(utterance) <= mostInherited
    const isOpen = kind !== 'statement' && sentence.topics.length === 0
    // 'lo Stato ridà il 75 per cento, vale ancora?': the topic is in the clause before the question.
    const isTag = asksBack.test(text.trim()) || asksStill.test(text.trim())
    const joined = (isOpen || isTag) && isShort && whole !== null ? knowledge.topics(whole) : []
    const inherited = isOpen && isShort ? before : sentence.topics
    const topics = joined.length > 0 ? joined : inherited
    before = kind === 'statement' ? [] : topics
    const reaction = reactionTopic(spokenText(utterance.words))
    const isAnswer = (topic: Topic): boolean =>
      kind === 'statement' &&
      topic !== reaction &&
      (isPlace(utterance) ||
        (message.acts === null && !isTrouble && onlyDescribes(utterance)) ||
        (answered !== null && !asks(utterance.words) && wordCount(utterance) <= mostBareAnswer) ||
        ((!nothingRead || (topic !== 'help' && topic !== 'relief' && statesState(utterance.words))) &&
          !besideAnswers.has(topic) &&
          !asks(utterance.words)) ||
        ignored?.has(topic) === true ||
        (!nothingRead && topic === 'hesitation' && secondThought.test(text)) ||
        (topic === 'refusal' && (leavesThings.test(text) || differenceIn(text) !== null)) ||
        (ofDeclined.has(topic) && declinedClauses(utterance.words).length > 0) ||
        (answered !== null && ofAnswers.has(topic) && !says(utterance.content, leaving)) ||
        (isTrouble &&
          tellsTrouble(utterance) &&
          !besideAnswers.has(topic) &&
          !knowledge.lastResort.has(topic)) ||
        (isDescription && !toldAtOnce.has(topic)))
    const open = topics.filter((topic) => !isAnswer(topic) && !isDone(topic))
    return { sentence, whole, topics: open }
  })
  return nothingRead
    ? found
    : found.filter(
        ({ sentence: { text, kind } }) =>
          !onlyNewPrice.test(text.trim()) && !(kind === 'what-if' && onlyLess.test(text)),
      )
}

/** What was read in a message besides its topics. */
export interface Read {
  /** Whether the message contains no answer and names no job. */
  readonly nothingRead: boolean
  /** The id of the slot that the message answers. */
  readonly answered: string | null
  /** Whether the message is the customer's first description of a job. */
  readonly isDescription: boolean
  /** Whether it is the first message and names no job. */
  readonly isTrouble: boolean
  /** Whether the message adds a job. */
  readonly addsJob: boolean
  /** Whether the message drops a job, which is no refusal of the others. */
  readonly dropsJob: boolean
  /** The place that the message names. */
  readonly place: string | null
}
