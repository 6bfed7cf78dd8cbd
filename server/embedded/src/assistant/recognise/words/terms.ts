import { contentWords, isNearness, withoutSlang } from '../../italian/patterns.ts'
import type { Word } from '../../italian/words.ts'

/** A word of a message that may name a thing. Small words are omitted. */
export interface Token {
  readonly text: string
  /** Its index in all words of the message. */
  readonly at: number
  /** The number of its sentence in the message. */
  readonly sentence: number
  /** The number of its part between marks. A 'non' denies nothing beyond it. */
  readonly group: number
  /** Whether 'e', 'o' or a similar word comes before it. Small words in between are ignored. */
  readonly joined: boolean
  /**
   * Whether 'di' or 'che' comes directly before it, so that 'invece' and 'al posto' refer to it. Articles in
   * between are ignored.
   */
  readonly of: boolean
}

/** Whether a word has no meaning on its own: 'il', 'della', 'per'. */
export function isSmall(text: string): boolean {
  return (
    contentWords([{ text, kind: 'word', value: Number.NaN, accented: false, capital: false }]).length === 0
  )
}

const ofWords = new Set('di d del dello della dei degli delle dell che'.split(' '))
const joints = new Set(['e', 'ed', 'o', 'od', 'oppure', 'ovvero', 'piu'])
/** Words that begin a new clause. */
const clauses = new Set(['se', 'perche', 'mentre', 'siccome', 'dato'])
const sentenceMarks = '.;!?'

const districts = new Set('zona quartiere piazza contrada frazione borgata rione borgo'.split(' '))
/** Matches rooms, which after 'zona' are not names of districts. */
const zoneRooms =
  /^(?:giorno|notte|living|pranz|cottura|cucin|ingress|bagn|docci|camer|soggiorn|relax|studio|lavander)/
const nameAdjective = /^(?:nuov|vecchi|grand|alt|bass)[aoei]$/

/** Returns the number of words from an index that are the name of a district: 'zona Porta Nuova'. */
function districtWords(words: readonly Word[], at: number): number {
  const [before, word, next] = [words[at - 1]?.text ?? '', words[at], words[at + 1]]
  if (!districts.has(before) || word?.kind !== 'word' || zoneRooms.test(word.text)) return 0
  return nameAdjective.test(next?.text ?? '') ? 2 : 1
}

/** Whether 'porta nuova' is the end of a place name: 'Pescara porta nuova', but not 'una porta nuova'. */
function isGateDistrict(words: readonly Word[], at: number): boolean {
  const [before, next, after] = [words[at - 1], words[at + 1], words[at + 2]]
  if (words[at]?.text !== 'porta' || !nameAdjective.test(next?.text ?? '')) return false
  const isAfterTown =
    before?.capital === true && words[at - 2] !== undefined && words[at - 2]?.kind !== 'word'
  return isAfterTown && (after === undefined || after.kind === 'mark')
}

const having = new Set('ho abbiamo hanno ha avete gia'.split(' '))

/** Whether 'presa' is the participle and not a socket: 'le zanzariere le ho già prese'. */
function isTaken(words: readonly Word[], at: number): boolean {
  return /^pres[aei]$/.test(words[at]?.text ?? '') && having.has(words[at - 1]?.text ?? '')
}

const irregular: Readonly<Record<string, string>> = {
  salgono: 'sale',
  vanno: 'va',
  tengono: 'tiene',
  vengono: 'viene',
  stanno: 'sta',
  fanno: 'fa',
}
/** Distances in words at which 'non' applies to a verb: 'non partono', 'non si accendono'. */
const notReach = [1, 2]

/** Returns a verb after 'non' in the singular, the form in cues of faults: 'non parte' for 'non partono'. */
function inSingular(words: readonly Word[], at: number, text: string): string {
  const isAfterNot = notReach.some((back) => /^n[ou]?n$/.test(words[at - back]?.text ?? ''))
  if (!isAfterNot) return text
  return irregular[text] ?? text.replace(/(?<=\p{L}{3})ono$/u, 'e').replace(/(?<=\p{L}{3})ano$/u, 'a')
}

/** Returns the words of a message that may name a thing. */
export function tokensOf(words: readonly Word[]): Token[] {
  const tokens: Token[] = []
  let sentence = 0
  let group = 0
  let joined = false
  let paired = false
  let of = false
  let named = 0
  for (const [at, { text, kind, accented }] of words.entries()) {
    // 'sia l’elettrico che l’idraulico': 'che' is a joint.
    if (text === 'sia') paired = true
    if (ofWords.has(text)) of = true
    // The verb 'è' is not a joint.
    if ((joints.has(text) && !accented) || (paired && text === 'che')) joined = true
    if (kind === 'mark') {
      if ('-/+()'.includes(text)) continue
      group += 1
      if (sentenceMarks.includes(text)) sentence += 1
      continue
    }
    // In 'nun se scarica' the 'se' is dialect for 'si' and not 'if'.
    if (clauses.has(text) && !/^n[ou]?n$/.test(words[at - 1]?.text ?? '')) group += 1
    if (kind === 'word' && isSmall(text)) continue
    named = Math.max(named - 1, districtWords(words, at), isGateDistrict(words, at) ? 2 : 0)
    if (named > 0) continue
    const near = isNearness(text, words[at + 1]?.text ?? '') ? 'accanto' : withoutSlang(text)
    const meant = isTaken(words, at) ? 'comprata' : inSingular(words, at, near)
    tokens.push({ text: meant, at, sentence, group, joined, of })
    joined = false
    of = false
  }
  return tokens
}

const shortestStem = 3
/** Short words whose stem another word has: 'il top' is no 'topo'. */
const ownStems: ReadonlyMap<string, string> = new Map([
  ['topi', 'topo'],
  ['topo', 'topo'],
])

/**
 * Returns the common stem of singular and plural, masculine and feminine: 'tegol' for 'tegola' and 'tegole',
 * 'bianc' for 'bianco' and 'bianchi'. Short words and words that end in a consonant are not changed.
 */
export function stemOf(text: string): string {
  if (text.length < 4) return text
  const own = ownStems.get(text)
  if (own !== undefined) return own
  const bare = text.replace(/(?:i[aeo]|ii|[aeiou])$/, '')
  if (bare === text || bare.length < shortestStem) return text
  return bare.replace(/([cg])h$/, '$1')
}

const diminutive =
  /^(.{4,}?)(?:c?ett[aeio]|c?in[aeio]|c?ell[aeio]|on[ei]|ucc[aeio]|ucci[ao]|uzz[aeio]|on[ei]|acci[ao]|acce?)$/

/** Returns the stem of the base word of a diminutive: 'terrazz' for 'terrazzino'; null for any other word. */
export function rootOf(text: string): string | null {
  return diminutive.exec(text)?.[1] ?? null
}
