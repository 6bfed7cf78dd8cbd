import { parseReply, writeReply } from '@mestieri/shared/chat/reply-format.ts'
import type { JobKind } from '@mestieri/shared/services/job-kind.ts'
import t from 'tap'

import {
  compareEstimates,
  estimateCard,
  estimateParagraphs,
  totalOf,
} from '../../../src/assistant/wording/estimate-reply.ts'
import { showDifference, showQuantity, unitNoun, unitPlural } from '../../../src/assistant/wording/figures.ts'
import {
  bathroom,
  choice,
  estimateOf,
  monza,
  mouldJob,
  number,
  painting,
  viterbo,
} from '../estimate/sample-jobs.ts'

const facts = {
  superficie: number(80),
  finitura: choice('lavabile'),
  muffa: choice('si'),
  muffaMq: number(10),
}
const card = estimateCard(estimateOf(painting, facts, monza), facts, monza)

t.test('a card says the price with VAT and without, what is in it and what it is made of', (t) => {
  t.match(card, {
    job: 'tinteggiatura/prova',
    service: 'Tinteggiatura, 80 m², Monza (MB)',
    min: 2600,
    max: 4500,
    net: { min: 2300, max: 4100 },
    vat: 'IVA 10 % compresa',
    included: ['due mani di pittura', 'protezione dei pavimenti'],
    excluded: ['rasatura', 'mobili pesanti'],
    assumed: [],
    duration: '3–5 giorni per 80 m²',
    permits: 'nessuno',
    zone: 'Monza (MB): manodopera più cara della media, circa 12 %',
    sources: ['cityrumors.it (senza data)', 'Regione Lazio (2023)'],
    notes: ['soffitti oltre 3,2 m: +15 %'],
    profession: 'Imbianchino',
    city: 'MONZA (MB)',
  })
  t.same(card.lines[0], {
    label: 'Pareti e soffitti',
    quantity: '280 m²',
    unitPrice: '7,70–13,20 €/m²',
    min: 2100,
    max: 3700,
  })
  t.same(card.drivers[0], { label: 'Pittura lavabile', effect: 'alza', words: '+680–1.200 €' })
  t.same(
    card.narrow.map(({ label }) => label),
    ['due o tre foto', 'un sopralluogo'],
  )
  t.end()
})

t.test('a card of little that is known says what it supposes and what to answer', (t) => {
  const open = estimateCard(estimateOf(painting, {}, null), {}, null)
  t.equal(open.service, 'Tinteggiatura')
  t.same(open.assumed, ['Superficie della casa: 80 m²', 'Pittura: traspirante', 'Muffa: senza muffa'])
  t.ok(
    estimateParagraphs([open]).includes(
      'Dove non so ancora, conto un caso tipico:\n- Superficie della casa: 80 m²\n- Pittura: traspirante\n- Muffa: senza muffa',
    ),
  )
  t.equal(open.zone, 'Comune non detto: prezzi di tutta Italia')
  t.same(open.narrow, [
    { label: 'i metri quadri', answer: 'Per esempio: 80 m².' },
    { label: 'il tipo di pittura', answer: 'Puoi rispondere «lavabile».' },
    { label: 'se c’è muffa', answer: '' },
    { label: 'il comune', answer: 'Per esempio: Monza.' },
    { label: 'due o tre foto', answer: '' },
    { label: 'un sopralluogo', answer: 'Il professionista guarda lo stato dei muri.' },
  ])
  t.end()
})

t.test('photos are not asked for once they were sent or refused', (t) => {
  for (const count of [0, 2]) {
    const told = { ...facts, foto: { kind: 'photos', count } } as const
    const { narrow } = estimateCard(estimateOf(painting, told, monza), told, monza)
    t.same(
      narrow.map(({ label }) => label),
      ['un sopralluogo'],
    )
  }
  t.end()
})

t.test('our own rows and a least price are said to be so', (t) => {
  const small = estimateCard(estimateOf(mouldJob, { muffaMq: number(2) }), {}, viterbo)
  t.same(small.sources, ['Regione Lazio (2023)', 'Stima nostra, senza fonte: Minimo per una chiamata'])
  t.same(small.notes, ['È un lavoro piccolo: conta il minimo per un’uscita.'])
  t.end()
})

t.test('the rate of VAT is named, also where part of the goods has another', (t) => {
  t.equal(estimateCard(estimateOf(bathroom), {}, viterbo).vat, 'IVA compresa (10 %, 22 % su parte dei beni)')
  const kind: JobKind = { ...painting.kind, vatRate: 0.22 }
  t.equal(estimateCard(estimateOf({ ...painting, kind }), {}, viterbo).vat, 'IVA 22 % compresa')
  t.end()
})

