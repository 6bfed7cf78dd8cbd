import type { JobKind } from '../../job-kind.ts'
import { derived, lazioPriceList, sourced } from '../../job-row.ts'

export const persiane = {
  title: 'Persiane o scuri',
  work: 'mettere le persiane nuove',
  profession: 'Serramentista',
  cues: 'persian* finestr*|scuri finestr*|persian* + @cambia|persian* + nuov*|mettere persian*|metter* persian*|persian* da mettere|mett* persian* nuov*|persian* + allumini*|@cambia + persian* legno|@aggiunge + persian* legno|persian* legno + nuov*|persian* + vecchi*|persian* + mont*|persian* + marc*|persian* + rovinat*|gelosi* + finestr*|gelosie|scuri + @cambia|scuri + nuov*|scuri + allumini*|scuroni|scuretti|imposte|balconi veneti|ante esterne|ante oscuranti|oscurant* + finestr*|persiane scorrevoli|persiane blindate|~persian*|~oscurant*',
  detailOf: ['tinteggiatura/legno'],
  vatRate: 0.1,
  labourShare: 0.2,
  included: ['persiana su misura', 'cardini e fermi', 'posa', 'smaltimento delle vecchie'],
  excluded: ['telaio o controtelaio', 'opere murarie', 'verniciature future'],
  factors: ['lamelle orientabili: +10–15 %', 'scorrevoli: fino a +15 %', 'legno di pino: 300–410 € al m²'],
  permits: 'Nessun permesso se restano uguali; il colore segue il piano del comune e il condominio.',
  duration: 'consegna in 5–8 settimane, poi 3 finestre al giorno',
  rows: {
    alluminio: sourced('Persiane in alluminio', [400, 680], 'm²', [lazioPriceList]),
    pino: sourced('Persiane in pino', [300, 410], 'm²', [lazioPriceList]),
    legno: sourced('Persiane in legno duro', [490, 680], 'm²', [lazioPriceList]),
    orientabili: derived('Lamelle orientabili, in più', [40, 100], 'm²', [lazioPriceList]),
  },
  visit: 'le misure, i cardini nel muro e il colore ammesso',
  relief: 'general',
} as const satisfies JobKind
