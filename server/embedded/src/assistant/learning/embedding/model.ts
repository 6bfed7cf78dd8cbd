import type { Rows } from '../rows.ts'
import { toShares } from '../shares.ts'

/**
 * A classifier for hundreds of classes with some twenty examples each. Features and classes have vectors of a few dozen
 * coordinates. A text has the sum of its features' vectors, and the class whose vector points the same way is the most
 * likely one. Words of similar sentences get similar vectors, so a text may share no word with the examples of its class.
 * The method is that of fastText (Joulin et al., 2016, arXiv:1607.01759).
 */
export interface EmbeddingModel {
  readonly features: readonly string[]
  /** How much each feature tells. */
  readonly worth: Float32Array
  readonly ofFeatures: Rows
  readonly ofClasses: Rows
  readonly bias: Float32Array
}

/** The number of coordinates of a vector, a multiple of four for {@link product}. */
export const width = 56
/** A text's features by their numbers, with values whose squares sum up to 1. */
export interface Text {
  readonly at: Int32Array
  readonly values: Float32Array
}

export function textOf(
  features: Iterable<string>,
  index: ReadonlyMap<string, number>,
  worth: Float32Array,
): Text {
  const at = Int32Array.from([...features].flatMap((feature) => index.get(feature) ?? []))
  let square = 0
  for (const feature of at) square += (worth[feature] ?? 0) ** 2
  const scale = square > 0 ? 1 / Math.sqrt(square) : 0
  return { at, values: Float32Array.from(at, (feature) => (worth[feature] ?? 0) * scale) }
}

/** Returns the product of a vector with one of a list. Four sums at a time take half the time of one. */
export function product(vector: Float64Array, list: Float64Array, from: number): number {
  let [first, second, third, fourth] = [0, 0, 0, 0]
  for (let at = 0; at < width; at += 4) {
    first += (vector[at] ?? 0) * (list[from + at] ?? 0)
    second += (vector[at + 1] ?? 0) * (list[from + at + 1] ?? 0)
    third += (vector[at + 2] ?? 0) * (list[from + at + 2] ?? 0)
    fourth += (vector[at + 3] ?? 0) * (list[from + at + 3] ?? 0)
  }
  return first + second + third + fourth
}

/** Adds a vector of a list to another vector, times a factor. */
export function add(vector: Float64Array, list: Float64Array, from: number, factor: number): void {
  for (let at = 0; at < width; at += 1) vector[at] = (vector[at] ?? 0) + factor * (list[from + at] ?? 0)
}

/** Returns vectors in plain numbers. */
function inNumbers({ steps, scales }: Rows): Float64Array {
  return Float64Array.from(steps, (step, at) => step * (scales[Math.floor(at / width)] ?? 0))
}

/**
 * Returns a function that tells the probabilities of classes for the features of a text.
 *
 * @returns a probability from 0 to 1 for each of the classes `among`, in their order
 */
export function rankerOf(
  model: EmbeddingModel,
): (features: Iterable<string>, among: readonly number[]) => Float64Array {
  const { features: names, worth, bias } = model
  const index = new Map(names.map((name, at) => [name, at]))
  const [ofFeatures, ofClasses] = [inNumbers(model.ofFeatures), inNumbers(model.ofClasses)]
  return (features, among) => {
    const { at, values } = textOf(features, index, worth)
    const text = new Float64Array(width)
    for (let place = 0; place < at.length; place += 1)
      add(text, ofFeatures, (at[place] ?? 0) * width, values[place] ?? 0)
    const scores = Float64Array.from(among, (one) => (bias[one] ?? 0) + product(text, ofClasses, one * width))
    toShares(scores)
    return scores
  }
}
