import type { Profession } from '@mestieri/shared/catalogue/professions.ts'
import type { Place } from '@mestieri/shared/municipalities/places.ts'

import type { Random } from '../random.ts'
import { localNamesOf, surnamesOf } from './local-names.ts'

interface TradeWords {
  /** What such firms call themselves, before the name of a river or a family. */
  readonly words: readonly string[]
  /** What stands behind a family's name: 'Fratelli Corbetta Costruzioni'. */
  readonly tail: string
}

const tradeWords: Readonly<Record<Profession, TradeWords>> = {
  Cartongessista: {
    words: ['Cartongessi', 'Controsoffitti', 'Pareti e Soffitti', 'Interni'],
    tail: 'Cartongessi',
  },
  Elettricista: {
    words: ['Elettroimpianti', 'Elettrica', 'Impianti Elettrici', 'Punto Luce'],
    tail: 'Impianti Elettrici',
  },
  Giardiniere: { words: ['Giardini', 'Verde', 'Cura del Verde', 'Parchi e Giardini'], tail: 'Giardini' },
  Idraulico: {
    words: ['Idraulica', 'Termoidraulica', 'Idrotermica', 'Acqua e Calore', 'Idrosanitaria'],
    tail: 'Termoidraulica',
  },
  Imbianchino: {
    words: ['Tinteggiature', 'Decorazioni', 'Pitture', 'Colore & Calce', 'Imbiancature'],
    tail: 'Tinteggiature',
  },
  Impiantista: { words: ['Impianti', 'Tecnoimpianti', 'Termotecnica', 'Clima'], tail: 'Impianti' },
  'Impresa Edile': {
    words: ['Edil', 'Costruzioni', 'Ristrutturazioni', 'Cantieri', 'Edilizia', 'Tetti', 'Facciate'],
    tail: 'Costruzioni',
  },
  'Installatore fotovoltaico': {
    words: ['Solare', 'Fotovoltaico', 'Energia Solare', 'Tetti Solari'],
    tail: 'Energia',
  },
  Parquettista: { words: ['Parquet', 'Pavimenti in Legno', 'Legno e Parquet'], tail: 'Parquet' },
  Piastrellista: {
    words: ['Piastrelle', 'Posa', 'Ceramiche', 'Pavimenti e Rivestimenti'],
    tail: 'Pavimenti',
  },
  Pulizie: { words: ['Pulizie', 'Splendi', 'Servizi di Pulizia', 'Pulito'], tail: 'Pulizie' },
  Serramentista: {
    words: ['Serramenti', 'Infissi', 'Finestre', 'Officina Infissi', 'Infissi e Zanzariere'],
    tail: 'Serramenti',
  },
}

type Pattern = (parts: { word: string; tail: string; local: string; surname: string; town: string }) => string

/** Repeated by how often they are met. Family names alone, never a person's whole name. */
const patterns: readonly Pattern[] = [
  ({ word, local }) => `${word} ${local}`,
  ({ word, local }) => `${word} ${local}`,
  ({ word, local }) => `${word} ${local}`,
  ({ word, surname }) => `${word} ${surname}`,
  ({ word, surname }) => `${word} ${surname}`,
  ({ word, surname }) => `${word} ${surname} & Figli`,
  ({ tail, surname }) => `Fratelli ${surname} ${tail}`,
  ({ tail, surname }) => `${surname} ${tail}`,
  ({ word, town }) => `${word} ${town}`,
]

/** The sort of firm, as the full name ends. */
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
  /** What the sign over the shop says. */
  readonly shopName: string
  /** The firm's full name. */
  readonly legalName: string
}

/** A plausible name for a firm of this trade in this town. May come up again: whoever wants it unique asks again. */
export function inventFirmName(profession: Profession, town: Place, random: Random): FirmName {
  const { words, tail } = tradeWords[profession]
  const pattern = random.pick(patterns)
  const shopName = pattern({
    word: random.pick(words),
    tail,
    local: random.pick(localNamesOf(town.province)),
    surname: random.pick(surnamesOf(town.region)),
    town: town.name,
  })
  const forms = /^Fratelli | & Figli$/.test(shopName) ? familyForms : legalForms
  return { shopName, legalName: `${shopName} ${random.pick(forms)}` }
}

const smallWords = new Set(['di', 'del', 'e', 'in', 'la', 'de', 'lo'])

/** The one or two capitals of a firm's mark: 'Idraulica Brianza' is IB. */
export function initialsOf(shopName: string): string {
  const letters = shopName
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .split(/[^A-Za-z]+/)
    .filter((word) => word !== '' && !smallWords.has(word.toLowerCase()))
    .map((word) => word.charAt(0).toUpperCase())
  return letters.slice(0, 2).join('') || 'M'
}

/** Small letters, digits and single hyphens, for a link. */
export function slugOf(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
