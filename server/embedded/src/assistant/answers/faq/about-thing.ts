import { spokenText } from '../../italian/words.ts'
import { asksEnergyCost } from '../about/amount.ts'
import { heritage } from '../about/heritage.ts'
import { listedItem } from '../about/listed-item.ts'
import { undeducted } from '../about/rules.ts'
import { jobNamed, reply, type Reply, subjectOf } from '../about/subject.ts'
import type { AnswerContext } from '../answer-context.ts'
import { asksInclusion } from '../classify/inclusion.ts'
import { asksNoiseTime, formsOf } from '../classify/question-forms.ts'
import { topicByForm } from '../classify/topic-by-form.ts'
import { surelyTopic } from '../classify/topic-model.ts'
import { keepsPart } from '../rules/kept-part.ts'
import { thingAnswer } from '../things/things.ts'
import { absenceOf, waitFor } from '../things/unusable.ts'
import type { Topic } from '../topic.ts'
import { type KnownQuestion, knownQuestion, tellsEnergy } from './faq.ts'
import { fitting } from './fitting.ts'
import { firm, isOnlyGuessed, isSure } from './sure-topics.ts'

/** Topics that keep their own answer even if the sentence names a thing. */
const apart: ReadonlySet<Topic> = new Set<Topic>([
  'safe',
  'person',
  'rude',
  'injection',
  'off-topic',
  'complaint',
  'refusal',
  'send',
  'privacy',
  'vat',
  'relief',
  'free',
  'binding',
])

/** Matches a question about liability. Its topic answers it even if it names a thing. */
const liability = /\b(?:pag(?:a|ano|herà)|rispond(?:e|ono)|risarc|assicur|polizz|danni)/i

/** Matches damage that the workers may do. */
const damage = /\bromp|\brott|\bspacc|\bdann|\brovin|\bgraffi/i

/** Matches a question about what we earn: 'quanto ci guadagnate voi?', not 'quanto ci guadagno?'. */
const ourShare = /\bvoi\b|\bguadagnate\b/i

/** Matches the people who live below. Damage of theirs has an answer of its own. */
const below = /\b(?:di sotto|vicin[oiae]|inquilin[oiae])\b/i

/** How like a known question must be to the customer's question, so that its answer is taken. */
interface Bar {
  readonly likeness: number
  /** How much more like it must be than the most similar example of a topic. */
  readonly ahead: number
}

/** The question is the same: more than nine of ten such answers are right. */
const same: readonly Bar[] = [
  { likeness: 0.8, ahead: 0.05 },
  { likeness: 0.7, ahead: 0.1 },
  { likeness: 0.6, ahead: 0.3 },
]
/** A question of few words is the same. Rules about things answer the others better. */
const sameBare: readonly Bar[] = [{ likeness: 0.8, ahead: 0.05 }]
/** It is the same in spite of a topic with an answer of its own. */
const likely: Bar = { likeness: 0.65, ahead: 0.35 }
/** Its answer is right where no rule about things knows a better one: beside a topic, and without one. */
const besideTopics: readonly Bar[] = [
  { likeness: 0.51, ahead: 0.1 },
  { likeness: 0.6, ahead: -0.05 },
]
const withoutTopic: readonly Bar[] = [
  { likeness: 0.42, ahead: 0.05 },
  { likeness: 0.5, ahead: -0.05 },
]
/** Matches a question how long the workers take: 'quanti giorni ci mettono, i mobili arrivano il 20'. */
const ofWorkers =
  /(?:^| )(?:quanti giorni|quante ore|quante settimane|quanti mesi|quanto tempo) (?:ci )?(?:mettono|mettete|lavorano|restano qui)(?: |$)/u
