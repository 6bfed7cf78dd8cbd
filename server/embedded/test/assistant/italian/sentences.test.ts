import t from 'tap'

import { sentences } from '../../../src/assistant/italian/sentences/sentences.ts'

const short = { statement: 's', question: 'q', 'what-if': 'w' } as const

/** A message, and its clauses with what each is: s(tatement), q(uestion), w(hat-if). */
const table: readonly (readonly [message: string, clauses: readonly string[]])[] = [
  [
    '80 mq, ma quanto tempo ci vuole? e c’è qualche bonus?',
    ['s 80 mq,', 'q ma quanto tempo ci vuole?', 'q e c’è qualche bonus?'],
  ],
  [
    'pareti e soffitti. Ma i mobili li spostate voi?',
    ['s pareti e soffitti.', 'q Ma i mobili li spostate voi?'],
  ],
  ['80 mq, i mobili li spostate voi?', ['s 80 mq,', 'q i mobili li spostate voi?']],
  ['vuota e quanto durano i lavori', ['s vuota', 'q e quanto durano i lavori']],
  ['tre bagni ma quanto ci mettete', ['s tre bagni', 'q ma quanto ci mettete']],
  ['la caldaia perde, potete ripararla?', ['s la caldaia perde,', 'q potete ripararla?']],
  ['ok, quindi mi richiamate voi?', ['s ok,', 'q quindi mi richiamate voi?']],
  ['sì, ma è compreso lo smaltimento?', ['s sì,', 'q ma è compreso lo smaltimento?']],
  ['il ponteggio, è compreso?', ['q il ponteggio, è compreso?']],
  ["e' compreso il ponteggio", ["q e' compreso il ponteggio"]],
  ['siamo in dodici, quanto viene a testa?', ['s siamo in dodici,', 'w quanto viene a testa?']],
  ['ho 9 caloriferi gialli, me li fate bianchi?', ['s ho 9 caloriferi gialli,', 'q me li fate bianchi?']],
  ['il manto è buono e si può riusare, 85 mq', ['s il manto è buono e si può riusare, 85 mq']],
  ['quanto per dipingere il cornicione', ['w quanto per dipingere il cornicione']],
  ['e se fosse lavabile?', ['w e se fosse lavabile?']],
  ['chi sposta i mobili', ['q chi sposta i mobili']],
  ['ogni quanto si pulisce', ['q ogni quanto si pulisce']],
  ['il bollino chi lo mette', ['q il bollino chi lo mette']],
  ['cerco chi me lo monta', ['s cerco chi me lo monta']],
  ['per gli anziani ci sono contributi?', ['q per gli anziani ci sono contributi?']],
  ['e la muffa sparisce?', ['q e la muffa sparisce?']],
  ['e la muffa?', ['w e la muffa?']],
  ['se facessi solo le pareti', ['w se facessi solo le pareti']],
  ['se metto il triplo vetro quanto cambia', ['w se metto il triplo vetro quanto cambia']],
  ['e in alluminio?', ['w e in alluminio?']],
  ['e a Bagnolo?', ['w e a Bagnolo?']],
  ['e col cappotto?', ['w e col cappotto?']],
  ['e l’idraulico?', ['w e l’idraulico?']],
  ['quanto costa cambiare una tegola?', ['w quanto costa cambiare una tegola?']],
  ['scrivimi quanto costa tinteggiare 70 mq a Siena', ['w scrivimi quanto costa tinteggiare 70 mq a Siena']],
  ['volevo sapere quanto viene un cancello', ['w volevo sapere quanto viene un cancello']],
  ['quanto viene in totale?', ['q quanto viene in totale?']],
  ['ci sto con 8000 euro?', ['q ci sto con 8000 euro?']],
  ['e adesso cosa devo fare?', ['q e adesso cosa devo fare?']],
  ['serve il permesso', ['q serve il permesso']],
  ['mi interessa sapere se i sanitari sono inclusi', ['q i sanitari sono inclusi?']],
  [
    'vorrei capire se in agosto lavorate e se serve il permesso',
    ['q in agosto lavorate?', 'q serve il permesso?'],
  ],
  ['non mi è chiaro se il prezzo è con iva', ['q il prezzo è con iva?']],
  ['volevo chiedere quando potete venire', ['q volevo chiedere quando potete venire']],
  ['vorrei sapere se potete rifarmi il bagno', ['s vorrei sapere se potete rifarmi il bagno']],
  ['vorrei sapere se il bagno di 5 mq va bene', ['s vorrei sapere se il bagno di 5 mq va bene']],
  ['non so se serve il massetto', ['s non so se serve il massetto']],
  ['serve anche un lavabo', ['s serve anche un lavabo']],
  ['c’è qualche bonus', ['q c’è qualche bonus']],
  ['c’è muffa in camera', ['s c’è muffa in camera']],
  ['perché così caro', ['q perché così caro']],
  ['perché mi piove in casa', ['s perché mi piove in casa']],
  ['quando piove entra acqua', ['s quando piove entra acqua']],
  ['non so quanto è grande', ['s non so quanto è grande']],
  ['non so quanto costa', ['s non so quanto costa']],
  ['come ti dicevo sono 80 mq', ['s come ti dicevo sono 80 mq']],
  ['se possibile entro maggio', ['s se possibile entro maggio']],
  ['che ne so', ['s che ne so']],
  [
    'abito a Sesto S. Giovanni, 80 mq. Vorrei imbiancare',
    ['s abito a Sesto S. Giovanni, 80 mq.', 's Vorrei imbiancare'],
  ],
  ['casa di 2.500 mq. Bari', ['s casa di 2.500 mq.', 's Bari']],
  [
    'finestre: 6\nportefinestre: 2\nquanto viene?',
    ['s finestre: 6', 's portefinestre: 2', 'q quanto viene?'],
  ],
  ['Ok.Monza', ['s Ok.', 's Monza']],
  ['👍', ['s 👍']],
  ['?', ['q ?']],
  ['  ', []],
]

