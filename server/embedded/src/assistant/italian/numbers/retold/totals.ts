import type { Word } from '../../words.ts'

/** Words between 'in totale' and its number: 'in tutto sono sei'. */
const linking = /^(?:sono|son|saranno|fa|fanno|circa|:|quindi)$/

/** Whether the words that end at an index, or begin at it, are 'in tutto', 'in totale' or 'totale'. */
function endsTotal(words: readonly Word[], at: number): boolean {
  const text = words[at]?.text ?? ''
  return text === 'totale' || text === 'totali' || (text === 'tutto' && words[at - 1]?.text === 'in')
}

/** Whether a number is called the total: '22 in tutto', 'in totale sono 8'. */
export function isTotal(
  words: readonly Word[],
  { from, to }: { readonly from: number; readonly to: number },
): boolean {
  const before = linking.test(words[from - 1]?.text ?? '') ? from - 2 : from - 1
  return endsTotal(words, before) || endsTotal(words, to) || endsTotal(words, to + 1)
}
