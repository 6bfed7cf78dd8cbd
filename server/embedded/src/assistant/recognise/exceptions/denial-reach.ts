import type { Token } from '../words/terms.ts'

const adding = new Set(['piu', 'anche', 'inoltre', 'poi'])

/**
 * Whether 'senza' denies only a thing before an index: 'senza batteria e in più la wallbox', 'il quadro senza
 * salvavita da cambiare'.
 */
export function isFreed(
  tokens: readonly Token[],
  at: number,
  from: number,
  wordAt: (at: number) => string,
): boolean {
  if (from === at + 1) return false
  const added = tokens.slice(at + 2, from + 1).some(({ text, joined }) => joined && adding.has(text))
  return added || wordAt((tokens[from]?.at ?? 0) - 1) === 'da'
}

const articles = /^(?:il|lo|la|l|i|gli|le)$/

/** Whether 'né' comes before a thing, possibly without its accent: 'senza toccare gli impianti ne il bagno'. */
export function isAfterNor({ at }: Token, wordAt: (at: number) => string): boolean {
  return articles.test(wordAt(at - 1)) && wordAt(at - 2) === 'ne'
}
