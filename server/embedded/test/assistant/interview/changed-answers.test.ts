import { type ParsedReply, parseReply, writeReply } from '@mestieri/shared/chat/reply-format.ts'
import { keysOf } from '@mestieri/shared/records.ts'
import { chats } from '@mestieri/shared/services/chats.ts'
import t from 'tap'

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

/** Returns a job's interview up to its figure, with the first quick answer to each question but the picked one. */
function walk(slug: Slug, opening: string, picked?: { readonly slot: string; readonly chip: string }): Walk {
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
    step = say(step.state, picked?.slot === slot ? picked.chip : first)
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

t.test(
  'after the figure, each answer changes to each other in the words of the job description',
  async (t) => {
    let turn = 0
    for (const { slug, title } of jobs) {
      const opening = `${title} a Lodi`
      const base = walk(slug, opening)
      if (base.state.phase !== 'estimated' || base.state.jobs.length !== 1) continue
      const rows = rowsOf(base.reply)
      for (const [slot, chips] of base.offered)
        for (const chip of chips.slice(1)) {
          const other = walk(slug, opening, { slot, chip })
          const wanted = rowsOf(other.reply)
          const changed = [...wanted].filter(([label, value]) => rows.get(label) !== value)
          const [first, ...more] = changed
          const old = first && rows.get(first[0])
          if (!old || more.length > 0 || first[1] === 'da definire') continue
          const words = phrasings[turn % phrasings.length]?.(first[1], old) ?? ''
          turn += 1
          const surveyor = createSurveyor(wholeCatalogue, knowledge, slug)
          const turned = surveyor.handle(base.state, { content: words, photos: 0, now })
          const reply = parseReply(writeReply(turned.reply))
          const name = `${title}: ${words}`
          t.equal(rowsOf(reply).get(first[0]), first[1], name)
          t.equal(turned.state.jobs.length, 1, `${name}, one job`)
          // A size with decimals is shown rounded, so that its figure differs from that of the exact size.
          const isExact = !/\d,\d/.test(first[1])
          if (isExact && other.state.phase === 'estimated')
            t.equal(figureOf(reply), figureOf(other.reply), `${name}, figure`)
        }
    }
    t.ok(turn > 300, `${turn} changes`)
  },
)
