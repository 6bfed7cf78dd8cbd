import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const ibrido = {
  title: 'Sistema ibrido (caldaia e pompa di calore)',
  work: 'sistema ibrido (caldaia e pompa di calore)',
  profession: 'Idraulico',
  cues: 'ibrido|sistema ibrido|caldaia ibrida|caldaia più pompa di calore|add-on|factory made|caldaia con pompa|conviene l’ibrido|metà gas metà elettrico|bivalente',
  vatRate: 0.12,
  labourShare: 0.25,
  included: ['gruppo ibrido di fabbrica', 'unità esterna', 'collegamenti', 'regolazione', 'dichiarazioni'],
  excluded: ['contatore (p.contatore)', 'accumulo sanitario oltre 80 l', 'radiatori da cambiare'],
  factors: [
    'unità oltre 8 kW +1.000–2.000 €',
    'posa lontana +40–70 €/m',
    'Conto termico 3.0 fino al 65 % (D.M. 7-8-2025)',
  ],
  permits: 'edilizia libera fino a 12 kW termici; condominio: unità esterna',
  duration: '2–3 giorni',
  rows: {
    main: {
      label: 'Sistema ibrido (caldaia e pompa di calore)',
      min: 6000,
      max: 11500,
      unit: 'impianto',
      vat: 'esclusa',
      basis: 'source',
      sources: [page('updatezoneapp.com', 2025)],
    },
  },
  visit: '',
  relief: 'boiler',
} as const satisfies JobKind
