import type { JobKind } from '../../job-kind.ts'
import { derived, judged, lazioPriceList, sourced } from '../../job-row.ts'
import { page } from '../../price-row.ts'

const survey = page('ProntoPro', 2016)

export const tenda = {
  title: 'Tenda da sole',
  work: 'mettere una tenda da sole',
  profession: 'Serramentista',
  cues: 'tend* da sole|tend* sole|tend* + balcon*|tend* + terrazz*|tend* + bracci|tend* + caduta|tend* + motorizzat*|tend* + estern*|tend* + giardino|tend* + sole|tende parasole|parasole|cappottin*|veneziane estern*|telo + tenda|telo + strappat*|pergotend*|ombra + terrazz*|ombra + balcon*|ombreggi*',
  vatRate: 0.1,
  labourShare: 0.2,
  included: ['tenda su misura', 'montaggio alla parete', 'manovella'],
  excluded: ['cassonetto di protezione', 'pergola', 'presa elettrica'],
  factors: ['motore: +250–450 € l’una', 'a caduta: 300–600 € l’una', 'solo il telo nuovo: 55–75 € al m²'],
  permits: 'Nessun permesso; in condominio il colore lo decide il regolamento.',
  duration: 'consegna in 3–5 settimane, poi un paio d’ore',
  rows: {
    bracci: derived('Tenda a bracci, 3–4 m', [700, 1600], 'tenda', [survey]),
    caduta: derived('Tenda a caduta', [300, 600], 'tenda', [survey]),
    telo: sourced('Telo nuovo', [55, 75], 'm²', [lazioPriceList]),
    motore: judged('Motore con telecomando', [250, 450], 'tenda'),
  },
  visit: 'il muro, la larghezza e il colore ammesso dal condominio',
  relief: 'general',
} as const satisfies JobKind
