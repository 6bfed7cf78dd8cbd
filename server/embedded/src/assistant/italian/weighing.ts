import type { Utterance } from './utterance.ts'

const weighing =
  /^(?:confront\p{L}*|paragon\p{L}*|rispetto|differenz\p{L}*|indecis\p{L}*|balla|ballano|alternativ\p{L}*)$/u

/**
 * Whether a message compares two solutions and requests neither: 'sto confrontando coi termosifoni, quanto
 * balla?'.
 */
export function weighs({ words }: Pick<Utterance, 'words'>): boolean {
  return words.some(({ text }) => weighing.test(text))
}
