/**
 * Matches the advice of another person that the customer rejects: 'mio figlio dice di metterle in alluminio, ma io'. Every
 * part is bounded, so that the time to search a text stays linear.
 */
const rejected =
  /(?<!\p{L})(?:(?:mi[oa]|il|la|lo|un[oa]?)\s|l[’'])\p{L}{3,15}\s(?:mi\s)?(?:dice(?:va|vano)?|dicono|consigliav?a|consigliano|suggerisce|proponeva|propone|insisteva|insiste|voleva|vorrebbe|vuole|spinge(?:va)?|ha\s(?:detto|consigliato|proposto|suggerito))\s[^.;:!?\n]{1,100}?,?\s(?=(?:ma|per[oò])\s(?:io|noi|a me|a noi|preferi|(?:non|nn)\s(?:vogli|mi\s|ci\spiac|serv|interess)))/giu

/** Minimum number of words before an advice. A shorter first message may name the work only inside of it. */
const leastBefore = 5

/** Returns a message without the advice of others that the customer rejects. */
export function withoutRejectedAdvice(text: string, isOpening: boolean): string {
  return text.replaceAll(rejected, (advice, at: number) =>
    isOpening && text.slice(0, at).trim().split(/\s+/).length < leastBefore ? advice : '',
  )
}
