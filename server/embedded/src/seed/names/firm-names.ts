import type { Profession } from '@mestieri/shared/catalogue/professions.ts'
import type { Place } from '@mestieri/shared/municipalities/places.ts'

import type { Random } from '../random.ts'
import { localNamesOf, surnamesOf } from './local-names.ts'

interface TradeWords {
  /** Words that begin a firm's name, before a local name or a family name. */
  readonly words: readonly string[]
  /** The word after a family name: 'Fratelli Corbetta Costruzioni'. */
  readonly suffix: string
}

const tradeWords: Readonly<Record<Profession, TradeWords>> = {
  Cartongessista: {
    words: ['Cartongessi', 'Controsoffitti', 'Pareti e Soffitti', 'Interni'],
    suffix: 'Cartongessi',
  },
  Elettricista: {
    words: ['Elettroimpianti', 'Elettrica', 'Impianti Elettrici', 'Punto Luce'],
    suffix: 'Impianti Elettrici',
  },
  Giardiniere: { words: ['Giardini', 'Verde', 'Cura del Verde', 'Parchi e Giardini'], suffix: 'Giardini' },
  Idraulico: {
    words: ['Idraulica', 'Termoidraulica', 'Idrotermica', 'Acqua e Calore', 'Idrosanitaria'],
    suffix: 'Termoidraulica',
  },
  Imbianchino: {
    words: ['Tinteggiature', 'Decorazioni', 'Pitture', 'Colore & Calce', 'Imbiancature'],
    suffix: 'Tinteggiature',
  },
  Impiantista: { words: ['Impianti', 'Tecnoimpianti', 'Termotecnica', 'Clima'], suffix: 'Impianti' },
  'Impresa Edile': {
    words: ['Edil', 'Costruzioni', 'Ristrutturazioni', 'Cantieri', 'Edilizia', 'Tetti', 'Facciate'],
    suffix: 'Costruzioni',
  },
  'Installatore fotovoltaico': {
    words: ['Solare', 'Fotovoltaico', 'Energia Solare', 'Tetti Solari'],
    suffix: 'Energia',
  },
  Parquettista: { words: ['Parquet', 'Pavimenti in Legno', 'Legno e Parquet'], suffix: 'Parquet' },
  Piastrellista: {
    words: ['Piastrelle', 'Posa', 'Ceramiche', 'Pavimenti e Rivestimenti'],
    suffix: 'Pavimenti',
  },
  Pulizie: { words: ['Pulizie', 'Splendi', 'Servizi di Pulizia', 'Pulito'], suffix: 'Pulizie' },
  Serramentista: {
    words: ['Serramenti', 'Infissi', 'Finestre', 'Officina Infissi', 'Infissi e Zanzariere'],
    suffix: 'Serramenti',
  },
}

type Pattern = (parts: {
  word: string
  suffix: string
  local: string
  surname: string
  town: string
}) => string

/** Frequent patterns are listed several times. They use family names only, never a person's full name. */
const patterns: readonly Pattern[] = [
  ({ word, local }) => `${word} ${local}`,
  ({ word, local }) => `${word} ${local}`,
  ({ word, local }) => `${word} ${local}`,
  ({ word, surname }) => `${word} ${surname}`,
  ({ word, surname }) => `${word} ${surname}`,
  ({ word, surname }) => `${word} ${surname} & Figli`,
  ({ suffix, surname }) => `Fratelli ${surname} ${suffix}`,
  ({ suffix, surname }) => `${surname} ${suffix}`,
  ({ word, town }) => `${word} ${town}`,
]

/** Legal forms that end the full name; frequent ones are listed twice. */
const legalForms = [
  'S.r.l.',
  'S.r.l.',
  'S.n.c.',
  'S.a.s.',
  '(ditta individuale)',
  '(ditta individuale)',
] as const
const familyForms = ['S.n.c.', 'S.r.l.'] as const

export interface FirmName {
  /** The trading name that visitors see. */
  readonly shopName: string
  /** The trading name with the legal form. */
  readonly legalName: string
}

/**
 * Draws a plausible name for a firm of this trade in this town. Names can repeat; the caller checks for
 * duplicates.
 */
export function inventFirmName(profession: Profession, town: Place, random: Random): FirmName {
  const { words, suffix } = tradeWords[profession]
  const pattern = random.pick(patterns)
  const shopName = pattern({
    word: random.pick(words),
    suffix,
    local: random.pick(localNamesOf(town.province)),
    surname: random.pick(surnamesOf(town.region)),
    town: town.name,
  })
  const forms = /^Fratelli | & Figli$/.test(shopName) ? familyForms : legalForms
  return { shopName, legalName: `${shopName} ${random.pick(forms)}` }
}

const smallWords = new Set(['di', 'del', 'e', 'in', 'la', 'de', 'lo'])

/** One or two capital letters for a firm's monogram: 'IB' for 'Idraulica Brianza'. */
export function initialsOf(shopName: string): string {
  const letters = shopName
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .split(/[^A-Za-z]+/)
    .filter((word) => word !== '' && !smallWords.has(word.toLowerCase()))
    .map((word) => word.charAt(0).toUpperCase())
  return letters.slice(0, 2).join('') || 'M'
}

/** Converts a text to a URL slug: lower-case letters, digits and single hyphens. */
export function slugOf(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
