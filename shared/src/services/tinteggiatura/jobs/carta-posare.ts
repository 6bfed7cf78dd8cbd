import type { JobKind } from '../../job-kind.ts'
import { atLeastPerVisit, derived, judged, lazioPriceList } from '../../job-row.ts'

export const cartaPosare = {
  title: 'Posa di carta da parati',
  work: 'posare la carta da parati',
  profession: 'Imbianchino',
  cues: 'attacca + carta da parati|carta da parati + attacca|carta da parati + presa|carta da parati + gia + presa|carta da parati + ordinat*|carta da parati + arrivat*|carta da parati + rotol*|carta da parati + comprat*|carta da parati + compro|carta da parati + scelt*|carta da parati + nuova|@aggiunge + carta da parati|@aggiunge + carta|@aggiunge + tappezzeria|@aggiunge + parati|incollare + carta|attaccare + carta|carta da parati nuova|nuova carta da parati|tappezzare|posatore di carta|fotomurale|carta murale|carta geometrica|carta in tnt|parete con carta da parati|rivestire + carta',
  vatRate: 0.1,
  labourShare: 0.5,
  included: ['preparazione con fissativo', 'carta di fascia media, se la fornisce chi posa', 'colla e posa'],
  excluded: ['carta di marca o su misura', 'rasatura', 'distacco della carta vecchia'],
  factors: [
    'fotomurale o carta di marca: +20–80 €/m²',
    'vano scala: +30 %',
    'carta vecchia da togliere: +4–8 €/m²',
  ],
  permits: 'Nessun permesso',
  duration: 'un giorno per stanza',
  rows: {
    supplied: derived('Carta da parati, fornita e posata', [22, 45], 'm²', [lazioPriceList]),
    fitted: judged('Sola posa della carta', [12, 20], 'm²'),
    minimum: atLeastPerVisit(180),
  },
  visit: 'se il muro è liscio abbastanza e quanti teli servono',
  relief: 'painting',
} as const satisfies JobKind
