import type { JobKind } from '../../job-kind.ts'

export const scaldabagnoPdc = {
  title: 'Scaldabagno a pompa di calore',
  work: 'scaldabagno a pompa di calore',
  profession: 'Idraulico',
  cues: 'boiler a pompa di calore|scaldacqua a pompa di calore|boiler che consuma poco|scaldabagno ibrido|110 litri|200 litri|scaldabagno risparmio|nuos|acqua calda con fotovoltaico|boiler termodinamico',
  vatRate: 0.1,
  labourShare: 0.25,
  included: ['macchina', 'smontaggio del vecchio', 'condotti corti', 'collegamenti'],
  excluded: ['muratura', 'scarico condensa lontano'],
  factors: [
    '80–110 l a parete 1.500–2.300 €',
    '200–300 l a pavimento 2.400–3.800 €',
    'Conto termico 3.0 ammesso',
  ],
  permits: 'nessuno',
  duration: '1 giorno',
  rows: {
    main: {
      label: 'Scaldabagno a pompa di calore',
      min: 1500,
      max: 3600,
      unit: 'pezzo',
      vat: 'esclusa',
      basis: 'own',
      sources: [],
    },
  },
  visit: '',
  relief: 'boiler',
} as const satisfies JobKind
