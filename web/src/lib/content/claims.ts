import { brand, type Claim } from '@mestieri/shared/brand.ts'

import { useSampleContent } from './sample-content.ts'

/** A claim in the form that pages show. */
export interface ShownClaim {
  /** The number without the plus sign, for example '1.500' for '1.500+'. */
  readonly number: string
  /** Whether a plus sign follows. */
  readonly plus: boolean
  readonly label: string
  /** The source and the month of the last check; null for a sample, which is marked instead. */
  readonly note: string | null
}

/** Formats a month: '2026-10' becomes '10/2026'. */
export function monthInFigures(month: string): string {
  return month.split('-').toReversed().join('/')
}

/**
 * Converts a claim to the form that pages show; null for a real claim without source or month (features.md,
 * C11).
 */
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

const professionals = shownClaim(brand.claims.professionals)
const customers = shownClaim(brand.claims.customers)

/** The claims of the site; samples only with sample content, never in front of a real upstream. */
export function useClaims(): Readonly<Record<'professionals' | 'customers', ShownClaim | null>> {
  const samples = useSampleContent()
  const real = (claim: ShownClaim | null) => (claim?.note ? claim : null)
  if (samples) return { professionals, customers }
  return { professionals: real(professionals), customers: real(customers) }
}
