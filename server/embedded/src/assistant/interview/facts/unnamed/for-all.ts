import { readUtterance, type Utterance } from '../../../italian/utterance.ts'
import { type Fact, isSameFact } from '../../../slots/facts.ts'
import type { JobAtHand } from '../../agenda.ts'
import type { FactReading } from '../fact-reading.ts'

/** Jobs that put one thing on each opening, with the slot that counts the things. */
const perOpening: Readonly<Partial<Record<string, string>>> = { 'serramenti/zanzariere': 'zanzariere' }
const openings = ['finestre', 'portefinestre'] as const

const everywhere = /^(?:dappertutto|ovunque)$/
const all = /^(?:tutt[ei]|ognun[ao]|ciascun[ao]|dappertutto|ovunque|ogni)$/
/** Words around 'tutte' in an answer: 'su tutte quante', 'per tutte'. */
const around = /^(?:per|su|a|in|di|e|le|quante|tutte|finestre|finestra|infissi|una|uno|sì|si|ok|va|bene)$/
const each = /^(?:per|a|su|ogni)$/
const onlyWindows = /^(?:sol[oe]|soltanto|solamente)$/
/** Maximum number of words of an answer that means all openings. */
const mostAnswer = 5

/** Whether a message has one thing for each window: 'una per finestra'. */
function isPerWindow(texts: readonly string[]): boolean {
  return texts.some(
    (text, at) =>
      /^finestr[ae]$/.test(text) && each.test(texts[at - 1] ?? '') && /^un[ao]$/.test(texts[at - 2] ?? ''),
  )
}

/** Whether a message means all openings: 'le zanzariere per tutte', 'una per finestra'. */
function meansAll(texts: readonly string[], isAnswer: boolean): boolean {
  if (texts.some((text) => /^(?:non|tranne|meno|eccetto|escluse)$/.test(text))) return false
  const at = texts.findIndex((text) => all.test(text))
  if (at === -1) return isPerWindow(texts)
  const isShort = texts.length <= mostAnswer && texts.every((text) => around.test(text) || all.test(text))
  return (
    (isAnswer && isShort) || everywhere.test(texts[at] ?? '') || /^(?:per|su|a)$/.test(texts[at - 1] ?? '')
  )
}

/** Whether an answer means the windows without the French windows: 'solo per le finestre'. */
function meansWindows({ words }: Utterance, isAnswer: boolean): boolean {
  return (
    isAnswer &&
    words.length <= mostAnswer &&
    words.some(({ text }) => onlyWindows.test(text)) &&
    words.some(({ text }) => text === 'finestre')
  )
}

/** Returns the known number of an opening that another job counts. */
function countIn(jobs: readonly JobAtHand[], id: string): number {
  const counts = jobs.flatMap(({ inHand: { facts } }) => {
    const fact = facts[id]
    return fact?.kind === 'number' && fact.low === fact.high ? [fact.low] : []
  })
  return Math.max(0, ...counts)
}

/**
 * Returns the reading with the number of things for all openings that another job counts: 'le zanzariere per tutte', after
 * five windows and a French window.
 */
export function withAllOpenings(
  job: JobAtHand,
  jobs: readonly JobAtHand[],
  reading: FactReading,
  { said, isAnswer }: { readonly said: string; readonly isAnswer: boolean },
): FactReading {
  const id = perOpening[job.key]
  const slot = job.engine.slots.find((one) => one.id === id)
  const utterance = readUtterance(said)
  const texts = utterance.words.filter(({ kind }) => kind === 'word').map(({ text }) => text)
  const known = slot && reading.facts[slot.id]
  // The article of 'una per finestra' is no count.
  const isOne = isPerWindow(texts) && known?.kind === 'number' && known.high === 1
  if (!slot || (!isOne && (known?.kind ?? 'unknown') !== 'unknown')) return reading
  const others = jobs.filter(({ key }) => key !== job.key)
  const [windows = 0, french = 0] = openings.map((opening) => countIn(others, opening))
  const isAll = meansAll(texts, isAnswer)
  const value = isAll ? windows + french : meansWindows(utterance, isAnswer) ? windows : 0
  if (windows === 0 || value === 0) return reading
  const doors = isAll ? french : 0
  const fact: Fact = { kind: 'number', low: value, high: value }
  const part: Fact = { kind: 'number', low: doors, high: doors }
  const further = job.engine.slots.find((one) => one.id === openings[1])
  const before = further && reading.facts[further.id]
  const isNew = further && (before ? !isSameFact(before, part) : doors > 0)
  const facts = { ...reading.facts, [slot.id]: fact, ...(isNew ? { [further.id]: part } : {}) }
  const changed = [...new Set([...reading.changed, slot, ...(isNew ? [further] : [])])]
  return { ...reading, facts, changed }
}
