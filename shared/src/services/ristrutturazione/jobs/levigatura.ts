import type { JobKind } from '../../job-kind.ts'
import { atLeastPerVisit, derived, lazioPriceList, sourced } from '../../job-row.ts'
import { page } from '../../price-row.ts'

const sources = [page('pgcasa'), lazioPriceList]

export const levigatura = {
  title: 'Levigatura e lucidatura dei pavimenti',
  work: 'levigare o lucidare i pavimenti',
  profession: 'Parquettista',
  cues: 'levigare|levigatura|levigare + parquet|levigatura + parquet|lamare|lamatura|lucidare + pavimento|lucidare + pavimenti|lucidatura|lucidatura + marmo|lucidare + marmo|lucidare + parquet|piombatura|piombare|graniglia|cementine|marmette|@vernicia + parquet|@pulisce + parquet|@ripara + parquet|parquet rovinato|parquet graffiato|parquet + graffi|parquet opaco|pavimento opaco|ridare vita al pavimento|recuperare + pavimento|cristallizzare|lamare + parquet|lamatura + parquet|piombare + pavimento|legno terra + rigat*|legno terra + graffiat*|legno terra + rovinat*|legno terra + opac*|parquet + rigat*|parquet + graffiat*|parquet + segnat*|parquet + opac*|parquet + tornare + bello|legno + tornare + bello|legno terra + rigat* + tornare bello|parquet + tornare nuovo|parquet + rigat* + senza cambiarlo|legno terra + senza cambiarlo|parquet + senza cambiarlo|parquet + lucido',
  partOf: ['completa'],
  vatRate: 0.1,
  labourShare: 0.85,
  included: ['levigatura', 'stuccatura', 'tre mani di vernice, o lucidatura', 'aspirazione della polvere'],
  excluded: ['listelli o piastrelle da sostituire', 'mobili da spostare', 'battiscopa'],
  factors: ['listelli da sostituire: 60–120 €/m²', 'sotto 20 m²: almeno 450 €'],
  permits: 'Nessun permesso',
  duration: 'da 2 a 3 giorni per 60 m²',
  rows: {
    wood: sourced('Parquet levigato e verniciato', [24, 32], 'm²', sources),
    marble: sourced('Marmo o graniglia levigati e lucidati', [30, 38], 'm²', sources),
    granite: derived('Granito levigato e lucidato', [38, 43], 'm²', sources),
    minimum: atLeastPerVisit(450),
  },
  visit: 'quanto legno o pietra resta da levigare e se ci sono pezzi da cambiare',
  relief: 'general',
} as const satisfies JobKind