/** The question is the same in spite of such a topic, without and with few words. */
const besideFirm: readonly Bar[] = [
  { likeness: 0.85, ahead: 0.05 },
  { likeness: 0.7, ahead: 0.15 },
  { likeness: 0.6, ahead: 0.4 },
]
const sameLife: Bar = { likeness: 0.85, ahead: 0.05 }
const bareBesideFirm: readonly Bar[] = [{ likeness: 0.75, ahead: 0.4 }]
/** Lets each known question pass. A phrasing word for word needs no more. */
const anyLikeness: Bar = { likeness: 0, ahead: -1 }

/** Returns the bars of a known question that has priority over the rules about things. */
function barsOfSame({ isSame, isBare }: KnownQuestion, isFirm: boolean): readonly Bar[] {
  if (isSame) return [anyLikeness]
  if (isFirm) return isBare ? bareBesideFirm : besideFirm
  return isBare ? sameBare : same
}

/** Returns the bars of a known question beside one how long the result lasts. The job has its own answer to that. */
const barsOfLife = ({ isSame }: KnownQuestion): readonly Bar[] => [isSame ? anyLikeness : sameLife]

/** A statement means this question: 'ho i passeri che si infilano sotto i coppi'. */
const behindStatement: Bar = { likeness: 0.45, ahead: 0.1 }

/**
 * Topics that sentences about something else resemble ('la condensa dove scarica', 'è obbligatorio o è per farci pagare?'),
 * so the same known question has priority.
 */
const mistakable: ReadonlySet<Topic> = new Set<Topic>(['relief', 'vat', 'free', 'binding', 'send', 'safe'])

/**
 * Topics of the estimate and of the way to it. If the classifier is sure of one, only a known question that is clearly more
 * like the customer's has a better answer: 'dopo che ho letto il numero, qual è la mossa successiva?'.
 */
const ofEstimate: ReadonlySet<Topic> = new Set<Topic>([
  'binding',
  'discount',
  'doubt',
  'free',
  'friend-paid-less',
  'next-steps',
  'range',
  'save',
  'several-quotes',
  'sources',
  'start',
  'visit',
  'visit-free',
  'who-calls',
  'why-price',
])
/** How much more like the customer's question such a known one must be than the examples of topics. */
const clearlyAhead = 0.1

/** Matches an answer about a deduction: who has it, for which home, how it is paid. */
const tellsTaxes = /\bdetra|\bbonus\b|\bIVA\b|Irpef|\bCAF\b|contribut/i

/** Matches words of who pays, whose home it is, and what for: only a known question tells about them. */
const ofSituation =
  /affitt|inquilin|locatar|second[ao]|residen|\b(?:padre|madre|pap[aà]|mamma|moglie|marito|compagn[oa]|suocer[oa]|fratello|sorella|zi[oa]|nonn[oai]|genitori|ex)\b|figli[oa]?\b|convivent|intestat|proprietar|ered[ei]|successione|disabil|invalid|\b104\b|isee|pension|forfett|partita iva|reddito|incapient|\bvuota\b|vacanz|blindat|sicurezza|ladri|denuncia/iu

/**
 * Whether a known question is about a situation with its own tax rules, so it tells more than the topic. Where a job has no
 * deduction, that comes first.
 */
const isAboutTaxes = (known: KnownQuestion | null, context: AnswerContext): boolean =>
  known !== null &&
  ofSituation.test(context.utterance.raw) &&
  tellsTaxes.test(known.reply.paragraphs.join(' ')) &&
  !undeducted.has(subjectOf(context)?.kind.relief ?? 'general')

/** Matches a question about the noise of a thing, words of the noise of the works, and an answer about noise. */
const asksNoise =
  /(?:^| )(?:(?:fa|fanno|fara|faranno|farebbe) (?:\p{L}+ ){0,2}(?:rumore|casino|baccano|chiasso|ronzio)|rumoros[oaie]|silenzios[oaie]|decibel|db|ronz\p{L}+|(?:si|lo|la|li|le) sent(?:e|ono|o|ira) (?:molto|tanto|tutto|di notte|dalla|dal|da|in|nella|quando))(?: |$)/u
