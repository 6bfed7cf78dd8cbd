import { createGradual, mapInSteps } from './gradual.ts'
import { inSteps } from './rows.ts'
import { toShares } from './shares.ts'
import { sortedNames } from './sorted-names.ts'

/** A class with its probability, between 0 and 1. */
export interface Guess<Class> {
  readonly of: Class
  readonly share: number
}

/** Returns all classes with their probability for a text, the most probable first. */
export type Classifier<Class> = (features: readonly string[]) => readonly Guess<Class>[]

interface Sample<Class> {
  readonly features: readonly string[]
  readonly of: Class
}

/** Training parameters: the number of epochs, the first learning rate, and its decay from epoch to epoch. */
const epochs = 8
const initialRate = 4
const rateDecay = 0.5
/** The learning rate of the bias, as a share of the learning rate of the weights. */
const biasRate = 0.02
/** The prefix of features that stand for a class of words, and the factor for their value. */
const classOfWords = 'k:'
const classWeight = 1.6
/** A gradient below this is treated as zero, which saves most of the training time. */
const negligible = 0.004

/** A feature vector, normalised to length 1: the places of its features and their values. */
interface Vector {
  readonly at: Int32Array
  readonly values: Float64Array
}

/** Returns the feature vector of a text. `worth` holds the value of each feature. */
function vectorOf(
  features: readonly string[],
  index: ReadonlyMap<string, number>,
  worth: Float32Array,
): Vector {
  const found = new Set<number>()
  for (const feature of features) {
    const at = index.get(feature)
    if (at !== undefined) found.add(at)
  }
  const at = Int32Array.from(found)
  const values = new Float64Array(at.length)
  let square = 0
  for (let position = 0; position < at.length; position += 1) {
    const value = worth[at[position] ?? 0] ?? 0
    values[position] = value
    square += value * value
  }
  const scale = square > 0 ? 1 / Math.sqrt(square) : 0
  for (let position = 0; position < at.length; position += 1)
    values[position] = (values[position] ?? 0) * scale
  return { at, values }
}

/** Rare features tell more about a text, and classes of words more than single ones. */
function worthOf(feature: string, count: number, samples: number): number {
  return Math.log(1 + samples / count) * (feature.startsWith(classOfWords) ? classWeight : 1)
}

/** A trained classifier as plain data, without its samples. */
export interface Model<Class> {
  readonly classes: readonly Class[]
  readonly features: readonly string[]
  /** How much each feature tells. */
  readonly worth: Float32Array
  /** For each feature, the weight of each class, in steps of the feature's `scales`. */
  readonly weights: Int8Array
  readonly scales: Float32Array
  readonly bias: Float64Array
}

/** With more classes than this, weights below so many steps are 0. The packed models are a fifth smaller, and no worse. */
const small = { classes: 16, steps: 1.5 } as const

/** Weights during the learning. */
interface Draft {
  readonly weights: Float32Array
  readonly bias: Float64Array
}

/** Writes the score of each class for a feature vector to `scores`. */
function score(
  { weights, scales, bias }: Pick<Model<unknown>, 'weights' | 'scales' | 'bias'>,
  { at, values }: Vector,
  scores: Float64Array,
): void {
  const width = scores.length
  scores.set(bias)
  for (let position = 0; position < at.length; position += 1) {
    const row = at[position] ?? 0
    const value = (values[position] ?? 0) * (scales[row] ?? 0)
    const from = row * width
    for (let one = 0; one < width; one += 1)
      scores[one] = (scores[one] ?? 0) + value * (weights[from + one] ?? 0)
  }
}

/** The same during the learning. Not one function with {@link score}: V8 compiles it for one type of array. */
function scoreDraft({ weights, bias }: Draft, { at, values }: Vector, scores: Float64Array): void {
  const width = scores.length
  scores.set(bias)
  for (let position = 0; position < at.length; position += 1) {
    const value = values[position] ?? 0
    const from = (at[position] ?? 0) * width
    for (let one = 0; one < width; one += 1)
      scores[one] = (scores[one] ?? 0) + value * (weights[from + one] ?? 0)
  }
}

