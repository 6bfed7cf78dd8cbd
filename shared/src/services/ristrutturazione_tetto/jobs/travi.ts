import type { JobKind } from '../../job-kind.ts'
import { derived, lazioPriceList } from '../../job-row.ts'
import { page } from '../../price-row.ts'

export const travi = {
  title: 'Travi del tetto',
  work: 'cambiare le travi del tetto',
  profession: 'Impresa Edile',
  partOf: ['rifare'],
  cues: 'trav* tett* + tarl*|trav* tett* + @cambia|trav* tett* + marc*|trav* tett* + rott*|trav* + marc*|trav* + @cambia|trav* + rott*|trav* + tarl*|trav* + rinforz*|trav* + cede*|trav* + tett*|trav* + crep*|trav* + legno|travett* + @cambia|travicell*|punton*|capriat*|orditura|trave + tett*|tett* + avvallat*|tett* + imbarcat*|legno tarlat*|tarli + tett*|struttura + tett*|~trav*|travett* + marc*|travett* + tarl*|travett* + rott*|travett* marc*|trav* marc*|trav* + marc* + tegol*|travett* + marc* + tegol*|trav* + marc* + copp*|travett* + marc* + @cambia|trav* + @cambia + tegol*',
  vatRate: 0.1,
  labourShare: 0.5,
  included: [
    'trave nuova in legno',
    'puntelli e ferramenta',
    'trattamento antitarlo',
    'ripresa del manto intorno',
  ],
  excluded: ['calcolo delle strutture: 1.500–4.000 €', 'ponteggio', 'rinforzi in acciaio'],
  factors: ['castagno o lamellare a vista: +30 %', 'tutta la struttura: 130–220 € al m² di falda'],
  permits: 'Serve la SCIA con il deposito delle strutture: la presenta un tecnico.',
  duration: 'un paio di giorni a trave',
  rows: {
    trave: derived('Trave cambiata', [400, 850], 'trave', [lazioPriceList, page('tecnoedil')]),
  },
  visit: 'le travi da sotto, la sezione e gli appoggi sul muro',
  relief: 'general',
} as const satisfies JobKind
