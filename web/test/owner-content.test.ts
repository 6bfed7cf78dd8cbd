import { type Brand, brand } from '@mestieri/shared/brand.ts'
import type { AssistantProvider } from '@mestieri/shared/brand/assistant.ts'
import type { Caller } from '@mestieri/shared/brand/calls.ts'
import type { Guarantee } from '@mestieri/shared/brand/payments.ts'
import type { Person } from '@mestieri/shared/brand/people.ts'
import type { PressLogo } from '@mestieri/shared/brand/press.ts'
import type { RankingStatement } from '@mestieri/shared/brand/ranking.ts'
import type { CustomerReview, ProfessionalReview, VideoReview } from '@mestieri/shared/brand/reviews.ts'
import type { SelectionStep } from '@mestieri/shared/brand/selection.ts'
import type { HowItWorksVideo } from '@mestieri/shared/brand/videos.ts'
import { concretePaths, pageRoutes, path } from '@mestieri/shared/pages.ts'
import t from 'tap'

import { customerReviews as sampleCustomerReviews } from '../src/samples/customer-reviews.ts'
import { people as samplePeople } from '../src/samples/people.ts'
import { professionalReviews as sampleProfessionalReviews } from '../src/samples/professional-reviews.ts'
import { renderSources, type Sources } from './support/source-pages.ts'

const home = path('home')
const about = path('about')
const landing = path('work-with-us')
const trial = path('trial')
const privacy = path('privacy')
const rankingPath = path('ranking')

const published = { title: 'Bene', reviewer: 'Anna Prova', rating: 5, city: 'Lodi', date: '2026-11-02' }
const customerReview = { ...published, content: 'Bagno finito.', work: 'Bagno', source: 'Registro A' }
const professionalReview = {
  ...published,
  content: 'Clienti seri.',
  trade: 'Idraulico',
  source: 'Registro B',
}

const video = {
  poster: '/video/prova.webp',
  captions: '/video/prova.vtt',
  transcript: ['Parole dette nel video.'],
}

const filled = {
  'brand.ts': {
    brand: {
      ...brand,
      reviews: {
        sample: false,
        name: 'Piattaforma Prova',
        url: 'https://recensioni.example/mestieri',
        rating: 4.7,
        count: 1234,
        authenticity: 'Scrive solo chi ha ricevuto un invito.',
        asOf: '2026-10',
      },
      claims: {
        professionals: {
          ...brand.claims.professionals,
          sample: false,
          source: 'Registro della rete',
          asOf: '2026-11',
        },
        customers: { ...brand.claims.customers, sample: false, source: null, asOf: '2026-11' },
      },
    } satisfies Brand,
  },
  'reviews.ts': {
    reviewsAuthenticity: 'Verifichiamo ogni recensione con la fattura.',
    customerReviews: [
      customerReview,
      { ...customerReview, content: 'Senza provenienza.', source: ' ' },
      { ...customerReview, content: 'Senza data.', date: '' },
    ] satisfies CustomerReview[],
    professionalReviews: [
      professionalReview,
      { ...professionalReview, content: 'Senza provenienza.', source: '' },
    ] satisfies ProfessionalReview[],
    videoReviews: [
      {
        reviewer: 'Edil Prova',
        companyType: 'Impresa edile',
        videoLink: '/video/edil.mp4',
        youtubeLink: null,
        date: '2026-11-03',
        ...video,
      },
      {
        reviewer: 'Tetti Prova',
        companyType: 'Impresa edile',
        videoLink: null,
        youtubeLink: 'https://www.youtube.com/watch?v=prova',
        date: '2026-11-03',
        ...video,
      },
      {
        reviewer: 'Senza data S.r.l.',
        companyType: 'Impresa edile',
        videoLink: '/video/altro.mp4',
        youtubeLink: null,
        date: '',
        ...video,
      },
    ] satisfies VideoReview[],
  },
  'press.ts': {
    pressLogos: [
      {
        name: 'Corriere di Prova',
        link: 'https://corriere.example/articolo',
        image: '/stampa/corriere.svg',
        width: 120,
        height: 32,
      },
    ] satisfies PressLogo[],
  },
  'videos.ts': {
    howItWorksVideos: [
      { title: 'La prima chat', description: 'Un minuto di chat.', url: '/video/chat.mp4', ...video },
    ] satisfies HowItWorksVideo[],
  },
  'people.ts': {
    people: [{ name: 'Carla Prova', role: 'Direzione', photo: '/persone/carla.webp' }] satisfies Person[],
  },
  'selection.ts': {
    selectionSteps: [
      { icon: 'check', title: 'Colloquio', text: 'Parliamo con il titolare.' },
    ] satisfies SelectionStep[],
    notVerified: null,
  },
  'ranking.ts': {
    ranking: {
      confirmedOn: '2026-11-20',
      lead: 'Conta la distanza.',
      parameters: [{ title: 'La distanza', weight: 'Pesa tutto', text: 'Prima chi è vicino.' }],
      paymentCounts: true,
      payment: 'Chi paga un annuncio sta sopra, con un’etichetta.',
      ignored: [],
    } satisfies RankingStatement,
  },
  'calls.ts': { caller: { name: 'Anna del nostro ufficio', phone: '+390391234567' } satisfies Caller },
  'assistant.ts': {
    assistantProvider: {
      name: 'Modelli Prova S.p.A.',
      country: 'Irlanda',
      privacyPolicy: 'https://modelli.example/privacy',
    } satisfies AssistantProvider,
  },
  'payments.ts': {
    noAutomaticRenewal: true,
    paymentReferenceHint: 'Ti riconosciamo in un giorno.',
    guarantee: {
      conditions: ['Il rimborso arriva in 14 giorni.'],
      page: '/garanzia',
    } satisfies Guarantee,
  },
}

