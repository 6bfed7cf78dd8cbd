import type { ReplyProgress } from '@mestieri/shared/chat/reply-blocks.ts'
import type { ReplyEstimate } from '@mestieri/shared/chat/reply-estimate.ts'
import { writeReply } from '@mestieri/shared/chat/reply-format.ts'

const labels = ['Cosa', 'Misure', 'Dove', 'Foto', 'Quando']

function progress(done: number): ReplyProgress {
  const state = (index: number) => (index < done ? 'fatto' : index === done ? 'ora' : 'da fare')
  return {
    done,
    total: labels.length,
    steps: labels.map((label, index) => ({ label, state: state(index) })),
  }
}

const estimate: ReplyEstimate = {
  job: 'ristrutturazione_bagno/completo',
  service: 'Rifacimento del bagno, 6 m², Monza (MB)',
  min: 5800,
  max: 10_400,
  net: { min: 5300, max: 9400 },
  scale: { min: 5000, max: 14_000 },
  vat: 'IVA compresa (10 %, 22 % su parte dei beni)',
  drivers: [
    { label: 'Tubi e scarichi nuovi', effect: 'alza', words: '+1.200–2.400 €' },
    { label: 'Fascia di sanitari', effect: 'neutro', words: 'da scegliere' },
    { label: 'Doccia al posto della vasca', effect: 'abbassa', words: '−180–350 €' },
  ],
  lines: [
    {
      label: 'Bagno rifatto, quota fissa',
      quantity: '1 intervento',
      unitPrice: '3.500–6.000 €/intervento',
      min: 3500,
      max: 6000,
    },
    {
      label: 'Bagno rifatto, in più al metro quadro',
      quantity: '6 m²',
      unitPrice: '300–570 €/m²',
      min: 1800,
      max: 3400,
    },
  ],
  tiers: [
    {
      id: 'base',
      label: 'sanitari a terra, piastrelle da grande magazzino',
      min: 4900,
      max: 8700,
      net: { min: 4400, max: 7900 },
      chosen: false,
    },
    {
      id: 'media',
      label: 'sanitari di marca, gres di fascia media',
      min: 5800,
      max: 10_400,
      net: { min: 5300, max: 9400 },
      chosen: true,
    },
    {
      id: 'alta',
      label: 'grandi lastre, rubinetti di design, su misura',
      min: 8900,
      max: 15_900,
      net: { min: 8100, max: 14_400 },
      chosen: false,
    },
  ],
  included: [
    'demolizione e trasporto in discarica',
    'tubi e scarichi nuovi',
    'piastrelle a pavimento e a parete',
    'sanitari con rubinetti',
  ],
  excluded: ['mobili e specchio', 'finestra e porta', 'compenso del tecnico per la CILA, se serve'],
  assumed: ['Tubi e scarichi: nuovi'],
  duration: 'da 10 a 15 giorni lavorativi',
  permits: 'Di solito nessun permesso; se sposti muri serve la CILA: la presenta un tecnico',
  relief: 'Nel 2026 può avere una detrazione: verifica con un CAF.',
  zone: 'Monza (MB): manodopera più cara della media, circa 12 %',
  sources: ['Regione Lazio (2023)', 'calcolatori.net (2025)', 'edilleonardo.it (senza data)'],
  narrow: [
    { label: 'le misure esatte', answer: 'Per esempio: 2 metri per 3.' },
    { label: 'due o tre foto', answer: '' },
  ],
  notes: ['sanitari sospesi: +700–1.200 €'],
  profession: 'Impresa Edile',
  city: 'MONZA (MB)',
}

const windows: ReplyEstimate = {
  ...estimate,
  job: 'serramenti/finestre',
  service: 'Finestre nuove, 4 finestre in PVC, Cagliari (CA)',
  min: 2500,
  max: 4200,
  net: { min: 2200, max: 3600 },
  scale: null,
  lines: [
    {
      label: 'Finestre in PVC, posa compresa',
      quantity: '6 m²',
      unitPrice: '370–600 €/m²',
      min: 2200,
      max: 3600,
    },
  ],
  tiers: [],
  drivers: [{ label: 'Doppio vetro', effect: 'neutro', words: 'compreso' }],
  included: ['finestre con doppio vetro', 'posa e sigillatura'],
  excluded: ['tapparelle', 'opere murarie'],
  assumed: [],
  duration: '1 o 2 giorni',
  permits: 'Nessun permesso',
  narrow: [],
  notes: [],
  profession: 'Serramentista',
  city: 'CAGLIARI (CA)',
}

