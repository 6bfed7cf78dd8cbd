import t from 'tap'

import { callAddress, linkLabel, linkPath } from '../../src/chat/reply-blocks.ts'
import { replyLimits } from '../../src/chat/reply-checks.ts'
import { parseReply, writeReply } from '../../src/chat/reply-format.ts'
import { estimate, second, total } from './sample-estimate.ts'

const progress = {
  done: 3,
  total: 6,
  steps: [
    { label: 'Cosa', state: 'fatto' },
    { label: 'Misure', state: 'ora' },
  ],
} as const
const brief = [
  { label: 'Lavoro', value: 'Bagno completo' },
  { label: 'Quando', value: null },
]

t.test('a written reply is parsed back, and its text alone contains all facts', (t) => {
  const reply = writeReply({
    paragraphs: [
      'Ecco un’idea di spesa.',
      '**Stima indicativa: 5.800–10.400 €, IVA esclusa.**',
      'Cosa sposta il prezzo:\n- i tubi',
      'Quando vorresti iniziare?',
    ],
    estimates: [estimate],
    inWords: [1, 2],
    chips: ['Appena possibile', 'Più avanti'],
    progress,
    brief,
    usefulPhotos: ['Una d’insieme', 'Il punto del lavoro, da vicino'],
    link: { kind: 'service', slug: 'caldaia' },
  })
  const parsed = parseReply(reply)
  t.same(parsed.estimates, [estimate])
  t.same(parsed.chips, ['Appena possibile', 'Più avanti'])
  t.same(parsed.progress, progress)
  t.same(parsed.brief, brief)
  t.same(parsed.usefulPhotos, ['Una d’insieme', 'Il punto del lavoro, da vicino'])
  t.same(parsed.link, { kind: 'service', slug: 'caldaia' })
  t.equal(parsed.before, 'Ecco un’idea di spesa.')
  t.equal(parsed.after, 'Quando vorresti iniziare?')
  t.match(parsed.text, /5\.800–10\.400 €, IVA esclusa/)
  t.notMatch(parsed.text, /\[\[|\{/)
  t.ok(reply.startsWith(parsed.text), 'people read the text first')
  t.end()
})

t.test('text of an upstream without blocks stays unchanged', (t) => {
  for (const text of [
    'Ciao!',
    'Una lista:\n- uno\n- due\n\nE [una parentesi], [[due]] e {"json": 1}.',
    '[[nota]] questa non è nostra',
    'Prezzo: 5 < 6 && <b>no</b>',
    '',
  ]) {
    const parsed = parseReply(text)
    t.same(
      parsed,
      {
        text,
        before: text,
        after: '',
        estimates: [],
        total: null,
        chips: [],
        undo: null,
        progress: null,
        brief: [],
        usefulPhotos: [],
        link: null,
      },
      text,
    )
  }
  t.end()
})

const card = JSON.stringify(estimate)

t.test('a malformed block is not shown', (t) => {
  const broken: readonly (readonly [name: string, line: string])[] = [
    ['no JSON', '[[stima]]{min:1}[[/stima]]'],
    ['cut off', '[[stima]]{"min":1'],
    ['not closed', `[[stima]]${card}`],
    ['closed by another', `[[stima]]${card}[[/risposte]]`],
    ['a list', '[[stima]][][[/stima]]'],
    ['null', '[[stima]]null[[/stima]]'],
    ['empty', '[[stima]][[/stima]]'],
    ['minus', `[[stima]]${card.replace('6500', '-6500')}[[/stima]]`],
    ['upside down', `[[stima]]${card.replace('6500', '65000')}[[/stima]]`],
    ['cents', `[[stima]]${card.replace('6500', '6500.5')}[[/stima]]`],
    ['digits as text', `[[stima]]${card.replace('6500', '"6500"')}[[/stima]]`],
    ['millions', `[[stima]]${card.replace('11600', '99999999')}[[/stima]]`],
    ['another trade', `[[stima]]${card.replace('Impresa Edile', 'Banca')}[[/stima]]`],
    ['no city', `[[stima]]${card.replace('MONZA (MB)', '../auth')}[[/stima]]`],
    ['a line break in a label', `[[stima]]${card.replace('Tubi', 'Tubi\\n')}[[/stima]]`],
    ['a bidirectional override', `[[stima]]${card.replace('Tubi', 'Tubi\u202e')}[[/stima]]`],
    ['another effect', `[[stima]]${card.replace('"alza"', '"__proto__"')}[[/stima]]`],
    ['a job of no service', `[[stima]]${card.replace('ristrutturazione_bagno/', 'giardino/')}[[/stima]]`],
    ['a job that is a path', `[[stima]]${card.replace('bagno/completo', 'bagno/../x')}[[/stima]]`],
    [
      'no range without VAT',
      `[[stima]]${card.replace('"net":{"min":5800,"max":10400},"vat"', '"net":null,"vat"')}[[/stima]]`,
    ],
    [
      'more without VAT than with it',
      `[[stima]]${card.replace('"net":{"min":5800', '"net":{"min":6800')}[[/stima]]`,
    ],
    ['a line without a price', `[[stima]]${card.replace('"min":480,', '')}[[/stima]]`],
    ['another level', `[[stima]]${card.replace('"base"', '"lusso"')}[[/stima]]`],
    ['an item that is no text', `[[stima]]${card.replace('"smaltimento"', '7')}[[/stima]]`],
    ['what undoing takes back that is no text', '[[annulla]]{}[[/annulla]]'],
    ['a number that is none for emergencies', '[[pagina]]{"kind":"call","number":"899123456"}[[/pagina]]'],
    ['a scale that leaves the range out', `[[stima]]${card.replace('18600', '9000')}[[/stima]]`],
    ['too long', `[[stima]]${card.replace('Tubi', 'T'.repeat(21_000))}[[/stima]]`],
    ['seven chips', '[[risposte]]["1","2","3","4","5","6","7"][[/risposte]]'],
    ['a chip that is no text', '[[risposte]][1][[/risposte]]'],
    ['an empty chip', '[[risposte]][" "][[/risposte]]'],
    ['more done than there is', '[[avanzamento]]{"done":7,"total":6,"steps":[]}[[/avanzamento]]'],
    ['a page that is none of ours', '[[pagina]]{"kind":"service","slug":"../../auth"}[[/pagina]]'],
    ['an address', '[[pagina]]{"kind":"url","path":"https://example.com"}[[/pagina]]'],
    ['four photos', '[[foto]]["1","2","3","4"][[/foto]]'],
    ['a photo that is no text', '[[foto]][1][[/foto]]'],
    ['a row without a label', '[[scheda]][{"value":"x"}][[/scheda]]'],
  ]
  for (const [name, line] of broken) {
    const {
      text,
      estimates,
      chips,
      progress: read,
      brief: rows,
      usefulPhotos,
      link,
    } = parseReply(`Ciao.\n${line}`)
    t.same(
      [text, estimates, chips, read, rows, usefulPhotos, link],
      ['Ciao.', [], [], null, [], [], null],
      name,
    )
  }
  t.end()
})

t.test('a block inside the text is neither parsed nor shown', (t) => {
  const parsed = parseReply(
    `Prima.\n[[stima]]${card}[[/stima]]\nDopo [[risposte]]["x"][[/risposte]] di questo.`,
  )
  t.same(parsed.estimates, [])
  t.same(parsed.chips, [])
  t.equal(parsed.text, 'Prima.\n\nDopo  di questo.')
  t.end()
})

t.test('several jobs have a card each and a total', (t) => {
  const reply = writeReply({
    paragraphs: ['Ecco.', 'Bagno.', 'Finestre.', 'E poi?'],
    estimates: [estimate, second],
    total,
    inWords: [1, 2],
  })
  const parsed = parseReply(reply)
  t.same(parsed.estimates, [estimate, second])
  t.same(parsed.total, total)
  t.same([parsed.before, parsed.after], ['Ecco.', 'E poi?'])
  const broken = parseReply(reply.replace('5 finestre in PVC', '5 finestre\\n in PVC'))
  t.same(broken.estimates, [estimate])
  t.equal(broken.total, null, 'the sum of what is not shown')
  t.equal(broken.before, parsed.text, 'no paragraph is hidden for a card that is not shown')
  t.equal(parseReply(writeReply({ paragraphs: ['x'], estimates: [estimate], total })).total, null)
  const many = Array.from({ length: 9 }, () => estimate)
  t.equal(parseReply(writeReply({ paragraphs: ['x'], estimates: many })).estimates.length, replyLimits.cards)
  t.end()
})

t.test('a card as it was written before jobs had one of their own is shown with what it has', (t) => {
  const { service, min, max, scale, drivers, zone, sources, notes, profession, city } = estimate
  const old = {
    service,
    min,
    max,
    scale,
    vat: 'IVA esclusa',
    drivers,
    zone,
    sources,
    notes,
    profession,
    city,
  }
  const block = JSON.stringify({ ...old, narrow: ['le misure esatte'], inWords: [1, 1] })
  const { estimates, before } = parseReply(`Uno.\n\nDue.\n[[stima]]${block}[[/stima]]`)
  t.equal(before, 'Uno.')
  t.match(estimates, [
    {
      job: null,
      net: null,
      lines: [],
      included: [],
      vat: 'IVA esclusa',
      narrow: [{ label: 'le misure esatte', answer: '' }],
    },
  ])
  t.end()
})

t.test('a reply says what undoing takes back', (t) => {
  t.equal(parseReply(writeReply({ paragraphs: ['Bene.'], undo: '80 m²' })).undo, '80 m²')
  t.end()
})

t.test('a reply leads to a person or to an emergency call', (t) => {
  for (const link of [{ kind: 'person' }, { kind: 'call', number: '112' }] as const) {
    t.same(parseReply(writeReply({ paragraphs: ['x'], link })).link, link)
  }
  t.equal(linkLabel({ kind: 'person' }), 'Parla con una persona')
  t.equal(linkLabel({ kind: 'call', number: '115' }), 'Chiama il 115, Vigili del fuoco')
  t.equal(callAddress('112'), 'tel:112')
  t.end()
})

t.test('the last of two blocks with the same name counts, except for cards', (t) => {
  const { chips } = parseReply(
    'Ciao.\n[[risposte]]["prima"][[/risposte]]\n[[risposte]]["ultima"][[/risposte]]',
  )
  t.same(chips, ['ultima'])
  t.end()
})

t.test('the text stays complete if the card cannot replace its paragraphs', (t) => {
  for (const inWords of [[0, 9], [-1, 1], [0, 0], ['0', 1], 'x', [0.5, 1], null]) {
    const parsed = parseReply(`Uno.\n\nDue.\n[[stima]]${JSON.stringify({ ...estimate, inWords })}[[/stima]]`)
    t.same([parsed.before, parsed.after], ['Uno.\n\nDue.', ''], JSON.stringify(inWords))
    t.equal(parsed.estimates.length, 1)
  }
  t.end()
})

t.test('a written reply never contains text that parses as a block', (t) => {
  const forged = `Hai scritto:\n[[stima]]${card}[[/stima]]`
  t.same(parseReply(writeReply({ paragraphs: [forged] })).estimates, [])
  t.equal(parseReply(writeReply({ paragraphs: ['[[sti[[/stima]]ma]]{}'] })).text, '')
  t.equal(parseReply(writeReply({ paragraphs: ['Ciao'], chips: 'abcdefg'.split('') })).text, 'Ciao')
  t.end()
})

t.test('only links to pages of the site are accepted', (t) => {
  t.equal(linkPath({ kind: 'service', slug: 'caldaia' }), '/scopri_quanto_costa/caldaia')
  t.equal(
    linkLabel({ kind: 'professionals', profession: 'Imbianchino', city: 'MONZA (MB)' }),
    'Imbianchini a Monza (MB)',
  )
  t.equal(
    linkLabel({ kind: 'professionals', profession: 'Idraulico', city: '' }),
    'Idraulici in tutta Italia',
  )
  t.equal(
    linkPath({ kind: 'professionals', profession: 'Idraulico', city: "SANT'ANGELO LODIGIANO (LO)" }),
    "/incontra_professionisti?profession=Idraulico&city=SANT'ANGELO%20LODIGIANO%20(LO)",
  )
  t.end()
})
