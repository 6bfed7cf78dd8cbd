import type { QuantityUnit } from '@mestieri/shared/services/interview.ts'

import type { Word } from '../words.ts'
import { readNumber } from './read-number.ts'
import { unitAfter, unitAt } from './units.ts'

function textAt(words: readonly Word[], at: number): string {
  return words[at]?.text ?? ''
}

/** Matches words that may follow a length: '2 metri e 40 per 3', '1 metro e 20 di altezza'. */
const afterLength =
  /^(?:\p{L}{1,2}|per|con|che|sul|alla|sono|circa|ogni|non|invece|anziche|(?:lung|larg|alt|metr|centi|quadr|profond)\p{L}*)$/u

/** Reads a fraction after a whole number: 'tre metri e mezzo', '2 metri e 40'. */
function readFraction(
  words: readonly Word[],
  at: number,
  afterMetres: boolean,
): { add: number; to: number } | null {
  if (textAt(words, at) !== 'e') return null
  if (['mezzo', 'mezza'].includes(textAt(words, at + 1))) return { add: 0.5, to: at + 2 }
  const rest = afterMetres ? readNumber(words, at + 1, { joined: false }) : null
  if (!rest || rest.article || rest.value >= 100 || rest.value < 1) return null
  // '24 metri e 4 pluviali' and '12 metri e due da 9' count another thing.
  const isCount = /^(?:d[ai]|lungh[ie])$/.test(textAt(words, rest.to)) && readNumber(words, rest.to + 1, {})
  if (isCount || (words[rest.to]?.kind === 'word' && !afterLength.test(textAt(words, rest.to)))) return null
  // '14 m, 12 m e 12 m' are lengths of their own.
  return /^(?:area|metre)$/.test(unitAt(words, rest.to)?.unit ?? '')
    ? null
    : { add: rest.value / (rest.value < 10 ? 10 : 100), to: rest.to }
}

const lengthName =
  /^(?:alt(?:[oaie]|ezz[ae])|larg(?:h[ie]|[oa]|hezz[ae])|lung(?:h[ie]|[oa]|hezz[ae])|profond\p{L}*|sporgenz[ae])$/u

/** Whether the words before an index name a length: 'alti', 'altezza di', 'larga circa'. */
function followsLengthName(words: readonly Word[], at: number): boolean {
  const isLink = /^(?:di|circa|sui|:|e|sono|fino|a)$/.test(textAt(words, at - 1))
  return lengthName.test(textAt(words, isLink ? at - 2 : at - 1))
}

/**
 * Reads a length in spoken metres after its name: 'alti due e settanta', 'larga uno e venti'. Read as two numbers, the
 * second would be a size of its own.
 */
function readSpokenLength(words: readonly Word[], at: number): Measured | null {
  if (!followsLengthName(words, at)) return null
  const metres = readNumber(words, at, { joined: false })
  if (!metres || metres.value < 1 || metres.value >= 10 || textAt(words, metres.to) !== 'e') return null
  const rest = readNumber(words, metres.to + 1, { joined: false })
  if (!rest || rest.article || rest.value < 10 || rest.value >= 100) return null
  const unit = unitAfter(words, rest.to)
  // 'alta 3 e 40 mq' states a height and an area.
  if (unit !== null && unit.unit !== 'metre') return null
  return {
    value: metres.value + rest.value / 100,
    unit: 'metre',
    about: false,
    article: false,
    to: unit?.to ?? rest.to,
  }
}

/** A number with its fraction and unit. */
export interface Measured {
  readonly value: number
  readonly unit: QuantityUnit | null
  readonly about: boolean
  readonly article: boolean
  readonly to: number
}

const fractioned: ReadonlySet<QuantityUnit> = new Set(['metre', 'area', 'kw', 'kwh'])

/** Reads a number with its fraction and unit: '80 mq', 'tre metri e mezzo', 'due e mezzo'. */
export function readMeasured(
  words: readonly Word[],
  at: number,
  options: { readonly joined?: boolean; readonly slips?: boolean } = {},
): Measured | null {
  const spoken = readSpokenLength(words, at)
  if (spoken) return spoken
  const number = readNumber(words, at, options)
  if (!number) return null
  const half = number.article ? null : readFraction(words, number.to, false)
  const unit = unitAfter(words, half?.to ?? number.to)
  const hasFraction = unit !== null && fractioned.has(unit.unit)
  // The fraction may follow the unit: '2 metri e 40', '7 mq e mezzo'.
  const after = hasFraction && !half ? readFraction(words, unit.to, unit.unit === 'metre') : null
  return {
    value: number.value + (half?.add ?? 0) + (after?.add ?? 0),
    unit: unit?.unit ?? null,
    about: number.about,
    article: number.article,
    to: after?.to ?? unit?.to ?? half?.to ?? number.to,
  }
}
