import { brand, type Claim } from '@mestieri/shared/brand.ts'

/** A claim as a page may show it. */
export interface ShownClaim {
  /** '1.500' of '1.500+'. */
  readonly number: string
  /** Whether a plus sign follows. */
  readonly plus: boolean
  readonly label: string
  /** Where it comes from and when it was last checked; null for a sample, which is marked as one instead. */
  readonly note: string | null
}

/** A month as figures: '2026-10' is '10/2026'. */
export function monthInFigures(month: string): string {
  return month.split('-').toReversed().join('/')
}

/** How a claim may be shown (features.md, C11): null for one that is said to be real, without its source or month. */
export function shownClaim({ sample, value, label, source, asOf }: Claim): ShownClaim | null {
  const known = source !== null && source.trim() !== '' && asOf !== null
  if (!sample && !known) return null
  const plus = value.endsWith('+')
  return {
    number: plus ? value.slice(0, -1) : value,
    plus,
    label,
    note: sample || !known ? null : `${source}. Dato al ${monthInFigures(asOf)}.`,
  }
}

export const professionalsClaim = shownClaim(brand.claims.professionals)
export const customersClaim = shownClaim(brand.claims.customers)
