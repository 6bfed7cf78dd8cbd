import type { JobKind } from '../../job-kind.ts'
import { derived, lazioPriceList } from '../../job-row.ts'

export const accessibile = {
  title: 'Bagno per anziani o disabili',
  work: 'rendere il bagno accessibile',
  profession: 'Idraulico',
  cues: 'bagno disabili|bagno per disabili|bagno + disabile|bagno + invalido|bagno + anziano|bagno + anziani|bagno + anziana|bagno + nonna|bagno + nonno|bagno + carrozzina|bagno + sedia a rotelle|maniglioni|maniglione|wc rialzato|water rialzato|sedile doccia|doccia a filo + disabile|doccia + carrozzina|barriere architettoniche|barriere + bagno|mobilità ridotta|bagno accessibile|bagno sicuro|bagno + carrozzina + doccia filo|bagno + carrozzina + doccia filo pavimento|doccia filo + maniglion*|doccia filo pavimento + maniglion*|doccia filo pavimento + carrozzina|doccia filo pavimento + disabil*|doccia filo pavimento + anzian*|doccia filo + carrozzina|bagno + carrozzina + doccia + maniglion*|bagno + carrozzina + doccia filo pavimento + maniglion*',
  partOf: ['completo'],
  vatRate: 0.15,
  labourShare: 0.45,
  included: ['ausili di serie a norma', 'fissaggi su muro pieno', 'attacchi e prova'],
  excluded: ['resto del bagno', 'porta più larga', 'rinforzo di pareti in cartongesso'],
  factors: ['porta più larga: +450–950 €', 'parete da rinforzare: +150–300 €'],
  permits: 'Nessun permesso per togliere le barriere in casa',
  duration: 'da mezza giornata a 5 giorni',
  rows: {
    handle: derived('Maniglioni, una serie di tre', [350, 750], 'serie', [lazioPriceList]),
    raised: derived('WC rialzato', [850, 1300], 'pezzo', [lazioPriceList]),
    shower: derived('Doccia a filo con sedile', [2500, 4500], 'doccia', [lazioPriceList]),
  },
  visit: 'lo spazio di manovra, la porta e se i muri reggono i maniglioni',
  relief: 'general',
} as const satisfies JobKind
