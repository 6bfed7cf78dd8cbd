import type { Word } from '../words.ts'

/** Matches words between a thing and its neighbour: 'attaccato al bagno', 'accanto alla cucina'. */
const beside = /^(?:attaccat|vicin|accanto|fianco|dietro|davanti|confin|comunica|adiacent)/

/** Whether a thing only says where another is: 'uno sgabuzzino attaccato al bagno'. */
export function isBeside(words: readonly Word[], at: number): boolean {
  return (
    /^(?:al|alla|allo|ai|alle|il|la|con|col)$/.test(words[at - 1]?.text ?? '') &&
    beside.test(words[at - 2]?.text ?? '')
  )
}
