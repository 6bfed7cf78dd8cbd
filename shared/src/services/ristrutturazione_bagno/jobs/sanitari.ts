import type { JobKind } from '../../job-kind.ts'
import { judged, lazioPriceList, sourced } from '../../job-row.ts'
import { page } from '../../price-row.ts'

export const sanitari = {
  title: 'Sostituzione di sanitari',
  work: 'sostituire i sanitari',
  profession: 'Idraulico',
  cues: '@aggiunge + bidet + attacc*|@aggiunge + wc + attacc*|@aggiunge + lavabo + attacc*|@cambia + lavello|@aggiunge + lavello|@cambia + lavello + cucina|@cambia + sanitari|@cambia + wc|@cambia + water|@cambia + vaso|@cambia + tazza|@cambia + gabinetto|@cambia + bidet|@cambia + lavabo|@cambia + lavandino|@cambia + lavello bagno|@cambia + tavoletta|@aggiunge + sanitari|@aggiunge + wc|@aggiunge + water|@aggiunge + bidet|@aggiunge + lavabo|@aggiunge + lavandino|@toglie + bidet|water rotto|wc rotto|tazza rotta|lavandino rotto|lavabo rotto|bidet rotto|sanitari rotti|sanitari sospesi|sedile del water|solo i sanitari|solo sanitari|water + bidet + @cambia|cambiare sanitari bagno|sostituire sanitari bagno|cambiare wc bagno|sostituire wc bagno|cambiare water bagno|sostituire water bagno|cambiare bidet bagno|sostituire bidet bagno|cambiare lavabo bagno|sostituire lavabo bagno|cambiare lavandino bagno|sostituire lavandino bagno|tazza + crepat*|vaso + crepat*|gabinetto + crepat*|cesso + crepat*|tazza + spaccat*|vaso + spaccat*|cesso + spaccat*|tazza cesso + crepat*|tazza cesso + @cambia|bidet + crepat*|bidet crepat*|water crepat*|wc crepat*|lavandino crepat*|lavabo crepat*|water + crepat*|wc + crepat*|lavabo + crepat*|lavandino + crepat*|bidet spaccat*|water spaccat*|wc spaccat*|lavandino spaccat*|lavabo spaccat*|bidet + spaccat*|water + spaccat*|lavabo + spaccat*|bidet scheggiat*|water scheggiat*|lavabo scheggiat*',
  partOf: ['completo', 'rinnovo'],
  vatRate: 0.15,
  labourShare: 0.4,
  included: [
    'smontaggio e smaltimento del vecchio',
    'pezzo in ceramica di serie',
    'rubinetto dove serve',
    'montaggio e silicone',
  ],
  excluded: ['opere murarie', 'piastrelle rotte attorno', 'spostamento dello scarico'],
  factors: ['solo montaggio di un pezzo tuo: 120–200 €', 'spostare lo scarico: +300–600 €'],
  permits: 'Nessun permesso',
  duration: '2–3 ore a pezzo',
  rows: {
    piece: sourced('Sanitario sostituito', [250, 600], 'pezzo', [
      lazioPriceList,
      page('basilicata24'),
      page('casafacile'),
    ]),
    hung: judged('Sospeso, con cassetta e staffe', [300, 450], 'pezzo'),
  },
  visit: 'gli attacchi, la distanza dello scarico dal muro e lo stato delle piastrelle',
  relief: 'general',
} as const satisfies JobKind
