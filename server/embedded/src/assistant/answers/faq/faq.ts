import { readdirSync, readFileSync } from 'node:fs'

import type { Utterance } from '../../italian/utterance.ts'
import { splitWords } from '../../italian/words.ts'
import { createGradual, type Gradual, mapInSteps } from '../../learning/gradual.ts'
import { conceptsOf, createLexicon } from '../../learning/lexicon.ts'
import { plainForm, stem, tellingWords } from '../../learning/telling-words.ts'
import { asksAmount } from '../about/amount.ts'
import { reply, type Reply, subjectOf, whoDoes, withTrade } from '../about/subject.ts'
import type { AnswerContext, AnswerJob } from '../answer-context.ts'
import { readExamples } from '../classify/examples.ts'
import { createPhrasingIndex, type PhrasingIndex, type Question } from './phrasing-index.ts'

/** A line of a file of questions. */
interface Line {
  /** The jobs to which it applies: services, or services with a job. Empty for every job. */
  readonly scopes: readonly string[]
  readonly phrasings: readonly string[]
  /** '{who}' is replaced by the trade that does the job. */
  readonly answer: string
}

/** A known question with its answer. */
interface Entry extends Pick<Line, 'scopes' | 'answer'> {
  readonly phrasings: readonly Question[]
  /** The services of the scopes. */
  readonly services: readonly string[]
  /** The features of all phrasings. */
  readonly asked: ReadonlySet<string>
  /** The features of the answer. */
  readonly told: ReadonlySet<string>
}

interface KnownQuestions {
  readonly entries: readonly Entry[]
  readonly index: PhrasingIndex<Entry>
  /** Returns a question with its weights: the rarer a feature is, the heavier. */
  readonly weigh: (features: ReadonlySet<string>) => Question
}

const synonymsOf = createLexicon(new URL('synonyms.tsv', import.meta.url))

/** The length of the beginning by which forms of a word are alike: 'motorizzare' and 'motorizzate'. */
const beginning = 5
/** The weights of the other features, relative to the weight of a stem. */
const shares: Readonly<Record<string, number>> = { b: 0.6, k: 0.6, y: 0.6 }
/** The weight of a feature that no question has, relative to one that a single question has. */
const unknownShare = 0.7
/** The share with which a word counts that only the answer has. */
const answerShare = 0.5
/**
 * Factors of the likeness by what an entry is about: the job in hand, every job, or another job of the service. The
 * entry of the job wins where a short question ('e per lavarle?') is equally like several. Another job still counts,
 * because the chat may have understood the wrong one.
 */
const factors = { ownJob: 1.08, service: 1, everyJob: 0.93, otherJob: 0.65 } as const
/** Maximum number of words of a question that leaves its thing unnamed: 'sono obbligatorie?', 'come si regolano?'. */
const mostBareWords = 4
/** The number of texts that one step reads. */
const stepSize = 20

/** Articles and prepositions of southern dialects. They tell nothing about the question. */
const dialectSmall: ReadonlySet<string> = new Set(['nu', 'na', 'nna', 'lu', 'pe', 'pi', 'ca', 'cu'])

/** Returns the features of a text: stems, beginnings of long words, concepts and synonyms. */
function featuresOf(words: readonly string[]): Set<string> {
  const features = new Set<string>()
  for (const written of words) {
    if (dialectSmall.has(written)) continue
    // 'fogliu' and 'fattu' end in -o in Italian.
    const word = plainForm(written.replace(/u$/, 'o'))
    features.add(`s:${stem(word)}`)
    if (word.length > beginning) features.add(`b:${word.slice(0, beginning)}`)
    for (const concept of conceptsOf(word)) features.add(`k:${concept}`)
    for (const synonym of synonymsOf(word)) features.add(`y:${synonym}`)
  }
  return features
}

const textFeatures = (text: string): Set<string> => featuresOf(tellingWords({ words: splitWords(text) }))

/**
 * Reads the known questions. A line of their files has scopes, a tab, phrasings separated by ' | ', a tab, and the
 * answer; the scope '*' stands for every job.
 *
 * @throws {Error} with file and line, if a part is missing
 */
export function readLines(): Line[] {
  return readdirSync(new URL('questions', import.meta.url))
    .toSorted()
    .flatMap((file) => {
      const lines = readFileSync(new URL(`questions/${file}`, import.meta.url), 'utf8')
        .trimEnd()
        .split('\n')
      return lines.map((line, index) => {
        const [scopes = '', phrasings = '', answer = ''] = line.split('\t')
        if (answer === '') throw new Error(`${file}:${index + 1}: no scopes, questions and answer`)
        return { scopes: scopes === '*' ? [] : scopes.split(' '), phrasings: phrasings.split(' | '), answer }
      })
    })
}

/** Returns the words of the known questions and answers, folded as those of messages. They are spelt correctly. */
export function correctWords(): Set<string> {
  const texts = readLines().flatMap(({ phrasings, answer }) => phrasings.concat(answer))
  const folded = texts.join(' ').toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')
  return new Set(folded.split(/[^a-z]+/))
}

