import { contentWords, isNearness, withoutSlang } from '../italian/patterns.ts'
import type { Word } from '../italian/words.ts'

/** A word of a message that may name something, without the small words between. */
export interface Token {
  readonly text: string
  /** Its place among all words of the message. */
  readonly at: number
  /** Counts up at every mark that ends a sentence. */
  readonly sentence: number
  /** Counts up at every mark. A 'non' denies nothing beyond it. */
  readonly group: number
  /** Whether 'e', 'o' or the like stands before it, small words aside. */
  readonly joined: boolean
  /** Whether 'di' or 'che' stands right before it, articles aside: then 'invece' and 'al posto' refer to it. */
  readonly of: boolean
}

/** Whether a word has no meaning of its own: 'il', 'della', 'per'. */
export function isSmall(text: string): boolean {
  return (
    contentWords([{ text, kind: 'word', value: Number.NaN, accented: false, capital: false }]).length === 0
  )
}

const ofWords = new Set('di d del dello della dei degli delle dell che'.split(' '))
const joints = new Set(['e', 'ed', 'o', 'od', 'oppure', 'ovvero', 'piu'])
/** Words that begin a clause of its own. */
const clauses = new Set(['se', 'perche', 'mentre', 'siccome', 'dato'])
const sentenceMarks = '.;!?'

const districts = new Set('zona quartiere piazza contrada frazione borgata rione borgo'.split(' '))
/** After 'zona' these are rooms and no names. */
const zoneRooms =
  /^(?:giorno|notte|living|pranz|cottura|cucin|ingress|bagn|docci|camer|soggiorn|relax|studio|lavander)/
const nameAdjective = /^(?:nuov|vecchi|grand|alt|bass)[aoei]$/

/** How many words from a place on are a district's name: 'zona Porta Nuova'. */
function districtWords(words: readonly Word[], at: number): number {
  const [before, word, next] = [words[at - 1]?.text ?? '', words[at], words[at + 1]]
  if (!districts.has(before) || word?.kind !== 'word' || zoneRooms.test(word.text)) return 0
  return nameAdjective.test(next?.text ?? '') ? 2 : 1
}

/** Whether 'porta nuova' ends the name of a place: 'Pescara porta nuova', but not 'una porta nuova'. */
function isGateDistrict(words: readonly Word[], at: number): boolean {
  const [before, next, after] = [words[at - 1], words[at + 1], words[at + 2]]
  if (words[at]?.text !== 'porta' || !nameAdjective.test(next?.text ?? '')) return false
  const isAfterTown =
    before?.capital === true && words[at - 2] !== undefined && words[at - 2]?.kind !== 'word'
  return isAfterTown && (after === undefined || after.kind === 'mark')
}

const having = new Set('ho abbiamo hanno ha avete gia'.split(' '))

/** Whether 'presa' is the participle and no socket: 'le zanzariere le ho già prese'. */
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
/** 'non partono', 'non si accendono' */
const notReach = [1, 2]

/** A verb after 'non' in the singular, as the cues of faults have it: 'non partono' is 'non parte'. */
function inSingular(words: readonly Word[], at: number, text: string): string {
  const isAfterNot = notReach.some((back) => /^n[ou]?n$/.test(words[at - back]?.text ?? ''))
  if (!isAfterNot) return text
  return irregular[text] ?? text.replace(/(?<=\p{L}{3})ono$/u, 'e').replace(/(?<=\p{L}{3})ano$/u, 'a')
}

/** The words of a message that may name something. */
export function tokensOf(words: readonly Word[]): Token[] {
  const tokens: Token[] = []
  let sentence = 0
  let group = 0
  let joined = false
  let paired = false
  let of = false
  let named = 0
  for (const [at, { text, kind, accented }] of words.entries()) {
    // 'sia l’elettrico che l’idraulico'
    if (text === 'sia') paired = true
    if (ofWords.has(text)) of = true
    // 'è' joins nothing.
    if ((joints.has(text) && !accented) || (paired && text === 'che')) joined = true
    if (kind === 'mark') {
      if ('-/+()'.includes(text)) continue
      group += 1
      if (sentenceMarks.includes(text)) sentence += 1
      continue
    }
    // 'nun se scarica' is no 'if'
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

/**
 * The stem that singular and plural, masculine and feminine share: 'tegola' and 'tegole' are 'tegol', 'bianco' and
 * 'bianchi' are 'bianc'. A short word or one that ends in a consonant is kept as it is.
 */
export function stemOf(text: string): string {
  if (text.length < 4) return text
  const bare = text.replace(/(?:i[aeo]|ii|[aeiou])$/, '')
  if (bare === text || bare.length < shortestStem) return text
  return bare.replace(/([cg])h$/, '$1')
}

const diminutive =
  /^(.{4,}?)(?:c?ett[aeio]|c?in[aeio]|c?ell[aeio]|on[ei]|ucc[aeio]|ucci[ao]|uzz[aeio]|on[ei]|acci[ao]|acce?)$/

/** The stem of the word that a diminutive was made of: 'terrazzino' gives 'terrazz'; null for any other word. */
export function rootOf(text: string): string | null {
  return diminutive.exec(text)?.[1] ?? null
}
