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

/** The features of all texts. Each has a number, and the same weight in each text. */
export interface Features {
  readonly numbers: ReadonlyMap<string, number>
  readonly weights: Float64Array
}

/** Lists of ascending numbers, one after the other. */
interface Lists {
  /** How many numbers each list has. */
  readonly counts: Uint16Array
  /** The difference of each number from the one before it in its list: small numbers, which a build packs better. */
  readonly steps: Uint16Array
}

/** Where the features occur, by their numbers. It is plain data, so that a build can keep it. */
export interface PhrasingLists {
  /** The number of known questions. */
  readonly amount: number
  /** For each phrasing, the number of its known question. */
  readonly owners: Uint16Array
  /** The phrasings that have each feature. */
  readonly phrasings: Lists
  /** The known questions that have each feature in a phrasing. */
  readonly asking: Lists
  /** The known questions that have each feature in the answer, and in no phrasing. */
  readonly telling: Lists
}

/** The phrasings of the known questions, found by their features. Each result has a value for each known question. */
export interface PhrasingIndex {
  /**
   * Returns the cosine of the angle between the question and the phrasing most like it: 1 for the same words, 0 for none
   * in common.
   */
  readonly cosinesOf: (question: Question) => Float64Array
  /**
   * Returns how much the words in common tell, from 0 to 1. Common words tell nothing: 'in quanto tempo?' is not the
   * same question as another one about time.
   */
  readonly toldBy: (question: Question) => Float64Array
  /** Returns the shares of a question that the known questions have, in any of their phrasings or in their answer. */
  readonly coveragesOf: (question: Question) => Float64Array
}

/** The number of phrasings that one step takes in. */
const phrasingsPerStep = 200

/** The share with which a feature counts that only the answer has. */
const answerShare = 0.5
/** The weight up to which a stem is a common word, and the sum above it that tells enough of a question. */
const commonWeight = 3
const enoughWeight = 6
/** How much a common stem, concept, synonym or form tells, by the prefix of the feature. */
const tellingShares: Readonly<Record<string, number>> = { s: 1, k: 0.3, y: 0.5, f: 0.4 }

function packLists(lists: readonly (readonly number[])[]): Lists {
  const steps = lists.map((list) => list.map((number, at) => number - (list[at - 1] ?? 0)))
  return { counts: Uint16Array.from(lists, ({ length }) => length), steps: Uint16Array.from(steps.flat()) }
}

/** Returns a function that returns a list by its place. */
function unpackLists({ counts, steps }: Lists): (at: number) => Uint16Array {
  const ends = new Uint32Array(counts.length)
  const numbers = new Uint16Array(steps.length)
  let end = 0
  for (const [list, count] of counts.entries()) {
    let number = 0
    for (let at = end; at < end + count; at += 1) {
      number += steps[at] ?? 0
      numbers[at] = number
    }
    end += count
    ends[list] = end
  }
  return (at) => numbers.subarray(ends[at - 1] ?? 0, ends[at] ?? 0)
}

/**
 * Lists where the features of the known questions occur, in steps.
 *
 * @throws {RangeError} if there are more phrasings than numbers of 16 bits
 */
export function* listPhrasings(
  entries: readonly Phrased[],
  { numbers }: Pick<Features, 'numbers'>,
): Generator<undefined, PhrasingLists> {
  const emptyLists = (): number[][] => Array.from(numbers, () => [])
  const [phrasings, asking, telling] = [emptyLists(), emptyLists(), emptyLists()]
  const numbersOf = (features: ReadonlySet<string>): number[] =>
    [...features].flatMap((feature) => numbers.get(feature) ?? [])
  const owners: number[] = []
  for (const [entry, { phrasings: asked, told }] of entries.entries()) {
    for (const features of asked) {
      if (owners.length % phrasingsPerStep === 0) yield undefined
      for (const feature of numbersOf(features)) {
        phrasings[feature]?.push(owners.length)
        if (asking[feature]?.at(-1) !== entry) asking[feature]?.push(entry)
      }
      owners.push(entry)
    }
    for (const feature of numbersOf(told))
      if (asking[feature]?.at(-1) !== entry) telling[feature]?.push(entry)
  }
  if (owners.length > 2 ** 16) throw new RangeError(`${owners.length} phrasings are too many`)
  return {
    amount: entries.length,
    owners: Uint16Array.from(owners),
    phrasings: packLists(phrasings),
    asking: packLists(asking),
    telling: packLists(telling),
  }
}

/**
 * Creates the index. Without it each question would be compared with all phrasings, most of which share no word with
 * it.
 */
export function createPhrasingIndex(
  lists: PhrasingLists,
  { numbers, weights: known }: Features,
): PhrasingIndex {
  const { amount, owners } = lists
  const nowhere = new Uint16Array(0)
  const finder = (all: Lists): ((feature: string) => Uint16Array) => {
    const listAt = unpackLists(all)
    return (feature) => {
      const number = numbers.get(feature)
      return number === undefined ? nowhere : listAt(number)
    }
  }
  const phrasingsWith = finder(lists.phrasings)
  const asking = finder(lists.asking)
  const telling = finder(lists.telling)
  const squares = new Float64Array(owners.length)
  for (const [feature, number] of numbers)
    for (const phrasing of phrasingsWith(feature))
      squares[phrasing] = (squares[phrasing] ?? 0) + (known[number] ?? 0) ** 2
  const lengths = squares.map(Math.sqrt)
  const products = new Float64Array(owners.length)
  return {
    cosinesOf({ weights, square }) {
      products.fill(0)
      for (const [feature, weight] of weights)
        for (const phrasing of phrasingsWith(feature))
          products[phrasing] = (products[phrasing] ?? 0) + weight * weight
      const cosines = new Float64Array(amount)
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
      const told = new Float64Array(amount)
      for (const [feature, weight] of weights) {
        const tells =
          ((tellingShares[feature.charAt(0)] ?? 0) * Math.max(0, weight - commonWeight)) / enoughWeight
        if (tells === 0) continue
        for (const entry of asking(feature)) told[entry] = Math.min(1, (told[entry] ?? 0) + tells)
      }
      return told
    },
    coveragesOf({ weights, square }) {
      const covered = new Float64Array(amount)
      for (const [feature, weight] of weights) {
        const share = (weight * weight) / square
        for (const entry of asking(feature)) covered[entry] = (covered[entry] ?? 0) + share
        for (const entry of telling(feature)) covered[entry] = (covered[entry] ?? 0) + answerShare * share
      }
      return covered
    },
  }
}
