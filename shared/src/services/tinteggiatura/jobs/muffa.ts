import type { JobKind } from '../../job-kind.ts'
import { atLeastPerVisit, lazioPriceList, sourced } from '../../job-row.ts'
import { page } from '../../price-row.ts'
import { interni } from './interni.ts'

export const muffa = {
  title: 'Trattamento antimuffa',
  work: 'togliere la muffa e trattare i muri',
  profession: 'Imbianchino',
  cues: 'muffa|muffe|muffetta|ammuffito|ammuffiti|ammuffita|antimuffa|muri neri|muro nero|angoli neri|angolo nero|puntini neri|macchie nere|funghi + muro|funghi + parete|muri che sudano|condensa + muro|condensa + parete|condensa + angolo|umido + angolo + nero|la muffa torna|trattamento + muffa|sanificare + muri|macchia di umidità|macchie di umidità|muro + umidità + macchia|umidità + angolo|muffa + soffitto|muffa + bagno|muffa + camera|muffa + cucina|muffa + muro|muffa + parete|muffa + pareti',
  partOf: ['interni', 'stanza'],
  vatRate: 0.1,
  labourShare: 0.75,
  included: [
    'raschiatura della muffa',
    'lavaggio con sanificante',
    'fissativo',
    'due mani di pittura antimuffa sulla zona e attorno',
  ],
  excluded: [
    'causa della muffa (ponte termico, perdita, poca aria)',
    'intonaco da rifare',
    'diagnosi con termocamera',
  ],
  factors: [
    'se torna ogni inverno: isolamento interno o ventilazione, a parte',
    'diagnosi con termocamera: +750–1.500 €',
  ],
  permits: 'Nessun permesso',
  duration: '1–2 giorni, con l’asciugatura fra le mani',
  rows: {
    mould: sourced('Parete con muffa, trattata', [18, 35], 'm²', [lazioPriceList, page('habitissimo')]),
    paint: interni.rows.paint,
    minimum: atLeastPerVisit(200),
  },
  visit: 'da dove viene l’umidità, quanti metri sono rovinati e se l’intonaco tiene',
  relief: 'painting',
} as const satisfies JobKind
