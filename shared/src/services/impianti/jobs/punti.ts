import { own } from '../../estimate.ts'
import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

const published = {
  unit: 'punto',
  vat: 'esclusa',
  basis: 'source',
  sources: [
    page('Regione Lazio, tariffa dei prezzi', 2023),
    page('elettricista-bergamo.com', 2024),
    page('wiewird', 2020),
  ],
} as const

export const punti = {
  title: 'Prese e punti luce in più',
  work: 'aggiungere prese o punti luce',
  profession: 'Elettricista',
  cues: '# presa|# interruttor*|# deviator*|# plafonier*|# lampadari*|presa + @aggiunge|presa + @cambia|presa + in piu|presa nuova|una presa|presa elettric*|presa + spost*|punto luce|punti luce|punto corrente|interruttor* + @cambia|interruttor* + spost*|interruttor* + @aggiunge|interruttori nuovi|faretti|faretto|lampadari* + @aggiunge|plafonier*|deviator*|presa tv|presa + forno|presa + induzione|presa + lavatrice|linea dedicata|presa estern*|presa + balcon*|presa + garage|~presa|~interruttor*|~lampadari*|farett* + controsoffitt*|farett* + cartongess*|presa + cucina|presa + bagno|presa + camera|punto luce + giardin*|punto luce + bagno|punto luce + cucina|portare luce|portare corrente|luce + terrazz*|luce + balcon*|luce + giardin*|corrente + giardin*|corrente + garage|corrente + cantina|luce + cantina|luce + garage|altra presa|ventilator* soffitto|ventilator* + @aggiunge|ventilator* soffitto + @aggiunge|applique|?ventilator*|presa usb|prese usb|presa industrial*|presa + condizionator*|crepuscolar*|dimmer|?punti luce|strisc* led|luci led',
  detailOf: ['ristrutturazione/cucina', 'ristrutturazione/completa', 'ristrutturazione/parziale'],
  partOf: ['elettrico'],
  vatRate: 0.1,
  labourShare: 0.75,
  included: ['scatola, fili e frutto', 'traccia corta e chiusura grezza', 'dichiarazione di conformità'],
  excluded: ['lampade', 'tinta dei muri', 'quadro elettrico', 'linee lunghe'],
  factors: ['in canalina esterna, senza rompere: 15–25 € in meno a punto'],
  permits: 'Nessun permesso; l’elettricista rilascia la dichiarazione di conformità.',
  duration: 'quattro punti in circa mezza giornata',
  rows: {
    point: { label: 'Presa, interruttore o punto luce', min: 65, max: 125, ...published },
    spot: { label: 'Faretto con il suo punto', min: 50, max: 90, ...published },
    dedicated: { label: 'Linea dedicata dal quadro', min: 130, max: 290, ...published },
    minimum: {
      label: 'Uscita minima dell’elettricista',
      min: 120,
      max: 180,
      unit: 'intervento',
      vat: 'esclusa',
      ...own,
    },
  },
  visit: 'dove passano i tubi, quanto è lontana la linea e se il quadro la regge',
  relief: 'maintenance',
} as const satisfies JobKind
