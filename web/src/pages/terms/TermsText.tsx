/** The terms and conditions (specification, sections 1, 3 to 6 and 9), without a title of their own. */
export function TermsText() {
  return <section aria-label="Termini e condizioni" />
}
