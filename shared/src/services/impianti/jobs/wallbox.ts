import { own } from '../../estimate.ts'
import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

const published = {
  unit: 'pezzo',
  vat: 'esclusa',
  basis: 'source',
  sources: [page('auto-matic.net', 2026), page('alanews', 2025)],
} as const

export const wallbox = {
  title: 'Wallbox per l’auto elettrica',
  work: 'montare una wallbox',
  profession: 'Elettricista',
  cues: 'wallbox*|wall box|wolbox|colonnin*|ricaric* + auto|ricaric* + macchina|ricaric* + elettric*|caricare + auto|caricare + macchina|punto + ricarica|stazione + ricarica|presa + auto|presa + macchina|auto elettric* + casa|auto elettric* + garage|auto elettric* + box|tesla + casa|caricator* + auto|caricabatter* + auto|ricarica + garage|ricarica + box|presa + caricare + auto|presa + caricare + macchina|presa + auto + box|presa + auto + garage|presa + ricarica|wallbox* + box|wallbox* + garage|colonnin* + box|colonnin* + garage',
  vatRate: 0.1,
  labourShare: 0.35,
  included: [
    'wallbox fino a 7,4 kW',
    'linea fino a 10 m',
    'protezione adatta all’auto (differenziale di tipo A con 6 mA o B)',
    'dichiarazione di conformità',
  ],
  excluded: ['aumento della potenza del contatore', 'scavi', 'quadro nuovo'],
  factors: ['garage condominiale lontano dal contatore: va visto'],
  tiers: {
    base: { label: 'modello semplice' },
    media: { label: 'gestione del carico, comando da telefono' },
    alta: { label: 'pronta per il fotovoltaico, con schermo e cavo lungo' },
  },
  permits:
    'Nessun permesso; in condominio si avvisa l’amministratore. Nelle autorimesse oltre 300 m² l’amministratore sente i Vigili del fuoco.',
  duration: 'da mezza giornata a un giorno',
  rows: {
    base: { label: 'Wallbox, fascia base', min: 700, max: 1100, ...published },
    media: { label: 'Wallbox, fascia media', min: 1100, max: 1700, ...published },
    alta: { label: 'Wallbox, fascia alta', min: 1700, max: 2600, ...published },
    metre: { label: 'Linea elettrica oltre i 10 m', min: 15, max: 40, unit: 'm', vat: 'esclusa', ...own },
    threePhase: {
      label: 'Ricarica trifase da 22 kW',
      min: 400,
      max: 900,
      unit: 'pezzo',
      vat: 'esclusa',
      ...own,
    },
  },
  visit: 'la distanza dal contatore, la potenza disponibile e il quadro',
  relief: 'general',
} as const satisfies JobKind
