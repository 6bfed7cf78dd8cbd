import type { ReplyEstimate } from '@mestieri/shared/chat/reply-estimate.ts'
import { writeReply } from '@mestieri/shared/chat/reply-format.ts'
import { chats } from '@mestieri/shared/services/chats.ts'
import { tileOf, tiles } from '@mestieri/shared/services/tiles.ts'
import t from 'tap'

import { capturedData, jobSheet } from '../../../../src/features/chat/actions/job-sheet.ts'
import { sheetLabel, tidyRows } from '../../../../src/features/chat/actions/sheet-rows.ts'
import {
  conversationSummary,
  transcript,
  transcriptName,
} from '../../../../src/features/chat/actions/summary.ts'
import {
  type ChatMessage,
  readMessages,
} from '../../../../src/features/chat/conversation/messages/message.ts'
import { chatTitle } from '../../../../src/features/chat/service-messages.ts'

const tile = tileOf('ristrutturazione_bagno')

const noon = Date.UTC(2026, 10, 20, 11, 0)

const bathroom: ReplyEstimate = {
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
  excluded: ['mobili', 'finestra', 'CILA', 'colonna di scarico'],
  assumed: [],
  duration: '',
  permits: '',
  relief: '',
  zone: 'Monza',
  sources: [],
  narrow: [],
  notes: [],
  profession: 'Impresa Edile',
  city: 'MONZA (MB)',
}

