import type { JobKind } from '../../job-kind.ts'
import { derived, judged } from '../../job-row.ts'
import { page } from '../../price-row.ts'

const portals = [page('ProntoPro'), page('habitissimo')]

export const controllo = {
  title: 'Controllo e ripasso del tetto',
  work: 'controllare e ripassare il tetto',
  profession: 'Impresa Edile',
  cues: 'ripass* + tett*|ripass* + copp*|ripass* + tegol*|ripasso|ricorrer* + tett*|ricors* + tett*|girar* + copp*|rigirar* + copp*|controll* + tett*|verific* + tett*|ispezion* + tett*|revision* + tett*|manutenzion* + tett*|guardar* + tett*|tegol* + smoss*|tegol* + mosse|copp* + smoss*|sistemata + tett*|rimaneggi*|rimettere a posto + tegol*|~controll*|~manutenzion*|~revision*|occhiata + tett*|occhiata + tett* + grandin*|occhiata + copp*|occhiata + tegol*|controll* + tett* + grandin*|controll* + tett* + vento|occhiata + tett* + vento',
  vatRate: 0.1,
  labourShare: 0.85,
  included: [
    'controllo di tutto il manto',
    'tegole rimesse al loro posto',
    'ricambi fino al 10 %',
    'pulizia delle converse',
  ],
  excluded: ['smontaggio completo', 'guaina', 'ponteggio'],
  factors: ['oltre il 10 % di pezzi rotti conviene smontare e rimontare: 75–135 € al m²'],
  permits: 'Nessun permesso.',
  duration: '2 o 3 giorni per 100 m²',
  rows: {
    poche: derived('Controllo, poche tegole da rimettere', [12, 20], 'm²', portals),
    molte: derived('Ripasso, molte tegole da rimettere', [18, 30], 'm²', portals),
    minimo: judged('Minimo per salire sul tetto', [600, 600], 'intervento'),
  },
  visit: 'quante tegole sono smosse o rotte, e lo stato delle converse',
  relief: 'general',
} as const satisfies JobKind
