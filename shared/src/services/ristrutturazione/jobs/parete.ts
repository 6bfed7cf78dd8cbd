import type { JobKind } from '../../job-kind.ts'
import { atLeastPerVisit, derived, judged, lazioPriceList } from '../../job-row.ts'

export const parete = {
  title: 'Parete nuova o controparete',
  work: 'costruire una parete',
  profession: 'Cartongessista',
  cues: 'cabina armadio + cartongess*|@aggiunge + cabina armadio + cartongess*|cabina armadio + parete|cabina armadio + muratura|@aggiunge + parete|@aggiunge + muro|@aggiunge + tramezzo|@aggiunge + parete divisoria|@aggiunge + cartongesso|parete in cartongesso|pareti in cartongesso|parete divisoria|dividere + stanza|dividere + camera|dividere + salotto|divisorio|tramezzo nuovo|tramezzare|cartongesso|controparete|contropareti|cabina armadio|libreria in cartongesso|nicchia in cartongesso|isolamento acustico + parete|insonorizzare|parete fonoassorbente|costruire una cabina armadio|fare una cabina armadio|ricavare una cabina armadio|dividere + salone|dividere + sala|dividere + soggiorno|dividere + cucina|dividere + ufficio|dividere + ambiente|dividere + salone + parete|dividere + sala + parete|dividere + soggiorno + parete|dividere + camera + parete|dividere + stanza + parete',
  partOf: ['completa'],
  vatRate: 0.1,
  labourShare: 0.65,
  included: [
    'struttura e lastre sui due lati, o mattoni con intonaco',
    'stuccatura dei giunti',
    'smaltimento degli scarti',
  ],
  excluded: ['porta', 'tinteggiatura', 'impianti nella parete'],
  factors: [
    'porta interna: +350–850 €',
    'libreria o nicchie su misura: a preventivo',
    'chiudere un vano porta: 350–500 €',
  ],
  permits: 'Serve la CILA se cambia la distribuzione delle stanze: la presenta un tecnico',
  duration: 'da 2 a 3 giorni per 10 m²',
  rows: {
    board: derived('Parete in cartongesso', [45, 75], 'm²', [lazioPriceList]),
    brick: derived('Parete in mattoni, intonacata', [70, 95], 'm²', [lazioPriceList]),
    sound: judged('Isolamento acustico', [10, 18], 'm²'),
    minimum: atLeastPerVisit(350),
  },
  visit: 'le altezze, gli impianti da portare e che cosa ci va appeso',
  relief: 'general',
} as const satisfies JobKind