const reply = writeReply({
  paragraphs: ['Ecco un’idea di spesa.', 'Tra **5.800 e 10.400 €**, IVA 10 % compresa.'],
  brief: [
    { label: 'Lavoro', value: 'Bagno completo' },
    { label: 'Dove', value: 'Monza (MB)' },
    { label: 'Foto', value: null },
  ],
  progress: { done: 2, total: 5, steps: [{ label: 'Cosa', state: 'fatto' }] },
  estimates: [bathroom],
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

t.test('photos that were not uploaded are counted nowhere', async (t) => {
  const failed = conversation(
    {
      role: 'user',
      content: 'Ecco il bagno',
      delivery: 'sent',
      photos: [{ id: 'p', name: 'bagno.jpg', delivery: 'failed', url: null }],
    },
    { role: 'assistant', content: 'Dimmi.' },
  )
  t.same(jobSheet(tile, failed).rows, [{ label: 'Lavoro', value: 'Bagno' }])
  t.match(capturedData(tile, failed), { photos: 0 })
  t.notMatch(conversationSummary(tile, failed), /foto/i)
  t.notMatch(transcript(tile, failed, { now: noon, siteName: 'X', timeZone: 'UTC' }), /bagno\.jpg/)
})

t.test('without a job sheet in the replies, the service’s title is the only row', async (t) => {
  const plain = conversation({ role: 'user', content: 'Ciao' }, { role: 'assistant', content: 'Dimmi.' })
  t.same(jobSheet(tile, plain), {
    rows: [{ label: 'Lavoro', value: 'Bagno' }],
    jobs: [],
    estimates: [],
    total: null,
    progress: null,
  })
})

t.test('the summary has the job, the price range and the photos, and at most 1,000 characters', async (t) => {
  const summary = conversationSummary(tile, told)
  t.match(summary, /^Ciao! Ho parlato con Gino di questo lavoro: Bagno completo\.\n/)
  t.notMatch(summary, /Lavoro: /, 'the first line names it')
  t.match(summary, /Dove: Monza \(MB\)/)
  t.match(summary, /5\.800–10\.400\s€, IVA 10 % compresa/)
  t.match(summary, /foto/i)
  const long = conversation(
    ...Array.from({ length: 40 }, () => ({ role: 'user', content: 'parola '.repeat(100) })),
  )
  t.ok(conversationSummary(tile, long).length <= 1000)
  t.match(conversationSummary(tile, long), /Ho scritto: parola/)
})

t.test('a request to a professional has the job alone, without greeting, and stays shorter', async (t) => {
  const job = conversationSummary(tile, told, 'request')
  t.match(job, /^Ho parlato con Gino[\s\S]*Dove: Monza \(MB\)[\s\S]*5\.800–10\.400/)
  t.notMatch(job, /Ciao|una persona/)
  const long = conversation(
    ...Array.from({ length: 40 }, () => ({ role: 'user', content: 'parola '.repeat(100) })),
  )
  t.ok(conversationSummary(tile, long, 'request').length <= 800)
})

t.test('the summary has every job of a conversation, what its price leaves out, and the total', async (t) => {
  const windows: ReplyEstimate = {
    ...bathroom,
    job: 'serramenti/finestre',
    service: '4 finestre',
    min: 2500,
    max: 4200,
    net: { min: 2200, max: 3700 },
    excluded: [],
  }
  const both = conversation(
    { role: 'assistant', content: reply },
    {
      role: 'assistant',
      content: writeReply({
        paragraphs: ['Ecco.'],
        estimates: [bathroom, windows],
        total: {
          min: 8300,
          max: 14_600,
          net: { min: 7500, max: 13_100 },
          vat: 'IVA compresa (10 %, 22 % su parte dei beni)',
          note: '',
        },
      }),
    },
    { role: 'assistant', content: 'Va bene.' },
  )
  const summary = conversationSummary(tile, both)
  t.match(
    summary,
    /bagno completo: 5\.800–10\.400\s€, IVA 10 % compresa\. Non compreso: mobili, finestra, CILA\./,
  )
  t.match(summary, /4 finestre: 2\.500–4\.200\s€, IVA 10 % compresa\.\n/)
  t.match(summary, /Totale: 8\.300–14\.600\s€, IVA compresa/)
  t.match(capturedData(tile, both), { estimate: { min: 8300, max: 14_600 } })
})

/** A conversation whose last reply has this job sheet. */
const sheet = (...brief: { label: string; value: string }[]) =>
  conversation({ role: 'assistant', content: writeReply({ paragraphs: ['Va bene.'], brief }) })

/** The first line of the request. */
const opening = (messages: readonly ChatMessage[]) =>
  conversationSummary(tileOf('ristrutturazione_tetto'), messages, 'request').split('\n')[0]

t.test('the summary names the jobs in hand, not the service that the chat was opened with', async (t) => {
  t.equal(opening([]), 'Ho parlato con Gino di questo lavoro: Rifare il tetto.')
  t.equal(
    opening(sheet({ label: 'Lavoro', value: 'Bagno completo' })),
    'Ho parlato con Gino di questo lavoro: Bagno completo.',
  )
  t.equal(
    opening(
      sheet(
        { label: '1. Lavoro', value: 'Bagno completo' },
        { label: '1. Misure', value: '6 m²' },
        { label: '2. Lavoro', value: 'Pittura delle pareti' },
      ),
    ),
    'Ho parlato con Gino di questi lavori: Bagno completo; Pittura delle pareti.',
  )
})

t.test('the job sheet has one row for each fact', async (t) => {
  const rows = tidyRows([
    { label: 'Lavoro', value: 'Climatizzatore' },
    { label: 'Impianto', value: 'climatizzatore' },
    { label: 'Muffa', value: 'muffa da trattare' },
    { label: 'Muffa', value: '2–5 m² con muffa' },
    { label: 'Dove', value: null },
    { label: 'Foto', value: null },
  ])
  t.same(rows, [
    { label: 'Lavoro', value: 'Climatizzatore' },
    { label: 'Muffa', value: 'muffa da trattare, 2–5 m² con muffa' },
    { label: 'Dove', value: null },
    { label: 'Foto', value: null },
  ])
  const several = [
    { label: '1. Misure', value: '6 m²' },
    { label: '2. Misure', value: '6 m²' },
  ]
  t.same(tidyRows(several), several, 'two jobs may have the same size')
  t.same(['1. Lavoro', '2. Misure', 'Dove', '2.5 m'].map(sheetLabel), ['Lavoro 1', 'Misure', 'Dove', '2.5 m'])
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
