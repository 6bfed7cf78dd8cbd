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
  service: 'bagno completo, 6 m², Monza',
  min: 5800,
  max: 10_400,
  net: { min: 5300, max: 9400 },
  scale: { min: 5000, max: 12_000 },
  vat: 'IVA 10 % compresa',
  drivers: [
    { label: 'Tubi e scarichi nuovi', effect: 'alza', words: 'più alto' },
    { label: 'Fascia di sanitari', effect: 'neutro', words: 'da scegliere' },
    { label: 'Terzo piano con ascensore', effect: 'abbassa', words: 'nessun extra' },
  ],
  lines: [],
  tiers: [],
  included: [],
  excluded: [],
  assumed: [],
  duration: '',
  permits: '',
  zone: 'Monza: prezzi un po’ più alti della media',
  sources: ['Listino indicativo, fonti pubbliche 2025'],
  narrow: [{ label: 'La marca dei sanitari', answer: '' }],
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
  estimate: {
    reply: writeReply({
      paragraphs: [
        'Ecco un’idea di spesa.',
        'Tra **5.800 e 10.400 €**, IVA 10 % compresa: è una stima indicativa.',
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
} as const
