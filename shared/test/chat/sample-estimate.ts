import type { ReplyEstimate, ReplyTotal } from '../../src/chat/reply-estimate.ts'

export const estimate: ReplyEstimate = {
  job: 'ristrutturazione_bagno/completo',
  service: 'Bagno completo, 6 m², Monza (MB)',
  min: 6500,
  max: 11_600,
  net: { min: 5800, max: 10_400 },
  vat: 'IVA 10 % compresa',
  scale: { min: 2300, max: 18_600 },
  lines: [
    { label: 'Demolizioni', quantity: '6 m²', unitPrice: '80–120 €/m²', min: 480, max: 720 },
    { label: 'Impianti', quantity: '1 bagno', unitPrice: '1.500–2.500 €', min: 1500, max: 2500 },
  ],
  tiers: [
    {
      id: 'base',
      label: 'Ceramica bianca',
      min: 5000,
      max: 8000,
      net: { min: 4500, max: 7200 },
      chosen: false,
    },
    { id: 'media', label: 'Gres', min: 6500, max: 11_600, net: { min: 5800, max: 10_400 }, chosen: true },
  ],
  included: ['smaltimento'],
  excluded: ['box doccia su misura'],
  drivers: [
    { label: 'Tubi e scarichi nuovi', effect: 'alza', words: '+500–900 €' },
    { label: 'Piano terra', effect: 'neutro', words: 'nessun extra' },
  ],
  assumed: ['Misure: 6 m²'],
  duration: '10–15 giorni',
  permits: 'nessuno',
  relief: 'Nel 2026 di solito nessuna.',
  zone: 'Monza (MB): manodopera più cara della media, circa 12 %',
  sources: ['calcolatori.net (2025)'],
  narrow: [{ label: 'le misure esatte', answer: 'Per esempio: 6 m².' }],
  notes: [],
  profession: 'Impresa Edile',
  city: 'MONZA (MB)',
}
export const second: ReplyEstimate = {
  ...estimate,
  job: 'serramenti/pvc',
  service: '5 finestre in PVC',
  tiers: [],
}
export const total: ReplyTotal = {
  min: 13_000,
  max: 23_200,
  net: { min: 11_600, max: 20_800 },
  vat: 'IVA 10 % compresa',
  note: '',
}
