/** The features of a question with their weights. */
export interface Question {
  readonly weights: ReadonlyMap<string, number>
  /** The sum of the squares of the weights. */
  readonly square: number
}

/** A known question, as far as the index needs it. */
interface Phrased {
  /** The features of each phrasing. */
  readonly phrasings: readonly ReadonlySet<string>[]
  /** The features of the answer. */
  readonly told: ReadonlySet<string>
}

/** The phrasings of the known questions, found by their features. Each result has a value for each known question. */
export interface PhrasingIndex {
  /**
   * Returns the cosines of the angles between a question and the phrasings most like it: 1 for the same features, 0 for
   * none in common.
   */
  readonly cosinesOf: (question: Question) => Float64Array
  /**
   * Returns how much the common features tell, from 0 to 1. Common words tell nothing: 'in quanto tempo?' is not the
   * same question as another one about time.
   */
  readonly toldBy: (question: Question) => Float64Array
  /** Returns the shares of a question that the known questions have, in any of their phrasings or in their answer. */
  readonly coveragesOf: (question: Question) => Float64Array
}

/** Where a feature occurs: the numbers of phrasings, and the numbers of known questions. */
interface Occurrences {
  readonly phrasings: number[]
  /** The known questions that have it in a phrasing. */
  readonly asking: number[]
  /** Those that have it in the answer alone. */
  readonly telling: number[]
}

/** The number of phrasings that one step takes in. */
const phrasingsPerStep = 200

/** The share with which a feature counts that only the answer has. */
const answerShare = 0.5
/** The weight up to which a stem is a common word, and the sum above it that tells enough of a question. */
const commonWeight = 3
const enoughWeight = 6
/** How much a common stem, concept or synonym tells, by the prefix of the feature. */
const tellingShares: Readonly<Record<string, number>> = { s: 1, k: 0.3, y: 0.5 }

/**
 * Creates the index, in steps. Without it each question would be compared with all phrasings, most of which share no
 * word with it.
 *
 * @param weightOf the weight of a feature, the same in each text
 */
export function* createPhrasingIndex(
  entries: readonly Phrased[],
  weightOf: (feature: string) => number,
): Generator<undefined, PhrasingIndex> {
  const occurrences = new Map<string, Occurrences>()
  const occurrencesOf = (feature: string): Occurrences => {
    const known = occurrences.get(feature)
    if (known !== undefined) return known
    const empty = { phrasings: [], asking: [], telling: [] }
    occurrences.set(feature, empty)
    return empty
  }
  /** For each phrasing, the number of its known question and the length of its vector. */
  const owners: number[] = []
  const lengths: number[] = []
  for (const [entry, { phrasings, told }] of entries.entries()) {
    for (const features of phrasings) {
      if (owners.length % phrasingsPerStep === 0) yield undefined
      let square = 0
      for (const feature of features) {
        square += weightOf(feature) ** 2
        const found = occurrencesOf(feature)
        found.phrasings.push(owners.length)
        if (found.asking.at(-1) !== entry) found.asking.push(entry)
      }
      owners.push(entry)
      lengths.push(Math.sqrt(square))
    }
    for (const feature of told) {
      const found = occurrencesOf(feature)
      if (found.asking.at(-1) !== entry) found.telling.push(entry)
    }
  }
  const products = new Float64Array(owners.length)
  return {
    cosinesOf({ weights, square }) {
      products.fill(0)
      for (const [feature, weight] of weights)
        for (const phrasing of occurrences.get(feature)?.phrasings ?? [])
          products[phrasing] = (products[phrasing] ?? 0) + weight * weight
      const cosines = new Float64Array(entries.length)
      const length = Math.sqrt(square)
      for (let phrasing = 0; phrasing < products.length; phrasing += 1) {
        const product = products[phrasing] ?? 0
        if (product === 0) continue
        const owner = owners[phrasing] ?? 0
        const cosine = product / (length * (lengths[phrasing] ?? 1))
        if (cosine > (cosines[owner] ?? 0)) cosines[owner] = cosine
      }
      return cosines
    },
    toldBy({ weights }) {
      const told = new Float64Array(entries.length)
      for (const [feature, weight] of weights) {
        const tells =
          ((tellingShares[feature.charAt(0)] ?? 0) * Math.max(0, weight - commonWeight)) / enoughWeight
        if (tells === 0) continue
        for (const entry of occurrences.get(feature)?.asking ?? [])
          told[entry] = Math.min(1, (told[entry] ?? 0) + tells)
      }
      return told
    },
    coveragesOf({ weights, square }) {
      const covered = new Float64Array(entries.length)
      for (const [feature, weight] of weights) {
        const share = (weight * weight) / square
        const { asking = [], telling = [] } = occurrences.get(feature) ?? {}
        for (const entry of asking) covered[entry] = (covered[entry] ?? 0) + share
        for (const entry of telling) covered[entry] = (covered[entry] ?? 0) + answerShare * share
      }
      return covered
    },
  }
}
