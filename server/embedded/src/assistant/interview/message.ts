import type { ServiceSlug } from '@mestieri/shared/services/catalogue.ts'

import type { Topic } from '../answers/topic.ts'
import { buysOwn } from '../engines/bought.ts'
import { withCountedNouns } from '../italian/items/elliptic-counts.ts'
import { asksOpinion, withAsides, withoutEchoes } from '../italian/sentences/asides.ts'
import { beforeItsReason, plainText } from '../italian/sentences/message-text.ts'
import { asks } from '../italian/sentences/questions.ts'
import { type Sentence, sentences } from '../italian/sentences/sentences.ts'
import { asksSaving } from '../italian/sentences/unmarked-questions.ts'
import { readUtterance, type Utterance } from '../italian/utterance.ts'
import type { AnyJobKey } from '../jobs/job-engine.ts'
import { type JobMention, recogniseJobs } from '../recognise/recognise.ts'
import { type Acts, guessActs } from './acts/acts.ts'
import { ordersAsked, withoutProperty } from './acts/decision.ts'
import { foreignLanguage, type Language } from './asides/language.ts'
import { isUnsureAnswer } from './asides/unsure-answer.ts'
import type { Catalogue } from './catalogue.ts'
import type { Knowledge } from './context.ts'
import { beginsChoice } from './facts/choices/choosing.ts'
import { ordersMore } from './facts/unnamed/one-of-them.ts'
import { withoutBackground } from './jobs/mentions/circumstances.ts'
import { withTakenUp } from './jobs/mentions/taken-up.ts'
import { mentionOf } from './jobs/ways/sure-mention.ts'

/** A mention of a job, with the kind of its sentence. */
export interface NamedJob extends JobMention {
  readonly kind: Sentence['kind']
  /** The job in hand whose place it takes, or null for none, if the message says so. */
  readonly insteadOf?: AnyJobKey | null
}

/** A sentence with its words and topics. */
export interface MessagePart extends Sentence {
  readonly utterance: Utterance
  readonly topics: readonly Topic[]
}

/** A message of the customer in all forms that the interview needs. */
export interface Message {
  /** The text as typed. */
  readonly typed: string
  /** The text with sayings and spellings in a plain form. */
  readonly text: string
  /** The language if it is not Italian, otherwise null. */
  readonly language: Language | null
  readonly whole: Utterance
  /** The sentences with their words. */
  readonly sentences: readonly MessagePart[]
  /** The sentences that state something or ask for a variant. Facts are read from this text only. */
  readonly said: string
  /** Whether the whole text asks for a variant: 'e se fosse lavabile?'. */
  readonly isWhatIf: boolean
  /**
   * Whether the message also asks about a topic, as in 'e se compro io la pittura?'. Then no answer is
   * guessed.
   */
  readonly asksTopic: boolean
  readonly named: readonly NamedJob[]
  /** The words of `said`. The positions in mentions refer to them. */
  readonly saidWords: Utterance['words']
  /** Whether the message changes an option of a job in hand, so that its answers replace earlier ones. */
  readonly isChange?: boolean
  /** Whether the message is known to ask or to tell only, so that it changes no job. */
  readonly isOnly?: boolean
  /** The probabilities that the message asks, adds, drops, changes or tells something; null before the figure. */
  readonly acts: Acts | null
  /** The words that belong to each job, if the message names several. */
  readonly segments: ReadonlyMap<AnyJobKey, string>
}

/** Matches verbs that request work or ask whether it is possible. */
const requesting =
  /^(?:fate|fareste|potete|potreste|riuscite|riuscireste|riesc[eo]|riescono|\p{L}{2,}[aei]te)$/u
/** Matches verbs that ask how the professionals work. */
const conditions =
  /^(?:vol|av|si|sap|dov|prend|us|chied|lasci|pens|cred|consigli|dic|mand|port|estat|ret|paret|set)[aei]te$|^(?:estate|rete|parete|sete)$/
