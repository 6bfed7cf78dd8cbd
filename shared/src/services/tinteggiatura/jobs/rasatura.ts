import type { JobKind } from '../../job-kind.ts'
import { atLeastPerVisit, judged, lazioPriceList, sourced } from '../../job-row.ts'
import { page } from '../../price-row.ts'

const sources = [lazioPriceList, page('leristrutturazioni.it')]

export const rasatura = {
  title: 'Rasatura delle pareti',
  work: 'rasare i muri per averli lisci',
  profession: 'Imbianchino',
  cues: 'rasa + muri|rasa + pareti|rasa + mq|rasi + muri|rasano + muri|rasatura|rasature|rasare|rasato|rasati|rasante|lisciare + muri|lisciare + pareti|muri lisci|pareti lisce|pareti lisce come|buccia d’arancia|bucciato|muri ruvidi|muro ruvido|pareti ruvide|graffiato + @toglie|muri storti|muri irregolari|pareti irregolari|pareti + ondulate|stuccare tutto|stucco + tutte le pareti|gesso + pareti|rifare la rasatura',
  detailOf: [
    'tinteggiatura/decorativa',
    'tinteggiatura/interni',
    'tinteggiatura/stanza',
    'tinteggiatura/carta-posare',
  ],
  vatRate: 0.1,
  labourShare: 0.8,
  included: ['mani di rasante', 'carteggiatura', 'primer', 'protezione dei pavimenti'],
  excluded: ['tinteggiatura', 'rete sulle crepe', 'intonaco nuovo'],
  factors: ['tinteggiatura dopo la rasatura: +5–8,50 €/m²', 'rete sulle crepe: +3–5 €/m²'],
  permits: 'Nessun permesso',
  duration: 'da 3 a 5 giorni per una casa di 80 m²',
  rows: {
    once: sourced('Rasatura, una mano', [9, 12], 'm²', sources),
    twice: sourced('Rasatura, due mani', [14, 19], 'm²', sources),
    rough: judged('Graffiato o bucciato spesso, in più', [4, 8], 'm²'),
    minimum: atLeastPerVisit(300),
  },
  visit: 'quanto sono fuori piano i muri e se l’intonaco sotto tiene',
  relief: 'painting',
} as const satisfies JobKind
