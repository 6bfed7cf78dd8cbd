import { type Thing, thingOf } from './things.ts'
import type { Utterance } from './utterance.ts'

/** A part of something: 'metà casa', 'mezza parete', 'un terzo del tetto'. */
export interface Share {
  /** 0 to 1. */
  readonly part: number
  readonly of: Thing
}

const halves = new Set(['meta', 'mezza', 'mezzo'])
const parts: Readonly<Record<string, number>> = {
  terzo: 3,
  terzi: 3,
  quarto: 4,
  quarti: 4,
  quinto: 5,
  quinti: 5,
}
const counts: Readonly<Record<string, number>> = { un: 1, uno: 1, due: 2, tre: 3, quattro: 4 }
const between = new Set('di del dello della dell dei degli delle d il lo la l i le circa'.split(' '))

/** Parts of things that a message names, in order. */
export function readShares({ words }: Utterance): Share[] {
  const found: Share[] = []
  for (const [at, { text, kind, value }] of words.entries()) {
    const next = words[at + 1]?.text ?? ''
    let share: { part: number; to: number } | null = null
    if (halves.has(text) && words[at - 1]?.text !== 'e') share = { part: 0.5, to: at + 1 }
    const whole = parts[next]
    if (Object.hasOwn(counts, text) && whole !== undefined)
      share = { part: (counts[text] ?? 1) / whole, to: at + 2 }
    if (kind === 'figure' && next === 'percento' && value <= 100) share = { part: value / 100, to: at + 2 }
    if (!share) continue
    let place = share.to
    while (place < share.to + 3 && between.has(words[place]?.text ?? '')) place += 1
    const of = thingOf(words[place]?.text ?? '')
    if (of && share.part <= 1) found.push({ part: share.part, of })
  }
  return found
}