/** What each filled slot shows: texts and attributes, by page. */
const shown: Readonly<Record<string, readonly string[]>> = {
  [home]: [
    'Com’è andata, raccontato da loro',
    'Verifichiamo ogni recensione con la fattura.',
    'Bagno finito.',
    'da Registro A',
    'Come funziona</h2>',
    'La prima chat',
    'src="/video/chat.mp4"',
    'kind="captions" src="/video/prova.vtt" srcLang="it"',
    'Parole dette nel video.',
    'Parliamo con il titolare.',
    '4,7 su 5, da 1.234 recensioni su Piattaforma Prova.',
    'Registro della rete. Dato al 11/2026.',
  ],
  [about]: [
    'Registro della rete. Dato al 11/2026.',
    'Chi trovi qui',
    'Carla Prova',
    'src="/persone/carla.webp"',
    'Parliamo con il titolare.',
  ],
  [landing]: [
    'Registro della rete. Dato al 11/2026.',
    'Chi ci lavora già',
    'Clienti seri.',
    'da Registro B',
    'Lo raccontano loro',
    'src="/video/edil.mp4"',
    'href="https://www.youtube.com/watch?v=prova"',
    'Nessun canone, nessun rinnovo automatico.',
    'Il rimborso arriva in 14 giorni.',
    'href="/garanzia"',
  ],
  [trial]: [
    'Guarda chi lavora già con noi',
    'Clienti seri.',
    'Parlano di noi',
    '1.234 recensioni su Piattaforma Prova',
    'src="/stampa/corriere.svg"',
    'Corriere di Prova',
    'href="https://corriere.example/articolo"',
    'Il rimborso arriva in 14 giorni.',
  ],
  [privacy]: ['Modelli Prova S.p.A.', 'Irlanda', 'href="https://modelli.example/privacy"'],
  [rankingPath]: ['Prima chi è vicino.', 'Chi paga un annuncio sta sopra', '20 novembre 2026'],
}

/** The headings of the slots that are empty until the owner fills them. */
const headings: Readonly<Record<string, readonly string[]>> = {
  [home]: ['Com’è andata, raccontato da loro', 'Come funziona</h2>', 'Come scegliamo chi entra'],
  [about]: ['Chi trovi qui', 'Come scegliamo chi entra'],
  [landing]: ['Chi ci lavora già', 'Lo raccontano loro'],
  [trial]: ['Guarda chi lavora già con noi', 'Parlano di noi', ' su 5'],
}

const sampleNames = [...sampleCustomerReviews, ...sampleProfessionalReviews]
  .map(({ reviewer }) => reviewer)
  .concat(samplePeople.map(({ name }) => name))
  .concat('Idraulica Brianza', 'La Casa Oggi', 'Termoidraulica Ferri', 'Dato di esempio')

