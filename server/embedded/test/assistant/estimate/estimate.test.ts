import type { EstimateRow } from '@mestieri/shared/services/estimate.ts'
import type { JobKind } from '@mestieri/shared/services/job-kind.ts'
import t from 'tap'

import { estimateJob } from '../../../src/assistant/estimate/estimate.ts'
import { roundPrice } from '../../../src/assistant/estimate/rounding.ts'
import { placeOf } from '../../../src/assistant/italian/places/cities.ts'
import type { JobEngine } from '../../../src/assistant/jobs/job-engine.ts'
import { choiceSlot } from '../../../src/assistant/slots/choice-slot.ts'
import {
  bathroom,
  choice,
  estimateOf,
  monza,
  mouldJob,
  number,
  painting,
  rows,
  viterbo,
  words,
} from './sample-jobs.ts'

t.test('prices are rounded as suits their size, differences too', (t) => {
  for (const [euro, rounded] of [
    [77, 75],
    [138, 140],
    [204, 200],
    [996, 1000],
    [1024, 1000],
    [1975, 2000],
    [2149, 2100],
    [61_800, 62_000],
    [110_900, 111_000],
    [-123, -125],
    [1, 0],
    // What 9000 * 1.15 is in binary.
    [10_349.999_999_999_998, 10_400],
  ] as const) {
    t.equal(roundPrice(euro), rounded, String(euro))
  }
  t.end()
})

t.test('a job is the sum of its lines, without VAT and with it', (t) => {
  const found = estimateOf(painting, { superficie: number(80), muffa: choice('si'), muffaMq: number(10) })
  t.same(found.net, { min: 1600, max: 2700 })
  t.same(found.gross, { min: 1750, max: 3000 })
  t.same(found.lines, [
    {
      label: 'Pareti e soffitti',
      quantity: { low: 280, high: 280 },
      unit: 'm² di parete/soffitto',
      unitPrice: { min: 5, max: 8.5 },
      net: { min: 1400, max: 2400 },
    },
    {
      label: 'Muffa da trattare',
      quantity: { low: 10, high: 10 },
      unit: 'm² di parete con muffa',
      unitPrice: { min: 18, max: 35 },
      net: { min: 180, max: 350 },
    },
  ])
  t.same(found.used, [rows.paint, rows.mould])
  t.equal(found.size, '80 m²')
  t.equal(found.atMinimum, false)
  t.end()
})

t.test('what nobody said is taken at its typical value and named; the range stays narrow', (t) => {
  const found = estimateOf(painting)
  t.same(found.assumed, [
    { slotId: 'superficie', label: 'Superficie della casa', value: '80 m²' },
    { slotId: 'finitura', label: 'Pittura', value: 'traspirante' },
    { slotId: 'muffa', label: 'Muffa', value: 'senza muffa' },
  ])
  t.equal(found.size, null)
  const open = estimateOf(painting, { muffa: { kind: 'unknown' } }, null)
  t.ok(open.gross.max / open.gross.min <= 2.5, `${open.gross.min}–${open.gross.max}`)
  const asked = estimateOf(painting, { muffa: choice('si') })
  t.same(asked.assumed.at(-1), { slotId: 'muffaMq', label: 'Muffa', value: '4 m²' })
  t.end()
})

t.test('a range that the customer gave widens quantity and price, and nothing else', (t) => {
  const found = estimateOf(painting, { superficie: number(80, 100) })
  t.same(found.lines[0]?.quantity, { low: 280, high: 350 })
  t.same(found.net, { min: 1400, max: 3000 })
  const two = estimateOf(painting, {
    superficie: number(80, 100),
    muffa: choice('si'),
    muffaMq: number(0, 10),
  })
  t.same(two.lines[1]?.net, { min: 0, max: 350 }, 'a line that one end does not have begins at nothing')
  t.same(two.net, { min: 1400, max: 3300 })
  t.end()
})

t.test('answers that lower the price are taken at the end that makes it lowest', (t) => {
  const engine: JobEngine = {
    ...painting.engine,
    lines: (answers) => [
      { label: 'Pareti', row: rows.paint, quantity: 300 - answers.number('superficie') },
      { label: 'Pareti', row: rows.paint, quantity: 10 },
    ],
  }
  const found = estimateOf({ kind: painting.kind, engine }, { superficie: number(100, 200) })
  t.same(
    found.lines.map(({ quantity }) => quantity),
    [{ low: 110, high: 210 }],
  )
  t.same(found.net, { min: 550, max: 1800 })
  t.end()
})

t.test('the zone acts on the share of labour only', (t) => {
  const { kind, engine } = painting
  const facts = { superficie: number(80) }
  const rome = placeOf('ROMA (RM)')
  t.same(estimateOf(painting, facts, rome).net, { min: 1650, max: 2800 }, '1.400–2.380 × (1 + 0,8 × 0,22)')
  const goods = { kind: { ...kind, labourShare: 0 }, engine }
  t.same(estimateOf(goods, facts, rome).net, { min: 1400, max: 2400 })
  const byLine: JobEngine = {
    ...engine,
    lines: () => [{ label: 'Pannelli', row: rows.paint, quantity: 280, labourShare: 0.1 }],
  }
  t.same(estimateOf({ kind, engine: byLine }, facts, rome).net, { min: 1450, max: 2400 })
  const { zone, net } = estimateOf(painting, facts, null)
  t.match(zone, { low: 0.88, high: 1.12 })
  t.same(net, { min: 1250, max: 2600 })
  t.end()
})

