import type { JobKind } from '../../job-kind.ts'
import { atLeastPerVisit, derived, lazioPriceList, sourced } from '../../job-row.ts'

export const smalto = {
  title: 'Smalto murale in cucina o in bagno',
  work: 'smaltare le pareti di cucina o bagno',
  profession: 'Imbianchino',
  cues: 'smalto all’acqua|smalto murale|smalto lavabile|idrosmalto|smaltare|smalto + cucina|smalto + bagno|smalto + parete|smalto + pareti|smalto + piastrelle|smalto + mattonelle|@vernicia + piastrelle|@vernicia + mattonelle|@vernicia + piastrelle + cucina|@vernicia + piastrelle + bagno|@vernicia + mattonelle + bagno|@vernicia + mattonelle + cucina|@vernicia + maioliche|coprire + piastrelle + smalto|vernice per piastrelle|zoccolatura|zoccolo + smalto|zoccolo + @vernicia',
  vatRate: 0.1,
  labourShare: 0.7,
  included: ['due mani di idrosmalto', 'fondo di aggancio', 'protezioni e nastro'],
  excluded: ['rasatura', 'piastrelle staccate da rifare', 'fughe da rifare'],
  factors: ['muro che sfarina, con fissativo: +3 €/m²', 'piastrelle lucide o grasse, con primer: +8–12 €/m²'],
  permits: 'Nessun permesso',
  duration: '1–2 giorni',
  rows: {
    wall: sourced('Smalto su muro', [15, 22], 'm²', [lazioPriceList]),
    tiles: derived('Smalto su piastrelle, con primer', [25, 40], 'm²', [lazioPriceList]),
    minimum: atLeastPerVisit(200),
  },
  visit: 'se il fondo è sano e se le piastrelle tengono',
  relief: 'painting',
} as const satisfies JobKind