/** Returns the classifier of a model. */
export function classifierOf<Class>(model: Model<Class>): Classifier<Class> {
  const { classes, features: names, worth } = model
  const index = new Map(names.map((name, at) => [name, at]))
  const scores = new Float64Array(classes.length)
  return (features) => {
    score(model, vectorOf(features, index, worth), scores)
    toShares(scores)
    return classes.map((of, at) => ({ of, share: scores[at] ?? 0 })).toSorted((a, b) => b.share - a.share)
  }
}

/** A feature vector of a sample, and the place of its class. */
interface Example extends Vector {
  readonly of: number
}

/** Moves weights and bias towards one sample (stochastic gradient descent). `scores` and `active` are scratch memory. */
function learnFrom(
  { weights, bias }: Draft,
  example: Example,
  rate: number,
  { scores, active }: { readonly scores: Float64Array; readonly active: Int32Array },
): void {
  const { at, values, of } = example
  const width = scores.length
  scoreDraft({ weights, bias }, example, scores)
  toShares(scores)
  scores[of] = (scores[of] ?? 0) - 1
  let count = 0
  for (let one = 0; one < width; one += 1) {
    if (Math.abs(scores[one] ?? 0) <= negligible) continue
    active[count] = one
    count += 1
  }
  for (let position = 0; position < at.length; position += 1) {
    const move = rate * (values[position] ?? 0)
    const from = (at[position] ?? 0) * width
    for (let turn = 0; turn < count; turn += 1) {
      const one = active[turn] ?? 0
      weights[from + one] = (weights[from + one] ?? 0) - move * (scores[one] ?? 0)
    }
  }
  for (let one = 0; one < width; one += 1) bias[one] = (bias[one] ?? 0) - rate * biasRate * (scores[one] ?? 0)
}

/** The number of samples that one step of learning takes: about a millisecond. */
const stepSize = 50

/**
 * Trains a model by multinomial logistic regression on weighted features, in steps. The same samples in the same
 * order give the same model.
 */
export function* learnModelInSteps<Class>(
  samples: readonly Sample<Class>[],
): Generator<undefined, Model<Class>> {
  const counts = new Map<string, number>()
  for (const [turn, { features }] of samples.entries()) {
    if (turn % stepSize === 0) yield undefined
    for (const feature of new Set(features)) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  }
  const known = sortedNames(counts.keys())
  const index = new Map(known.map((feature, at) => [feature, at]))
  const worth = Float32Array.from(known, (feature) =>
    worthOf(feature, counts.get(feature) ?? 1, samples.length),
  )
  const classes = [...new Set(samples.map((sample) => sample.of))]
  // A sample that counts several times stands in the list as often.
  const read = new Map<Sample<Class>, Example>()
  const vectors = yield* mapInSteps(samples, stepSize, (sample) => {
    const vector = read.get(sample) ?? {
      ...vectorOf(sample.features, index, worth),
      of: classes.indexOf(sample.of),
    }
    read.set(sample, vector)
    return vector
  })
  const width = classes.length
  const weights = new Float32Array(index.size * width)
  const bias = new Float64Array(width)
  const scratch = { scores: new Float64Array(width), active: new Int32Array(width) }

  // Samples of a class are neighbours. A stride that is coprime to their number visits all of them in a mixed
  // order.
  const stride = strideFor(vectors.length)
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    const rate = initialRate / (1 + epoch * rateDecay)
    for (let turn = 0; turn < vectors.length; turn += 1) {
      if (turn % stepSize === 0) yield undefined
      const vector = vectors[(turn * stride + epoch) % vectors.length]
      if (vector) learnFrom({ weights, bias }, vector, rate, scratch)
    }
  }

  const { steps, scales } = inSteps(weights, width, width > small.classes ? small.steps : 0)
  return { classes, features: known, worth, bias, weights: steps, scales }
}

/** Trains a classifier, in steps. */
export function* learnInSteps<Class>(
  samples: readonly Sample<Class>[],
): Generator<undefined, Classifier<Class>> {
  return classifierOf(yield* learnModelInSteps(samples))
}

/** Trains a classifier at once. */
export function learn<Class>(samples: readonly Sample<Class>[]): Classifier<Class> {
  return createGradual(learnInSteps(samples)).result()
}

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b)
}

function strideFor(length: number): number {
  let stride = Math.max(1, Math.floor(length * 0.618))
  while (divisor(length, stride) !== 1) stride += 1
  return stride
}
