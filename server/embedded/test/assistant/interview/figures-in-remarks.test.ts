import t, { type Test } from 'tap'

import type { AnyJobKey } from '../../../src/assistant/jobs/job-engine.ts'
import { changesMadeBy } from '../late-changes-made.ts'

type Row = readonly [key: AnyJobKey, message: string, ...changes: string[]]

function check(t: Pick<Test, 'same'>, rows: readonly Row[]): void {
  for (const [key, message, ...changes] of rows)
    t.same(changesMadeBy([key], message).toSorted(), changes.toSorted(), message)
}

t.test('a number before ‘in più’ or ‘in meno’ is a difference, whatever its noun', (t) => {
  check(t, [
    ['serramenti/inferriate', 'anche le due della cantina, quindi due grate in più', 'inferriate=5'],
    ['serramenti/inferriate', 'mi serve un’inferriata in più', 'inferriate=4'],
    // All points of the work are in addition to the old ones.
    ['impianti/punti', 'no, servono 9 prese in più', 'punti=9'],
  ])
  t.end()
})

t.test('an area off the count removes no old floor', (t) => {
  check(t, [
    [
      'ristrutturazione/parquet',
      'lo studio resta con le piastrelle, sono 9 metri da togliere',
      'superficie=51',
    ],
    [
      'ristrutturazione/pavimenti',
      'in lavanderia resta il cotto, levatela dal conto: sette metri',
      'superficie=53',
    ],
    ['ristrutturazione/parquet', 'le piastrelle di prima vanno levate', 'posa=demolendo'],
  ])
  t.end()
})

t.test('things that are done already go off the count', (t) => {
  check(t, [
    ['caldaia/valvole', 'tre le abbiamo già cambiate, levatele dal conto', 'valvole=4'],
    ['serramenti/finestre', 'una è già nuova, toglietela dal preventivo', 'finestre=4'],
    ['serramenti/finestre', 'un bagno è nuovo, toglilo dal conto'],
  ])
  t.end()
})

t.test('the floor of the home is the one that is not denied', (t) => {
  const job = 'ristrutturazione_bagno/vasca-doccia'
  check(t, [
    [job, 'guardi che abito al quinto piano, non al secondo', 'piano=5'],
    [job, 'non stiamo al secondo ma al terzo', 'piano=3'],
    [job, 'viviamo al quarto e purtroppo senza ascensore', 'ascensore=no', 'piano=4'],
    [job, 'siamo al quarto preventivo, speriamo sia quello buono'],
  ])
  t.end()
})

t.test('a model may be named after a wish for a larger one, or after a size that does not fit', (t) => {
  check(t, [
    [
      'impianto_fotovoltaico/batteria',
      'io la volevo più capiente, da 20. siamo fuori tutto il giorno',
      'kwh=20',
    ],
    ['impianto_fotovoltaico/batteria', 'mio fratello ne ha una più grande, da 20, ma ha due auto'],
    ['caldaia/scaldabagno', '80 litri sono pochi per noi cinque, mettetene uno da 100', 'litri=100'],
    ['caldaia/scaldabagno', '80 litri mi sembrano esagerati, metti quello da trenta', 'litri=30'],
  ])
  t.end()
})

t.test('a figure belongs to the things that are named with it', (t) => {
  check(t, [
    ['ristrutturazione_tetto/grondaie', 'le discese sono cinque, non due', 'pluviali=5'],
    ['ristrutturazione_tetto/grondaie', 'i piani sono tre, non due', 'piani=3'],
    ['tinteggiatura/legno', 'tra porte e scuri vengono nove pezzi', 'pezziLegno=9'],
    [
      'ristrutturazione_bagno/rubinetto',
      'cambiate anche quello del lavabo e della doccia, tutti e tre',
      'rubinetti=3',
    ],
    ['ristrutturazione_bagno/rubinetto', 'siamo contenti tutti e tre del preventivo'],
    [
      'impianto_fotovoltaico/impianto',
      'dalle bollette consumiamo 5800 kwh all anno, paghiamo 170 euro a bimestre',
      'consumo=5800',
    ],
  ])
  t.end()
})

t.test('the sides of a surface are not multiplied with the size of a crack', (t) => {
  check(t, [
    [
      'ristrutturazione_tetto/impermeabilizzazione',
      'il lastrico è più grande di quello che avevo detto, 8 metri per 6. la crepa invece è due metri',
      'terrazzo=48',
    ],
  ])
  t.end()
})
