import { writeReply } from '@mestieri/shared/chat/reply-format.ts'
import { chats } from '@mestieri/shared/services/chats.ts'
import { tileOf, tiles } from '@mestieri/shared/services/tiles.ts'
import t from 'tap'

import { capturedData, jobSheet } from '../../../../src/features/chat/actions/job-sheet.ts'
import {
  conversationSummary,
  transcript,
  transcriptName,
} from '../../../../src/features/chat/actions/summary.ts'
import { type ChatMessage, readMessages } from '../../../../src/features/chat/conversation/message.ts'
import { chatTitle } from '../../../../src/features/chat/service-messages.ts'

const tile = tileOf('ristrutturazione_bagno')

const noon = Date.UTC(2026, 10, 20, 11, 0)

const reply = writeReply({
  paragraphs: ['Ecco un’idea di spesa.', 'Tra **5.800 e 10.400 €**, IVA 10 % compresa.'],
  brief: [
    { label: 'Lavoro', value: 'Bagno completo' },
    { label: 'Dove', value: 'Monza (MB)' },
    { label: 'Foto', value: null },
  ],
  progress: { done: 2, total: 5, steps: [{ label: 'Cosa', state: 'fatto' }] },
  estimates: [
    {
      job: 'ristrutturazione_bagno/completo',
      service: 'bagno completo',
      min: 5800,
      max: 10400,
      net: { min: 5300, max: 9400 },
      scale: null,
      vat: 'IVA 10 % compresa',
      drivers: [],
      lines: [],
      tiers: [],
      included: [],
      excluded: [],
      assumed: [],
      duration: '',
      permits: '',
      zone: 'Monza',
      sources: [],
      narrow: [],
      notes: [],
      profession: 'Impresa Edile',
      city: 'MONZA (MB)',
    },
  ],
})

function conversation(...stored: object[]): ChatMessage[] {
  return readMessages(stored).map((message) => Object.assign(message, { timestamp: noon }))
}

const told = conversation(
  { role: 'user', content: 'Vorrei rifare il bagno' },
  {
    role: 'user',
    content: 'Foto caricate',
    photos: [{ id: 'p', name: 'bagno.jpg', delivery: 'sent', url: null }],
    pictureUrls: ['/api/chat/pictures?src=1'],
  },
  { role: 'assistant', content: reply },
)

t.test('the job sheet comes from the assistant’s reply, with the number of sent photos', async (t) => {
  t.same(jobSheet(tile, told).rows, [
    { label: 'Lavoro', value: 'Bagno completo' },
    { label: 'Dove', value: 'Monza (MB)' },
    { label: 'Foto', value: '1 inviata' },
  ])
  t.equal(jobSheet(tile, told).progress?.done, 2)
  t.match(capturedData(tile, told), {
    service: 'ristrutturazione_bagno',
    photos: 1,
    estimate: { min: 5800, max: 10400, vat: 'IVA 10 % compresa' },
  })
})

t.test('without a job sheet in the replies, the service’s title is the only row', async (t) => {
  const plain = conversation({ role: 'user', content: 'Ciao' }, { role: 'assistant', content: 'Dimmi.' })
  t.same(jobSheet(tile, plain), {
    rows: [{ label: 'Lavoro', value: 'Bagno' }],
    estimate: null,
    progress: null,
  })
})

t.test('the summary has the job, the price range and the photos, and at most 1,000 characters', async (t) => {
  const summary = conversationSummary(tile, told)
  t.match(summary, /Rifare il bagno/)
  t.match(summary, /Dove: Monza \(MB\)/)
  t.match(summary, /5\.800–10\.400\s€, IVA 10 % compresa/)
  t.match(summary, /foto/i)
  const long = conversation(
    ...Array.from({ length: 40 }, () => ({ role: 'user', content: 'parola '.repeat(100) })),
  )
  t.ok(conversationSummary(tile, long).length <= 1000)
  t.match(conversationSummary(tile, long), /Ho scritto: parola/)
})

t.test('the transcript has both sides, the photos’ names, the date and the disclaimer', async (t) => {
  const unsent = conversation({ role: 'user', content: 'E quando?', delivery: 'failed' })
  const deps = { now: noon, siteName: 'Mestieri', timeZone: 'Europe/Rome' }
  const text = transcript(tile, [...told, ...unsent], deps)
  for (const part of [
    'Mestieri – riepilogo della conversazione',
    'Rifare il bagno\n20 novembre 2026',
    'Dove: Monza (MB)',
    'Vorrei rifare il bagno',
    '[Foto: bagno.jpg]',
    'Tra 5.800 e 10.400 €, IVA 10 % compresa.',
    'E quando?\n[non inviato]',
    'stima indicativa, non un preventivo',
  ]) {
    t.ok(text.includes(part), part)
  }
  t.notMatch(text, /\[\[|\*\*/)
  t.equal(transcriptName(tile, noon), 'riepilogo-ristrutturazione-bagno-2026-11-20.txt')
})

t.test('every service has a title, openings and three useful photos of its own', async (t) => {
  for (const [slug, { openings, usefulPhotos }] of Object.entries(chats)) {
    t.ok(openings.length > 0 && openings.length <= 4, slug)
    t.equal(new Set(usefulPhotos).size, 3, slug)
  }
  t.equal(new Set(tiles.map(chatTitle)).size, tiles.length)
})
