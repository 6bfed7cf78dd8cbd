import { mapInSteps } from '../gradual.ts'
import { inSteps } from '../rows.ts'
import { toShares } from '../shares.ts'
import { sortedNames } from '../sorted-names.ts'
import { add, type EmbeddingModel, product, type Text, textOf, width } from './model.ts'
import { createRandom } from './random.ts'

/** A text to learn from. */
export interface EmbeddingSample {
  readonly features: ReadonlySet<string>
  readonly of: number
  /** The groups in which the text is told apart from the examples of other classes. */
  readonly groups: readonly number[]
}

interface Training {
  /** The number of classes. */
  readonly classes: number
  /** The classes of each group. */
  readonly groups: readonly Int32Array[]
  /** The weight of a feature by its prefix. */
  readonly shares: Readonly<Record<string, number>>
}

/** The number of texts that must have a feature. */
const leastTexts = 3
const epochs = 20
const initialRate = 0.2
/** The learning rate of the bias, as a share of that of the vectors. */
const biasRate = 0.01
/** The share of a text's features that a step of learning leaves out, so that no single word decides. */
const dropped = 0.75
/** A gradient below this is treated as zero, which saves most of the training time. */
const negligible = 0.001
/** The seed of the random order and choice, so that a model learned twice is equal. */
const seed = 6
/** The largest coordinate before the learning, and the sum of squared gradients with which the learning rates begin. */
const initialCoordinate = 0.17
const initialSquares = 1e-4
/** The number of texts that one step of the learning takes: a few milliseconds. */
const textsPerStep = 50

function meanSquare(vector: Float64Array): number {
  let sum = 0
  for (const coordinate of vector) sum += coordinate * coordinate
  return sum / width
}

/** Vectors during the learning, each with the mean squares of its gradients so far (Adagrad). */
interface Draft {
  readonly vectors: Float64Array
  readonly squares: Float32Array
}

/** Moves a vector against its gradient, which is a factor times another vector with a known mean square. */
function move(
  { vectors, squares }: Draft,
  at: number,
  gradient: { readonly of: Float64Array; readonly factor: number; readonly square: number },
  rate: number,
): void {
  squares[at] = (squares[at] ?? 0) + gradient.factor ** 2 * gradient.square
  const by = (rate * gradient.factor) / Math.sqrt(squares[at] ?? 1)
  const from = at * width
  for (let place = 0; place < width; place += 1)
    vectors[from + place] = (vectors[from + place] ?? 0) - by * (gradient.of[place] ?? 0)
}

/**
 * Learns a model, in steps. Each epoch takes the texts in another order, with some of their features, and tells each apart from
 * the other classes of one of its groups.
 */
export function* learnEmbeddingInSteps(
  samples: readonly EmbeddingSample[],
  { classes, groups, shares }: Training,
): Generator<undefined, EmbeddingModel> {
  const counts = new Map<string, number>()
  for (const [turn, { features }] of samples.entries()) {
    if (turn % textsPerStep === 0) yield undefined
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  }
  const countOf = (feature: string): number => counts.get(feature) ?? 0
  const features = sortedNames(counts.keys()).filter((feature) => countOf(feature) >= leastTexts)
  const index = new Map(features.map((feature, at) => [feature, at]))
  const worth = Float32Array.from(
    features,
    (feature) => (shares[feature.charAt(0)] ?? 1) * Math.log(1 + samples.length / countOf(feature)),
  )
  const texts = yield* mapInSteps(samples, textsPerStep, (sample) => textOf(sample.features, index, worth))

  const random = createRandom(seed)
  const draft = (amount: number): Draft => ({
    vectors: Float64Array.from({ length: amount * width }, () => (random() * 2 - 1) * initialCoordinate),
    squares: new Float32Array(amount).fill(initialSquares),
  })
  const [ofFeatures, ofClasses] = [draft(features.length), draft(classes)]
  const bias = new Float32Array(classes)
  const [text, gradient] = [new Float64Array(width), new Float64Array(width)]
  const scores = new Float64Array(Math.max(...groups.map(({ length }) => length)))

  function learnFrom(sample: EmbeddingSample, { at, values }: Text, rate: number): void {
    const kept: number[] = []
    text.fill(0)
    for (let place = 0; place < at.length; place += 1) {
      if (random() < dropped) continue
      kept.push(place)
      add(text, ofFeatures.vectors, (at[place] ?? 0) * width, (values[place] ?? 0) / (1 - dropped))
    }
    if (kept.length === 0) return
    const { of, groups: own } = sample
    const rivals = groups[own[Math.floor(random() * own.length)] ?? 0] ?? new Int32Array(0)
    const count = rivals.length
    for (let turn = 0; turn < count; turn += 1) {
      const rival = rivals[turn] ?? 0
      scores[turn] = (bias[rival] ?? 0) + product(text, ofClasses.vectors, rival * width)
    }
    toShares(scores.subarray(0, count))
    gradient.fill(0)
    const square = meanSquare(text)
    for (let turn = 0; turn < count; turn += 1) {
      const rival = rivals[turn] ?? 0
      const factor = (scores[turn] ?? 0) - (rival === of ? 1 : 0)
      if (Math.abs(factor) < negligible) continue
      add(gradient, ofClasses.vectors, rival * width, factor)
      move(ofClasses, rival, { of: text, factor, square }, rate)
      bias[rival] = (bias[rival] ?? 0) - biasRate * rate * factor
    }
    const ofGradient = meanSquare(gradient)
    for (const place of kept) {
      const factor = (values[place] ?? 0) / (1 - dropped)
      move(ofFeatures, at[place] ?? 0, { of: gradient, factor, square: ofGradient }, rate)
    }
  }

  const order = Int32Array.from(samples.keys())
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (let last = order.length - 1; last > 0; last -= 1) {
      const other = Math.floor(random() * (last + 1))
      ;[order[last], order[other]] = [order[other] ?? 0, order[last] ?? 0]
    }
    for (const [turn, at] of order.entries()) {
      if (turn % textsPerStep === 0) yield undefined
      const [sample, of] = [samples[at], texts[at]]
      if (sample && of) learnFrom(sample, of, initialRate * (1 - epoch / epochs))
    }
  }
  return {
    features,
    worth,
    ofFeatures: inSteps(ofFeatures.vectors, width),
    ofClasses: inSteps(ofClasses.vectors, width),
    bias,
  }
}