/** Matches words that refer to a thing named before: 'me li fate bianchi?', 'riuscite a sistemarla?'. */
const takingUp = /^(?:la|lo|li|le|l|\p{L}{2,}[aei]rl[aoie]|si)$/u

/** Whether a question requests work on a thing named just before. It is then part of `said`. */
function isRequest({ kind, topics, utterance: { words } }: MessagePart, index: number): boolean {
  // 'me li fate bianchi?' also matches the topic 'other-jobs'.
  const isTopic = topics.some((topic) => topic !== 'other-jobs')
  if (index === 0 || kind !== 'question' || isTopic || words.length > requestWords) return false
  const texts = words.map(({ text }) => text)
  return (
    texts.some((text) => requesting.test(text) && !conditions.test(text)) &&
    texts.some((text) => takingUp.test(text))
  )
}
const requestWords = 10
/** Number of words in which the verb of a request comes: 'ciao, mi potete sistemare'. */
const beforeRequest = 4

/** Whether a question requests work: 'riuscite a cambiarmi 3 finestre a Bari?', 'mi mettete 4 prese?'. */
function isRequestedWork(words: Utterance['words'], named: readonly JobMention[]): boolean {
  const start = words.slice(0, beforeRequest).map(({ text }) => text)
  const isAsking = start.some((text) => requesting.test(text) && !conditions.test(text))
  return isAsking && named.some(({ denied, isFallback }) => !denied && !isFallback)
}

const parting = new Set(', ; . : ! ? ( ) e ed poi anche inoltre piu oltre pure'.split(' '))

const denying = /^(?:senza|niente|nessun[oa]?|no|non|ne)$/

/**
 * Returns the words of each of several jobs: from the joint before its mention to the joint before the next
 * one. Omits denied jobs.
 */
export function segmentsOf(words: Utterance['words'], named: readonly JobMention[]): Map<AnyJobKey, string> {
  const wanted = named.toSorted((a, b) => a.at - b.at)
  const segments = new Map<AnyJobKey, string>()
  if (new Set(wanted.map(({ key }) => key)).size < 2) return segments
  const starts = wanted.map(({ at, denied }, index) => {
    const free = wanted[index - 1]?.to ?? 0
    // 'intonaco sano senza crepe': the words before the denial belong to the job before.
    const denial = denied ? words.findLastIndex(({ text }, place) => place < at && denying.test(text)) : -1
    if (index > 0 && denial >= free) return denial
    let start = at
    while (start > free && !parting.has(words[start - 1]?.text ?? '')) start -= 1
    return index === 0 ? 0 : start
  })
  for (const [index, { key, denied }] of wanted.entries()) {
    if (denied) continue
    const text = words
      .slice(starts[index], starts[index + 1])
      .map((word) => word.text)
      .join(' ')
    segments.set(key, segments.has(key) ? `${segments.get(key)} , ${text}` : text)
  }
  return segments
}

/** Returns the mention of the job whose title is the whole text, as a chip sends it; the chat's service comes first. */
function namedByTitle(catalogue: Catalogue, slug: ServiceSlug, text: string): JobMention[] {
  const wanted = text.trim().toLowerCase()
  const named = [...catalogue.recognisable.values()].flatMap((service) =>
    Object.entries(service.kinds)
      .filter(([, { title, work }]) => wanted === title.toLowerCase() || wanted === work.toLowerCase())
      .map(([id]) => ({ slug: service.slug, key: `${service.slug}/${id}` as const })),
  )
  const meant = named.find((one) => one.slug === slug) ?? named[0]
  return meant ? [mentionOf(meant.key)] : []
}

/** Matches an order that begins like a question: 'fate pure quella dello studio', 'quindi il doppio, fate 20'. */
const orderForMore =
  /^(?:(?:e|ma|ok|quindi|allora|dai|senti),? ){0,2}fate (?:(?:pure|anche quell[aeio]|(?:il |i )?cont[oi]) |(?:\d{1,3}|due|tre|quattro|cinque|sei|sette|otto|nove|dieci)$)/i

