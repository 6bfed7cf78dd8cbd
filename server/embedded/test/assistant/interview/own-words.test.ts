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

const panes =
  'Finestre nuove a Lodi, 3 finestre, PVC, a un’anta, nessuna scorrevole, senza tapparelle né cassonetti'

t.test('several new values in one message all count', async (t) => {
  for (const words of [
    'alluminio invece di PVC e 4 finestre invece di 3 finestre',
    'facciamo 4 finestre in alluminio con tapparelle e cassonetti',
    'scusi, ho sbagliato: 4 finestre, alluminio',
    'e se fossero 4 finestre, alluminio?',
    'quanto verrebbe con alluminio e 4 finestre?',
  ]) {
    const sheet = lastSheet('serramenti', [panes, words])
    t.match(sheet, 'Materiale: alluminio', words)
    t.match(sheet, 'Finestre: 4 finestre', words)
    t.notMatch(sheet, '2. Lavoro', words)
  }
})

t.test(
  "'annulla' names what it takes back: both of two changes, and the answer that a calculated one follows",
  async (t) => {
    const two = 'alluminio invece di PVC e 4 finestre invece di 3 finestre'
    t.match(
      lastReply('serramenti', [panes, two, 'annulla']),
      /Annullato: (?:alluminio e 4 finestre|4 finestre e alluminio)/,
    )
    t.match(lastSheet('serramenti', [panes, two, 'annulla']), 'Materiale: PVC')
    const shuttered =
      'Finestre nuove a Lodi, 3 finestre, PVC, a un’anta, nessuna scorrevole, con le tapparelle'
    const long =
      'a due ante, di misura normale invece di a un’anta e senza tapparelle né cassonetti invece di con le tapparelle'
    const undone = lastReply('serramenti', [shuttered, long, 'annulla'])
    t.match(undone, /Annullato: senza tapparelle né cassonetti\./, 'the last one if both names are too long')
    const facade = ['rifare la facciata a Lodi', 'la casa in pianta è 10x12', '3 piani', 'annulla']
    t.match(lastReply('ristrutturazione_facciata', facade), 'Annullato: 3 piani')
    t.match(lastSheet('ristrutturazione_facciata', facade), 'Facciata: 264 m²')
  },
)

t.test('a correction after a changed number of storeys is one of the storeys', async (t) => {
  const told = [
    'rifare la facciata a Lodi, intonaco sano, niente balconi',
    'la casa in pianta è 10x12',
    '2',
    'facciamo 3 piani',
  ]
  t.match(lastSheet('ristrutturazione_facciata', [...told, 'anzi 4']), 'Piani: 4 piani')
})
