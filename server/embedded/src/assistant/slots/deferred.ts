/** Matches content words after a thing that put it off: 'boh, magari dopo', 'la metto fra qualche anno', 'in futuro'. */
const deferral =
  /^(?:(?:,|boh|mah|forse|magari|semmai|eventualmente|vediamo|vedremo|metto|mettiamo|mettero|faccio|facciamo|aggiungo|aggiungiamo|penso|pensiamo|pensero|ci|si|vede|vedra) ){0,5}(?:dopo|poi|piu avanti|domani|futuro|col tempo|tempo|anno prossimo|prossimo anno|(?:fra|tra) (?:qualche|paio|due|tre|alcuni) ann[oi]|(?:fra|tra) anno)(?: (?:vediamo|vedremo|vede|vedra|penso|magari|forse|ci|si)){0,2}(?: ,|$)/

/** Maximum number of words that are read after the thing. */
const reach = 9

/** Whether content words put off the thing before this index, so that it is not wanted now. */
export function isDeferred(content: readonly string[], at: number): boolean {
  return deferral.test(content.slice(at, at + reach).join(' '))
}