/** Returns the words of a sentence that ask. The reason for a question has words of other subjects. */
function askingWords({ text, kind }: Sentence): Utterance {
  const question = kind === 'question' ? beforeItsReason(text) : null
  const words = question === null ? null : readUtterance(question)
  // `beforeItsReason` adds the question mark. Only the words before it show whether this is a question.
  if (words !== null && asks(words.words.slice(0, -1))) return words
  return readUtterance(text)
}

function readSentence(knowledge: Knowledge, sentence: Sentence): MessagePart {
  const utterance = askingWords(sentence)
  // 'quanto risparmio se ne cambio 5?' asks for a price and not about energy.
  const isSaving = asksSaving(utterance.words.map(({ text }) => text))
  const topics = isSaving ? [] : knowledge.topics(utterance)
  // 'è gratis il sopralluogo o me lo fanno pagare' asks like a question with its mark.
  const isUnmarked =
    sentence.kind === 'question' && !sentence.text.includes('?') && !orderForMore.test(sentence.text)
  if (topics.length > 0 || isSaving || !isUnmarked) return { ...sentence, utterance, topics }
  const marked = readUtterance(`${sentence.text}?`)
  return { ...sentence, utterance: marked, topics: knowledge.topics(marked) }
}

/** A message as it arrives. */
interface Typed {
  readonly typed: string
  /** Whether neither a job nor a danger is known yet. */
  readonly isOpening: boolean
  /** Whether an estimate was shown. */
  readonly isEstimated?: boolean
  /** Whether the message is known to ask or to tell only, so that no fact and no job is taken from it. */
  readonly only?: 'asks' | 'tells'
}

/** Matches a sentence that only gives a reason. */
const reason = /^\s*(?:tanto|perché|perche|visto che|siccome|dato che) /iu

/** A question that requests work is read like a statement, and asks nothing. */
const asStatement = (part: MessagePart): MessagePart => ({ ...part, kind: 'statement', topics: [] })

/** A choice without a question mark asks nothing, but its words may still have a topic. */
const asChoice = (part: MessagePart): MessagePart => ({ ...part, kind: 'statement' })

/** A question that the next sentence orders supposes what it names. */
function asOrdered(part: MessagePart): MessagePart {
  return { ...part, text: withoutProperty(part.text), kind: 'what-if', topics: [] }
}

/** Returns a sentence as a question, whatever its form. */
function asQuestion(knowledge: Knowledge, part: MessagePart): MessagePart {
  const text = part.text.trim().replace(/[.!…?]{1,4}$/, '')
  if (part.kind === 'question' || text === '') return part
  const utterance = readUtterance(`${text}?`)
  return { text: `${text}?`, kind: 'question', utterance, topics: knowledge.topics(utterance) }
}

