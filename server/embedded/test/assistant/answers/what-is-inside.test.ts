import t from 'tap'

import { lastReply } from '../last-reply.ts'

const home =
  'ristrutturare completamente appartamento di 90 mq a Genova con un bagno, livello medio, nessun infisso, radiatori'
const bath =
  'bagno completo di 5 mq a Bari, tubi nuovi, fascia media, secondo piano con ascensore, sanitari a terra'
const walls =
  'imbiancare 80 mq a Parma, pareti e soffitti, traspirante, muri buoni, casa arredata, niente muffa'
const wiring =
  'rifare l’impianto elettrico di un appartamento di 85 mq a Cagliari, tracce a muro, livello medio, abitato'

t.test('a question for an option that was not chosen gets its price', async (t) => {
  const heating = lastReply('ristrutturazione', [home, 'il riscaldamento a pavimento è dentro?'])
  t.match(
    heating,
    /Non compreso: nella stima ho contato «radiatori»\. Con «riscaldamento a pavimento» sarebbe/,
  )
  t.match(
    lastReply('ristrutturazione_bagno', [bath, 'i sanitari sospesi sono compresi?']),
    /«sanitari sospesi»/,
  )
})

t.test('a question ends with ‘dentro’ or ‘c’è’ and adds nothing', async (t) => {
  t.match(lastReply('impianti', [wiring, 'il quadro nuovo con il salvavita è dentro?']), /è compreso/)
  t.notMatch(lastReply('ristrutturazione_bagno', [bath, 'e il termoarredo c’è?']), /Aggiungo/)
})

t.test('the thing after a preposition is not what is asked for', async (t) => {
  t.notMatch(lastReply('tinteggiatura', [walls, 'la muffa dietro l’armadio è compresa?']), /mobili pesanti/)
  t.notMatch(
    lastReply('ristrutturazione_bagno', [bath, 'lo scaldabagno elettrico lo spostano loro compreso?']),
    /colonna/,
  )
})

t.test('an old part may stay', async (t) => {
  for (const text of ['e se non tocco le piastrelle?', 'se tengo le piastrelle che ho?'])
    t.match(lastReply('ristrutturazione_bagno', [bath, text]), /Si può, se è sano.*piastrelle/s, text)
  t.match(lastReply('ristrutturazione_bagno', [bath, 'e se lascio i tubi vecchi?']), /con tubi che restano/)
})

t.test('a look chooses no material and no finish', async (t) => {
  const windows =
    'cambiare 5 finestre in pvc 120x140 a Ancona, doppio vetro, nessuna scorrevole, senza tapparelle'
  t.notMatch(
    lastReply('serramenti', [windows, 'posso farle effetto legno fuori e bianche dentro']),
    /invece di PVC/,
  )
  t.notMatch(
    lastReply('tinteggiatura', [walls, 'se una parete la voglio verde petrolio costa di più']),
    /decorativa/,
  )
})

t.test('a statement that is like a known question gets its answer', async (t) => {
  const text = 'il water lo voglio con il bidet incorporato'
  t.match(lastReply('ristrutturazione_bagno', [bath, text]), /sedile elettronico/)
})

t.test('a trade stands with its preposition', async (t) => {
  t.match(lastReply('ristrutturazione', [home, 'mi date un preventivo preciso?']), /preventivo dell’impresa/)
})

t.test('what the paperwork costs depends on the work', async (t) => {
  const roof = 'rifare il tetto di 100 mq a Trento, con isolamento, tegole nuove, travi sane, due piani'
  t.match(lastReply('ristrutturazione_tetto', [roof, 'il geometra quanto prende']), /Dipende.*CILA 4/s)
})
