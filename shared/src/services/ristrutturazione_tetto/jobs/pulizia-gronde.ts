import type { JobKind } from '../../job-kind.ts'
import { derived, judged, lazioPriceList } from '../../job-row.ts'
import { page } from '../../price-row.ts'

const portal = page('habitissimo')

export const puliziaGronde = {
  title: 'Pulizia di grondaie e tetto',
  work: 'pulire le grondaie',
  profession: 'Impresa Edile',
  cues: 'pulire tetto|pulizia tetto|lavare tetto|lavaggio tetto|pulire grondaie|pulizia grondaie|pulizia gronde|pulire pluviali|grondai* + @pulisce|grond* + @pulisce|pluvial* + @pulisce|grondai* + otturat*|grondai* + intasat*|grondai* + pien*|grondai* + tappat*|grondai* + ostruit*|grondai* + fogli*|grondai* + foglie|fogli* + tett*|foglie + gronda|tett* + @pulisce|copp* + @pulisce|tegol* + @pulisce|musch* + tett*|musch* + tegol*|nid* + tett*|piccion* + tett*|guano|pluvial* + intasat*|scarico + intasat* + tett*|idropulitric* + tett*|grond* + fogli*|gronda piena|gronde piene|grond* pien*|grond* + pien* + fogli*|grond* + svuot*|grondai* + svuot*|grond* + strabord*|grond* + trabocc*|grond* + otturat*|grond* + intasat*|grond* + tappat*|grond* + aghi|grond* + nid*|canal* + fogli*|canal* + intasat*|pluvial* + fogli*|pluvial* + otturat*|pluvial* + tappat*',
  vatRate: 0.22,
  labourShare: 0.9,
  included: ['pulizia dei canali e delle bocchette', 'prova con l’acqua', 'foglie portate via'],
  excluded: ['riparazioni', 'reti contro i piccioni', 'ponteggio'],
  factors: ['piattaforma oltre due piani: 250–450 € al giorno', 'tetto intero con idropulitrice: 400–800 €'],
  permits: 'Nessun permesso.',
  duration: 'mezza giornata',
  rows: {
    gronde: derived('Pulizia delle grondaie', [180, 350], 'intervento', [portal, lazioPriceList]),
    tetto: derived('Pulizia del tetto intero', [400, 800], 'intervento', [portal]),
    condominio: derived('Pulizia delle gronde di un condominio', [450, 900], 'intervento', [portal]),
    piattaforma: judged('Piattaforma per un giorno', [250, 450], 'giorno'),
  },
  visit: 'quanti metri sono e come si arriva in gronda',
  relief: 'general',
} as const satisfies JobKind