/** The markup without the comments that React puts between texts. */
const plain = (html: string) => html.replaceAll('<!-- -->', '').replaceAll('&amp;', '&')

const staticPaths = pageRoutes.filter(({ kind }) => kind === 'static').flatMap(concretePaths)

const filledSite = await renderSources(t, filled)
const emptySite = await renderSources(t, { 'selection.ts': { selectionSteps: [], notVerified: null } })

t.test('what the owner fills in is shown in front of a real upstream', async (t) => {
  const { real, withSamples } = filledSite
  for (const [url, texts] of Object.entries(shown)) {
    const html = plain((await real(url)).html)
    for (const text of texts) t.ok(html.includes(text), `${url}: ${text}`)
    t.notMatch(html, /Senza provenienza|Senza data|Termoidraulica Ferri/, url)
    t.notOk(html.includes(brand.claims.customers.label), `${url}: no figure without a source`)
  }
  t.notMatch(plain((await real(about)).html), 'Non vendiamo i primi posti')
  const embedded = plain((await withSamples(home)).html)
  t.match(embedded, 'Bagno finito.', 'and with the embedded upstream, in place of the samples')
  t.notMatch(embedded, sampleCustomerReviews[0]?.reviewer ?? '')
})

t.test('in front of a real upstream an empty slot leaves no heading and shows no sample', async (t) => {
  const { real, withSamples } = emptySite
  for (const url of staticPaths) {
    const { html, status } = await real(url)
    t.equal(status, 200)
    for (const name of sampleNames) t.notOk(html.includes(name), `${url}: ${name}`)
    for (const heading of headings[url] ?? []) t.notOk(plain(html).includes(heading), `${url}: ${heading}`)
    if (url !== rankingPath) t.notOk(html.includes(rankingPath), `${url} does not link to the ranking page`)
  }
  t.match((await real(rankingPath)).html, 'La pagina che hai cercato non è disponibile')
  t.match((await real(privacy)).html, 'te lo diciamo su richiesta')
  t.notMatch((await real(landing)).html, 'rinnovo automatico')
  const samples = plain((await withSamples(home)).html)
  t.match(samples, 'Recensioni di esempio', 'the samples are marked')
  t.match((await withSamples(about)).html, 'Persone di esempio')
  t.equal((await withSamples(about)).html.includes('Dato di esempio'), brand.claims.professionals.sample)
})

/** What the parts show that appear after a choice: a booked call, a payment, a profile. */
async function laterParts({ component }: Sources): Promise<Readonly<Record<string, string>>> {
  const call = { date: '2026-12-03', time: '10:30', phone: '+393331234567', subject: 'Prova' }
  const subject = { amount: 29_280, vat: '', shopName: null }
  return {
    call: await component('pages/thank-you/ThankYouPage.tsx', 'ThankYouPage', { call }),
    notes: await component('features/payments/summary/PaymentNotes.tsx', 'PaymentNotes', {
      amount: 29_280,
      missing: null,
    }),
    transfer: await component('features/payments/transfer/TransferDetails.tsx', 'TransferDetails', {
      subject,
      title: 'Dati del bonifico',
    }),
    profile: await component('features/affiliates/profile/WhatWeCheck.tsx', 'WhatWeCheck'),
  }
}

t.test('the parts that appear later show the owner’s facts too', async (t) => {
  const { call, notes, transfer, profile } = await laterParts(filledSite)
  t.match(call, 'Ti chiama Anna del nostro ufficio, dal numero <span class="num">+39 039 123 4567</span>.')
  t.match(notes, 'una tantum, nessun rinnovo automatico.')
  t.match(transfer, 'Ti riconosciamo in un giorno.')
  t.match(profile, 'Parliamo con il titolare.')
  t.notMatch(profile, 'Cosa non verifichiamo')
})

t.test('without the owner’s facts the parts that appear later promise nothing', async (t) => {
  const { call, notes, transfer, profile } = await laterParts(emptySite)
  t.notMatch(call, 'Ti chiama ')
  t.match(notes, 'una tantum.')
  t.notMatch(notes, 'rinnovo')
  t.notMatch(transfer, 'riconosciamo')
  t.equal(profile, '')
})