function* readInTurn(): Generator<undefined, KnownQuestions> {
  const read = yield* mapInSteps(readLines(), stepSize, ({ scopes, phrasings, answer }) => ({
    scopes,
    answer,
    phrasings: phrasings.map(textFeatures),
    told: textFeatures(answer),
  }))
  // The examples of the topics show which words are common: 'fa venire' says less than 'ladri'.
  const examples = yield* mapInSteps(readExamples(), stepSize, ({ text }) => textFeatures(text))
  const texts = [...read.flatMap(({ phrasings }) => phrasings), ...examples]
  const counts = new Map<string, number>()
  for (const features of texts)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  yield undefined
  const weightOf = (feature: string): number => {
    const count = counts.get(feature)
    const share = (shares[feature.charAt(0)] ?? 1) * (count === undefined ? unknownShare : 1)
    return share * Math.log(1 + texts.length / (count ?? 1))
  }
  const weigh = (features: ReadonlySet<string>): Question => {
    const weights = new Map([...features].map((feature) => [feature, weightOf(feature)]))
    return { weights, square: [...weights.values()].reduce((sum, weight) => sum + weight * weight, 0) }
  }
  const entries = yield* mapInSteps(read, stepSize, ({ scopes, phrasings, answer, told }) => ({
    scopes,
    services: scopes.map(serviceOf),
    answer,
    phrasings: phrasings.map(weigh),
    asked: new Set(phrasings.flatMap((one) => [...one])),
    told,
  }))
  return { entries, index: yield* createPhrasingIndex(entries, stepSize), weigh }
}

let reading: Gradual<KnownQuestions> | undefined

/** The reading of the known questions, once in a process. It takes about 0.1 s. */
export function readKnownQuestions(): Gradual<KnownQuestions> {
  reading ??= createGradual(readInTurn())
  return reading
}

/** The share of a question that an entry has, in any of its phrasings or in its answer. */
function coverageOf({ weights, square }: Question, { asked, told }: Entry): number {
  let covered = 0
  for (const [feature, weight] of weights) {
    const share = asked.has(feature) ? 1 : told.has(feature) ? answerShare : 0
    covered += share * weight * weight
  }
  return covered / square
}

/** From this cosine a question is a phrasing word for word. It then has at least this likeness, even of common words. */
const sameWords = 0.95
const sameWordsLikeness = 0.45

/** How much a known question has of a question: the results of the index for it. */
interface Match {
  /** How much the common words tell, from 0 to 1. */
  readonly told: number
  /** The cosine of the question as it was said. */
  readonly said: number
  /** The cosine of the question with the words of its job, if it names no thing itself: 'sono obbligatorie?'. */
  readonly full: number
}

function likenessOf(question: Question, { told, said, full }: Match, entry: Entry): number {
  const least = said >= sameWords ? sameWordsLikeness : 0
  if (told === 0) return least
  return Math.max(least, (told * (Math.max(said, full) + coverageOf(question, entry))) / 2)
}

const serviceOf = (scope: string): string => scope.split('/')[0] ?? scope

/** Returns the factor of an entry's likeness for a job; 0 if the entry is about another service. */
function factorFor({ scopes, services }: Entry, job: AnswerJob | null): number {
  if (scopes.length === 0) return factors.everyJob
  const key = job?.key ?? ''
  const service = serviceOf(key)
  if (scopes.includes(key)) return factors.ownJob
  if (scopes.includes(service)) return factors.service
  return services.includes(service) ? factors.otherJob : 0
}

interface Likely {
  readonly answer: string
  readonly likeness: number
}

/** Returns the known questions that share words with a sentence and are about one of the jobs, the most like it first. */
function likely({ words }: Pick<Utterance, 'words'>, jobs: readonly (AnswerJob | null)[]): Likely[] {
  const { entries, index, weigh } = readKnownQuestions().result()
  const asked = tellingWords({ words })
  const question = weigh(featuresOf(asked))
  const titles = asked.length > mostBareWords ? [] : jobs.flatMap((job) => job?.kind.title ?? [])
  const told = index.toldBy(question)
  const said = index.cosinesOf(question)
  const full =
    titles.length === 0
      ? said
      : index.cosinesOf(weigh(textFeatures(`${asked.join(' ')} ${titles.join(' ')}`)))
  return entries
    .flatMap((entry) => {
      const match = { told: told.get(entry) ?? 0, said: said.get(entry) ?? 0, full: full.get(entry) ?? 0 }
      if (match.told === 0 && match.said < sameWords) return []
      const factor = Math.max(...jobs.map((job) => factorFor(entry, job)))
      if (factor === 0) return []
      return { answer: entry.answer, likeness: factor * likenessOf(question, match, entry) }
    })
    .filter(({ likeness }) => likeness > 0)
    .toSorted((one, other) => other.likeness - one.likeness)
}

/** The likeness from which a question about money may have an answer without an amount. */
const plainLikeness = 0.75

/** For a question about money, an answer with an amount replaces a better one without from this share of its likeness. */
const nearlyAsLike = 0.85

/** Maximum number of words of a question. A longer text has words of many questions. */
const mostWords = 30

/**
 * Returns the answer of the known question that is most like the sentence; null if none is like it. A question about
 * money usually needs an answer with an amount.
 *
 * @param least the least likeness, from 0 to 1
 */
export function knownAnswer(context: AnswerContext, least: number): Reply | null {
  const { utterance, jobs, usual } = context
  if (utterance.words.length > mostWords) return null
  const [best, ...others] = likely(utterance, jobs.length > 0 ? jobs : [usual ?? null])
  if (best === undefined) return null
  const needsAmount = best.likeness < plainLikeness && asksAmount(utterance)
  const found = needsAmount
    ? [best, ...others].find(
        ({ answer, likeness }) => /[€%]/.test(answer) && likeness >= best.likeness * nearlyAsLike,
      )
    : best
  if (found === undefined || found.likeness < least) return null
  const text = withTrade(found.answer, whoDoes(subjectOf(context)))
  return { ...reply(text), about: found.answer.slice(0, 24) }
}
