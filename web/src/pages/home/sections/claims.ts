interface Claim {
  readonly source: string
  /** YYYY-MM. */
  readonly asOf: string
}

/** A claim's value with its plus sign apart: '1.500+' is '1.500' and more. */
export function claimFigure(value: string): { readonly number: string; readonly plus: boolean } {
  const plus = value.endsWith('+')
  return { number: plus ? value.slice(0, -1) : value, plus }
}

/** A month as figures: '2026-10' is '10/2026'. */
export function monthInFigures(month: string): string {
  return month.split('-').toReversed().join('/')
}

/** Where a claim comes from and when it was last checked. */
export function claimNote({ source, asOf }: Claim): string {
  return `${source}. Dato al ${monthInFigures(asOf)}.`
}
