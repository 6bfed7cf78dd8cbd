import { type ParsedReply, parseReply, writeReply } from '@mestieri/shared/chat/reply-format.ts'
import { keysOf } from '@mestieri/shared/records.ts'
import { chats } from '@mestieri/shared/services/chats.ts'
import t, { type Test } from 'tap'

import { knowledge } from '../../../src/assistant/answers/knowledge.ts'
import { type CaseState, freshCase } from '../../../src/assistant/interview/case.ts'
import { createSurveyor } from '../../../src/assistant/interview/surveyor.ts'
import { wholeCatalogue } from '../engines/whole-catalogue.ts'
import type { Slug } from '../last-reply.ts'

const now = Date.parse('2026-11-20T09:00:00Z')

interface Walk {
  readonly state: CaseState
  readonly reply: ParsedReply
  /** The quick answers of each question that was asked. */
  readonly offered: ReadonlyMap<string, readonly string[]>
}

/** The rows that a changed answer may change: those of the job itself. */
function rowsOf({ brief }: ParsedReply): ReadonlyMap<string, string> {
  const shared = new Set(['Richiesta', 'Altri dati', 'Note', 'Foto', 'Quando', 'Dove'])
  return new Map(brief.flatMap(({ label, value }) => (value && !shared.has(label) ? [[label, value]] : [])))
}

const figureOf = ({ estimates }: ParsedReply): string =>
  estimates.map(({ min, max }) => `${min}-${max}`).join()

/** Returns a job's interview up to its figure, with the first quick answer to each question but the picked ones. */
function walk(slug: Slug, opening: string, picked: ReadonlyMap<string, string> = new Map()): Walk {
  const surveyor = createSurveyor(wholeCatalogue, knowledge, slug)
  const offered = new Map<string, readonly string[]>()
  const say = (given: CaseState, content: string): { state: CaseState; reply: ParsedReply } => {
    const { state, reply } = surveyor.handle(given, { content, photos: 0, now })
    return { state, reply: parseReply(writeReply(reply)) }
  }
  let step = say(freshCase, opening)
  while (step.state.phase === 'asking' && step.state.asked?.job) {
    const { slot } = step.state.asked
    const chips = step.reply.chips.filter((chip) => !chip.startsWith('Non lo so'))
    const [first] = chips
    if (first === undefined || offered.has(slot)) break
    offered.set(slot, chips)
    step = say(step.state, picked.get(slot) ?? first)
  }
  return { ...step, offered }
}

/** Messages that give a new value in the words of the job description, with the old one. */
const phrasings: readonly ((now: string, then: string) => string)[] = [
  (value) => `facciamo ${value}`,
  (value) => `e se fosse ${value}?`,
  (value) => `ho sbagliato, ${value}`,
  (value) => `no anzi ${value}`,
  (value) => `meglio ${value}`,
  (value, old) => `${value} invece di ${old}`,
  (value, old) => `invece di ${old} metti ${value}`,
  (value) => `quanto verrebbe con ${value}?`,
  (value) => `e ${value} quanto costa?`,
]

const jobs = keysOf(chats).flatMap((slug) =>
  Object.values(wholeCatalogue.recognisable.get(slug)?.kinds ?? {}).map(({ title }) => ({ slug, title })),
)

/** The start of each job: its interview with the first quick answers, if that ends with the figure of this job. */
const starts = jobs.flatMap(({ slug, title }) => {
  const opening = `${title} a Lodi`
  const base = walk(slug, opening)
  const isWhole = base.state.phase === 'estimated' && base.state.jobs.length === 1
  return isWhole ? [{ slug, title, opening, base }] : []
})

interface Changed {
  readonly other: Walk
  /** The rows that differ from those of the start: label, new and old value. */
  readonly rows: readonly (readonly [label: string, now: string, then: string])[]
}

/** Returns an interview with other quick answers; null if that asks other questions, so that it is no mere change. */
function changed(
  { slug, opening, base }: (typeof starts)[number],
  picked: ReadonlyMap<string, string>,
): Changed | null {
  const other = walk(slug, opening, picked)
  const before = rowsOf(base.reply)
  const differing = [...rowsOf(other.reply)].filter(([label, value]) => before.get(label) !== value)
  const rows = differing.flatMap(([label, value]) => {
    const old = before.get(label)
    return old && value !== 'da definire' ? [[label, value, old] as const] : []
  })
  return rows.length === picked.size && rows.length === differing.length ? { other, rows } : null
}

function say({ slug, base }: (typeof starts)[number], content: string): { jobs: number; reply: ParsedReply } {
  const surveyor = createSurveyor(wholeCatalogue, knowledge, slug)
  const { state, reply } = surveyor.handle(base.state, { content, photos: 0, now })
  return { jobs: state.jobs.length, reply: parseReply(writeReply(reply)) }
}

function checkChange(t: Test, start: (typeof starts)[number], words: string, { other, rows }: Changed): void {
  const { jobs: count, reply } = say(start, words)
  const name = `${start.title}: ${words}`
  for (const [label, value] of rows) t.equal(rowsOf(reply).get(label), value, name)
  t.equal(count, 1, `${name}, one job`)
  // A size with decimals is shown rounded, so that its figure differs from that of the exact size.
  const isExact = rows.every(([, value]) => !/\d,\d/.test(value))
  if (isExact && other.state.phase === 'estimated')
    t.equal(figureOf(reply), figureOf(other.reply), `${name}, figure`)
}

t.test('after the figure, each answer changes to each other in its own words', async (t) => {
  let turn = 0
  for (const start of starts)
    for (const [slot, chips] of start.base.offered)
      for (const chip of chips.slice(1)) {
        const change = changed(start, new Map([[slot, chip]]))
        const [row] = change?.rows ?? []
        if (!change || !row) continue
        const words = phrasings[turn % phrasings.length]?.(row[1], row[2]) ?? ''
        turn += 1
        checkChange(t, start, words, change)
      }
  t.ok(turn > 300, `${turn} changes`)
})

/** Messages that give two new values. */
const pairs: readonly ((one: readonly [string, string], two: readonly [string, string]) => string)[] = [
  ([one], [two]) => `facciamo ${one} e ${two}`,
  ([one], [two]) => `${one} e ${two} quanto costa?`,
  ([one, old], [two, before]) => `${one} invece di ${old} e ${two} invece di ${before}`,
  ([one], [two]) => `e se fosse ${one} con ${two}?`,
]

t.test('after the figure, two answers change at once in their own words', async (t) => {
  let turn = 0
  for (const start of starts) {
    const [first, second] = [...start.base.offered].filter(([, chips]) => chips.length > 1).slice(-2)
    const [one, two] = [first?.[1][1], second?.[1][1]]
    if (!first || !second || one === undefined || two === undefined) continue
    const change = changed(
      start,
      new Map([
        [first[0], one],
        [second[0], two],
      ]),
    )
    const [a, b] = change?.rows ?? []
    if (!change || !a || !b) continue
    const words = pairs[turn % pairs.length]?.([a[1], a[2]], [b[1], b[2]]) ?? ''
    turn += 1
    checkChange(t, start, words, change)
  }
  t.ok(turn > 40, `${turn} changes`)
})
