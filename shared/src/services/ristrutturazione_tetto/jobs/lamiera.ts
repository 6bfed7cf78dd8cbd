import type { JobKind } from '../../job-kind.ts'
import { derived, lazioPriceList } from '../../job-row.ts'

export const lamiera = {
  title: 'Copertura in lamiera',
  work: 'mettere una copertura in lamiera',
  profession: 'Impresa Edile',
  cues: 'copertura lamier* + @cambia|tetto lamier* + @cambia|pannell* coibentat* + tett*|lamier*|pannell* sandwich|sandwich + tett*|pannell* coibentat*|coibentat* + capannon*|coibentat* + box|aluzinc|isopan|grecat*|finto coppo|finti coppi|copertura metallic*|tett* metallic*|tettoia + @cambia|tettoia + coper*|tett* + box|tett* + garage|ondulin*|~coibentat*|~sandwich|tett* + lamier*|@cambia + tett* + lamier*|tett* + lamier* + nuov*|tett* + lamier* + coibentat*|tett* + nuov* + lamier* coibentat*|@cambia + tett* + lamier* + coibentat*|lamier* coibentat*',
  detailOf: ['ristrutturazione_tetto/grondaie'],
  vatRate: 0.1,
  labourShare: 0.4,
  included: ['rimozione leggera del vecchio', 'lastre o pannelli', 'fissaggi', 'colmi e scossaline'],
  excluded: ['amianto da togliere', 'ponteggio', 'grondaie'],
  factors: [
    'pannello da 40–60 mm: 75–120 € al m²',
    'finto coppo isolato: 150–190 € al m²',
    'sopra la vecchia copertura: −10–20 € al m²',
  ],
  permits: 'Serve la CILA: la presenta un tecnico.',
  duration: 'da 3 a 5 giorni per 100 m²',
  rows: {
    sandwich: derived('Pannello coibentato', [75, 120], 'm²', [lazioPriceList]),
    coppo: derived('Pannello finto coppo, isolato', [150, 190], 'm²', [lazioPriceList]),
    sopra: derived('Pannello sopra la vecchia copertura', [60, 105], 'm²', [lazioPriceList]),
    coppoSopra: derived('Finto coppo sopra la vecchia copertura', [135, 175], 'm²', [lazioPriceList]),
  },
  visit: 'la struttura che porta i pannelli e che cosa c’è da togliere',
  relief: 'general',
} as const satisfies JobKind
