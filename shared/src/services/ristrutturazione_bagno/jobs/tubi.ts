import type { JobKind } from '../../job-kind.ts'
import { derived, judged, lazioPriceList } from '../../job-row.ts'
import { page } from '../../price-row.ts'

export const tubi = {
  title: 'Tubi e scarichi del bagno',
  work: 'rifare solo i tubi del bagno',
  profession: 'Idraulico',
  cues: '@cambia + tubi bagno|@cambia + tubature bagno|@cambia + tubi|@cambia + tubature|@cambia + tubazioni|@cambia + scarichi|solo i tubi|solo l’impianto del bagno|impianto idraulico del bagno|impianto idraulico bagno|tubi vecchi|tubi di piombo|tubi in ferro|tubi marci|tubi + ruggine|acqua marrone|acqua + ruggine|poca pressione|scarichi nuovi|tubi nuovi|multistrato',
  partOf: ['completo'],
  vatRate: 0.1,
  labourShare: 0.7,
  included: [
    'attacchi dell’acqua e scarichi',
    'collettore',
    'tracce e chiusura grezza',
    'prova e dichiarazione di conformità',
  ],
  excluded: ['piastrelle e pavimento', 'sanitari e rubinetti'],
  factors: ['ogni punto in più: +220–420 €', 'colonna condominiale: la decide il condominio'],
  permits: 'Nessun permesso',
  duration: '2–3 giorni',
  rows: {
    point: derived('Punto acqua con scarico, tracce comprese', [220, 420], 'punto', [
      lazioPriceList,
      page('casafacile'),
      page('ilmiobusinessplan'),
    ]),
    movedWc: judged('WC spostato di oltre un metro', [300, 600], 'pezzo'),
  },
  visit: 'di che materiale sono i tubi e da dove passano',
  relief: 'general',
} as const satisfies JobKind
