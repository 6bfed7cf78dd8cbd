import { own } from '../../estimate.ts'
import type { JobKind } from '../../job-kind.ts'

export const controllo = {
  title: 'Controllo dell’impianto fotovoltaico',
  work: 'far controllare l’impianto fotovoltaico',
  profession: 'Installatore fotovoltaico',
  cues: 'fotovoltaic* + manutenzion*|fotovoltaic* + controll*|fotovoltaic* + verific*|fotovoltaic* + assistenz*|fotovoltaic* + revision*|fotovoltaic* + monitor*|fotovoltaic* + @ripara|pannell* + controll*|pannell* + verific*|pannell* + manutenzion*|fotovoltaic* + produc* + poco|fotovoltaic* + produc* + meno|pannell* + produc* + poco|pannell* + produc* + meno|produc* + poco|produc* + meno|rend* + meno + pannell*|produzione + calat*|produzione + bassa|termografi*|termocamera|check up + fotovoltaic*|~manutenzion*|~controll*|~assistenz*|~verific*|fotovoltaic* + rend*|fotovoltaic* + rend* + meno|pannell* + rend* + meno|pannell* + rend* + poco|resa + bassa|pannelli solari + controll*|pannelli solari + manutenzion*|pannelli solari + verific*|pannelli solari + produc*|pannelli fotovoltaici + produc*|impianto + produc* + poco|non produc*|impianto + non produc*|~impianto + produc*|impianto + kw + non produc*|pannell* + non produc*|fotovoltaic* + non produc*|impianto + produc* + prima|~resa|~produzione',
  vatRate: 0.1,
  labourShare: 0.9,
  included: [
    'misure delle stringhe',
    'controllo di inverter e collegamenti',
    'verifica del portale di monitoraggio',
    'rapporto',
  ],
  excluded: ['riparazioni e ricambi', 'piattaforma', 'lavaggio'],
  factors: [],
  permits: 'Nessun permesso.',
  duration: 'circa due ore',
  rows: {
    visit: { label: 'Visita di controllo', min: 110, max: 200, unit: 'intervento', vat: 'esclusa', ...own },
    contract: {
      label: 'Contratto di manutenzione per un anno',
      min: 90,
      max: 180,
      unit: 'anno',
      vat: 'esclusa',
      ...own,
    },
    thermal: {
      label: 'Termografia con il drone',
      min: 150,
      max: 350,
      unit: 'intervento',
      vat: 'esclusa',
      ...own,
    },
  },
  visit: 'la produzione degli ultimi anni, le stringhe e l’inverter',
  relief: 'maintenance',
} as const satisfies JobKind
