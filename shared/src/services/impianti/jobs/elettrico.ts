import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

const published = {
  unit: 'm²',
  vat: 'esclusa',
  basis: 'source',
  sources: [
    page('elettricista-bergamo.com', 2024),
    page('Regione Lazio, tariffa dei prezzi', 2023),
    page('quotalo.it', 2025),
    page('wiewird', 2020),
  ],
} as const

export const elettrico = {
  title: 'Impianto elettrico nuovo',
  work: 'rifare l’impianto elettrico',
  profession: 'Elettricista',
  cues: 'impianto elettric*|impianti elettric*|parte elettric*|luce + a norma|impianto + a norma|@cambia + impianto luce|impianto luce|impianto della luce|@cambia + cavi|impianto vecchio + luce|elettric* + tracce|punti luce + casa + @cambia|~elettric*|~luce|~a norma|rifare elettrico|elettrico nuovo|elettrico da rifare|fare elettrico|elettricista + rifare|luce + a norma + casa|impianto elettric* + casa|impianto elettric* + appartament*|elettrico casa|casa + a norma|appartamento + a norma|fili vecch*|vecchi fili|cavi vecch*|vecchi cavi|cambiare fili|sostituire fili|rifare fili|sfilare fili|fili nuovi|~impianto + @cambia|~impianto + vecch*|elettric* + a norma|~mettere a norma|messa a norma|fili + vecch*|@cambia + fili|cavi + vecch*|~impianto|fili + casa|@cambia + fili + casa|fili + vecch* + casa|elettric* + a norma + casa',
  detailOf: ['ristrutturazione/completa', 'ristrutturazione/parziale'],
  vatRate: 0.1,
  labourShare: 0.6,
  included: [
    'quadro e linee',
    'prese, interruttori e punti luce',
    'tracce nei muri e chiusura grezza',
    'dichiarazione di conformità',
  ],
  excluded: ['lampade', 'rasatura e tinta dei muri', 'rete dati e domotica', 'climatizzatori'],
  factors: ['pochi punti in più: si pagano a punto', 'messa a terra da rifare: 300–600 €'],
  tiers: {
    base: { label: 'livello 1: dotazione minima di norma' },
    media: { label: 'livello 2: più prese, linee separate' },
    alta: { label: 'livello 3: predisposto per la domotica' },
  },
  permits:
    'Nessun permesso per il solo impianto; con opere murarie la CILA, che presenta un tecnico. L’elettricista rilascia la dichiarazione di conformità (DM 37/2008).',
  duration: 'per 100 m² da 8 a 12 giorni',
  rows: {
    base: { label: 'Impianto elettrico, livello 1', min: 65, max: 80, ...published },
    media: { label: 'Impianto elettrico, livello 2', min: 80, max: 105, ...published },
    alta: { label: 'Impianto elettrico, livello 3', min: 130, max: 220, ...published },
    minimum: { label: 'Minimo per un impianto', min: 3000, max: 4200, ...published, unit: 'impianto' },
  },
  visit: 'il quadro, la messa a terra, i muri e quanti punti servono',
  relief: 'general',
} as const satisfies JobKind
