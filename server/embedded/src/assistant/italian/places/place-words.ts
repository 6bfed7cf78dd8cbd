import type { Word } from '../words.ts'

/** Names of male saints that end in 'a': 'Sant'Andrea'. */
const men = new Set(['andrea', 'luca', 'nicola', 'elia', 'cosma', 'agnola'])

/**
 * Returns the word that 'S.' abbreviates before a name: 'San Giovanni', 'Santa Maria', 'Sant'Agata', 'Santo
 * Stefano'.
 */
function saintBefore(name: string): string {
  if (/^[aeiou]/.test(name)) return 'sant'
  if (name.endsWith('a') && !men.has(name)) return 'santa'
  return /^(?:s[bcdfgpqtv]|z)/.test(name) ? 'santo' : 'san'
}

/**
 * Returns the words of a message with 'S.' written out, so that 'Sesto S. Giovanni' is a town, and without
 * the full stops of other abbreviations. Word indices change.
 */
export function spellSaints(words: readonly Word[]): Word[] {
  const spelt: Word[] = []
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at]
    if (!word) continue
    const hasStop = words[at + 1]?.text === '.'
    const name = words[at + (hasStop ? 2 : 1)]
    const isShort = word.text === 's' && name?.kind === 'word' && (hasStop || word.capital)
    if (!isShort || !name) {
      spelt.push(word)
      continue
    }
    spelt.push({ ...word, text: saintBefore(name.text), capital: true })
    if (hasStop) at += 1
  }
  return spelt
}
