import { spokenText } from '../italian/words.ts'
import { lowerFirst } from '../wording/figures.ts'
import { alternative, variantPrices } from './about/alternatives.ts'
import { asksOrder, sumOf } from './about/amount.ts'
import * as budgets from './about/budget.ts'
import { certificates } from './about/certificates.ts'
import * as company from './about/company.ts'
import * as contents from './about/contents.ts'
import { living } from './about/living.ts'
import { pricedThing } from './about/named-price.ts'
import * as next from './about/next.ts'
import * as parts from './about/parts.ts'
import { photos } from './about/photos.ts'
import * as price from './about/price.ts'
import * as rules from './about/rules.ts'
import { save } from './about/saving.ts'
import { asksShare } from './about/shares.ts'
import { type Answerer, reply, type Reply, subjectOf } from './about/subject.ts'
import * as talk from './about/talk.ts'
import * as time from './about/time.ts'
import { unknown } from './about/unknown.ts'
import * as work from './about/work.ts'
import type { Answer, AnswerContext } from './answer-context.ts'
import { readTopics } from './classify/topics.ts'
import { answerAboutThing, answerBehind } from './faq/about-thing.ts'
import { claimIn, doubtsClaim } from './faq/claims.ts'
import { isOnlyGuessed } from './faq/sure-topics.ts'
import { reactionTopic } from './rules/reactions.ts'
import { lastResort, type Topic } from './topic.ts'

const answerers: Readonly<Record<Topic | 'other', Answerer>> = {
  included: contents.included,
  excluded: contents.excluded,
  materials: contents.materials,
  disposal: contents.disposal,
  scaffolding: contents.scaffolding,
  certificates,
  counted: contents.counted,
  process: time.process,
  price: price.price,
  'why-price': price.whyPrice,
  range: price.range,
  binding: price.binding,
  sources: price.sources,
  save,
  discount: price.discount,
  budget: budgets.budget,
  labour: parts.labour,
  'own-materials': parts.ownMaterials,
  quantity: parts.quantity,
  'unit-price': parts.unitPrice,
  'part-price': parts.partPrice,
  compare: parts.compare,
  previous: price.previous,
  'friend-paid-less': price.friendPaidLess,
  doubt: price.doubt,
  extras: price.extras,
  permits: rules.permits,
  relief: rules.relief,
  vat: rules.vat,
  duration: time.duration,
  lifetime: time.lifetime,
  start: time.start,
  season: time.season,
  'next-steps': next.nextSteps,
  'who-calls': next.whoCalls,
  visit: next.visit,
  'visit-free': next.visitFree,
  'several-quotes': next.severalQuotes,
  professionals: next.professionals,
  send: next.send,
  urgent: next.urgent,
  safe: next.safe,
  person: next.askPerson,
  free: company.free,
  commission: company.commission,
  privacy: company.privacy,
  photos,
  selection: company.selection,
  guarantee: company.guarantee,
  unhappy: company.unhappy,
  insurance: company.insurance,
  payment: company.payment,
  coverage: company.coverage,
  'other-jobs': company.otherJobs,
  identity: company.identity,
  yield: work.yields,
  self: work.self,
  living,
  prepare: work.prepare,
  neighbours: work.neighbours,
  brand: work.brandOf,
  help: work.help,
  hesitation: talk.hesitation,
  refusal: talk.refusal,
  complaint: talk.complaint,
  rude: talk.rude,
  agree: talk.agree,
  thanks: talk.thanks,
  bye: talk.bye,
  greeting: talk.greeting,
  'off-topic': talk.offTopic,
  injection: talk.injection,
  other: unknown,
}

/** Topics for which the answer about a thing has priority over the answer of the topic. */
const aboutThings: ReadonlySet<Topic | 'other'> = new Set<Topic | 'other'>([
  'other',
  'included',
  'materials',
  'quantity',
  'part-price',
  'compare',
  'save',
  'permits',
  'duration',
  'lifetime',
  'season',
  'guarantee',
  'payment',
  'next-steps',
  'professionals',
  'identity',
  'photos',
  'prepare',
  'help',
  'urgent',
  'why-price',
  'self',
  'process',
  'unit-price',
  'living',
  'neighbours',
  'yield',
  'scaffolding',
  'start',
  'extras',
  'labour',
])

/** Returns the first sentence of a paragraph. */
function firstSentence(text: string): string {
  return text.split(/(?<=[.!?])\s(?=\p{Lu})/u)[0] ?? text
}

/** Introductions of a repeated answer, by the number of repetitions. */
const again = ['Come ti dicevo: ', 'In breve: ', 'Ripeto: '] as const

function shortened({ paragraphs, short }: Reply, times: number): string[] {
  const words = short ?? firstSentence(paragraphs[0] ?? '')
  return [`${again[(times - 1) % again.length] ?? ''}${lowerFirst(words)}`]
}

function withoutRepeating(given: Reply, key: string, context: AnswerContext): Answer {
  const times = (context.answered ?? []).filter((one) => one === key).length
  const prices = variantPrices(context)
  return {
    paragraphs: [
      ...(times > 0 ? shortened(given, times) : given.paragraphs),
      ...(prices === null || given.paragraphs.includes(prices) ? [] : [prices]),
    ],
    ...(given.link ? { link: given.link } : {}),
    ...(given.isVague ? { isVague: true } : {}),
    key,
  }
}

/** Matches words about money. Without one, 'basta per i tacchi?' is not a question about a budget. */
const money =
  /spend|budget|sold|euro|€|cifr|cost|prezz|paga|mila|disponib|limit|tetto massimo|portafogl|permett/i

