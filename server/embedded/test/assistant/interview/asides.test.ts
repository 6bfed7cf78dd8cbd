import t from 'tap'

import { lastReply, lastSheet, type Slug } from '../last-reply.ts'

/** Conversations with an estimate. */
const estimated = {
  tinteggiatura: [
    'appartamento di 70 mq a Lecce da pitturare, pareti e soffitti, alto 2,80, abitato, muri buoni, a marzo',
    'traspirante',
    'non ora',
  ],
  serramenti: [
    '3 finestre 120x140 a due ante in pvc con doppio vetro, Novara, secondo piano, entro due mesi, niente tapparelle',
    'nessuna scorrevole',
    'non ora',
  ],
  ristrutturazione_facciata: [
    'villetta a Schio, facciate 250 mq da ridipingere, due piani, intonaco sano, ponteggio, silossanica, in primavera',
    'nessun balcone',
    'non ora',
  ],
  impianto_fotovoltaico: [
    'impianto fotovoltaico da 5 kW a Cesena, villetta, tetto a falde in tegole, batteria da 5 kWh',
    'monofase',
    'non ora',
  ],
} satisfies Partial<Record<Slug, string[]>>

const known = (slug: keyof typeof estimated, more: readonly string[]): string =>
  lastSheet(slug, [...estimated[slug], ...more])
    .split('\n')
    .filter((row) => !/^(?:Altri dati|Note|Foto)/.test(row))
    .join('\n')

t.test('a question or an aside changes neither a fact, nor the start, nor the jobs', async (t) => {
  const table: readonly (readonly [keyof typeof estimated, ...string[]])[] = [
    [
      'tinteggiatura',
      'fra lavabile e traspirante che cosa mi consiglia',
      'se poi fra tre anni si sfoglia chi chiamo',
      'con la lavabile si fa la condensa?',
      'se voglio una sola parete verde mi costa di più?',
      'mica mi lasciate i muri a macchie',
      'la lavabile si può lavare con la spugna',
      'l’elettricista lo devo chiamare io per le placche',
      'ad aprile fa troppo caldo per pitturare?',
    ],
    [
      'serramenti',
      'il muratore lo devo cercare io',
      'il legno va riverniciato ogni quanto',
      'mio cognato le ha messe in alluminio e si trova bene',
      'con tre vetri si sente meno la strada?',
      'a gennaio si possono montare',
      'con le zanzariere entra il gatto?',
      'il pvc ingiallisce vero',
    ],
    [
      'ristrutturazione_facciata',
      'il lavaggio è compreso o lo pago a parte',
      'il geometra lo devo trovare io',
      'se c’è qualche crepa la chiudete',
    ],
    [
      'impianto_fotovoltaico',
      'la corrente di casa 3 kw basta',
      'se cambio casa li porto via',
      'meglio 5 o 10 kwh di batteria',
    ],
  ]
  for (const [slug, ...asides] of table) {
    const before = known(slug, [])
    for (const aside of asides) t.equal(known(slug, [aside]), before, aside)
  }
})

t.test('a wish or a variant still changes the estimate', async (t) => {
  const table: readonly (readonly [keyof typeof estimated, ...string[]])[] = [
    [
      'tinteggiatura',
      'con la lavabile quanto cambia?',
      'e se faccio solo i soffitti quanto viene?',
      'mettiamo la lavabile',
    ],
    [
      'serramenti',
      'e se le faccio in alluminio?',
      'in legno quanto verrebbero?',
      'ne cambio solo 2',
      'aggiungi anche le zanzariere',
    ],
    ['ristrutturazione_facciata', 'l’intonaco è rovinato in parte', 'sono 300 metri quadri'],
    ['impianto_fotovoltaico', 'e se metto 10 kWh?', 'facciamo 6 kw'],
  ]
  for (const [slug, ...wishes] of table) {
    const before = known(slug, [])
    for (const wish of wishes) t.not(known(slug, [wish]), before, wish)
  }
})

t.test('a spoken question is answered and not only noted', async (t) => {
  const said = lastReply('serramenti', [
    ...estimated.serramenti,
    'le vecchie le portate via o rimangono in cantina',
  ])
  t.notMatch(said, /nella scheda|Non sono sicuro/)
})

t.test('a question that only repeats the one before has no answer of its own', (t) => {
  const painting = 'imbiancare 80 mq a Feltre, pareti e soffitti, lavabile, casa vuota, muri buoni'
  const budget = lastReply('tinteggiatura', [painting, 'con 2600 euro ci si sta, è vero?'])
  t.match(budget, /2\.600 €/)
  t.notMatch(budget, /tutto l’anno/)
  const plaster = lastReply('tinteggiatura', [painting, 'se scrostando viene via l’intonaco, cosa succede?'])
  t.notMatch(plaster, /questi passaggi/)
  t.end()
})
