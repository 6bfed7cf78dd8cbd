import t from 'tap'

import { lastReply, lastSheet } from '../last-reply.ts'

const gutters = 'grondaie nuove in rame, 30 metri, 2 piani, nessun pluviale, Bassano del Grappa'
const motor = 'Tapparelle a motore a Lodi, 1 tapparella, pulsante al muro, corrente che c’è già'

t.test('words of an answer in a question, an addition or a part change nothing', async (t) => {
  t.match(lastSheet('ristrutturazione_tetto', [gutters, 'ma è meglio dell’alluminio?']), 'Materiale: rame')
  t.match(lastSheet('tinteggiatura', ['verniciare ringhiera 10 metri, Asti', 'e il cancello']), '1 cancello')
  t.match(lastReply('serramenti', [motor, 'facciamo 3 tapparelle']), /3 tapparelle invece di 1/)
  t.match(lastSheet('serramenti', [motor, 'facciamo 3 tapparelle']), 'Lavoro: Tapparelle a motore')
  t.match(lastSheet('serramenti', [motor, 'facciamo 3 persiane']), '2. Lavoro: Persiane')
})

t.test('the job description omits the size of what is not wanted', async (t) => {
  const plant = 'fotovoltaico 6 kW a Bari con batteria da 10 kWh, tetto a falde'
  t.match(lastSheet('impianto_fotovoltaico', [plant]), 'Batteria da: 10 kWh')
  t.notMatch(lastSheet('impianto_fotovoltaico', [plant, 'senza batteria']), 'kWh')
})
