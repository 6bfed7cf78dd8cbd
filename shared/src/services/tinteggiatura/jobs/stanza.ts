import type { JobKind } from '../../job-kind.ts'
import { atLeastPerVisit } from '../../job-row.ts'
import { interni } from './interni.ts'

export const stanza = {
  title: 'Tinteggiatura di una stanza',
  work: 'tinteggiare una stanza',
  profession: 'Imbianchino',
  cues: 'parete + altre + soffitto|parete + altre + @vernicia|parete + altre tre|parete + altre tre pareti|parete + resto stanza|parete + resto camera|parete + resto + soffitto|parete + altre pareti|parete + altre bianche|camerett* rifatt*|camera rifatt*|stanza rifatt*|?parete + altre|@vernicia + camera|@vernicia + camera da letto|@vernicia + stanza|@vernicia + cameretta|@vernicia + salotto|@vernicia + soggiorno|@vernicia + sala|@vernicia + salone|@vernicia + cucina|@vernicia + bagno|@vernicia + corridoio|@vernicia + ingresso|@vernicia + studio|@vernicia + taverna|@vernicia + mansarda|@vernicia + box|@vernicia + garage|@vernicia + cantina|@vernicia + locale|~solo una stanza|~solo una o due stanze|~una o due stanze|~una camera sola|@vernicia + cucina e bagno|@vernicia + bagno e cucina|@vernicia + camera e salotto|?stanza|?cameretta|?camera + color*|?stanza + color*|?stanza + bianc*|?camera + bianc*|?garage + bianc*|?garage|?cantina|?box auto|?camera da letto|?corridoio|?cucina',
  partOf: ['interni'],
  partOfOthers: ['ristrutturazione/completa', 'ristrutturazione/parziale'],
  vatRate: 0.1,
  labourShare: 0.8,
  included: [
    'due mani di pittura su pareti e soffitto',
    'stuccatura di fori e piccole cavillature',
    'protezione di pavimento e mobili',
  ],
  excluded: ['rasatura', 'decorazioni', 'spostamento di mobili pesanti'],
  factors: [
    'tinta forte: +60–120 €',
    'bagno o cucina con pittura antimuffa o smalto: +80–200 €',
    'ogni colore in più: +60–120 €',
  ],
  permits: 'Nessun permesso',
  duration: 'un giorno per stanza',
  rows: {
    paint: interni.rows.paint,
    washable: interni.rows.washable,
    decorative: interni.rows.decorative,
    ceiling: interni.rows.ceiling,
    repair: interni.rows.repair,
    colour: interni.rows.colour,
    strong: interni.rows.strong,
    minimum: atLeastPerVisit(250),
  },
  visit: 'le misure della stanza e come sono messi i muri',
  relief: 'painting',
} as const satisfies JobKind
