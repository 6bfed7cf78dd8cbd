import type { JobKind } from '../../job-kind.ts'
import { atLeastPerVisit, derived, lazioPriceList, sourced } from '../../job-row.ts'

export const ferro = {
  title: 'Verniciatura di ringhiere, cancelli e termosifoni',
  work: 'verniciare ringhiere, cancelli e termosifoni',
  profession: 'Imbianchino',
  cues: 'termosifon* + bianc*|termosifon* + ingiallit*|calorifer* + bianc*|calorifer* + ingiallit*|radiator* + bianc*|radiator* + ingiallit*|port* + ferro + @vernicia|portone + ferro + @vernicia|portone + garage + @vernicia|serrand* + @vernicia|basculant* + @vernicia|@vernicia + ringhiera|@vernicia + ringhiere|@vernicia + cancello|@vernicia + cancelli|@vernicia + inferriate|@vernicia + inferriata|@vernicia + grate|@vernicia + grata|@vernicia + termosifoni|@vernicia + termosifone|@vernicia + caloriferi|@vernicia + radiatori|@vernicia + balaustra|@vernicia + corrimano|@vernicia + ferro|@vernicia + recinzione|@vernicia + box in lamiera|ringhiera + ruggine|ringhiera arrugginita|cancello arrugginito|cancello + ruggine|inferriate arrugginite|antiruggine|smalto + ferro|smalto + ringhiera|smalto + termosifoni|ruggine + @toglie|balcone in ferro + @vernicia|cancellett* + ruggin*|cancellett* arrugginit*|cancell* arrugginit*|ringhier* arrugginit*|inferriat* arrugginit*|grat* arrugginit*|?arruggin*|?ruggin*|?cancell*|?inferriat*|?ringhier*|?corriman*|?caloriferi|?termosifon*|termo + @vernicia|termo + ridipinger*|termo casa + @vernicia',
  detailOf: ['ristrutturazione_facciata/ringhiere'],
  vatRate: 0.1,
  labourShare: 0.8,
  included: [
    'spazzolatura della ruggine',
    'una mano di antiruggine',
    'due mani di smalto',
    'protezione attorno',
  ],
  excluded: ['saldature', 'sabbiatura', 'ponteggio o cestello'],
  factors: ['sabbiatura: +15 €/m²', 'termosifone smontato e rimontato: +40–70 € l’uno'],
  permits: 'Nessun permesso',
  duration: 'un balcone al giorno',
  rows: {
    railing: derived('Ringhiera', [40, 70], 'm', [lazioPriceList]),
    gate: derived('Cancello, sui due lati', [200, 340], 'pezzo', [lazioPriceList]),
    grille: derived('Inferriata di una finestra', [60, 100], 'pezzo', [lazioPriceList]),
    radiator: sourced('Termosifone di dieci elementi', [120, 180], 'pezzo', [lazioPriceList]),
    minimum: atLeastPerVisit(150),
  },
  visit: 'quanta ruggine c’è e se il ferro è ancora sano',
  relief: 'painting',
} as const satisfies JobKind
