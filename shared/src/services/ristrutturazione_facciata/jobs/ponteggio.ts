import type { JobKind } from '../../job-kind.ts'
import { derived, judged, sourced } from '../../job-row.ts'
import { prices } from '../prices.ts'

const { facadeScaffolding } = prices

export const ponteggio = {
  title: 'Ponteggio',
  work: 'montare un ponteggio',
  profession: 'Impresa Edile',
  partOf: ['facciata', 'cappotto'],
  partOfOthers: ['ristrutturazione_tetto/rifare', 'ristrutturazione_tetto/rimontaggio'],
  cues: 'ponteggi*|pontegio|impalcatur*|impalcat*|trabattell*|tubi innocenti|noleggi* + ponteggi*|noleggi* + impalcatur*|noleggi* + trabattell*|montar* + ponteggi*|mont* + impalcatur*|affitt* + ponteggi*|solo ponteggi*|autoscala|piattaforma + noleggi*|cestello + noleggi*|~cestello|~piattaforma|~ponte',
  vatRate: 0.1,
  labourShare: 0.8,
  included: ['trasporto e montaggio', 'un mese di nolo', 'smontaggio', 'progetto semplice'],
  excluded: ['suolo pubblico', 'allarme e illuminazione', 'disegno di un ingegnere per forme particolari'],
  factors: [
    'ogni mese dopo il primo: +1,5–2,5 € al m²',
    'piattaforma al posto del ponteggio: 250–450 € al giorno',
  ],
  permits: 'Per la strada serve l’occupazione di suolo pubblico, e il piano di montaggio: li cura l’impresa.',
  duration: 'da 1 a 3 giorni per montarlo',
  rows: {
    ponteggio: sourced('Ponteggio, primo mese', [12, 20], 'm²', facadeScaffolding.sources),
    mesi: derived('Ogni mese dopo il primo', [1.5, 2.5], 'm² al mese', facadeScaffolding.sources),
    minimo: judged('Minimo per un ponteggio', [1200, 1600], 'intervento'),
  },
  visit: 'il terreno, la strada e i punti di ancoraggio',
  relief: 'general',
} as const satisfies JobKind
