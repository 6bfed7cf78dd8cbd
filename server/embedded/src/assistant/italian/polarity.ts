import { findPattern, patterns, says } from './patterns.ts'

const unknowns = patterns(
  'non so|non lo so|nn so|nn lo so|nonso|non saprei|boh|bho|boo|mah|bo|chissa|non ho idea|nessuna idea|non ne ho idea|non ne ho minima idea|idea no|non ricordo|non mi ricordo|devo controllare|devo verificare|devo misurare|devo vedere|non conosco|da vedere|da valutare|da decidere|dipende|indecis*|non sicur*|non sono sicur*|fai tu|consigli tu|come consigli|scegli tu|scegliete voi|come vuoi|come volete|fate tu|decidi tu|decidete voi|vedete voi|veda lei|non importa|indifferente|e uguale|non deciso|non abbiamo deciso|non ancora|non capisco niente|ignoro|dont know|no idea|don t know|not sure|qualsiasi|salta|saltiamo|passo|prossima|avanti|andiamo avanti',
)

const refusals = patterns(
  'no|nop|nope|nono|noo|nooo|non credo|non penso|direi no|credo no|penso no|assolutamente no|per niente|niente|nulla|nessuno|nessuna|macche|non serve|non servono|non occorre|non c|non ci sono|non ce|non ce ne|non ne ho|non ne abbiamo|non esiste|non presente|negativo|neanche|nemmeno|senza|non voglio|non vorrei|non vogliamo|non mi interessa|non interessa|lascia stare|lasciamo stare|evitiamo|none|zero|non mi serve|non ho|non abbiamo|non ancora|non va|non vanno|non bisogna|meglio no|figurati',
)

const consents = patterns(
  'si|sii|siii|sisi|sissi|yes|yep|certo|certamente|certo si|ovvio|ovviamente|esatto|esattamente|giusto|ok|okay|oki|okk|va bene|d accordo|direi si|credo si|penso si|assolutamente|assolutamente si|senz altro|senzaltro|come no|perche no|confermo|corretto|perfetto|volentieri|magari|gia|eh si|vero|infatti|sicuro|sicuramente|affermativo|procedi|procediamo|dai|con piacere|tutti|tutte|tutto|tutta|voglio|vorrei|vogliamo|mi interessa|serve|servono|c|presente|yeah|oui|ja',
)

const thumbs = [
  [/👍|👌|✅|✔|🆗|🙋/u, 'yes'],
  [/👎|❌|🚫|🙅/u, 'no'],
] as const

export type Polarity = 'yes' | 'no' | 'unknown'

/** How early in a message a word stands, and how much of one was said. */
function firstOf(
  content: readonly string[],
  list: ReturnType<typeof patterns>,
  mayBeDenied = true,
): { at: number; length: number } | null {
  let best: { at: number; length: number } | null = null
  for (const pattern of list) {
    for (const { at, length, denied } of findPattern(content, pattern)) {
      if (denied && !mayBeDenied) continue
      if (best === null || at < best.at || (at === best.at && length > best.length)) best = { at, length }
    }
  }
  return best
}

/**
 * Whether a message agrees, refuses or does not know; null where it says none of it. What is said first counts
 * ('sì, ma senza fretta'), of two that begin alike the longer ('non lo so' is no 'no').
 *
 * @param raw the message as typed: a thumb is an answer too
 */
export function readPolarity(content: readonly string[], raw = ''): Polarity | null {
  const unknown = firstOf(content, unknowns)
  const no = firstOf(content, refusals)
  const yes = firstOf(content, consents, false)
  const ranked = [
    unknown && { ...unknown, is: 'unknown' as const, rank: 0 },
    no && { ...no, is: 'no' as const, rank: 1 },
    yes && { ...yes, is: 'yes' as const, rank: 2 },
  ].filter((found) => found !== null)
  const [first] = ranked.toSorted((a, b) => a.at - b.at || b.length - a.length || a.rank - b.rank)
  if (first) return first.is
  return thumbs.find(([sign]) => sign.test(raw))?.[1] ?? null
}

/** Whether a message says, anywhere, that its writer does not know. */
export function isUnknown(content: readonly string[]): boolean {
  return says(content, unknowns)
}
