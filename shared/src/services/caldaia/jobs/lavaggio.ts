import type { JobKind } from '../../job-kind.ts'

export const lavaggio = {
  title: 'Lavare l’impianto di riscaldamento',
  work: 'lavare l’impianto di riscaldamento',
  profession: 'Idraulico',
  cues: 'lavaggio impianto|fanghi|termosifoni freddi sotto|pulizia impianto|acqua nera nei termosifoni|filtro defangatore|impianto sporco|disincrostante|lavaggio termosifoni|scambiatore calcare',
  vatRate: 0.1,
  labourShare: 0.7,
  included: ['lavaggio con pompa e prodotto', 'filtro', 'inibitore'],
  excluded: ['radiatori da smontare'],
  factors: ['con caldaia nuova spesso compreso', 'filtro magnetico 120–220 €'],
  permits: 'consigliato da UNI 8065',
  duration: 'mezza giornata',
  rows: {
    main: {
      label: 'Lavare l’impianto di riscaldamento',
      min: 250,
      max: 600,
      unit: 'intervento',
      vat: 'esclusa',
      basis: 'own',
      sources: [],
    },
  },
  visit: '',
  relief: 'boiler',
} as const satisfies JobKind
