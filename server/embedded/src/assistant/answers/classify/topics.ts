import { asks, questionWords } from '../../italian/sentences/questions.ts'
import { asksToBeTold, describes } from '../../italian/sentences/unmarked-questions.ts'
import type { Utterance } from '../../italian/utterance.ts'
import { spokenText, type Word } from '../../italian/words.ts'
import { tellingWords } from '../../learning/telling-words.ts'
import { sureGain, topicRules } from '../rules/all.ts'
import { keepsPart } from '../rules/kept-part.ts'
import { reactionTopic } from '../rules/reactions.ts'
import type { Topic } from '../topic.ts'
import { topicMatcher } from './concepts.ts'
import { topicFeatures } from './features.ts'
import { meansInclusion } from './inclusion.ts'
import { type Found, meets } from './matching.ts'
import { meansOther } from './other-meanings.ts'
import { asksHowMany, asksPerMeasure, asksSeason, topicByForm } from './topic-by-form.ts'
import { learnTopics } from './topic-model.ts'

export { lastResort, type Topic } from '../topic.ts'

/** Minimum score of a topic: for a question, for a sentence that may be a question, and for a statement. */
const minScores = { question: 0.2, other: 0.58, stated: 0.85 } as const

/** Topics that the classifier often confuses. They need the higher minimum score `doubtfulMinScore`. */
const doubtful: ReadonlySet<Topic> = new Set<Topic>([
  'other-jobs',
  'insurance',
  'relief',
  'send',
  'rude',
  'complaint',
  'save',
  'commission',
  'free',
  'unhappy',
  'privacy',
  'identity',
  'urgent',
  'materials',
  'sources',
  'why-price',
])
const doubtfulMinScore = 0.4

/**
 * The amount that a question mark takes from the score of 'no topic', and the amount that the form of an
 * answer adds to it.
 */
const questionMarkScore = 0.15
const answerScore = 2

/** A topic with its score; null for no topic. */
interface Ranked {
  readonly topic: Topic | null
  readonly score: number
}

const replies = new Set(['si', 'no', 'esatto', 'giusto', 'certo'])

/**
 * Limits in words: a sentence up to the first may be a question; a sentence longer than the second is a
 * description.
 */
const shortSentence = 6
const longSentence = 18

/** Topics that customers also state. All other topics count only in questions. */
const stated: ReadonlySet<Topic> = new Set<Topic>([
  'budget',
  'own-materials',
  'friend-paid-less',
  'why-price',
  'range',
  'doubt',
  'save',
  'discount',
  'hesitation',
  'refusal',
  'complaint',
  'rude',
  'agree',
  'thanks',
  'bye',
  'greeting',
  'urgent',
  'safe',
  'person',
  'visit',
  'send',
  'next-steps',
  'injection',
  'off-topic',
])

/** Topics that a sentence without the form of a question asks about, if the classifier is sure: 'la detrazione è del 50 o del 36'. */
const askedAnyway: ReadonlySet<Topic> = new Set<Topic>(['relief', 'certificates', 'insurance', 'commission'])
const sureScore = 0.95

/** Whether a sentence may be a question: in a chat short ones often have neither mark nor question word. */
function mayAsk(part: readonly Word[]): boolean {
  const words = part.filter(({ kind }) => kind !== 'mark')
  return (
    words.length <= shortSentence ||
    (asks(part) && (part.at(-1)?.text === '?' || words.length <= longSentence))
  )
}

/** Returns what the form of a sentence adds to the score of 'no topic'. */
function plainness(part: readonly Word[]): number {
  if (part.at(-1)?.text === '?') return -questionMarkScore
  const [first, second, ...others] = part
  const isAnswer = replies.has(first?.text ?? '') && second?.kind === 'mark' && others.length > 0
  return isAnswer && !others.some(({ text }) => questionWords.has(text)) ? answerScore : 0
}

/** The share of a rule's gain in the score of its topic: the classifier knows most of what the rules tell. */
const gainShare = 0.7

/** Whether a sentence has at least one of the words that a topic needs. */
function isPossible(group: number | undefined, found: Found): boolean {
  return group === undefined || found.has(group)
}

/** Returns all topics of a sentence with their scores, the highest first. */
function rankTopics(part: readonly Word[]): Ranked[] {
  const { classify, needed } = learnTopics().result()
  const words = tellingWords({ words: part })
  const found = topicMatcher.find(words)
  const gains = new Map<Topic | null, number>()
  for (const { topic, rule, gain } of topicRules) {
    if (gain > (gains.get(topic) ?? 0) && meets(found, rule)) gains.set(topic, gain)
  }
  const gainOf = (topic: Topic | null): number => gains.get(topic) ?? 0
  return classify(topicFeatures(part))
    .filter(({ of }) => of === null || gainOf(of) >= sureGain || isPossible(needed.get(of), found))
    .map(({ of, share }) => ({
      topic: of,
      score: share + gainShare * gainOf(of) + (of === null ? plainness(part) : 0),
    }))
    .toSorted((a, b) => b.score - a.score)
}