function aboutMoney(topic: Topic | 'other', context: AnswerContext): boolean {
  return topic !== 'budget' || sumOf(context) !== null || money.test(context.utterance.raw)
}

/** Corrects the topic of a price question by the thing that it names: the job in hand or something else. */
function priceTopic(topic: Topic | 'other', context: AnswerContext): Topic | 'other' {
  if (topic !== 'price' && topic !== 'unit-price' && topic !== 'part-price') return topic
  const job = subjectOf(context)
  if (topic === 'price' && asksShare(context.utterance)) return 'unit-price'
  const thing = job && pricedThing(context, job)
  if (thing === 'other') return 'part-price'
  return thing === 'job' && topic === 'part-price' ? 'price' : topic
}

/**
 * Returns the known answer to the question if the topic only says who knows it. A vague reply about own materials always
 * gives way: that topic is mostly a wrong guess, because people who ask about it say that they buy something.
 */
function sureReply(given: Reply, topic: Topic | 'other', context: AnswerContext): Reply {
  if (given.isVague !== true || topic === 'other') return given
  const other = unknown(context)
  return other.isVague === true && topic !== 'own-materials' ? given : other
}

/** Topics whose answer says less than the prices of the options that the sentence compares. */
const lessThanPrices: ReadonlySet<Topic | 'other'> = new Set<Topic | 'other'>([
  'price',
  'part-price',
  'unit-price',
  'previous',
  'save',
  'discount',
])

/** Topics about the figure itself. A question which of two sums it is comes nearer to the price. */
const ofFigures: ReadonlySet<Topic | 'other'> = new Set<Topic | 'other'>([
  'doubt',
  'range',
  'sources',
  'binding',
])

/** Returns the prices of the options that a sentence compares instead of an answer that says less. */
function pricedReply(given: Reply, topic: Topic | 'other', context: AnswerContext): Reply {
  if (given.isVague !== true && !lessThanPrices.has(topic)) return given
  const prices = variantPrices(context)
  return prices === null ? given : { ...reply(prices), about: 'varianti' }
}

/** Matches properties that a question may compare instead of prices: 'quanto vive una pompa rispetto alla caldaia'. */
const properties =
  /(?<!\p{L})(?:viv(?:e|ono)|dur(?:a|ano|erà)|resist(?:e|ono)|rumor\p{L}*|silenzios\p{L}*|sporc(?:a|ano)|puli(?:sce|scono|re)|regg(?:e|ono)|tiene|tengono|scalda(?:no)?|isola(?:no)?)(?!\p{L})/iu

/** Topics that the classifier also gives to the question who tells the price. */
const askedForPrice: ReadonlySet<Topic | 'other'> = new Set<Topic | 'other'>([
  'binding',
  'professionals',
  'price',
])

/**
 * Answers a sentence on a topic. 'other' is a question about the job that no topic covers. A repeated answer
 * has its short form.
 */
export function answerTopic(topic: Topic | 'other', context: AnswerContext): Answer {
  // 'la casa non respira più, è vero?' does not doubt the figure.
  if (topic === 'doubt' && doubtsClaim(context)) return answerTopic('other', context)
  const { raw } = context.utterance
  const other =
    topic === 'compare' && (money.test(raw) || !properties.test(raw)) ? alternative(context) : null
  if (other !== null) return withoutRepeating(other, `compare:${other.about ?? ''}`, context)
  const teller = askedForPrice.has(topic) ? next.whoTellsPrice(context) : null
  if (teller !== null) return withoutRepeating(teller, `thing:${teller.about ?? ''}`, context)
  const mayMeanThing =
    aboutThings.has(topic) || (topic !== 'other' && isOnlyGuessed(topic, context.utterance))
  const thing = mayMeanThing ? answerThing(context, topic === 'other' ? [] : [topic]) : null
  if (thing !== null) return thing
  const named = aboutMoney(topic, context) ? priceTopic(topic, context) : 'other'
  // 'giusto per capire se sono mille o ventimila' asks for the price, not for its sources.
  const chosen = ofFigures.has(named) && asksOrder(context.utterance) ? 'price' : named
  const given = pricedReply(sureReply(answerers[chosen](context), chosen, context), chosen, context)
  return withoutRepeating(given, given.about ? `${topic}:${given.about}` : topic, context)
}

/** Answers a statement with a question whether it is true: it asks what the statement asks. */
function answerClaim(context: AnswerContext): Answer | null {
  const claim = claimIn(context.utterance)
  if (claim === null) return null
  const asked = { ...context, utterance: claim }
  const topics = readTopics(claim).filter((topic) => !lastResort.has(topic))
  const [topic] = topics
  const given = answerThing(asked, topics) ?? (topic === undefined ? null : answerTopic(topic, asked))
  return given?.isVague === true ? null : given
}

/** Answers a question about a thing of the trades; null if the question names none. */
export function answerThing(context: AnswerContext, topics: readonly Topic[] = []): Answer | null {
  const claimed = answerClaim(context)
  if (claimed !== null) return claimed
  if (reactionTopic(spokenText(context.utterance.words)) !== null) return null
  const given = answerAboutThing(context, topics)
  return given === null ? null : withoutRepeating(given, `thing:${given.about ?? ''}`, context)
}

/** Returns the answer to the question behind a statement, which may be a change; null if it is like no known question. */
export function answerRemark(context: AnswerContext, mayChange: boolean): Answer | null {
  const given = answerBehind(context, mayChange)
  return given === null ? null : withoutRepeating(given, `thing:${given.about ?? ''}`, context)
}
