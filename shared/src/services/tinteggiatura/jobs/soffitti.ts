import type { JobKind } from '../../job-kind.ts'
import { atLeastPerVisit, lazioPriceList, sourced } from '../../job-row.ts'
import { page } from '../../price-row.ts'

export const soffitti = {
  title: 'Tinteggiatura dei soli soffitti',
  work: 'tinteggiare solo i soffitti',
  profession: 'Imbianchino',
  cues: 'alone + soffitto + @vernicia|macchi* + soffitto + @vernicia|alone + soffitto + bagno + @vernicia|macchi* + soffitto + bagno + @vernicia|alone + soffitto + camera + @vernicia|macchi* + soffitto + camera + @vernicia|macchi* + soffitto + cucina + @vernicia|solo il soffitto|solo i soffitti|soltanto il soffitto|soltanto i soffitti|soffitto e basta|soffitti e basta|@vernicia + solo + soffitto|@vernicia + soffitto|plafone + @vernicia|macchia + soffitto|macchie + soffitto|alone + soffitto|aloni + soffitto|soffitto giallo|soffitto ingiallito|soffitto nero|soffitto macchiato|soffitto + nicotina|soffitto + fumo|@vernicia + soffitto + bagno|@vernicia + soffitto + cucina|@vernicia + soffitto + camera',
  partOf: ['interni', 'stanza', 'muffa'],
  vatRate: 0.1,
  labourShare: 0.8,
  included: ['due mani di pittura', 'protezione di pavimenti e mobili', 'stuccatura dei fori'],
  excluded: ['riparazione della perdita che ha macchiato', 'cartongesso', 'rasatura'],
  factors: ['altezza oltre 3,2 m: +2 €/m²', 'soffitto a travi o con cornici: +20–40 %'],
  permits: 'Nessun permesso',
  duration: 'mezza giornata per stanza',
  rows: {
    ceiling: sourced('Soffitto, due mani', [6, 11], 'm²', [lazioPriceList, page('pgcasa.it')]),
    blocker: sourced('Fondo isolante su macchie e nicotina', [3, 5], 'm²', [lazioPriceList]),
    minimum: atLeastPerVisit(200),
  },
  visit: 'da dove vengono le macchie e se il soffitto è asciutto',
  relief: 'painting',
} as const satisfies JobKind
