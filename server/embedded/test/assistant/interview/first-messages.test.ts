import t from 'tap'

import { lastReply } from '../last-reply.ts'

type Slug = Parameters<typeof lastReply>[0]

/** First messages with what the reply must say, and what it must not. */
const messages: readonly (readonly [slug: Slug, message: string, says: RegExp, saysNot?: RegExp])[] = [
  // Requests in the form of a question.
  ['serramenti', 'riuscite a cambiarmi 3 finestre in pvc a Bari?', /3 finestre e PVC/, /compreso/],
  ['tinteggiatura', 'potete imbiancare 2 camere e un bagno a Prato?', /Prato \(PO\).*33–42 m²/s],
  ['impianti', 'mi mettete 4 prese in cucina?', /4 punti/, /legge tecnica/],
  ['caldaia', 'fate la revisione con bollino a Cuneo?', /Cuneo \(CN\) e con analisi dei fumi/],
  // What belongs to the job.
  ['tinteggiatura', 'camera 4x3 soffitti inclusi', /tinteggiare una stanza.*12 m²/s, /solo i soffitti/],
  [
    'tinteggiatura',
    'sala 5x4 altezza 3 soffitto compreso con una parete in colore diverso',
    /20 m²/,
    /sola parete/,
  ],
  ['tinteggiatura', 'attico 130 mq con soffitti alti 3,50 tinteggiare tutto', /130 m²/, /colori/],
  [
    'ristrutturazione_bagno',
    'via la vasca, dentro la doccia, piastrelle nuove dappertutto e sanitari',
    /rifare il bagno/,
  ],
  [
    'ristrutturazione_bagno',
    'un bagno 1,50 per 3,80: via la vasca, una doccia grande, pavimento e rivestimenti nuovi',
    /5,7 m²/,
    /2 bagni/,
  ],
  [
    'caldaia',
    'il boiler a gas va sostituito, siamo in 4 con due bagni e una vasca grossa',
    /cambiare lo scaldabagno/,
    /doccia/,
  ],
  // The right one of two neighbours.
  ['ristrutturazione_facciata', 'cappotto solo sulla parete nord 10 metri per 7', /cappotto termico/],
  ['ristrutturazione_facciata', 'isolare la parete nord della camera che è fredda', /dall’interno/],
  ['serramenti', 'doppi vetri senza cambiare il telaio, 6 vetri 60x110', /cambiare i vetri/],
  ['serramenti', 'vorrei cambiare solo i vetri tenendo i telai in legno, 4 finestre', /cambiare i vetri/],
  ['serramenti', 'cassonetti da isolare 4 finestre entra un freddo cane', /4 cassonetti/],
  [
    'ristrutturazione_bagno',
    'il muro della doccia dietro la camera è pieno di macchie umide',
    /perdita d’acqua/,
  ],
  ['ristrutturazione_bagno', 'perde qualcosa sotto il piatto doccia', /perdita d’acqua/],
  [
    'tinteggiatura',
    'soggiorno e cucina open space 45 mq, pareti bianche, c’è qualche buco, arredato, Ravenna',
    /45 m²/,
    /abbattere/,
  ],
  ['ristrutturazione', 'abbattere il tramezzo e fare un open space', /abbattere un muro/],
  [
    'ristrutturazione',
    'pensavo a un tramezzo ma il geometra dice che è portante, ci va un’apertura con la trave di ferro',
    /portante/,
    /non portante/,
  ],
  ['ristrutturazione', 'abbattere un muro di 3 metri, non so se è portante', /muro/],
  [
    'ristrutturazione_bagno',
    'bagno marrone e beige del 74, da rifare, 2,60 x 1,90',
    /4,9\d? m²/,
    /39|2 bagni/,
  ],
  // Materials that are there, and materials that something only looks like.
  ['serramenti', '8 finestre in legno da riverniciare o cambiare', /8 finestre/, /e legno/],
  ['serramenti', '6 persiane in alluminio effetto legno nuove', /alluminio/, /legno duro/],
  ['serramenti', '3 finestre in pvc effetto legno', /3 finestre e PVC/],
  // Water that is no danger.
  ['impianti', 'devo separare il contatore dell’acqua dal vicino', /lavoro/, /112|corrente non si rischia/],
  ['impianti', 'gocciola acqua sulla presa della cucina', /corrente non si rischia/],
  // A thing that needs no count.
  ['serramenti', 'velux da sostituire 78x118', /1 finestra da tetto/],
  ['caldaia', 'il termostato non comanda più la caldaia, ne vorrei uno wifi', /1 termostato/],
]

t.test('a first message is read as it was meant', async (t) => {
  for (const [slug, message, says, saysNot] of messages) {
    const reply = lastReply(slug, [message])
    t.match(reply, says, message)
    if (saysNot) t.notMatch(reply, saysNot, message)
  }
})

t.test('a short name of several towns is asked about, also after a preposition', async (t) => {
  const boiler = 'la caldaia fa rumore'
  t.match(
    lastReply('caldaia', [boiler, 'condominio a Sesto']),
    /Sesto Fiorentino \(FI\).*Sesto San Giovanni/s,
  )
  t.match(lastReply('caldaia', [boiler, 'a Sesto San Giovanni']), /Sesto San Giovanni \(MI\)/)
  t.match(lastReply('caldaia', [boiler, 'abito a Cassano']), /quale intendi|più d’uno/)
})

t.test('the size of a battery needs no unit, and the power of a charger answers its question', async (t) => {
  t.match(lastReply('impianto_fotovoltaico', ['6 kw con accumulo 10']), /6 kW, con batteria e 10 kWh/)
  t.match(lastReply('impianti', ['colonnina nel box', 'Milano', '7 kw']), /fino a 7,4 kW/)
  t.match(
    lastReply('impianto_fotovoltaico', [
      'spendo 210 euro di bolletta ogni due mesi, mi conviene il fotovoltaico?',
    ]),
    /kWh all’anno/,
  )
})

t.test(
  'a message that is only the name of a village answers the question about the place early',
  async (t) => {
    const painting = 'imbiancare 50 mq'
    t.match(lastReply('tinteggiatura', [painting, 'Bormio']), /Bormio \(SO\)/)
    t.match(lastReply('tinteggiatura', [painting, 'siamo a bra']), /Bra \(CN\)/)
    t.notMatch(lastReply('tinteggiatura', [painting, 'colonna']), /Colonna \(RM\)/)
  },
)

t.test('sides are multiplied by their number, whichever comes first', async (t) => {
  for (const text of ['12 per 7 x 4 lati', '4 lati da 12 per 7'])
    t.match(lastReply('ristrutturazione_facciata', [`tinteggiare la facciata, ${text}`]), /336 m²/, text)
})