const ofWorks =
  /(?:^| )(?:lavor\p{L}*|cantier\p{L}*|operai|mentre|durante|mont(?:are|ano|ate|aggio|andol\p{L})|install(?:are|ano|azione)|demol\p{L}+|trapan\p{L}*|martell\p{L}+|spacc\p{L}+|tracce|orari\p{L}?|posa(?:re|no)?|voci|vicin[oai] (?:di|parl))(?: |$)/u
const tellsNoise = /\bdB\b|rumor|silenzios|ronz/i
/** The likeness from which such an answer is right for a question about noise, however many other questions it is like. */
const noiseLikeness = 0.35

/** Returns the known answer about the noise of the thing itself, not of the works; otherwise null. */
function noiseOf(known: KnownQuestion | null, text: string): Reply | null {
  if (known === null || !known.isOwn || known.likeness < noiseLikeness) return null
  if (!asksNoise.test(text) || ofWorks.test(text)) return null
  return tellsNoise.test(known.reply.paragraphs.join(' ')) ? known.reply : null
}

/** Returns the known answer of the job about what the thing consumes, if the question asks that; otherwise null. */
function energyOf(known: KnownQuestion | null, text: string): Reply | null {
  if (known === null || !known.isOwn || !asksEnergyCost(text)) return null
  return tellsEnergy.test(known.reply.paragraphs.join(' ')) ? known.reply : null
}

/** Matches an answer about what is removed. A rule about another thing in the sentence gives way: 'quelle di legno le portate via voi?'. */
const tellsDisposal =
  /smalt|discaric|isola ecologica|ecocentro|rifiut|macer|ingombrant|ritir|port(?:a|ano|are|arl\p{L}+) via|butta|rimoz|smont|riusa|recuper/iu
/** Matches words for what is carried away. 'Senza togliere il vecchio' asks for no disposal. */
const carriedAway = /port\p{L}+ via|discaric|smalt|\bbutt|rottam|macer|calcinac|cassone/iu
const ofDisposal = (given: Reply | null, isAsked: boolean): Reply | null =>
  isAsked && !tellsDisposal.test(given?.paragraphs.join(' ') ?? '') ? null : given

/** Returns the answer of a known question that is like enough. */
function passed(known: KnownQuestion | null, { likeness, ahead }: Bar): Reply | null {
  return known !== null && known.likeness >= likeness && known.ahead >= ahead ? known.reply : null
}

/** Matches a question whether a scaffolding is counted. */
const asksContained =
  /\b(?:compres|inclus|contat|contegg)|\b(?:nel|dentro (?:al|il|la|alla)?) ?(?:prezzo|conto|cifra|stima|totale)|\bnella (?:cifra|stima)/i

/** A question how long it cannot be used is often like many others in words, so a known answer with a time is enough. */
const withTime: Bar = { likeness: 0.45, ahead: -0.3 }
const tellsTime = /giorn|settiman|\bor[ae]\b|\bsera\b|subito|\bmes[ei]\b/i

/** Returns an answer that tells a time; otherwise null. */
const timed = (given: Reply | null): Reply | null =>
  given !== null && tellsTime.test(given.paragraphs.join(' ')) ? given : null

/**
 * Returns how long a place or a thing cannot be used, if a question asks that by its form: while the job is done
 * ('quanto resto senza bagno?'), or after it ('dopo quanto ci si mangia?').
 */
function unusableFor(context: AnswerContext, known: KnownQuestion | null, text: string): Reply | null {
  const forms = formsOf(text)
  const isDuring = forms.includes('without')
  if (!isDuring && !forms.includes('usable')) return null
  const job = subjectOf(context)
  const ofJob = isDuring ? absenceOf(job) : waitFor(job)
  return (
    timed(passed(known, withTime)) ??
    (isDuring ? null : timed(thingAnswer(context))) ??
    (ofJob === null ? null : { ...reply(ofJob), about: ofJob.slice(0, 24) })
  )
}

/**
 * Returns the answer to a question about a thing of the trades, from the known questions and from rules; null if there
 * is none.
 *
 * @param topics the topics of the question
 */
