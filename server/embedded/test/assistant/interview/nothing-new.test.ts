import t from 'tap'

import { lastReply, type Slug } from '../last-reply.ts'

/** First messages with which a conversation comes to its figure. */
const first = {
  tinteggiatura:
    'imbiancare un appartamento di 80 mq a Bologna, pareti e soffitti bianchi, è libero, non ci abita nessuno',
  ristrutturazione_tetto:
    'rifare il tetto di una villetta a due falde, 120 mq, tegole, isolato, due piani, a Modena',
  serramenti: '6 finestre in pvc bianco a Verona, doppio vetro, le tapparelle le tengo',
  ristrutturazione_bagno: 'rifare il bagno di 5 mq a Torino, via la vasca e dentro la doccia, tubi nuovi',
  caldaia: 'caldaia nuova a condensazione da 24 kW in appartamento a Parma',
  impianti: 'due climatizzatori split in un appartamento a Roma',
} satisfies Partial<Record<Slug, string>>

const after = (slug: keyof typeof first, said: string): string =>
  lastReply(slug, [first[slug], 'dammi subito la stima', said])

const figure = /Ho capito che|Correggo|Prima era|te lo dice|Non sono sicuro/

t.test('what is known already is not taken for a change or a question', async (t) => {
  for (const [slug, said, says] of [
    ['tinteggiatura', 'è libero eh, non ci sta nessuno', /già conto: casa vuota/],
    ['tinteggiatura', 'come dicevo sono 80 metri', /già conto: 80 m²/],
    ['ristrutturazione_tetto', 'sono due piani, come avevo scritto', /già conto: 2 piani/],
    ['ristrutturazione_tetto', "è a due falde, ve l'ho già detto", /già segnato/],
    ['serramenti', 'le finestre sono 6', /già conto: 6 finestre/],
    ['serramenti', 'le tapparelle le tengo, ripeto', /già conto/],
    ['ristrutturazione_bagno', 'la doccia al posto della vasca, come scritto sopra', /già segnato/],
  ] as const) {
    t.match(after(slug, said), says, said)
    t.notMatch(after(slug, said), figure, said)
  }
  // Another figure is a change, whatever the message says of it.
  t.match(after('serramenti', 'come dicevo le finestre sono 7'), /7 finestre invece di 6/)
})

t.test('what the customer will send or measure is no refusal, no urgency and no riddle', async (t) => {
  for (const [slug, said, says] of [
    ['tinteggiatura', 'stasera se serve le faccio le foto', /foto puoi mandarle quando vuoi/],
    [
      'ristrutturazione_tetto',
      'oggi pomeriggio faccio le foto che servono',
      /foto puoi mandarle quando vuoi/,
    ],
    ['ristrutturazione_bagno', "quando torno vi mando un'immagine", /foto puoi mandarle quando vuoi/],
    ['serramenti', 'domani ve le misuro per bene e ve lo scrivo', /quando lo sai scrivimelo/],
    ['caldaia', "domattina sento l'amministratore e vi dico", /quando lo sai scrivimelo/],
  ] as const) {
    t.match(after(slug, said), says, said)
    t.notMatch(after(slug, said), /senza foto|Ti serve qualcuno subito|Non sono sicuro/, said)
  }
  // More work is no promise.
  const more = 'quando viene l’operaio facciamo pure quella cosa dello stucco in corridoio'
  t.notMatch(after('tinteggiatura', more), /quando lo sai scrivimelo|foto puoi mandarle/)
})

t.test('agreement with a remark, and what matters to the customer, change nothing', async (t) => {
  for (const [slug, said] of [
    ['ristrutturazione_bagno', 'giusto, la vasca ormai non la usa più nessuno'],
    ['ristrutturazione_tetto', "mi trovo d'accordo, meglio fare tutto adesso"],
    ['serramenti', "esatto, le vecchie fanno passare l'aria"],
    ['caldaia', 'infatti, lo dice anche mio cognato'],
    ['serramenti', 'a me basta che si senta meno freddo'],
  ] as const) {
    t.match(after(slug, said), /^Bene, lo segno nella scheda per .* La stima resta questa/, said)
    t.notMatch(after(slug, said), figure, said)
  }
  t.match(after('serramenti', 'giusto, allora togli una finestra'), /5 finestre invece di 6/)
})

t.test('a change and a question in one sentence are both heard', async (t) => {
  const split = after('impianti', "togli uno split, e l'acconto di quanto è?")
  t.match(split, /1 split invece di 2/)
  t.match(split, /acconto/)
  const window = after('serramenti', 'aggiungi una finestra, ma la garanzia di quanto è?')
  t.match(window, /7 finestre invece di 6/)
  t.match(window, /garanzia/)
})
