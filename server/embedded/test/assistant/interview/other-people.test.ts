import t from 'tap'

import { lastReply, lastSheet } from '../last-reply.ts'

const devices = 'vorrei 3 climatizzatori a San Severo, macchine comprese, senza predisposizione'
const walls = 'imbiancare casa, 95 mq a Osimo, pareti e soffitti, lavabile, muri buoni, casa vuota'

t.test('where a relative lives, works and comes home is neither the place nor the start', async (t) => {
  const message =
    'La cameretta la escluda: mia figlia ha preso servizio a Torino e torna soltanto a Natale. Restano matrimoniale e salone'
  const sheet = lastSheet('impianti', [devices, message])
  t.match(sheet, /Dove: San Severo/)
  t.match(sheet, /Split: 2 split/)
  t.notMatch(sheet, /Quando: dopo|solo la posa/, 'nor does it say that the devices are bought')
})

t.test('what somebody else had done is no work to leave out', async (t) => {
  const message =
    'Cerea, ho una casa dei primi anni ’80 a Cherasco e dentro ho sempre 17 gradi anche con la caldaia a manetta. Un amico ha fatto il cappotto e adesso gira in maglietta. Io ho 200 mq di muri esterni, due piani, pensavo al polistirene da 12 cm. Prezzo tutto compreso, anche l’impalcatura?'
  t.match(lastSheet('ristrutturazione_facciata', [message]), /^Lavoro: Cappotto termico\nFacciata: 200 m²/)
})

t.test('what walls do leaves none of them out', async (t) => {
  const message =
    'con la lavabile quei muri non respirano e me ne pento. Va bene, facciamo traspirante dappertutto'
  t.match(
    lastSheet('tinteggiatura', [walls, message]),
    /Superfici: pareti e soffitti\nPittura: pittura traspirante/,
  )
  const without = lastSheet('tinteggiatura', [walls, 'i soffitti non li tocchiamo'])
  t.match(without, /Superfici: solo le pareti/)
})

t.test('a refusal for now answers the question about photos', async (t) => {
  for (const message of ['al momento no', 'per ora no grazie', 'direi di no'])
    t.match(lastReply('tinteggiatura', [walls, message]), /^Va bene, senza foto/, message)
  t.notMatch(lastReply('tinteggiatura', [walls, 'al momento i soffitti no']), /senza foto/)
})

t.test('a sum that the customer states counts, and not its first part', async (t) => {
  const message = 'manca un punto luce con l’interruttore sopra e sotto, in tutto 3 punti, a Lodi'
  t.match(lastSheet('impianti', [message]), /3 punti/)
})

t.test('a question whom to call gets the profession', async (t) => {
  const well = 'devo svuotare la fossa biologica a Comiso'
  t.match(lastReply('impianti', [well, 'e con chi devo parlare io, allora?']), /serve un’impresa edile/)
})
