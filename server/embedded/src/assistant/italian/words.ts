import { hasInnerAtSign } from '@mestieri/shared/email-address.ts'

import { standardForm } from './dialect.ts'

/** A token of a message: a word, a number in figures, or a mark. */
export interface Word {
  /** In lower case and without accents. */
  readonly text: string
  readonly kind: 'word' | 'figure' | 'mark'
  /** The value of figures; NaN for other tokens. */
  readonly value: number
  /** Whether it begins with a capital letter. */
  readonly capital: boolean
  /** Whether it has an accent: 'è' and not 'e'. */
  readonly accented: boolean
}

/** Maximum number of characters of a message that are read. Descriptions of a job are shorter. */
export const maxRead = 4000

/**
 * Maximum number of tokens. A message of maximum length has about 700 words, unless it consists of marks or
 * figures.
 */
const maxWords = 1000

// Matches phone numbers and web addresses, whose digits are not quantities.
const personal =
  /https?:\/\/\S+|www\.\S+|(?<!\d)(?:\+|00)39[\s.-]?(?:\d[\s.-]?){8,10}|(?<!\d)3\d{2}[\s./-]?\d{3}[\s.-]?\d{3,4}(?!\d)|(?<![\d.,])\d{8,}/g

const ordinalWords =
  'primo secondo terzo quarto quinto sesto settimo ottavo nono decimo undicesimo dodicesimo'.split(' ')

/** Returns 'mq' with the full stop that ends its sentence: '35 mq. Massa', but not '35 mq. circa'. */
function squareMetres(typed: string, at: number, text: string): string {
  const next = text.slice(at + typed.length, at + typed.length + 2)
  return typed.endsWith('.') && /^\s\p{Lu}/u.test(next) ? ' mq . ' : ' mq '
}

/** Matches an article written together with its noun, as without an apostrophe: 'lacqua', 'dellimpianto', 'lha'. */
const joinedArticle =
  /(?<!\p{L})(l|un|dell|all|nell|sull|dall)(ha|hanno|ho|acqua|anno|anta|impianto|idraulico|elettricista|appartamento|interno|esterno|altro|altra|ingresso|umidita|umidità|intonaco|isolamento|antenna|aria|armadio|ascensore|infisso|inverno|estate|ultimo|ultima|eternit|amianto)(?!\p{L})/giu

/** Matches metres with centimetres: 'alta 2 metri e 40'. In '3 metri e 12 prese' the second number counts something. */
const metresAndCentimetres =
  /(?<![\d.,])(\d{1,2}) ?(?:metri|metro|mt|m) e (\d{2})(?= ?(?:$|[,;.!?)]|per |x |di |circa|alt|larg|lung))/giu

/** Writes units, signs and ordinals in one spelling: '3°' becomes 'terzo', 'e'' becomes 'è'. */
function spellUnits(text: string): string {
  return text
    .replaceAll(/(?<![\d.,])(\d{1,2})(?: ?°|[oa^](?![\p{L}\d]))/gu, (typed, figure: string) => {
      const word = ordinalWords[Number(figure) - 1]
      return word === undefined ? typed : ` ${word} `
    })
    .replaceAll(/(?<!\p{L})e['’`](?!\p{L})/giu, 'è ')
    .replaceAll(joinedArticle, '$1’$2')
    .replaceAll(/(?<!\p{L})mt?2(?![\d.,]*\d)/giu, ' mq ')
    .replaceAll(/(?<!\p{L})m\.?\s?q(?!\p{L})\.?/giu, squareMetres)
    .replaceAll(/(?<!\p{L})kw\s?\/?\s?h(?!\p{L})/giu, ' kwh ')
    .replaceAll('1⁄2', ' e mezzo ')
    .replaceAll(/(?<!\p{L})(?:n|nr|num)[.°] ?(?=\d)/giu, ' ')
    .replaceAll(metresAndCentimetres, '$1,$2 metri')
    .replaceAll('€', ' euro ')
    .replaceAll('%', ' percento ')
    .replaceAll(/[×✕✖*]/g, ' x ')
    .replaceAll(/[–—−]/g, '-')
}

/**
 * Returns the value of figures in Italian notation: '1.200' and '1 200' are 1200, '2,5' and '2.5' are 2.5.
 */
export function readFigure(text: string): number {
  const plain = text.replaceAll(' ', '')
  const [whole = '', decimals, ...more] = plain.split(',')
  if (more.length > 0) return Number(whole)
  if (/^\d{1,3}(\.\d{3})+$/.test(whole)) {
    return Number(`${whole.replaceAll('.', '')}${decimals === undefined ? '' : `.${decimals}`}`)
  }
  if (decimals !== undefined) return Number(`${whole.replaceAll('.', '')}.${decimals}`)
  return Number(plain.split('.').length > 2 ? plain.replaceAll('.', '') : plain)
}

// Matches a token. The limit of three groups of thousands keeps the matching time of long rows of figures
// linear.
const piece = /\d{1,3}(?: \d{3}){1,3}(?=\s*(?:kwh|mq|euro|watt)\b)|\d+(?:[.,]\d+)*|\p{L}+|[,;.:!?/()+-]/gu

/** Matches 'k' for a hard 'c', as in chat spelling: 'kaldaia', 'kasa'. */
const hardC = /k(?=[aou]\p{L}{2})/gu

function foldWord(text: string): string {
  const folded = text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')
  return folded.includes('k') ? folded.replaceAll(hardC, 'c') : folded
}

/** Removes email addresses, phone numbers and web addresses. */
function withoutPersonal(text: string): string {
  return text.replaceAll(/\S+/g, (word) => (hasInnerAtSign(word) ? ' ' : word)).replaceAll(personal, ' ')
}

/** Matches an emoji between words. It ends a clause as a comma does. */
const pictureSign = /\p{Extended_Pictographic}/gu
const textSigns = new Set(['©', '®', '™', '↔', '↕', '▪', '▫'])

/** Replaces each emoji between words by a comma. */
function withCommas(text: string): string {
  return text.replaceAll(pictureSign, (sign, at: number) => {
    const next = text.slice(at + sign.length, at + sign.length + 6)
    return !textSigns.has(sign) && at > 0 && /^\W*[\p{L}\d]/u.test(next) ? ' , ' : ' '
  })
}

/** Splits a message into tokens: units in one spelling, lower case, no accents, no contact data. */
export function splitWords(message: string): Word[] {
  const text = spellUnits(withCommas(withoutPersonal(message.slice(0, maxRead).normalize('NFKC'))))
  return Array.from(text.matchAll(piece).take(maxWords), ([found]): Word => {
    if (/^\d/.test(found))
      return { text: found, kind: 'figure', value: readFigure(found), capital: false, accented: false }
    const isWord = /^\p{L}/u.test(found)
    const folded = isWord ? foldWord(found) : found
    const accented = isWord && folded !== found.toLowerCase()
    return {
      text: isWord ? standardForm(folded, accented) : folded,
      kind: isWord ? 'word' : 'mark',
      value: Number.NaN,
      capital: isWord && found.charAt(0) !== found.charAt(0).toLowerCase(),
      accented,
    }
  })
}

/** Returns words as a text, without the marks between them. */
export const spokenText = (words: readonly Word[]): string =>
  words.flatMap(({ text, kind }) => (kind === 'mark' ? [] : [text])).join(' ')
