import type { JobKind } from '../../job-kind.ts'
import { derived, judged, lazioPriceList } from '../../job-row.ts'

export const vascaDoccia = {
  title: 'Da vasca a doccia',
  work: 'trasformare la vasca in doccia',
  profession: 'Idraulico',
  cues: 'vasca in doccia|vasca con doccia|vasca a doccia|da vasca a doccia|doccia al posto della vasca|vasca + doccia|@toglie + vasca|@cambia + vasca|via la vasca|eliminare la vasca|sovrapposizione vasca|trasformare + vasca|doccia + anziani|doccia per anziani|piatto doccia + vasca|vasca scomoda|remail|vasca vecchia|@cambia + vasca + doccia|@toglie + vasca + doccia|togliere vasca bagno|cambiare vasca bagno|sostituire vasca bagno|eliminare vasca bagno',
  partOf: ['completo', 'rinnovo'],
  vatRate: 0.15,
  labourShare: 0.45,
  included: [
    'rimozione e smaltimento della vasca',
    'adattamento di scarico e miscelatore',
    'piatto doccia e box',
    'chiusura della parete con pannelli o piastrelle',
  ],
  excluded: ['resto del bagno', 'pavimento fuori dalla doccia', 'mobili'],
  factors: ['parete da impermeabilizzare: +150–300 €', 'doccia filo pavimento: 4.500–6.500 € in tutto'],
  tiers: {
    base: { label: 'con pannelli sopra le piastrelle' },
    media: { label: 'con piastrelle nuove nella zona' },
    alta: { label: 'filo pavimento o walk-in' },
  },
  permits: 'Nessun permesso',
  duration: 'un giorno con i pannelli, fino a 4 con le piastrelle',
  rows: {
    base: derived('Vasca in doccia, con pannelli', [1800, 2800], 'intervento', [lazioPriceList]),
    media: derived('Vasca in doccia, con piastrelle', [2800, 4500], 'intervento', [lazioPriceList]),
    alta: derived('Doccia filo pavimento al posto della vasca', [4500, 6500], 'intervento', [lazioPriceList]),
    carrying: judged('Vasca e macerie giù per le scale, per piano', [30, 60], 'piano'),
  },
  visit: 'dov’è lo scarico, che pendenza ha e com’è il muro dietro la vasca',
  relief: 'general',
} as const satisfies JobKind
