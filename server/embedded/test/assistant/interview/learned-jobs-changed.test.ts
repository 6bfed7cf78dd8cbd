import t from 'tap'

import type { AnyJobKey } from '../../../src/assistant/jobs/job-engine.ts'
import { changesMadeBy } from '../late-changes-made.ts'

/** Jobs in hand, a message, and what it changes. */
const cases: readonly (readonly [AnyJobKey[], string, readonly string[]])[] = [
  // One of two jobs is dropped.
  [
    ['impianti/clima', 'impianti/telecamere'],
    'gli occhi elettronici fuori me li monta mio cognato che fa l’antennista, a voi resta l’aria fresca',
    ['-impianti/telecamere'],
  ],
  [
    ['impianti/cancello', 'impianti/citofono'],
    'facciamo solo quello per rispondere a chi suona, il cancello l’ho sempre aperto a mano e vado avanti a mano',
    ['-impianti/cancello'],
  ],
  // A town in passing moves no work.
  [
    ['ristrutturazione/pavimenti', 'ristrutturazione/porte'],
    'mio cognato fa il falegname a Cantù e se non le compro da lui apriti cielo.. quindi le porte via, il resto resta',
    ['-ristrutturazione/porte'],
  ],
  // Another job takes the place of the one in hand.
  [
    ['ristrutturazione_bagno/completo'],
    'ammazza che prezzo. rifarlo tutto nun se po, me basta che al posto della vasca ce sta na doccia comoda, il resto lo lasciate com’è',
    ['-ristrutturazione_bagno/completo', '+ristrutturazione_bagno/vasca-doccia'],
  ],
  // A story about a job drops none.
  [
    ['impianti/allarme', 'serramenti/blindata'],
    'al vicino la sirena suona ogni notte per colpa del gatto, speriamo che la nostra sia meglio',
    [],
  ],
]

t.test('a message drops or replaces a job in words that no rule knows', async (t) => {
  for (const [keys, message, changes] of cases) t.same(changesMadeBy(keys, message), changes, message)
})
