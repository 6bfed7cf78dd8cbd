import { own } from '../../estimate.ts'
import type { JobKind } from '../../job-kind.ts'

export const pulizia = {
  title: 'Lavaggio dei pannelli',
  work: 'lavare i pannelli',
  profession: 'Installatore fotovoltaico',
  cues: '@pulisce + pannell* + piccion*|@pulisce + pannell* + uccell*|pannell* + piccion* + sporc*|pannell* + piccion* + cacca*|pannell* + piccion* + guano|pannell* + smerd*|pannell* + imbratt*|pannell* + incrost*|pannell* + piccion* + smerd*|pannell* + piccion* + imbratt*|@pulisce + pannell*|@pulisce + fotovoltaic*|@pulisce + moduli|pannell* + sporc*|pannell* + sporc* + produc* + meno|pannell* + sporc* + rend* + meno|pannell* + guano|pannell* + polver*|pannell* + musch*|pannell* + sabbia|pannell* + cacca|fotovoltaic* + sporc*|lavaggi* + pannell*|pulizi* + pannell*|pulizi* + fotovoltaic*|lavaggi* + fotovoltaic*|pannelli solari + @pulisce|pannelli solari + sporc*|pannelli fotovoltaici + @pulisce|pannelli fotovoltaici + sporc*|pannell* + @pulisce + tetto|~@pulisce|~@pulisce + tett*',
  vatRate: 0.1,
  labourShare: 0.85,
  included: ['lavaggio con acqua demineralizzata', 'controllo a vista dei moduli'],
  excluded: ['piattaforma o ponteggio', 'rete contro i piccioni (15–30 €/m)'],
  factors: ['la sola pulizia senza manutenzione ha l’IVA al 22 %'],
  permits: 'Nessun permesso.',
  duration: 'da 2 a 3 ore',
  rows: {
    small: {
      label: 'Lavaggio, fino a 12 moduli',
      min: 120,
      max: 200,
      unit: 'intervento',
      vat: 'esclusa',
      ...own,
    },
    medium: {
      label: 'Lavaggio, fino a 20 moduli',
      min: 150,
      max: 280,
      unit: 'intervento',
      vat: 'esclusa',
      ...own,
    },
    further: { label: 'Ogni modulo oltre i 20', min: 6, max: 10, unit: 'modulo', vat: 'esclusa', ...own },
    steep: {
      label: 'Tetto ripido o difficile',
      min: 50,
      max: 150,
      unit: 'intervento',
      vat: 'esclusa',
      ...own,
    },
  },
  visit: 'come si arriva al tetto e di che sporco si tratta',
  relief: 'maintenance',
} as const satisfies JobKind
