import t from 'tap'

import { lastReply, lastSheet } from '../last-reply.ts'

const jobsIn = (sheet: string): string[] =>
  sheet
    .split('\n')
    .flatMap((row) => (/^(?:\d\. )?Lavoro: /.test(row) ? [row.replace(/^(?:\d\. )?Lavoro: /, '')] : []))

t.test('a home has one source of heat: the later choice replaces the earlier one, and back', async (t) => {
  const pump = [
    'pompa di calore al posto della caldaia, 150 mq, radiatori, a Medolla',
    'non lo so',
    'non lo so',
  ]
  const hybrid =
    'Per far star buono mio padre: mettiamo il sistema ibrido, con una caldaietta nuova che dà una mano nei giorni brutti'
  t.same(jobsIn(lastSheet('caldaia', [...pump, hybrid])), ['Sistema ibrido: caldaia e pompa di calore'])
  const back = 'torniamo alla sola pompa di calore com’era prima'
  t.same(jobsIn(lastSheet('caldaia', [...pump, hybrid, back])), [
    'Pompa di calore aria-acqua al posto della caldaia',
  ])
})

t.test('the whole replaces its repair, also in a long message', async (t) => {
  const patch = ['una toppa di guaina sul terrazzo a Trani, un punto', 'non lo so', 'no']
  const message =
    'un parente l’ha toccata e si sbriciola con le dita, altro che buona. lasciate perdere la toppa e rifatela tutta, 35 metri quadri'
  const sheet = lastSheet('ristrutturazione_tetto', [...patch, message])
  t.same(jobsIn(sheet), ['Impermeabilizzazione di tetto piano o terrazzo'])
  t.match(sheet, /35 m²/)
  const device = ['il condizionatore perde acqua dallo split, vorrei ripararlo, a Todi', 'non lo so', 'no']
  const newOne =
    'ha diciassett’anni e il gas non si trova più. non ci butto i soldi: mettetemene uno nuovo da 12000 btu nello stesso posto. niente riparazione'
  t.same(jobsIn(lastSheet('impianti', [...device, newOne])), ['Climatizzatore'])
})

t.test('who redoes something is no wish for a new thing', async (t) => {
  const leak = [
    'il termosifone della cameretta gocciola, non lo voglio cambiare, a Nocera Inferiore',
    'non lo so',
  ]
  const reply = lastReply('caldaia', [...leak, 'e se poi riperde me lo rifanno gratis?'])
  t.notMatch(reply, /guardiamo quanto costa/)
})

t.test('an alarm that is cancelled drops no gate', async (t) => {
  const sheet = lastSheet('impianti', [
    'automatizzare un cancello a due ante a Nardò',
    'no',
    'aggiungete l’antifurto senza fili',
    'appartamento',
    'nessuna telecamera',
    'tra sirene e codici mi agito di più. prendo un cane dal canile e l’allarme lo cancelliamo, rimane il cancello',
  ])
  t.same(jobsIn(sheet), ['Cancello o basculante automatico'])
})

t.test('the place of a tap is no further fixture', async (t) => {
  const sheet = lastSheet('ristrutturazione_bagno', [
    'sostituire un wc a Lodi, a terra',
    'no',
    'e pure il rubinetto del lavabo, goccia, mettetelo nuovo',
  ])
  t.match(sheet, /Sanitari: 1 sanitario/)
  t.match(sheet, /Rubinetto/)
})

t.test('a count of all things is read with its article', async (t) => {
  const boiler = ['caldaia nuova a Trecate, 95 mq, un bagno, scarico a posto, niente valvole', 'no']
  const message = 'Aggiungete le valvole termostatiche su tutti e 9 i termosifoni'
  t.match(lastSheet('caldaia', [...boiler, message]), /9 valvole termostatiche/)
})

t.test('a distance measures no work', async (t) => {
  const railing = ['verniciare una ringhiera di 5 metri a Lodi', 'non lo so', 'no', 'non lo so']
  t.match(
    lastSheet('tinteggiatura', [...railing, 'siamo a 300 metri dal mare, la salsedine si mangia tutto']),
    /Lunghezza: 5 m\n/,
  )
})

t.test('a remark about what others have changes nothing', async (t) => {
  const toilet = ['sostituire un wc a Lodi, a terra', 'no']
  const sheet = lastSheet('ristrutturazione_bagno', [
    ...toilet,
    'in albergo a Rimini avevano i sospesi, comodi per pulire, ma pazienza',
  ])
  t.match(sheet, /sanitari a terra[\s\S]*Dove: Lodi/)
})

t.test('a further work is no complaint about Gino, and a relative’s work no other price', async (t) => {
  const wallbox = ['montare una wallbox in garage a Lodi, 5 metri di cavo', 'non lo so', 'no']
  const other = 'e un’altra cosa: in fondo alle scale manca un punto luce, quello me lo fate?'
  t.notMatch(lastReply('impianti', [...wallbox, other]), /Hai ragione, scusa/)
  const room = ['imbiancare la cameretta, 16 mq a Ragusa, pareti e soffitto, traspirante', 'no']
  const wish =
    'appena mia moglie ha saputo che viene il pittore vuole rinfrescato pure lo studiolo, 12 mq, stessa cosa'
  const reply = lastReply('tinteggiatura', [...room, wish])
  t.notMatch(reply, /l’altro prezzo|Hai ragione/)
  t.match(reply, /28 m²/)
})

t.test('a part of the body in a saying is no thing of the work', async (t) => {
  const home = ['ristrutturare 70 mq a Recco, finiture medie, un bagno, niente infissi', 'no']
  const reply = lastReply('ristrutturazione', [
    ...home,
    'e se quello si gratta la testa e se ne va senza aver capito niente, i soldi li caccio lo stesso?',
  ])
  t.notMatch(reply, /Per la testa/)
})

t.test('fear of a price is no sign of a danger', async (t) => {
  const message =
    'appartamento di 72 mq a Recco: via tutto e rifatto da capo, corrente, acqua, termosifoni, l’unico bagno. Di che somma parliamo, per non svenire dopo?'
  t.notMatch(lastReply('ristrutturazione', [message]), /monossido/)
  t.match(lastReply('caldaia', ['la caldaia è accesa e mi sento svenire']), /112|118/)
})