/** A card as assistants wrote it before jobs had ids, levels and lines. */
const oldCard = {
  service: 'bagno completo, 6 m², Monza',
  min: 5800,
  max: 10_400,
  scale: { min: 5000, max: 12_000 },
  vat: 'IVA esclusa',
  drivers: [{ label: 'Tubi e scarichi nuovi', effect: 'alza', words: 'più alto' }],
  zone: 'Monza: prezzi un po’ più alti della media',
  sources: ['Listino indicativo, fonti pubbliche 2025'],
  narrow: ['La marca dei sanitari'],
  notes: [],
  profession: 'Impresa Edile',
  city: 'MONZA (MB)',
}

/** Replies of an assistant with cards, in the order of a conversation. */
export const sampleReplies = {
  size: {
    reply: writeReply({
      paragraphs: ['Bene. Quanto misura, più o meno?'],
      chips: ['Meno di 4 m²', '4–6 m²', 'Più di 6 m²'],
      progress: progress(1),
      brief: [
        { label: 'Lavoro', value: 'Bagno completo' },
        { label: 'Misure', value: null },
      ],
    }),
  },
  photos: {
    reply: writeReply({
      paragraphs: ['Perfetto, 6 m². Mi mandi due o tre foto?'],
      chips: ['Non ho foto'],
      progress: progress(3),
      brief: [
        { label: 'Lavoro', value: 'Bagno completo' },
        { label: 'Misure', value: '6 m²' },
        { label: 'Foto', value: null },
      ],
    }),
    isPictureMessage: true,
  },
  photosNamed: {
    reply: writeReply({
      paragraphs: ['Mi mandi due o tre foto del muro?'],
      usefulPhotos: ['Tutto il bagno, dalla porta', 'Il muro da spostare', 'Gli attacchi dell’acqua'],
    }),
    isPictureMessage: true,
  },
  estimate: {
    reply: writeReply({
      paragraphs: [
        'Ecco un’idea di spesa.',
        'Tra **5.800 e 10.400 €**, IVA compresa: è una stima indicativa.',
        'Quando vorresti iniziare?',
      ],
      estimates: [estimate],
      inWords: [1, 1],
      chips: ['Appena possibile', 'Entro 3 mesi'],
      progress: progress(4),
      brief: [
        { label: 'Lavoro', value: 'Bagno completo' },
        { label: 'Misure', value: '6 m²' },
        { label: 'Quando', value: null },
      ],
    }),
  },
  several: {
    reply: writeReply({
      paragraphs: ['Ecco le due stime.', 'Bagno e finestre, IVA compresa.', 'Hai due o tre foto da mandare?'],
      estimates: [estimate, windows],
      total: {
        min: 8300,
        max: 14_600,
        net: { min: 7500, max: 13_000 },
        vat: 'IVA compresa (10 %, 22 % su parte dei beni)',
        note: 'Se i lavori si fanno insieme, di solito si risparmia sul cantiere.',
      },
      inWords: [1, 1],
      chips: ['Non ora'],
      undo: '4 finestre',
      progress: progress(3),
      brief: [
        { label: '1. Lavoro', value: 'Bagno completo' },
        { label: '1. Misure', value: '6 m²' },
        { label: '2. Lavoro', value: 'Finestre nuove' },
        { label: '2. Finestre', value: '4 finestre' },
        { label: 'Dove', value: 'Cagliari (CA)' },
      ],
    }),
  },
  emergency: {
    reply: writeReply({
      paragraphs: [
        '**Esci di casa adesso e lascia la porta aperta.** Non accendere luci né fiamme, non usare il telefono in casa.',
        'Chiudi il rubinetto del gas solo se ci arrivi subito. Da fuori chiama il 112 e il pronto intervento del gas: il numero è sul contatore o in bolletta.',
        'Dimmi quando sei al sicuro.',
      ],
      link: { kind: 'call', number: '112' },
    }),
  },
  person: {
    reply: writeReply({
      paragraphs: ['Certo: con lo staff puoi parlare su WhatsApp o farti richiamare.'],
      link: { kind: 'person' },
    }),
  },
  outOfScope: {
    reply: writeReply({
      paragraphs: [
        'Per un ascensore non ho un prezzo affidabile, e non te lo invento. Te lo dice un installatore dopo un sopralluogo: guarda il vano, le scale, la corrente e i permessi del condominio.',
        'Quello che mi hai scritto resta nella scheda, pronto da mandare al professionista.',
      ],
      chips: ['Parliamo di un altro lavoro'],
      undo: 'Ascensore',
      link: { kind: 'person' },
    }),
  },
  oldCard: {
    reply: `Ecco un’idea di spesa.\n\n[[stima]]${JSON.stringify(oldCard)}[[/stima]]`,
  },
} as const
