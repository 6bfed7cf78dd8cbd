import type { JobKind } from '../../job-kind.ts'
import { derived, judged, lazioPriceList, sourced } from '../../job-row.ts'

export const grondaie = {
  title: 'Grondaie nuove',
  work: 'cambiare le grondaie',
  profession: 'Impresa Edile',
  cues: 'grondai*|grondai* + @cambia|grond* + @cambia|gronda + nuov*|canal* di gronda|canal* gronda|canale + gronda|pluvial*|discendent* + acqua|discendent* + grond*|discendent* + @cambia|lattoneri*|lattonier*|gorn*|scarichi + tett*|scarico + tett*|grondaia + buc*|grondaia + rott*|grondaia + perd*|grondaia + rame|tubi + acqua piovana|docce + tett*|converse|scossalin*|gronda + staccat*|grond* + staccat*|grond* + penzol*|grond* + cadut*|grond* + tort*|grond* + sfondat*|grond* + schiacciat*|grond* + rovinat*|grond* + arrugginit*|?gronda|?grond*|?canale|?canali|?pluvial*',
  vatRate: 0.1,
  labourShare: 0.55,
  included: [
    'rimozione delle vecchie',
    'canale con staffe e angoli',
    'pluviali nuovi',
    'raccordi e sigillature',
  ],
  excluded: ['ponteggio', 'cornicione da riparare', 'pozzetti a terra'],
  factors: ['piattaforma oltre due piani: 250–450 € al giorno', 'rame: 95–135 € al metro'],
  tiers: {
    base: { label: 'PVC' },
    media: { label: 'alluminio o lamiera verniciata' },
    alta: { label: 'rame' },
  },
  permits: 'Nessun permesso.',
  duration: '1 o 2 giorni per 24 metri',
  rows: {
    base: derived('Grondaie in PVC', [40, 60], 'metro', [lazioPriceList]),
    media: derived('Grondaie in alluminio o lamiera', [45, 90], 'metro', [lazioPriceList]),
    alta: sourced('Grondaie in rame', [95, 135], 'metro', [lazioPriceList]),
    pluvialiBase: derived('Pluviali in PVC', [18, 35], 'metro', [lazioPriceList]),
    pluvialiMedia: derived('Pluviali in alluminio o lamiera', [25, 60], 'metro', [lazioPriceList]),
    pluvialiAlta: sourced('Pluviali in rame', [80, 100], 'metro', [lazioPriceList]),
    piattaforma: judged('Piattaforma per un giorno', [250, 450], 'giorno'),
    minimo: judged('Minimo per un intervento', [400, 400], 'intervento'),
  },
  visit: 'i metri di gronda, gli angoli, i pluviali e come si sale',
  relief: 'general',
} as const satisfies JobKind
