import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

const published = {
  unit: 'kW',
  vat: 'esclusa',
  basis: 'widened',
  sources: [page('tettosolare', 2025), page('sostariffe')],
} as const

export const ampliamento = {
  title: 'Pannelli in più su un impianto che c’è',
  work: 'aggiungere pannelli all’impianto',
  profession: 'Installatore fotovoltaico',
  cues: '~kw + portar*|~kw + portarl*|~kw + arrivar*|~kw + salir*|~kw + passar*|~gia + kw + portar*|pannell* + arrivar*|fotovoltaic* + arrivar*|impianto + kw + arrivar*|kw + pannell* + arrivar*|pannell* + kw + salir*|fotovoltaic* + kw + salir*|fotovoltaic* + kw + arrivar*|pannell* + kw + arrivar*|fotovoltaic* + kw + portarl*|pannell* + kw + portarl*|ampli* + fotovoltaic*|ampli* + pannell*|ampli* + impianto solare|altri pannelli|pannelli + in piu|altri moduli|aggiung* + pannell*|aggiung* + moduli|aggiung* + kw + fotovoltaic*|potenzi* + fotovoltaic*|potenzi* + pannell*|aument* + fotovoltaic*|aument* + pannell*|allarg* + fotovoltaic*|raddoppi* + fotovoltaic*|raddoppi* + pannell*|ingrandi* + fotovoltaic*|integr* + fotovoltaic*|secondo campo|portar* + fotovoltaic* + kw|~ampli*|~potenzi*|~aument*|@aggiunge + altri + pannell*|altri + pannell* + kw|ampli* + fotovoltaic* + kw|kw + tetto + aggiung* + altri|kw + aggiung* + altri|impianto + kw + aggiung* + altri|fotovoltaic* + kw + aggiung* + altri|kw + altri kw + tetto|pannell* + aggiung* + altri|impianto + aggiung* + altri|fotovoltaic* + aggiung* + altri|~aggiung* altri|~aggiungerne altri|~aggiungerne|~altri kw|~kw + altri|~non bast* + aggiung*|~non bast* piu|~kw + non bast*|kw + non bast* + aggiung*|~kw + aggiung* + altri',
  vatRate: 0.1,
  labourShare: 0.22,
  included: [
    'moduli e struttura',
    'inverter se serve',
    'collegamenti e prova',
    'pratica con distributore e GSE',
  ],
  excluded: ['batteria', 'ponteggio', 'aumento del contatore'],
  factors: ['con il vecchio Conto energia i pannelli nuovi vanno misurati a parte'],
  permits:
    'Edilizia libera fuori da centri storici e vincoli. La variazione a distributore e GSE la presenta l’installatore.',
  duration: 'un giorno; l’allaccio richiede alcune settimane',
  rows: {
    full: { label: 'Pannelli in più, con inverter', min: 1300, max: 2100, ...published },
    panelsOnly: { label: 'Pannelli in più, con l’inverter che c’è', min: 1050, max: 1700, ...published },
  },
  visit: 'l’inverter, lo spazio sul tetto e il contratto con il GSE',
  relief: 'solar',
} as const satisfies JobKind
