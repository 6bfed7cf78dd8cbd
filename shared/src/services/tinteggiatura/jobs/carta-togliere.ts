import type { JobKind } from '../../job-kind.ts'
import { atLeastPerVisit, judged, lazioPriceList, sourced } from '../../job-row.ts'

export const cartaTogliere = {
  title: 'Rimozione della carta da parati',
  work: 'togliere la carta da parati',
  profession: 'Imbianchino',
  cues: '@toglie + carta da parati|@toglie + carta|@toglie + parati|@toglie + tappezzeria|@toglie + carte da parati|strappare + carta|strappare + tappezzeria|scrostare + carta|via la carta da parati|via la tappezzeria|carta da parati vecchia|vecchia carta da parati|parati vecchi|carta vecchia|@toglie + moquette + muro|@toglie + moquette + pareti|@toglie + rivestimento vinilico|~carta da parati|~tappezzeria|~parati',
  partOf: ['interni', 'stanza'],
  vatRate: 0.1,
  labourShare: 0.9,
  included: [
    'distacco della carta',
    'lavaggio della colla',
    'sacchi e smaltimento',
    'protezione dei pavimenti',
  ],
  excluded: ['stuccatura', 'rasatura, che quasi sempre serve', 'tinteggiatura'],
  factors: ['rasatura dopo il distacco: +9–12 €/m²', 'tinteggiatura: +5–8,50 €/m²'],
  permits: 'Nessun permesso',
  duration: 'un giorno per 40 m² di parete',
  rows: {
    strip: sourced('Carta da parati da togliere', [4, 8], 'm²', [lazioPriceList]),
    vinyl: judged('Carta vinilica o a più strati, in più', [2, 3], 'm²'),
    minimum: atLeastPerVisit(150),
  },
  visit: 'quanti strati ci sono e se l’intonaco viene via con la carta',
  relief: 'painting',
} as const satisfies JobKind
