import type { Token } from '../words/terms.ts'

const adding = new Set(['piu', 'anche', 'inoltre', 'poi'])

/** Whether a bracket closes between two words. */
function closesBracket(from: number, to: number, wordAt: (at: number) => string): boolean {
  for (let at = from + 1; at < to; at += 1) if (wordAt(at) === ')') return true
  return false
}

/**
 * Whether 'senza' denies only a thing before an index: 'senza batteria e in più la wallbox', 'il quadro senza
 * salvavita da cambiare', '(niente telecamere) e il citofono'.
 */
export function isFreed(
  tokens: readonly Token[],
  at: number,
  from: number,
  wordAt: (at: number) => string,
): boolean {
  if (from === at + 1) return false
  if (closesBracket(tokens[at]?.at ?? 0, tokens[from]?.at ?? 0, wordAt)) return true
  const added = tokens.slice(at + 2, from + 1).some(({ text, joined }) => joined && adding.has(text))
  return added || wordAt((tokens[from]?.at ?? 0) - 1) === 'da'
}

const articles = /^(?:il|lo|la|l|i|gli|le)$/

/** Whether 'né' comes before a thing, possibly without its accent: 'senza toccare gli impianti ne il bagno'. */
export function isAfterNor({ at }: Token, wordAt: (at: number) => string): boolean {
  return articles.test(wordAt(at - 1)) && wordAt(at - 2) === 'ne'
}

const instead = new Set(['posto', 'invece', 'anziche', 'piuttosto'])

/** Whether the thing at an index is to be replaced: 'al posto della vasca', 'invece di rifarlo'. */
export function isReplaced(tokens: readonly Token[], from: number): boolean {
  const giving = (at: number): boolean => {
    const before = tokens[at - 1]
    if (!before || before.group !== tokens[from]?.group || !instead.has(before.text)) return false
    return before.text === 'anziche' || tokens[at]?.of === true
  }
  return giving(from) || (giving(from - 1) && tokens[from - 1]?.text !== 'solo')
}
