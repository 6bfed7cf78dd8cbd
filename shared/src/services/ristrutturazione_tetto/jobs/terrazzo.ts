import type { JobKind } from '../../job-kind.ts'
import { derived, judged, lazioPriceList } from '../../job-row.ts'

export const terrazzo = {
  title: 'Terrazzo rifatto da zero',
  work: 'rifare il terrazzo',
  profession: 'Impresa Edile',
  cues: 'terrazz* + @toglie + piastrell* + @cambia + guain*|terrazz* + @toglie + piastrell* + guaina nuova|terrazz* + @toglie + mattonell* + guaina nuova|terrazz* + @cambia + piastrell* + guaina nuova|terrazz* + paviment* + @cambia|terrazz* + piastrell* + @cambia|terrazz* + mattonell* + @cambia|terrazz* + @cambia|terrazz* + rifaciment*|terrazz* + pavimento|pavimento + terrazz*|terrazz* + piastrell*|terrazz* + demol*|terrazz* + massetto|terrazz* + nuov*|lastric* + @cambia|lastric* + pavimento|piastrell* + terrazz*|piastrell* + esterno + terrazz*|mattonell* + terrazz*|terrazz* + mattonell*|altana + @cambia|terrazz* + ristruttur*|terrazz* + via mattonell* + massetto|terrazz* + mattonell* + massetto + guain* + piastrell*|terrazz* + piastrell* + guain*|terrazz* + mattonell* + guain*|terrazz* + @toglie + piastrell* + guain*|terrazz* + massetto + guain* + piastrell*|terrazz* + piastrell* + guain* + piastrellare|terrazz* + massetto + guain*|terrazz* + guain* + piastrell* nuov*|terrazz* + tutto capo|terrazz* + capo|terrazz* + via mattonell* + massetto + guain*|terrazz* + via piastrell* + massetto + guain*|terrazz* + mattonell* + massetto + doppia guaina|terrazz* + mattonell* + massetto + guaina + gres|terrazz* + piastrell* + massetto + guaina + gres|terrazz* + massetto + guaina + gres|terrazz* + massetto + doppia guaina|terrazz* + gres',
  vatRate: 0.1,
  labourShare: 0.6,
  included: [
    'demolizione e discarica',
    'massetto in pendenza',
    'doppia guaina',
    'piastrelle antigelo e zoccolino',
    'bocchettoni',
  ],
  excluded: ['parapetto', 'soglie delle finestre', 'tende e arredi'],
  factors: ['senza ascensore o gru: +15–25 € al m²', 'soglie da alzare: +80–150 € l’una'],
  permits: 'Nessun permesso; per il lastrico del condominio decide l’assemblea.',
  duration: 'da 8 a 12 giorni per 30 m²',
  rows: {
    terrazzo: derived('Terrazzo demolito, impermeabilizzato e pavimentato', [140, 230], 'm²', [
      lazioPriceList,
    ]),
    trasporto: judged('Trasporto a mano, senza ascensore o gru', [15, 25], 'm²'),
  },
  visit: 'le pendenze, le soglie e come si porta su il materiale',
  relief: 'general',
} as const satisfies JobKind