/** Topics of remarks, which are never questions. */
const closing: ReadonlySet<Topic> = new Set<Topic>(['agree', 'bye', 'refusal', 'safe', 'thanks'])

/**
 * 'quanto l’una?', 'quanto viene a porta?': without stop words only 'quanto' remains, so these forms need a
 * rule of their own.
 */
const forOne =
  /^(?:e |ma )?quant[oi] (?:(?:viene|costa|fa|sarebbe|verrebbe|vengono) )?(?:l un[ao]|ciascun[ao]?|cadaun[ao]|(?:a|ad|per ogni|ogni) \p{L}+)$/u

/** Matches 'quindi fatta una sola verrebbe?', but not 'e se ne faccio una sola?', which changes the count. */
const single = /(?:^| )(?:un[ao] sol[ao]|sol[ao] un[ao]|un[ao] singol[ao])(?: |$)/u
const askedPrice = /^(?:quanto|verrebbe|viene|verra|costa|costerebbe|costo|prezzo|farebbe|fa|spenderei)$/

/** Matches a question of a few small words about the whole price: 'quindi totale?', 'quanto?', 'e in tutto?'. */
const forAll =
  /^(?:e |ma |quindi |allora |dunque |insomma |ok |vabbe |va be |va bene |dai |alla fine )*(?:quanto|quant|totale|il totale|in totale|in tutto|prezzo|il prezzo|il costo|che prezzo)(?: (?:circa|piu o meno|all incirca|in tutto|in totale|viene|fa))*$/

/** Whether a short question asks for the whole price, though its words are too common to tell. */
function asksForAll(part: readonly Word[]): boolean {
  if (part.length > shortSentence) return false
  return forAll.test(spokenText(part))
}

/** Matches a short question about a thing: 'e gli infissi?', 'le grondaie?'. */
const aboutThing = /^(?:e |ma )?(?:il|lo|la|l|i|gli|le) \p{L}{4,}$/u

function asksForOne(part: readonly Word[]): boolean {
  if (part.length > shortSentence + 2) return false
  const words = part.filter(({ kind }) => kind !== 'mark').map(({ text }) => text)
  const text = words.join(' ')
  if (forOne.test(text) || asksPerMeasure(text)) return true
  return single.test(text) && !words.includes('se') && words.some((word) => askedPrice.test(word))
}

/** Matches a question about the price of an hour or a day of work. 'Ora' alone means 'now' elsewhere. */
const hourly =
  /(?:^| )(?:all ora|a ora|ad ora|l ora|orari[oa]|ogni ora|un ora|a giornata|al giorno|la giornata)(?: |$)/u
const hourlyPrice =
  /(?:^| )(?:quanto|tariffa|costo|prezzo|paga)(?: .*)? (?:prend\p{L}+|cost\p{L}*|chied\p{L}+|vuole|vogliono|viene|fa|ora|oraria|orario|giornata)(?: |$)/u

/** Whether a short sentence asks for the price of an hour of work. */
function asksHourly(part: readonly Word[]): boolean {
  if (part.length > longSentence) return false
  const words = part.filter(({ kind }) => kind !== 'mark').map(({ text }) => text)
  const text = words.join(' ')
  return hourly.test(text) && hourlyPrice.test(text)
}

/** Matches works that customers may do themselves, in the first person or the infinitive. */
const ownWork =
  /^(?:ri)?(?:mont|smont|pos|install|imbianc|imbianch|tinteggi|pittur|vernici|dipin[gt]|colleg|svit|stacc|attacc|sistem|ripar|cambi|sostitu|facci|facess|demol|toglie|tolg|chiud|stucc|tapp|pul|lav|stur|lucid|levig|scartavetr|carteggi)\p{L}*$/u
const bySelf = /(?:^| )(?:da sol[oaie]|da me|da noi|per conto (?:mio|nostro)|fai da te|mie mani)(?: |$)/u
/** In 'se le dipingo io' and 'posso chiuderla io' the pronoun comes directly after the verb. */
const firstPerson = /(?:o|ssi|iamo|ssimo)$/
const infinitive = /[aei]r(?:e|l[aeio]|ne)$/
const mayDo = /^(?:se|posso|possiamo|potrei|potremmo|conviene|riesco|riusciamo|e|magari)$/