t.test('a message is divided into what it states, what it asks and what it supposes', (t) => {
  for (const [message, expected] of table) {
    const found = sentences(message).map(({ kind, text }) => `${short[kind]} ${text}`)
    t.same(found, expected, message)
  }
  t.end()
})

t.test('a message of many sentences keeps all its words', (t) => {
  const message = 'un bagno. '.repeat(300)
  const found = sentences(message)
  t.equal(found.map(({ text }) => text).join(' '), message.trim())
  t.ok(found.length <= 60)
  t.end()
})

t.test('A question without a mark and without a question word at its start is a question', async (t) => {
  const questions = [
    'e il danno al vicino chi lo paga',
    'le macerie dove le porto',
    'il suolo pubblico chi lo fa',
    'nel frattempo che faccio per non sprecare acqua',
    'intanto come si fa',
    'e i mobili li coprite voi o ci devo pensare io',
    'le tracce le chiude il muratore o le chiudete voi',
    'senza scarico vicino si può fare o non conviene',
    'poi devo anche pitturare o basta cosi',
    'le porte le togliete o le tolgo io',
    'per camminarci sopra dopo quanto',
    'restiamo senza acqua calda per quanto',
    'un muro portante come faccio a riconoscerlo',
    'le porte vecchie chi le porta via',
    'e chi li lava poi',
  ]
  for (const one of questions) t.equal(sentences(one)[0]?.kind, 'question', one)
  const statements = [
    'bianco o va bene avorio',
    'il bagno o la cucina',
    'due o tre finestre',
    'nel frattempo abbiamo tolto i mobili',
    'la vecchia caldaia la porto via io',
    'pareti e soffitti, chi ci abita paga',
  ]
  for (const one of statements) t.equal(sentences(one)[0]?.kind, 'statement', one)
})
