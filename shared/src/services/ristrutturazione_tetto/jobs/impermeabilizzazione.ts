import type { JobKind } from '../../job-kind.ts'
import { derived, judged, lazioPriceList, sourced } from '../../job-row.ts'
import { page } from '../../price-row.ts'

export const impermeabilizzazione = {
  title: 'Impermeabilizzazione di tetto piano o terrazzo',
  work: 'impermeabilizzare il terrazzo o il tetto piano',
  profession: 'Impresa Edile',
  partOfOthers: ['ristrutturazione_facciata/balcone'],
  partOf: ['terrazzo', 'punto-piano', 'rimontaggio', 'rifare'],
  cues: 'resin* liquid*|resin* trasparent*|terrazz* + trasud*|terrazz* + trasud* + sotto|terrazz* + copertura + trasud*|liquid* trasparent* + terrazz*|protettiv* trasparent* + terrazz*|impermeabil* trasparent*|vernic* impermeabil* + terrazz*|terrazz* + bagn* + sotto|terrazz* + filtr* + sotto|tett* chian*|tett* + chian*|tett* pian* + garage|tett* chian* + garage|tett* + garage + guain*|tett* + box + guain*|tett* + garage + impermeabil*|impermeabil*|inpermeabil*|guain* + terrazz*|guain* + lastric*|guain* + balcon*|guain* + tett* pian*|~@cambia + guain*|@cambia + guain* + terrazz*|@cambia + guain* + lastric*|guaina nuova|guain* + crep* + guaina nuova|guain* + rott* + guaina nuova|guain* + buc* + guaina nuova|guain* + stacc* + guaina nuova|guain* + boll* + guaina nuova|guain* + strappat* + guaina nuova|guaina ardesiata|guaina bituminosa|catram* + terrazz*|~guain*|catram*|bitumin*|ardesiat*|lastric* solare|lastric* + @ripara|tett* pian*|tett* piatt*|terrazz* + perd*|terrazz* + infiltr*|infiltr* + terrazz*|infiltr* + terrazza|acqua + terrazz*|balcon* + infiltr*|guaina liquid*|resin* + terrazz*|mapelastic*|poliuretanic* + terrazz*|membrana liquida|terrazz* + senza demolire|piscina + terrazz*|~terrazz* + @ripara|~lastric*|~resin*|resin* impermeabil*|piastrell* + resin* impermeabil*|senza togliere piastrell* + resin* impermeabil*|senza togliere piastrell* + impermeabil*|piastrell* + resin* + impermeabil*|senza togliere piastrell* + resin* + impermeabil*|senza demolire + impermeabil*|senza demolire + resin* + impermeabil*|resina + liquid* + terrazz*|resina + piastrell* + terrazz*|resina + liquid* + piastrell* + terrazz*',
  vatRate: 0.1,
  labourShare: 0.6,
  included: [
    'pulizia e fondo',
    'guaina saldata, o resina in due mani con la rete',
    'risvolti sui muri',
    'bocchettoni degli scarichi',
  ],
  excluded: ['demolizione del pavimento', 'pendenze da rifare: 18–47 € al m²', 'pavimento nuovo sopra'],
  factors: [
    'doppio strato di guaina: +80 %',
    'vecchia guaina da togliere: +8–15 € al m²',
    'sotto 30 m² almeno 800–1.500 €',
  ],
  permits: 'Nessun permesso; per il lastrico del condominio decide l’assemblea.',
  duration: '2 o 3 giorni per 50 m²',
  rows: {
    guaina: derived('Guaina saldata a fiamma', [32, 65], 'm²', [
      lazioPriceList,
      page('habitissimo'),
      page('winkler'),
    ]),
    liquida: derived('Resina sul pavimento che c’è', [40, 80], 'm²', [
      lazioPriceList,
      page('habitissimo'),
      page('winkler'),
    ]),
    togliere: sourced('Vecchia guaina da togliere', [8, 15], 'm²', [lazioPriceList]),
    minimo: judged('Minimo per un terrazzo', [800, 800], 'intervento'),
  },
  visit: 'le pendenze, gli scarichi e quanti strati ci sono già',
  relief: 'general',
} as const satisfies JobKind
