/** Matches words that say that the next words make no sense: 'non vale la pena', 'inutile', 'non si può'. */
const pointlessBefore =
  /(?:^| )(?:(?:non|nun|nn) (?:(?:ne|mi|ci|si) )*(?:val\p{L}*|varr\p{L}*|ha|abbia|avrebbe|merit\p{L}*|convien\p{L}*|converr\p{L}*|serv\p{L}*|puo|possono|riesce|si)|inutile|impossibile|assurdo)(?: (?:la|pena|senso|piu|neanche|nemmeno|di|a|proprio|molto|tanto|farl[aoei]|far|stare))*$/u
/**
 * Matches words that say it of the words before: 'ripararla non ha senso', 'ripararlo costa più che
 * cambiarlo'.
 */
const pointlessAfter =
  /^(?:(?:mi|ci|e|secondo me|per me) )*(?:(?:non|nun|nn) (?:(?:ne|mi|ci) )*(?:val|varr|ha senso|avrebbe senso|merit|convien|converr|serv)|(?:costa|costerebbe|costano|viene|verrebbe|spend\p{L}+) (?:quasi )?(?:di piu|piu|quanto|come|troppo|una fortuna|un occhio)|(?:e )?(?:inutile|impossibile))/u
const reach = 6

/**
 * Whether a message says that a repair is not worth its price, so that the thing is to be replaced: 'non vale
 * la pena ripararla'.
 *
 * @param at the index of the verb in all words
 */
export function isPointless(at: number, wordAt: (at: number) => string): boolean {
  const stretch = (from: number, to: number): string =>
    Array.from({ length: to - from }, (_, index) => wordAt(from + index)).join(' ')
  return pointlessBefore.test(stretch(at - reach, at)) || pointlessAfter.test(stretch(at + 1, at + 1 + reach))
}
