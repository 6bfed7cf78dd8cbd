import type { JobKind } from '../../job-kind.ts'
import { atLeastPerVisit, derived, lazioPriceList } from '../../job-row.ts'

export const sovrapposizione = {
  title: 'Rivestimento sopra le piastrelle',
  work: 'coprire le piastrelle senza demolire',
  profession: 'Piastrellista',
  cues: 'resina sulle piastrelle|resina + bagno|resina + piastrelle|microcemento + bagno|microcemento + piastrelle|coprire + piastrelle|coprire + mattonelle|rivestire + piastrelle|senza demolire|senza togliere le piastrelle|senza rompere le piastrelle|sopra le piastrelle|piastrelle sopra le vecchie|@aggiunge + piastrelle sopra|nuove piastrelle sopra|piastrelle sopra quelle|piastrelle sopra + vecchi*|piastrelle sopra + esistent*|gres sottile|kerlite|laminam|pannelli + bagno|pannelli + piastrelle|sovrapposizione|sovrapporre',
  partOf: ['completo', 'rinnovo', 'vasca-doccia'],
  partOfOthers: ['ristrutturazione/parquet', 'ristrutturazione/pavimenti'],
  vatRate: 0.1,
  labourShare: 0.6,
  included: ['pulizia e primer', 'materiale', 'posa o cicli di resina', 'giunti e sigillature'],
  excluded: ['piastrelle staccate da fissare', 'piatto doccia', 'porta da piallare'],
  factors: ['sotto 8–10 m² la resina ha un minimo', 'fondo da livellare: +15–30 €/m²'],
  permits: 'Nessun permesso',
  duration: 'da 3 a 5 giorni',
  rows: {
    thin: derived('Gres sottile sopra le piastrelle', [55, 95], 'm²', [lazioPriceList]),
    resin: derived('Resina o microcemento sopra le piastrelle', [80, 120], 'm²', [lazioPriceList]),
    minimum: atLeastPerVisit(700),
  },
  visit: 'se le piastrelle suonano piene e quanto si alza il pavimento',
  relief: 'general',
} as const satisfies JobKind