/** Whether a sentence asks about doing the work oneself: 'se me le monto da solo?'. */
function asksToDoIt(part: readonly Word[]): boolean {
  if (part.length > longSentence) return false
  const words = part.filter(({ kind }) => kind !== 'mark').map(({ text }) => text)
  if (!words.slice(0, 3).some((word) => mayDo.test(word))) return false
  if (part.at(-1)?.text !== '?' && words[0] !== 'se' && words[1] !== 'se') return false
  const works = words.flatMap((word, at) => (ownWork.test(word) ? [at] : []))
  if (works.length === 0) return false
  const isMine = works.some((at) => {
    const [before = '', work = '', after = ''] = [words[at - 1], words[at], words[at + 1]]
    const isMay = /^(?:posso|possiamo|potrei)$/.test(before) && infinitive.test(work)
    return (firstPerson.test(work) || isMay) && /^(?:io|noi)$/.test(after)
  })
  return isMine || bySelf.test(words.join(' '))
}

/** Matches words of a doubt about a figure. 'credo' and 'normali' alone are part of an answer: 'una quindicina credo'. */
const ofDoubt =
  /^(?:non|mica|prezz|cost|cifr|stim|calcol|cont[oi]$|numer|poc|tropp|bass|alt[oae]|car[oaie]$|stran|sbagl|esager|ver[oa]$|possibil|mercat|quadr|torn|sicur|convin|realist|onest|giust)/

/** Whether a statement that looks like a doubt only hedges an answer. */
function isHedge(part: readonly Word[]): boolean {
  if (part.at(-1)?.text === '?' || part.length > shortSentence) return false
  return !part.some(({ text }) => ofDoubt.test(text))
}

const inRain = /(?:^| )(?:quando|ogni volta che|appena) (?:piove|nevica|tira vento|c e vento)(?: |$)/

/** Splits a message into sentences at the closing marks. */
function parts(words: readonly Word[]): Word[][] {
  const found: Word[][] = [[]]
  for (const word of words) {
    found.at(-1)?.push(word)
    if (word.kind === 'mark' && '.;!?'.includes(word.text)) found.push([])
  }
  return found.filter((part) => part.some(({ kind }) => kind !== 'mark'))
}

/** Returns the topics of a message or sentence, in order of appearance; empty for facts only. */
export function readTopics({ words }: Utterance): readonly Topic[] {
  const found = parts(words).flatMap((part): Topic[] => {
    if (asksForOne(part)) return ['unit-price']
    if (asksForAll(part)) return ['price']
    if (asksHourly(part)) return ['labour']
    if (asksToDoIt(part)) return ['self']
    const reaction = reactionTopic(spokenText(part))
    if (reaction !== null) return [reaction]
    const byForm = topicByForm(spokenText(part))
    if (byForm !== null) return [byForm]
    if (keepsPart(spokenText(part))) return []
    if (asksSeason(spokenText(part)) && mayAsk(part)) return ['season']
    if (asksHowMany(spokenText(part))) return ['quantity']
    const best = rankTopics(part).find(({ topic }) => topic !== 'discount' || !meansOther(topic, part))
    const likely = best && best.score >= minScores.question ? best.topic : null
    if (meansInclusion(likely, part)) return ['included']
    if (!best || best.topic === null) return []
    if (best.topic === 'doubt' && isHedge(part)) return []
    // 'dal soffitto della camera quando piove forte' tells when it happens.
    const isStated = part.at(-1)?.text !== '?'
    if (best.topic === 'season' && isStated && inRain.test(spokenText(part))) return []
    // Without a word about a price, a thing is a part of it.
    const isFaint = best.score < minScores.question
    if ((best.topic === 'unit-price' || isFaint) && aboutThing.test(spokenText(part))) return ['included']
    if (meansOther(best.topic, part)) return []
    // 'sto parlando con una persona vera o è tutto finto' asks without a word of questions.
    const isOurs = best.topic === 'identity' && best.score >= sureGain
    const isAsked = isOurs || asksToBeTold(part) || (mayAsk(part) && !describes(part))
    const isSure = askedAnyway.has(best.topic) && best.score >= sureScore
    if (!isAsked && !stated.has(best.topic) && !isSure) return []
    // 'il filo va bene?' is a question and not an agreement.
    if (closing.has(best.topic) && part.at(-1)?.text === '?') return []
    if (doubtful.has(best.topic) && best.score < doubtfulMinScore) return []
    const isBare = !stated.has(best.topic) && !asks(part) && !isSure
    const least =
      part.at(-1)?.text === '?' ? minScores.question : isAsked && !isBare ? minScores.other : minScores.stated
    return best.score >= least ? [best.topic] : []
  })
  return [...new Set(found)]
}
