import type { AnyJobKey } from '../../jobs/job-engine.ts'
import type { RecognisableService } from '../services.ts'
import { readCues, type Term } from './cues.ts'
import { findSequence, isVerbTerm, type Occurrence, type TermPlaces } from './matching.ts'
import { stemOf, type Token } from './terms.ts'
import type { VerbClass } from './verbs.ts'
import { createVocabulary } from './vocabulary.ts'

/** A cue whose parts are sequence numbers. */
export interface IndexedCue {
  readonly key: AnyJobKey
  readonly slug: RecognisableService['slug']
  readonly weak: boolean
  readonly fallback: boolean
  readonly isStandard: boolean
  readonly parts: readonly number[]
}

type Part =
  | { readonly kind: 'verb'; readonly of: VerbClass }
  | { readonly kind: 'sequence'; readonly terms: readonly number[] }

type PartOccurrences = ReadonlyMap<number, readonly Occurrence[]>

/** An index that finds the cues of all jobs by the words of a message. */
export interface CueIndex {
  /** The jobs that repair something. */
  readonly repairs: ReadonlySet<AnyJobKey>
  placesOf(tokens: readonly Token[]): TermPlaces
  occurrencesOf(
    places: TermPlaces,
    verbs: ReadonlyMap<VerbClass, readonly Occurrence[]>,
    tokens: readonly Token[],
  ): PartOccurrences
  /** Returns the cues whose parts all occur. */
  cuesOf(parts: PartOccurrences): IndexedCue[]
}

/** Returns the weight of a word. A word weighs more if fewer jobs use it. */
function weightOfJobs(jobs: number): number {
  if (jobs <= 1) return 1.3
  if (jobs <= 3) return 1.15
  return jobs <= 8 ? 1 : 0.85
}

/** Makes a numbering: the same name always gets the same number. */
function createNumbering<T>(): { readonly of: (name: string, make: () => T) => number; readonly all: T[] } {
  const numbers = new Map<string, number>()
  const all: T[] = []
  return {
    all,
    of: (name, make) => {
      const known = numbers.get(name)
      if (known !== undefined) return known
      numbers.set(name, all.length)
      all.push(make())
      return all.length - 1
    },
  }
}

/** The sign in a cue for a small number: '# tegol*' matches '8 tegole' and 'una decina di tegole'. */
const fewSign = '#'
const fewWords = new Set(
  'due tre quattro cinque sei sette otto nove dieci undici dodici quindici venti trenta decina dozzina ventina qualche alcuni alcune poche pochi paio'.split(
    ' ',
  ),
)
const isFew = (text: string): boolean => fewWords.has(text) || /^[1-5]?\d$/.test(text)

/** Returns the common root of terms for the same word: 'intonaco' and 'intonac*'. */
function rootOfTerm(term: Term): string {
  return term.kind === 'verb' ? '' : stemOf(term.text).slice(0, rootLength)
}
const rootLength = 6

const nameOf = (term: Term): string => (term.kind === 'verb' ? `@${term.of}` : `${term.kind} ${term.text}`)

/** Compiles the cues of services. Takes some milliseconds, so make the index once. */
export function createCueIndex(services: Iterable<RecognisableService>): CueIndex {
  const terms = createNumbering<{ readonly term: Term; readonly jobs: Set<AnyJobKey> }>()
  const parts = createNumbering<Part>()
  const cues: IndexedCue[] = []

  function numberOf(sequence: readonly Term[], key: AnyJobKey, fallback: boolean): number {
    const [only] = sequence
    if (sequence.length === 1 && only?.kind === 'verb') {
      return parts.of(nameOf(only), () => ({ kind: 'verb', of: only.of }))
    }
    const numbers = sequence.map((term) => {
      if (term.kind === 'verb') throw new RangeError(`a class of verbs is a part of its own: '@${term.of}'`)
      const number = terms.of(nameOf(term), () => ({ term, jobs: new Set() }))
      // A common word in a fallback cue does not reduce the weight of the word for another job.
      if (!fallback) terms.all[number]?.jobs.add(key)
      return number
    })
    return parts.of(numbers.join(' '), () => ({ kind: 'sequence', terms: numbers }))
  }

  for (const { slug, kinds, standard } of services) {
    for (const [id, kind] of Object.entries(kinds)) {
      const key: AnyJobKey = `${slug}/${id}`
      for (const { weak, fallback, parts: sequences } of readCues(kind.cues)) {
        cues.push({
          key,
          slug,
          weak,
          fallback,
          isStandard: id === standard,
          parts: sequences.map((sequence) => numberOf(sequence, key, fallback)),
        })
      }
    }
  }
  const vocabulary = createVocabulary(terms.all.map(({ term }, number) => [term, number] as const))
  const jobsByRoot = new Map<string, Set<AnyJobKey>>()
  for (const { term, jobs } of terms.all) {
    const root = rootOfTerm(term)
    jobsByRoot.set(root, new Set([...(jobsByRoot.get(root) ?? []), ...jobs]))
  }
  const weights = terms.all.map(({ term }) => weightOfJobs(jobsByRoot.get(rootOfTerm(term))?.size ?? 1))
  const fewAt = terms.all.findIndex(({ term }) => term.kind === 'word' && term.text === fewSign)
  const few = fewAt === -1 ? null : fewAt
  const verbTerms = new Set(terms.all.flatMap(({ term }, number) => (isVerbTerm(term) ? [number] : [])))
  const cuesByPart = Map.groupBy(cues, (cue) => cue.parts[0] ?? -1)
  const partsByTerm = Map.groupBy(
    parts.all.flatMap((part, number) => (part.kind === 'sequence' ? [{ terms: part.terms, number }] : [])),
    ({ terms: [first = -1] }) => first,
  )
  const verbParts = parts.all.flatMap((part, number) =>
    part.kind === 'verb' ? [{ of: part.of, number }] : [],
  )

  const isRepair = (number: number): boolean => {
    const part = parts.all[number]
    return part?.kind === 'verb' && part.of === 'ripara'
  }
  const repairs = new Set(cues.flatMap(({ key, parts: numbers }) => (numbers.some(isRepair) ? [key] : [])))

  return {
    repairs,
    placesOf: (tokens) => {
      const places = new Map<number, Map<number, number>>()
      for (const [at, { text }] of tokens.entries()) {
        if (few !== null && isFew(text)) {
          const list = places.get(few) ?? new Map<number, number>()
          places.set(few, list.set(at, 1))
        }
        for (const { value, score } of vocabulary.find(text)) {
          const list = places.get(value) ?? new Map<number, number>()
          places.set(value, list)
          list.set(at, Math.max(score, list.get(at) ?? 0))
        }
      }
      return places
    },
    occurrencesOf: (places, verbs, tokens) => {
      const found = new Map<number, readonly Occurrence[]>()
      for (const { of, number } of verbParts) {
        const list = verbs.get(of)
        if (list) found.set(number, list)
      }
      for (const first of places.keys()) {
        for (const { terms: ids, number } of partsByTerm.get(first) ?? []) {
          const list = findSequence(ids, places, tokens, (id) => weights[id] ?? 1, verbTerms)
          if (list.length > 0) found.set(number, list)
        }
      }
      return found
    },
    cuesOf: (occurring) =>
      [...occurring.keys()].flatMap((part) =>
        (cuesByPart.get(part) ?? []).filter((cue) => cue.parts.every((one) => occurring.has(one))),
      ),
  }
}
