import { page, type PriceRow, row } from '../price-row.ts'

const whole = { unit: 'job' } as const
const lazio = page('Regione Lazio', 2023)

export const prices = {
  paint: row('Tinta semplice', [5, 8.5], 'source', [
    lazio,
    page('pgcasa.it'),
    page('design-italia.it', 2022),
  ]),
  washablePaint: row('Tinta lavabile', [7, 12], 'source', [
    lazio,
    page('leristrutturazioni.it'),
    page('cityrumors'),
  ]),
  decorativePaint: row('Finitura decorativa', [25, 45], 'source', [
    lazio,
    page('cityrumors'),
    page('arredamento.it', 2019),
  ]),
  paintPreparation: row('Muro da rasare, in più', [9, 19], 'source', [lazio, page('leristrutturazioni.it')]),
  wallRepair: row('Crepe e intonaco da riprendere, sulla sola parte rovinata', [55, 100], 'source', [lazio]),
  paintAtLeast: row('Spesa minima', [300, 300], 'own', [], whole),
} as const satisfies Record<string, PriceRow>
