import type { JobKind } from '../../job-kind.ts'
import { judged, sourced } from '../../job-row.ts'
import { page } from '../../price-row.ts'

export const parziale = {
  title: 'Ristrutturazione parziale',
  work: 'ristrutturare una parte della casa',
  detailOf: ['ristrutturazione/completa'],
  profession: 'Impresa Edile',
  cues: 'ristrutturazione parziale|ristrutturare parzialmente|ristrutturare solo una parte|ristrutturare + in parte|ristrutturare + metà|rifare metà casa|mezza casa|~bagno + impianto elettrico|~bagno + impianti|~impianti e bagno|rinfrescata con impianti|lavori a metà|rifare alcune stanze|ristrutturare + alcune stanze|sistemare + alcune stanze|@cambia + zona giorno|@cambia + zona notte|sistemare + zona giorno|sistemare + zona notte|casa da aggiornare|mettere a norma + casa|un piano solo + ristrutturare|ristrutturare parzialmente casa|ristrutturazione parziale + bagno + cucina|ristrutturazione parziale + bagno|ristrutturazione parziale + cucina|ristrutturare + solo alcune stanze|solo impianti + casa|solo impianti + appartament*|solo impianti|impianti + casa + @cambia + solo|soltanto impianti|@cambia + solo impianti + casa|@cambia + solo impianti + appartament*|@cambia + solo impianti',
  vatRate: 0.1,
  labourShare: 0.6,
  included: [
    'un bagno completo',
    'un impianto, elettrico o idraulico',
    'pavimenti e tinta nelle stanze toccate',
    'demolizioni e discarica',
  ],
  excluded: ['infissi', 'secondo impianto, se non lo aggiungi', 'arredi', 'compenso del tecnico'],
  factors: ['secondo impianto: +60–100 €/m²', 'ogni bagno oltre il primo: +5.500–10.000 €'],
  permits: 'Quasi sempre serve la CILA: la presenta un tecnico',
  duration: 'da 6 a 9 settimane per 80 m²',
  rows: {
    partial: sourced('Ristrutturazione parziale, con un impianto e un bagno', [450, 850], 'm2', [
      page('iperedilizia.it', 2025),
    ]),
    system: judged('Secondo impianto', [60, 100], 'm²'),
    bathroom: judged('Bagno oltre il primo', [5500, 10_000], 'bagno'),
  },
  visit: 'quali impianti reggono e quali stanze si toccano',
  relief: 'general',
} as const satisfies JobKind
