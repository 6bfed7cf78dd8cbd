import type { JobKind } from '../../job-kind.ts'
import { derived, lazioPriceList, sourced } from '../../job-row.ts'
import { page } from '../../price-row.ts'

export const frontalini = {
  title: 'Frontalini dei balconi',
  work: 'rifare i frontalini dei balconi',
  profession: 'Impresa Edile',
  partOf: ['facciata', 'cappotto'],
  cues: 'intonac* + balcon*|frontalin*|frontalini balcon*|frontalini balconi|bordo + balcon*|bordi + balcon*|balcon* + sgretol*|balcon* + ferri|balcon* + cade*|balcon* + cadono|balcon* + pezzi|balcon* + calcinacc*|balcon* + cemento|balcon* + calcestruzzo|ferri scoperti|ferri + scoperti|ferro scoperto|copriferro|calcestruzzo + cade|cemento armato + @ripara|sottobalcon*|sotto + balcon* + @ripara|cielin* + balcon*|balcon* + @ripara|ripristin* + balcon*|marcapian* + balcon*',
  vatRate: 0.1,
  labourShare: 0.8,
  included: ['demolizione del cemento rovinato', 'trattamento dei ferri', 'malta e rasatura', 'finitura'],
  excluded: ['ponteggio o piattaforma', 'pavimento del balcone', 'ringhiera'],
  factors: ['oltre 3 cm di spessore: +15–25 € al metro', 'sotto del balcone: 40–80 € al m²'],
  permits: 'Nessun permesso. Se cadono pezzi sulla strada si mette subito in sicurezza.',
  duration: '2 o 3 giorni a balcone',
  rows: {
    superficie: derived('Frontalini rasati', [40, 65], 'metro', [page('edilnet'), lazioPriceList]),
    ferri: derived('Frontalini con i ferri da trattare', [60, 95], 'metro', [
      page('edilnet'),
      lazioPriceList,
    ]),
    cielino: sourced('Sotto del balcone', [40, 80], 'm²', [lazioPriceList]),
  },
  visit: 'quanto è profondo il degrado e come si arriva ai balconi',
  relief: 'general',
} as const satisfies JobKind
