import type { JobKind } from '../../job-kind.ts'
import { judged } from '../../job-row.ts'

export const sottotetto = {
  title: 'Isolamento del sottotetto',
  work: 'isolare il solaio del sottotetto',
  profession: 'Impresa Edile',
  cues: 'cellulos* + solaio|cellulos* + sottotett*|cellulos* + soffitt*|soffiat* + sottotett*|soffiat* + solaio|soffiat* + soffitta|insuffl* + cellulos*|lana + solaio|lana vetro + sottotett*|lana vetro + soffitta|isol* + sottotett* + solaio|isol* + ultimo solaio|sottotett* + disper*|soffitta + disper*|solaio + disper*|sottotett* + solaio + cellulos*|materassin* + sottotett*|materassin* + soffitta|sottotett* + fiocc*|solaio + fiocc*|pavimento soffitta + isol*|sottotett* + polistirol*|solaio + polistirol*|sottotett* + isol*|sottotett* + coibent*|soffitt* + isol* + solaio|soffitta + isol*|soffitta + coibent*|solaio + isol*|solaio + coibent*|insuffl* + sottotett*|insuffl* + solaio|insuffl* + soffitta|fiocchi di cellulosa|fiocchi cellulosa|lana di roccia + sottotett*|lana di roccia + soffitta|lana + soffitta|lana + sottotett*|solaio freddo|soffitta non abitabil*|sottotett* + freddo|sottotett* + cald*|isolare soffitta',
  vatRate: 0.1,
  labourShare: 0.4,
  included: ['isolante da 16–25 cm', 'passerella per camminarci', 'sigillatura dei passaggi'],
  excluded: ['tetto', 'botola nuova', 'sgombero della soffitta'],
  factors: ['soffiato: 25–40 € al m²', 'pannelli con assito calpestabile: 50–85 € al m²'],
  permits: 'Serve la CILA se chiedi la detrazione: la presenta un tecnico.',
  duration: '1 o 2 giorni',
  rows: {
    soffiato: judged('Isolante soffiato', [25, 40], 'm²'),
    pannelli: judged('Pannelli isolanti stesi', [30, 60], 'm²'),
    assito: judged('Pannelli con assito calpestabile', [50, 85], 'm²'),
    minimo: judged('Minimo per un sottotetto', [800, 800], 'intervento'),
  },
  visit: 'l’altezza, l’accesso e se il solaio è asciutto',
  relief: 'general',
} as const satisfies JobKind