t.test('without a place the zone never makes a range more than two and a half times as wide', (t) => {
  for (const [min, max, ratio] of [
    [100, 170, 2.1],
    [100, 230, 2.5],
    [100, 245, 2.5],
    [100, 400, 4],
  ] as const) {
    const row: EstimateRow = { ...rows.paint, min, max }
    const engine: JobEngine = { slots: [], lines: () => [{ label: 'x', row, quantity: 100 }] }
    const { net, zone } = estimateOf({ kind: painting.kind, engine }, {}, null)
    t.ok(net.max / net.min <= ratio, `${net.min}–${net.max}`)
    t.equal(zone.words, 'prezzi di tutta Italia')
  }
  t.end()
})

t.test('a small job costs the least of a visit, as dearer professionals take it too', (t) => {
  const found = estimateOf(mouldJob, { muffaMq: number(2) })
  t.equal(found.atMinimum, true)
  t.same(found.net, { min: 200, max: 300 })
  t.same(found.used, [rows.mould, rows.minimum])
  t.match(estimateOf(mouldJob, { muffaMq: number(8) }), { net: { min: 200, max: 300 }, atMinimum: true })
  t.match(estimateOf(mouldJob, { muffaMq: number(20) }), { net: { min: 360, max: 700 }, atMinimum: false })
  t.end()
})

t.test('a job with levels has a price for each; the middle one is taken if nobody chose', (t) => {
  const { tiers, net } = estimateOf(bathroom)
  t.same(net, { min: 8000, max: 13_000 })
  t.match(tiers, [
    {
      id: 'base',
      label: 'ceramica',
      chosen: false,
      net: { min: 5500, max: 8000 },
      gross: { min: 6100, max: 8900 },
    },
    { id: 'media', label: 'gres', chosen: true, net: { min: 8000, max: 13_000 } },
    { id: 'alta', label: 'di design', chosen: false },
  ])
  const best = estimateOf(bathroom, { fascia: choice('alta') })
  t.same(best.net, { min: 13_000, max: 25_000 })
  t.equal(best.tiers.find(({ chosen }) => chosen)?.id, 'alta')
  t.same(estimateOf(painting).tiers, [])
  t.end()
})

t.test('a level that the job does not have means the nearest that it has', (t) => {
  const kind: JobKind = { ...bathroom.kind, tiers: { base: { label: 'x' }, media: { label: 'y' } } }
  const { engine } = bathroom
  t.same(estimateOf({ kind, engine }, { fascia: choice('alta') }).net, { min: 8000, max: 13_000 })
  const only = estimateOf({ kind: { ...kind, tiers: { base: { label: 'x' } } }, engine })
  t.match(only, { net: { min: 5500, max: 8000 }, tiers: [] }, 'one level is no choice')
  t.end()
})

t.test('an option of the level’s question that is no level is the engine’s own', (t) => {
  const level = choiceSlot<'media' | 'mista'>({
    ...words,
    id: 'fascia',
    step: 'Cosa',
    label: 'Fascia',
    options: { media: { label: 'media', words: 'media' }, mista: { label: 'mista', words: 'mista' } },
    price: { reference: 'media', typical: ['media'], narrow: 'la fascia', open: 'Fascia' },
  })
  const engine: JobEngine = {
    slots: [level],
    lines: (answers) => [
      {
        label: answers.choice('fascia'),
        row: rows.paint,
        quantity: answers.choice('fascia') === 'mista' ? 50 : 100,
      },
    ],
  }
  const found = estimateOf({ kind: bathroom.kind, engine }, { fascia: choice('mista') })
  t.match(found, { lines: [{ label: 'mista' }], tiers: [], assumed: [] })
  t.end()
})

t.test('an option of another job’s question is no answer', (t) => {
  const found = estimateOf(painting, { finitura: choice('gres'), superficie: choice('tutto') })
  t.same(found.net, { min: 1400, max: 2400 })
  t.match(found.assumed, [{ slotId: 'superficie' }, { slotId: 'finitura' }, { slotId: 'muffa' }])
  t.end()
})

t.test('there is no estimate where no figure is honest', (t) => {
  const broken: EstimateRow = { ...rows.paint, max: Number.NaN }
  for (const lines of [null, () => [], () => [{ label: 'x', row: broken, quantity: 1 }]]) {
    const engine: JobEngine = { slots: [], lines }
    t.equal(estimateJob('tinteggiatura/prova', painting.kind, engine, {}, viterbo), null)
  }
  t.end()
})

t.test('a job of twelve questions is priced a few hundred times at most', (t) => {
  const slots = Array.from({ length: 3 }, (_, index) =>
    painting.engine.slots.map((slot) => ({ ...slot, id: index === 0 ? slot.id : `${slot.id}${index}` })),
  ).flat()
  let calls = 0
  const engine: JobEngine = {
    ...painting.engine,
    slots,
    lines: (answers) => {
      calls += 1
      return painting.engine.lines(answers)
    },
  }
  const ranges = ['superficie', 'superficie1', 'superficie2', 'muffaMq', 'muffaMq1']
  const facts = { ...Object.fromEntries(ranges.map((id) => [id, number(2, 9)])), muffa: choice('si') }
  estimateOf({ kind: { ...painting.kind, tiers: bathroom.kind.tiers }, engine }, facts, monza)
  t.ok(calls > 0 && calls < 400, String(calls))
  t.end()
})
