import type { JobKind } from '../../job-kind.ts'
import { atLeastPerVisit, judged } from '../../job-row.ts'

export const controsoffitto = {
  title: 'Controsoffitto',
  work: 'fare un controsoffitto',
  profession: 'Cartongessista',
  cues: 'abbass* + cartongess*|abbass* + soffitt*|abbassament* + cartongess*|ribass* + cartongess*|ribass* + soffitt*|soffitt* + cartongess*|soffitt* + piu bass*|abbassament* + corridoio|abbassament* + ingresso|controsoffitto|controsoffitto in cartongesso|controsoffitto + cartongesso|controsoffitti|controsoffittatura|controsoffittare|contro soffitto|abbassare il soffitto|abbassare + soffitto|abbassamento + soffitto|ribassare + soffitto|ribassamento|cartongesso + soffitto|soffitto in cartongesso|soffitto + faretti|faretti a incasso|veletta|velette|quadrotti|pannelli + soffitto|isolare + soffitto|rumore di sopra|nascondere + tubi + soffitto',
  vatRate: 0.1,
  labourShare: 0.65,
  included: ['struttura e lastra', 'stuccatura dei giunti', 'smaltimento degli scarti'],
  excluded: ['tinteggiatura', 'corpi illuminanti di marca', 'isolamento'],
  factors: ['isolamento sopra la lastra: +8–18 €/m²', 'sagome e velette: +15–30 €/m²'],
  permits: 'Nessun permesso',
  duration: 'da 2 a 3 giorni per 20 m²',
  rows: {
    plain: judged('Controsoffitto in cartongesso', [38, 70], 'm²'),
    shaped: judged('Sagome e velette, in più', [15, 30], 'm²'),
    spot: judged('Faretto con il suo punto luce', [50, 90], 'pezzo'),
    minimum: atLeastPerVisit(400),
  },
  visit: 'l’altezza che resta e dove passano gli impianti',
  relief: 'general',
} as const satisfies JobKind
