import type { JobKind } from '../../job-kind.ts'
import { derived, judged, lazioPriceList, sourced } from '../../job-row.ts'

export const ringhiere = {
  title: 'Ringhiere e parapetti',
  work: 'sistemare la ringhiera',
  profession: 'Impresa Edile',
  cues: 'ringhier* balcon* + @cambia|ringhier* balcon* + @ripara|ringhier* balcon* + traball*|ringhier* + @cambia|ringhier* + nuov*|ringhier* + @ripara|ringhier* + traball*|ringhier* + sald*|ringhier* + mett*|parapett*|balaustr*|corriman* + @cambia|corriman* + scal*|saldar* + ringhier*|ringhier* vetro|parapetto vetro|~ringhier*|~inferriat* + arruggin*|~balaustr*|ringhier* + @vernicia|ringhier* balcon* + @vernicia|ringhier* + balcon* + @vernicia|ringhier* + carteggi*|ringhier* + carteggi* + @vernicia|ringhier* + ruggin*|ringhier* + arruggin*|parapett* + @vernicia|inferriat* + @vernicia',
  vatRate: 0.1,
  labourShare: 0.8,
  included: ['spazzolatura della ruggine', 'antiruggine', 'due mani di smalto, sul posto'],
  excluded: ['ponteggio', 'cemento rovinato intorno ai pali'],
  factors: [
    'saldature: 80–150 € a chiamata',
    'ringhiera nuova in ferro: 220–380 € al metro',
    'parapetto in vetro: 350–600 € al metro',
  ],
  permits: 'Nessun permesso se resta uguale.',
  duration: 'un balcone al giorno',
  rows: {
    verniciare: sourced('Ringhiera carteggiata e verniciata', [25, 45], 'm²', [lazioPriceList]),
    saldare: judged('Saldature, a chiamata', [80, 150], 'intervento'),
    ferro: derived('Ringhiera nuova in ferro', [220, 380], 'metro', [lazioPriceList]),
    vetro: judged('Parapetto in vetro', [350, 600], 'metro'),
    minimo: judged('Minimo per un intervento', [150, 150], 'intervento'),
  },
  visit: 'gli attacchi nel cemento, la ruggine e l’altezza di sicurezza',
  relief: 'general',
} as const satisfies JobKind