export function answerAboutThing(context: AnswerContext, topics: readonly Topic[]): Reply | null {
  const { raw } = context.utterance
  const isLiability = liability.test(raw) && !below.test(raw)
  const isApart = topics.some(
    (topic) =>
      apart.has(topic) ||
      (topic === 'insurance' && isLiability) ||
      (topic === 'commission' && ourShare.test(raw)),
  )
  const known = knownQuestion(context)
  // 'se tengo le piastrelle che ho?' is like many questions about tiles.
  if (known?.isSame !== true && keepsPart(spokenText(context.utterance.words))) return null
  const passing = (bars: readonly Bar[]): Reply | null =>
    bars.map((bar) => passed(known, bar)).find((given) => given !== null) ?? null
  if (isApart) {
    if (!topics.every((topic) => mistakable.has(topic) || isOnlyGuessed(topic, context.utterance)))
      return null
    const given = passing(isAboutTaxes(known, context) ? besideTopics : [likely])
    const areGuesses = !damage.test(raw) && topics.every((topic) => isOnlyGuessed(topic, context.utterance))
    return given ?? (areGuesses ? fitting(thingAnswer(context), context) : null)
  }
  const sureTopic = surelyTopic(context.utterance.words)
  if (
    sureTopic !== null &&
    ofEstimate.has(sureTopic) &&
    topics.includes(sureTopic) &&
    known?.isSame !== true &&
    (known?.ahead ?? 0) < clearlyAhead
  )
    return null
  // The estimate itself knows whether it has a scaffolding, and for how many metres the paint is.
  const isInEstimate =
    (topics.includes('scaffolding') && asksContained.test(raw)) ||
    (topics.includes('quantity') && /\blitri\b/i.test(raw))
  if (isInEstimate && known?.isSame !== true && context.jobs.some(({ estimate }) => estimate !== null))
    return null
  const words = context.utterance.words.flatMap(({ kind, text }) => (kind === 'mark' ? [] : [text]))
  // 'per il montascale quindi chi sento?'
  if (topics.includes('professionals') && jobNamed(context) !== null && known?.isSame !== true) return null
  const listed = asksInclusion(words.join(' ')) ? listedItem(context) : null
  if (listed !== null && known?.isSame !== true) return listed
  // 'fra quanto tocca rifarla?' is like many questions with other numbers of days.
  const text = words.join(' ')
  const byForm = words.includes('ogni') ? null : topicByForm(text)
  const sure = topics.filter((topic) => isSure(topic, context.utterance))
  const isFirm =
    byForm !== null || sure.some((topic) => firm.has(topic) && !(topic === 'permits' && heritage.test(raw)))
  const bars = sure.length > 0 ? besideTopics : withoutTopic
  const asksDisposal = sure.includes('disposal') && carriedAway.test(raw)
  return (
    noiseOf(known, text) ??
    energyOf(known, text) ??
    fitting(
      known && passing(byForm === 'lifetime' ? barsOfLife(known) : barsOfSame(known, isFirm)),
      context,
    ) ??
    unusableFor(context, known, text) ??
    (byForm === 'lifetime' || ofWorkers.test(text) || asksNoiseTime(text)
      ? null
      : fitting(ofDisposal(thingAnswer(context), asksDisposal), context)) ??
    fitting(isFirm ? null : passing(bars), context)
  )
}

/** The same of a statement that may be a change: 'il wc lo voglio con il bidet incorporato'. */
const behindChange: Bar = { likeness: 0.6, ahead: 0.05 }

/**
 * Returns the answer to the question behind a statement about the job; null if it is like no known question.
 *
 * @param mayChange whether the statement may ask for a change of the estimate
 */
export function answerBehind(context: AnswerContext, mayChange: boolean): Reply | null {
  const known = knownQuestion(context)
  if (!mayChange) return passed(known, behindStatement)
  return known?.isSame === true ? known.reply : passed(known, behindChange)
}
