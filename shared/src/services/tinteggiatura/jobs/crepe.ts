import type { JobKind } from '../../job-kind.ts'
import { atLeastPerVisit } from '../../job-row.ts'
import { prices } from '../prices.ts'

export const crepe = {
  title: 'Riparazione di crepe e intonaco',
  work: 'riparare crepe e intonaco staccato',
  profession: 'Imbianchino',
  cues: 'crepa|crepe|crepetta|crepat* + muro|crepat* + muri|crepat* + parete|crepat* + pareti|crepat* + soffitto|crepat* + intonaco|?crepat*|fessura|fessure|cavillature|spaccatura + muro|spaccature + muro|intonaco + stacca|intonaco + staccato|intonaco + cade|intonaco + gonfio|intonaco + marcio|intonaco + @ripara|@ripara + muro|@ripara + muri|@ripara + parete|@ripara + pareti|rattoppare|calcinacci|buco + muro|buchi + muro|buco + parete|buchi nelle pareti|muro scrostato|muri scrostati|parete scrostata|si scrosta|si sfoglia|salnitro|pezzi di intonaco|rifare + intonaco|intonaco nuovo|intonaco interno|stuccare + crepe|stuccare + buchi|@ripara + intonaco + finestra',
  partOf: ['interni', 'stanza'],
  partOfOthers: ['ristrutturazione_facciata/facciata', 'ristrutturazione_facciata/cappotto'],
  detailOf: ['tinteggiatura/ferro', 'tinteggiatura/legno'],
  vatRate: 0.1,
  labourShare: 0.75,
  included: [
    'scrostatura della parte rovinata',
    'intonaco nuovo e raccordo',
    'rete dove serve',
    'carteggiatura',
  ],
  excluded: [
    'crepe strutturali: prima le guarda un ingegnere',
    'umidità che risale dal terreno',
    'mobili pesanti',
  ],
  factors: [
    'crepa che si allarga: parere di un ingegnere, 300–600 €',
    'un solo metro quadro: fino a +60 % per l’uscita',
  ],
  permits: 'Nessun permesso',
  duration: '1–2 giorni, più l’asciugatura',
  rows: {
    repair: prices.wallRepair,
    paint: prices.paint,
    minimum: atLeastPerVisit(180),
  },
  visit: 'se la crepa è nell’intonaco o nel muro, e quanto intonaco suona vuoto',
  relief: 'painting',
} as const satisfies JobKind
