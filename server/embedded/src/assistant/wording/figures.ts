const whole = new Intl.NumberFormat('it-IT', { maximumFractionDigits: 0, useGrouping: 'always' })
const short = new Intl.NumberFormat('it-IT', { maximumFractionDigits: 1, useGrouping: 'always' })

/** A number for people: '1.200', '2,5'. */
export function showNumber(value: number): string {
  return short.format(value)
}

/** A number, or a range of them: '80', '80–100'. */
export function showRange({ low, high }: { readonly low: number; readonly high: number }): string {
  return low === high ? showNumber(low) : `${showNumber(low)}–${showNumber(high)}`
}

/** A range in whole euro: '5.800–10.400 €'. */
export function showEuro(min: number, max: number): string {
  return min === max ? `${whole.format(min)} €` : `${whole.format(min)}–${whole.format(max)} €`
}

/** Words in a row, the last with 'e': 'a, b e c'. */
export function listWords(words: readonly string[]): string {
  if (words.length < 2) return words.join('')
  return `${words.slice(0, -1).join(', ')} e ${words.at(-1)}`
}

/** With a capital at the start. */
export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
