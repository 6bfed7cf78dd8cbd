import { own } from '../../estimate.ts'
import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

const published = {
  unit: 'pezzo',
  vat: 'esclusa',
  basis: 'source',
  sources: [page('elettricista-bergamo.com', 2024), page('wiewird', 2020)],
} as const

export const quadro = {
  title: 'Quadro elettrico o salvavita',
  work: 'rifare il quadro elettrico',
  profession: 'Elettricista',
  cues: 'quadro elettric*|quadro + @cambia|quadro + luce|quadro + salvavita|quadro generale|quadretto|quadro vecchio|quadro + valvol*|@cambia + salvavita|@aggiunge + salvavita|salvavita nuovo|@cambia + magnetotermic*|@cambia + differenzial*|@aggiunge + differenzial*|magnetotermic*|centralino elettric*|scaricator* + sovratension*|spd|contatore interno|~quadro|~salvavita|quadro elettric* + a norma|quadro elettric* + mettere a norma|quadro + valvol* + a norma|quadro elettric* + valvol*|quadro elettric* + valvol* + a norma|quadro elettric* + valvol* + mettere a norma|quadro elettric* + @cambia|quadro elettric* vecchi*|quadro elettric* + casa|quadro elettric* + a norma + casa|salvavita + a norma|valvol* + ceramic*|quadro elettric* vecchi* + valvol* + mettere a norma + casa|quadro elettric* + mettere a norma + casa|quadro + a norma',
  partOf: ['elettrico'],
  vatRate: 0.1,
  labourShare: 0.5,
  included: [
    'quadro con i suoi interruttori, o il solo interruttore che chiedi',
    'cablaggio ed etichette',
    'prova e dichiarazione di conformità',
  ],
  excluded: ['linee nuove', 'messa a terra (300–600 €)', 'opere murarie'],
  factors: [],
  permits: 'Nessun permesso; dichiarazione di conformità dell’elettricista (DM 37/2008).',
  duration: 'circa mezza giornata',
  rows: {
    flat: { label: 'Quadro di un appartamento, montato', min: 450, max: 850, ...published },
    house: { label: 'Quadro di una casa grande o di una villa, montato', min: 700, max: 1200, ...published },
    breaker: { label: 'Un salvavita o interruttore del quadro', min: 60, max: 130, ...published },
    surge: {
      label: 'Protezione dalle sovratensioni',
      min: 120,
      max: 250,
      unit: 'pezzo',
      vat: 'esclusa',
      ...own,
    },
  },
  visit: 'il quadro aperto, le linee e la messa a terra',
  relief: 'maintenance',
} as const satisfies JobKind