t.test('the paragraphs say all that the card says, and the card is read back', (t) => {
  const cards = [card, estimateCard(estimateOf(bathroom), {}, viterbo)]
  const paragraphs = estimateParagraphs(cards)
  const total = totalOf(cards)
  t.ok(total)
  const reply = parseReply(
    writeReply({
      paragraphs,
      estimates: cards,
      ...(total ? { total } : {}),
      inWords: [0, paragraphs.length],
    }),
  )
  t.same(reply.estimates, cards)
  t.same(reply.total, total)
  for (const said of [
    '**Stima indicativa: 2.600–4.500 €, IVA 10 % compresa.** Senza IVA: 2.300–4.100 €.',
    'Non è un preventivo',
    'Compreso: due mani di pittura; protezione dei pavimenti.',
    'Non compreso: rasatura; mobili pesanti.',
    '- Pareti e soffitti: 280 m², 7,70–13,20 €/m²; in tutto 2.100–3.700 €',
    '- Bagno: 8.000–13.000 €',
    '- Media, gres: 8.900–14.400 € (questa stima)',
    '- Pittura lavabile: +680–1.200 €',
    'Tempi: 3–5 giorni per 80 m². Permessi: nessuno.',
    'Fonti: cityrumors.it (senza data); Regione Lazio (2023).',
    '**In tutto: 11.500–18.900 €, IVA compresa (10 %, 22 % su parte dei beni).** Senza IVA: 10.300–17.100 €.',
  ]) {
    t.ok(reply.text.includes(said), `${said}\n${reply.text}`)
  }
  t.equal(reply.text.split('Non è un preventivo').length, 2, 'a standing sentence stands once')
  t.notMatch(reply.text, /undefined|null|NaN|\[\[/)
  t.end()
})

t.test('one card has no total; small jobs of one visit share its least price', (t) => {
  t.equal(totalOf([card]), null)
  t.equal(totalOf([card, card])?.note, '')
  t.equal(totalOf([card, card])?.vat, 'IVA 10 % compresa')
  t.equal(totalOf([card, { ...card, vat: 'IVA 22 % compresa' }])?.vat, 'IVA compresa (10 % e 22 %)')
  const small = estimateCard(estimateOf(mouldJob, { muffaMq: number(2) }), {}, viterbo)
  t.match(totalOf([small, small]), {
    min: 440,
    max: 660,
    note: 'Fatti nella stessa uscita, i lavori piccoli pagano il minimo una volta sola.',
  })
  t.end()
})

t.test('two estimates of a job are compared in euro', (t) => {
  const plain = estimateOf(painting, { superficie: number(80) })
  const washable = estimateOf(painting, { superficie: number(80), finitura: choice('lavabile') })
  t.equal(compareEstimates(plain, washable), 'Prima era 1.550–2.600 €, ora è 2.200–3.700 € (+650–1.100 €).')
  t.equal(compareEstimates(washable, plain), 'Prima era 2.200–3.700 €, ora è 1.550–2.600 € (−650–1.100 €).')
  t.equal(compareEstimates(plain, plain), 'La stima resta 1.550–2.600 €.')
  t.end()
})

t.test('a card keeps within the bounds of a reply, however long its data is', (t) => {
  const many = Array.from({ length: 30 }, (_, index) => `voce ${index} ${'molto lunga '.repeat(20)}`)
  const kind: JobKind = {
    ...painting.kind,
    included: many,
    excluded: many,
    factors: many,
    permits: many.join(' '),
  }
  const long = estimateCard(estimateOf({ ...painting, kind }), {}, viterbo)
  t.same(parseReply(writeReply({ paragraphs: ['x'], estimates: [long] })).estimates, [long])
  t.end()
})

t.test('differences and units are written as people write them', (t) => {
  t.equal(showQuantity({ low: 297.5, high: 297.5 }), '298')
  t.equal(showQuantity({ low: 13.44, high: 20 }), '13,4–20')
  t.equal(showDifference(120, 250), '+120–250 €')
  t.equal(showDifference(-250, -120), '−120–250 €')
  t.equal(showDifference(300, 300), '+300 €')
  t.equal(showDifference(0, 90), '+0–90 €')
  t.equal(showDifference(-50, 80), 'da −50 a +80 €')
  for (const [unit, noun, plural] of [
    ['m² di parete/soffitto', 'm²', 'm²'],
    ['m² rovinati', 'm²', 'm²'],
    ['m² di infisso (minimo 1,5 m² a pezzo)', 'm²', 'm²'],
    ['kWh di batteria', 'kWh', 'kWh'],
    ['kWp in più', 'kWp', 'kWp'],
    ['pezzo', 'pezzo', 'pezzi'],
    ['punto acqua', 'punto acqua', 'punti acqua'],
    ['pratica', 'pratica', 'pratiche'],
    ['porta', 'porta', 'porte'],
    ['cassonetto', 'cassonetto', 'cassonetti'],
    ['scarico', 'scarico', 'scarichi'],
    ['kit', 'kit', 'kit'],
    ['m2', 'm²', 'm²'],
    ['piece', 'pezzo', 'pezzi'],
    ['metro di muro', 'metro', 'metri'],
    ['visita', 'visita', 'visite'],
  ] as const) {
    t.equal(unitNoun(unit), noun, unit)
    t.equal(unitPlural(noun), plural, unit)
  }
  t.end()
})
