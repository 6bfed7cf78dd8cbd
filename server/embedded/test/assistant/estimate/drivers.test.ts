import t from 'tap'

import { bathroom, choice, estimateOf, monza, mouldJob, number, painting } from './sample-jobs.ts'

t.test('the scale spans what the job could be at its size, and is left out if the range fills it', (t) => {
  const { scale, gross } = estimateOf(painting, { superficie: number(80) })
  t.same(scale, { min: 1550, max: 3900 }, 'from plain paint to washable with mould')
  t.ok(scale && scale.min <= gross.min && scale.max >= gross.max)
  t.same(estimateOf(bathroom).scale, { min: 6100, max: 28_000 })
  t.equal(estimateOf(mouldJob, { muffaMq: number(20) }).scale, null)
  const told = { finitura: choice('traspirante'), muffa: choice('no') }
  t.equal(estimateOf(painting, told).scale, null, 'what was answered is open no more')
  t.end()
})

t.test('what would narrow the range most comes first', (t) => {
  t.same(estimateOf(painting).narrow, [
    { slotId: 'superficie', label: 'i metri quadri', answer: 'Per esempio: 80 m².' },
    { slotId: 'finitura', label: 'il tipo di pittura', answer: 'Puoi rispondere «lavabile».' },
    { slotId: 'muffa', label: 'se c’è muffa', answer: '' },
  ])
  const { narrow } = estimateOf(painting, {
    superficie: number(60, 120),
    finitura: choice('lavabile'),
    muffa: choice('no'),
  })
  t.match(narrow, [{ slotId: 'superficie' }])
  t.equal(narrow.length, 1)
  t.end()
})

t.test('each answer’s part of the price is in euro, against the typical answer', (t) => {
  const facts = {
    superficie: number(80),
    finitura: choice('lavabile'),
    muffa: choice('si'),
    muffaMq: number(10),
  }
  t.same(estimateOf(painting, facts).drivers, [
    { slotId: 'finitura', label: 'Pittura lavabile', min: 620, max: 1100 },
    { slotId: 'muffa', label: 'Muffa su 10 m²', min: 200, max: 390 },
  ])
  t.match(
    estimateOf(painting, { muffa: choice('si') }).drivers,
    [{ slotId: 'muffa', label: 'Con muffa', min: 80, max: 155 }],
    'how much mould there is was not said',
  )
  t.match(estimateOf(painting, { superficie: number(60) }).drivers, [
    { slotId: 'superficie', label: 'Casa di 60 m²', min: -650, max: -390 },
  ])
  t.match(estimateOf(painting, { superficie: number(80) }, monza).drivers, [
    { slotId: 'comune', label: 'Zona Monza (MB)', min: 150, max: 250 },
  ])
  t.same(estimateOf(painting, { superficie: number(80), finitura: choice('traspirante') }).drivers, [])
  t.end()
})
