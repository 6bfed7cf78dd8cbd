import t from 'tap'

import type { AnyJobKey } from '../../../src/assistant/jobs/job-engine.ts'
import { changesMadeBy } from '../late-changes-made.ts'

/** Jobs in hand, a message, and what it changes. */
type Case = readonly [AnyJobKey[], string, readonly string[]]

/** Messages after an estimate, by the rule that tells what they change. */
const rules: Readonly<Record<string, readonly Case[]>> = {
  'a place from which somebody looks is no work': [
    [['impianto_fotovoltaico/pulizia'], 'mi sono affacciato dal lucernario e sono parecchio sporchi', []],
    [
      ['impianti/clima'],
      'vorrei anche cambiare il lucernario, è vecchio',
      ['+ristrutturazione_tetto/lucernario'],
    ],
  ],
  'the verb before an infinitive has others do that work': [
    [
      ['ristrutturazione/parquet'],
      'a questo punto farei pitturare anche tutta la casa, tanto è vuota',
      ['+tinteggiatura/interni'],
    ],
  ],
  'a yes answers no question that was not asked': [
    [
      ['ristrutturazione/cucina'],
      'il frigo e il forno li prendo io, per il resto va bene quello che avete scritto. tutto ok',
      [],
    ],
    [['ristrutturazione/cucina'], 'ci ho pensato e per me va benissimo, procediamo pure', []],
  ],
  'a thing in good order does not take the verb of another one': [
    [
      ['ristrutturazione_facciata/balcone', 'ristrutturazione_facciata/frontalini'],
      'le piastrelle per fortuna sono belle, sistemate giusto i bordi che si staccano',
      [],
    ],
  ],
  'other words for gas and for insect screens name their jobs': [
    [
      ['ristrutturazione/parquet'],
      'già che ci siete fatemi arrivare il metano in cucina, ora ho la bombola',
      ['+impianti/gas'],
    ],
    [
      ['serramenti/finestre'],
      'metteteci anche le retine contro le zanzare in camera',
      ['+serramenti/zanzariere'],
    ],
  ],
  'a limit and a pronoun leave a job out': [
    [
      ['ristrutturazione/porte', 'serramenti/blindata'],
      'alla fine rifacciamo solo il portoncino di casa, il resto no',
      ['-ristrutturazione/porte'],
    ],
    [
      ['ristrutturazione/porte', 'serramenti/blindata'],
      'ci ho pensato, cambiamo giusto le porte delle camere',
      ['-serramenti/blindata'],
    ],
    [
      ['serramenti/tenda', 'serramenti/zanzariere'],
      'per il telo sul terrazzo non mi danno il permesso, toglietela dal preventivo',
      ['-serramenti/tenda'],
    ],
  ],
  'a work that stays as it was counted is not dropped': [
    [
      ['serramenti/persiane', 'tinteggiatura/interni'],
      'le persiane sempre in alluminio mi raccomando. la tinteggiatura resta così',
      [],
    ],
    [
      ['ristrutturazione/pavimenti', 'ristrutturazione_bagno/completo'],
      'il bagno lo rifacciamo, il pavimento resta com’è',
      ['-ristrutturazione/pavimenti'],
    ],
  ],
  'a question with “invece” and an order to count it replace the job': [
    [
      ['caldaia/sostituzione'],
      'è tanto.. e riparare quella che ho invece? perde un po’ e basta. fammi il conto per quello',
      ['-caldaia/sostituzione', '+caldaia/riparazione'],
    ],
    [['caldaia/sostituzione'], 'conviene ripararla invece?', []],
  ],
  'what a new boiler comes with is not added': [
    [['caldaia/sostituzione'], 'mettici anche il lavaggio dei termosifoni, che c’è il fango', []],
  ],
  'damp makes a wall black, and is no colour': [
    [
      ['tinteggiatura/stanza'],
      'dietro la testata è tutto nero di umido, va fatto pure un trattamento',
      ['muffa=si'],
    ],
  ],
}

for (const [rule, cases] of Object.entries(rules)) {
  t.test(rule, async (t) => {
    for (const [keys, message, changes] of cases) t.same(changesMadeBy(keys, message), changes, message)
  })
}
