import type { JobKind } from '../../job-kind.ts'
import { derived, judged, lazioPriceList, sourced } from '../../job-row.ts'
import { page } from '../../price-row.ts'

const sources = [lazioPriceList, page('ilmiobusinessplan')]

export const rubinetto = {
  title: 'Rubinetto o miscelatore',
  work: 'riparare o cambiare un rubinetto',
  profession: 'Idraulico',
  cues: '@cambia + rubinetto|@cambia + rubinetti|@ripara + rubinetto|@cambia + miscelatore|@ripara + miscelatore|@aggiunge + rubinetto|@aggiunge + miscelatore|rubinetto che perde|rubinetto + perde|rubinetto + gocciola|rubinetto + goccia|miscelatore + perde|miscelatore + gocciola|rubinetto rotto|rubinetto duro|cambiare rubinetteria|rubinetteria|doccetta|soffione|colonna doccia|gocciola|guarnizione + rubinetto|cartuccia + miscelatore|rubinetto|miscelatore|@cambia + miscelatore + doccia|@cambia + rubinetto + cucina|@cambia + miscelatore + cucina|rubinetto + bagno + perde|rubinetto + cucina + perde|@cambia + rubinetteria|cambiare rubinetteria bagno|sostituire rubinetteria bagno|cambiare rubinetto bagno|sostituire rubinetto bagno|cambiare rubinetti bagno|sostituire rubinetti bagno|cambiare miscelatore bagno|sostituire miscelatore bagno|cambiare rubinetteria due bagni|sostituire rubinetteria due bagni',
  partOf: ['completo', 'rinnovo'],
  vatRate: 0.15,
  labourShare: 0.5,
  included: ['rubinetto cromato di serie, se si cambia', 'smontaggio del vecchio', 'montaggio e minuteria'],
  excluded: ['opere murarie per i modelli a incasso', 'rubinetti di marca'],
  factors: ['modello a incasso, con il muro da aprire: +150–350 €', 'di notte o nei festivi: +30–50 %'],
  permits: 'Nessun permesso',
  duration: '1–2 ore',
  rows: {
    gasket: derived('Guarnizione o cartuccia nuova', [70, 120], 'pezzo', sources),
    tap: sourced('Rubinetto o miscelatore nuovo', [110, 230], 'pezzo', sources),
    column: derived('Colonna doccia con soffione', [180, 290], 'pezzo', sources),
    minimum: judged('Minimo per una chiamata', [70, 70], 'intervento'),
  },
  visit: 'che attacco c’è e se le valvole sotto chiudono ancora',
  relief: 'general',
} as const satisfies JobKind
