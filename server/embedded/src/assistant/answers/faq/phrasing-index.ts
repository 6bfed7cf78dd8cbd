/** The features of a question with their weights. */
export interface Question {
  readonly weights: ReadonlyMap<string, number>
  /** The sum of the squares of the weights. */
  readonly square: number
}

/** A known question, as far as the index needs it. */
interface Phrased {
  readonly phrasings: readonly Question[]
}

/** The phrasings of the known questions, found by their features. A result lacks the questions that share none. */
export interface PhrasingIndex<Entry> {
  /** Returns the cosine of the angle between a question and the phrasing most like it: 1 for the same features. */
  readonly cosinesOf: (question: Question) => Map<Entry, number>
  /**
   * Returns how much the common features tell, from 0 to 1. Common words tell nothing: 'in quanto tempo?' is not the
   * same question as another one about time.
   */
  readonly toldBy: (question: Question) => Map<Entry, number>
}

interface Phrasing<Entry> {
  readonly entry: Entry
  readonly square: number
}

/** Where a feature occurs. */
interface Occurrences<Entry> {
  readonly phrasings: { readonly phrasing: Phrasing<Entry>; readonly weight: number }[]
  readonly entries: Set<Entry>
}

/** The weight up to which a stem is a common word, and the sum above it that tells enough of a question. */
const commonWeight = 3
const enoughWeight = 6
/** How much a common stem, concept or synonym tells, by the prefix of the feature. */
const tellingShares: Readonly<Record<string, number>> = { s: 1, k: 0.3, y: 0.5 }

/**
 * Creates the index, in steps. Without it each question would be compared with all phrasings, most of which share no
 * word with it.
 *
 * @param stepSize the number of known questions that one step takes in
 */
export function* createPhrasingIndex<Entry extends Phrased>(
  entries: readonly Entry[],
  stepSize: number,
): Generator<undefined, PhrasingIndex<Entry>> {
  const occurrences = new Map<string, Occurrences<Entry>>()
  const occurrencesOf = (feature: string): Occurrences<Entry> => {
    const known = occurrences.get(feature)
    if (known !== undefined) return known
    const empty = { phrasings: [], entries: new Set<Entry>() }
    occurrences.set(feature, empty)
    return empty
  }
  for (const [index, entry] of entries.entries()) {
    if (index % stepSize === 0) yield undefined
    for (const { weights, square } of entry.phrasings) {
      const phrasing = { entry, square }
      for (const [feature, weight] of weights) {
        const found = occurrencesOf(feature)
        found.phrasings.push({ phrasing, weight })
        found.entries.add(entry)
      }
    }
  }
  return {
    cosinesOf(question) {
      const products = new Map<Phrasing<Entry>, number>()
      for (const [feature, asked] of question.weights)
        for (const { phrasing, weight } of occurrences.get(feature)?.phrasings ?? [])
          products.set(phrasing, (products.get(phrasing) ?? 0) + asked * weight)
      const cosines = new Map<Entry, number>()
      for (const [{ entry, square }, product] of products) {
        const cosine = product / Math.sqrt(question.square * square)
        cosines.set(entry, Math.max(cosines.get(entry) ?? 0, cosine))
      }
      return cosines
    },
    toldBy(question) {
      const told = new Map<Entry, number>()
      for (const [feature, weight] of question.weights) {
        const tells =
          ((tellingShares[feature.charAt(0)] ?? 0) * Math.max(0, weight - commonWeight)) / enoughWeight
        if (tells === 0) continue
        for (const entry of occurrences.get(feature)?.entries ?? [])
          told.set(entry, Math.min(1, (told.get(entry) ?? 0) + tells))
      }
      return told
    },
  }
}