/** Reads a message. `slug` is the service of the chat. */
export function readMessage(
  catalogue: Catalogue,
  knowledge: Knowledge,
  slug: ServiceSlug,
  { typed, isOpening, isEstimated = false, only }: Typed,
): Message {
  const text = plainText(typed, isOpening)
  const bound = isOpening ? text : withCountedNouns(text)
  const whole = readUtterance(bound)
  // In a message in another language, only names and figures are read, in any sentence.
  const language = foreignLanguage(whole)
  const isForeign = language !== null
  const recognised = (words: Pick<Utterance, 'words'>): readonly JobMention[] =>
    withoutBackground(recogniseJobs(words, catalogue.recognisable, slug), words.words)
  const spoken = withoutEchoes(
    sentences(bound).flatMap((one) => (isOpening ? [one] : withAsides(one, isEstimated))),
  )
  const read = spoken.map((sentence): MessagePart => {
    const one = readSentence(knowledge, sentence)
    const isChoice = one.kind === 'question' && !isOpening && beginsChoice(one.text)
    if (only === 'asks' || (isEstimated && asksOpinion(whole.words))) return asQuestion(knowledge, one)
    const part = isChoice ? asChoice(one) : one
    const { words } = part.utterance
    const isOrdered =
      isOpening && part.kind === 'question' && isRequestedWork(words, recognised(part.utterance))
    // Not the utterance of the part: it ends with the question mark that the customer left out.
    const isOneMore = part.kind === 'question' && !isOpening && ordersMore(readUtterance(part.text))
    // 'le mattonelle le compro io, voi le montate' begins no question.
    const isOwn = part.kind === 'question' && buysOwn(readUtterance(sentence.text))
    return isOrdered || isOneMore || isOwn ? asStatement(part) : part
  })
  // 'la lana di roccia non brucia? metti quella'
  const parts = read.map((part, at) => {
    const later = isEstimated && part.kind !== 'statement' ? read.slice(at + 1) : []
    return ordersAsked(part.text, later) ? asOrdered(part) : part
  })
  const [first] = parts
  const isUnsure =
    only === undefined &&
    first !== undefined &&
    parts.length === 1 &&
    first.kind === 'question' &&
    isUnsureAnswer(knowledge, first)
  // The place and the figures of a first question count too: 'si può levigare il parquet, 28 mq, a Ferrara?'.
  const isOpeningAll = isOpening && knowledge.emergency(whole, null) === null
  const isAll = isUnsure || isForeign || isOpeningAll
  const saying = parts.filter(
    (part, index) => only === undefined && (isAll || part.kind !== 'question' || isRequest(part, index)),
  )
  const said = saying.map((part) => (isUnsure ? part.text.replaceAll('?', '') : part.text)).join(' ')
  const saidWords = readUtterance(said)
  // 'e uno da 50? tanto d’inverno non ci va nessuno' gives the reason for the variant.
  const wishes = saying.filter((part) => !reason.test(part.text))
  const isWhatIf = !isForeign && wishes.length > 0 && wishes.every(({ kind }) => kind === 'what-if')
  // 'e se mettessi una pompa di calore? i termosifoni sono in ghisa': only the first sentence supposes a job.
  const keysIn = (kind: Sentence['kind']): ReadonlySet<AnyJobKey> =>
    new Set(
      saying.flatMap((part) => (part.kind === kind ? recognised(part.utterance) : [])).map(({ key }) => key),
    )
  const supposed =
    isWhatIf || isForeign || isOpening ? null : keysIn('what-if').difference(keysIn('statement'))
  const byTitle = namedByTitle(catalogue, slug, text)
  const spokenOf = recognised(saidWords)
  const inSaid =
    byTitle.length > 0 ? byTitle : isOpening ? withTakenUp(spokenOf, saidWords.words, recognised) : spokenOf
  const inQuestions = parts
    .filter((part) => part.kind === 'question' && !saying.includes(part))
    .flatMap(({ utterance }) => recognised(utterance))
    // 'nessun accumulo, conviene aggiungere la batteria?': the job is denied in one sentence and asked about
    // in another.
    .filter(({ key }) => !inSaid.some((one) => one.key === key && !one.denied))
  return {
    typed,
    text,
    language,
    whole,
    sentences: parts,
    said,
    isWhatIf,
    isOnly: only !== undefined,
    asksTopic: saying.some(({ topics }) => topics.some((topic) => !knowledge.lastResort.has(topic))),
    saidWords: saidWords.words,
    acts: isEstimated && !isForeign && only === undefined ? guessActs(text) : null,
    named: [
      ...inSaid.map((one): NamedJob =>
        Object.assign({}, one, {
          kind: isWhatIf || supposed?.has(one.key) === true ? 'what-if' : 'statement',
        } as const),
      ),
      ...inQuestions.map((one): NamedJob => Object.assign({}, one, { kind: 'question' } as const)),
    ],
    segments: segmentsOf(saidWords.words, inSaid),
  }
}
