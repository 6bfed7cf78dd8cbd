import type { JobKind } from '../../job-kind.ts'

export const balcone = {
  title: 'Fotovoltaico da balcone (plug and play)',
  work: 'fotovoltaico da balcone (plug and play)',
  profession: 'Installatore fotovoltaico',
  cues: 'pannello da balcone|plug and play|presa|800 watt|fotovoltaico in affitto|pannellino|balcone solare|mini fotovoltaico|kit balcone|senza installatore',
  vatRate: 0.1,
  labourShare: 0.15,
  included: ['due moduli', 'microinverter', 'staffe', 'comunicazione unica'],
  excluded: ['montaggio (100–250 €)', 'presa dedicata (60–120 €)'],
  factors: ['con piccola batteria +500–1.100 €'],
  permits: 'comunicazione unica al distributore; condominio: decoro',
  duration: '2 ore',
  rows: {
    main: {
      label: 'Fotovoltaico da balcone (plug and play)',
      min: 450,
      max: 1100,
      unit: 'kit',
      vat: 'esclusa',
      basis: 'own',
      sources: [],
    },
  },
  visit: '',
  relief: 'general',
} as const satisfies JobKind
