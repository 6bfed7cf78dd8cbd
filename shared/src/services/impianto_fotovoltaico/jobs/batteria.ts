import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const batteria = {
  title: 'Batteria per un impianto che c’è già',
  work: 'aggiungere una batteria ai pannelli',
  profession: 'Installatore fotovoltaico',
  cues: 'gia + pannell* + batteri*|gia + fotovoltaic* + batteri*|gia + impianto + batteri*|gia + pannell* + accumul*|gia + fotovoltaic* + accumul*|gia + impianto + accumul*|esistent* + batteri*|esistent* + accumul*|@aggiunge + batteri*|@aggiunge + accumul*|@cambia + batteri*|accumul*|storage|retrofit|powerwall|batteri* + conto energia|manca + batteri*|batteri* + inverter|energia + notte|corrente + notte|~batteri*|gia + pannelli solari + batteri*|gia + pannelli solari + accumul*|gia + pannelli fotovoltaici + batteri*|xa + fotovoltaic* + batteri*|xa + fotovoltaic* + bateri*|fotovoltaic* + zont* + bateri*|fotovoltaic* + aggiung* + batteri*|fotovoltaic* + aggiung* + accumul*|fotovoltaic* 20* + batteri*|impianto 20* + batteri*|pannell* 20* + batteri*|pannell* + aggiung* + batteri*|pannell* + aggiung* + accumul*|fotovoltaic* + kw + aggiung* + batteri*|fotovoltaic* + kw + zont* + bateri*|gia + fotovoltaic* + kw + batteri*|xa + fotovoltaic* + kw + bateri*|gia + fotovoltaic* + kw + aggiung* + batteri*|fotovoltaic* + kw + kwh + zont* + bateri*|gia + impianto + kw + @aggiunge + batteri*|fotovoltaic* + kw + aggiung* + accumul*|aggiung* + accumul* + impianto|aggiung* + batteri* + impianto|aggiung* + accumul* + impianto + kw|aggiung* + batteri* + impianto + kw|collegare + batteri* + impianto|accumul* + impianto + gia',
  partOf: ['impianto'],
  vatRate: 0.1,
  labourShare: 0.15,
  included: [
    'batteria al litio',
    'inverter proprio o ibrido per la batteria',
    'configurazione e prova',
    'comunicazione al distributore e al GSE',
  ],
  excluded: ['quadro per il blackout (400–1.000 €)', 'locale da adeguare', 'inverter vecchio guasto'],
  factors: ['con il vecchio Conto energia: chiedere prima al GSE', 'batterie piccole: il kWh costa di più'],
  permits: 'Nessun permesso edilizio. La comunicazione a distributore e GSE la fa l’installatore.',
  duration: 'un giorno',
  rows: {
    battery: {
      label: 'Batteria aggiunta, montata',
      min: 620,
      max: 980,
      unit: 'kWh',
      vat: 'esclusa',
      basis: 'widened',
      sources: [page('newsroom24', 2025)],
    },
  },
  visit: 'il modello dell’inverter, l’anno dell’impianto e il posto per la batteria',
  relief: 'solar',
} as const satisfies JobKind
