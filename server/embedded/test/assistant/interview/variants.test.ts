import t from 'tap'

import { lastReply } from '../last-reply.ts'

const windows = [
  '9 finestre in pvc doppio vetro a due ante a Castelvetrano TP, nessuna portafinestra, tapparelle no',
  'non lo so',
]
const air = ['climatizzatore dual split a Rovigo, macchine comprese fascia media, nessuna predisposizione']
const skylights = ['sostituire 2 velux 78x118 a Cogne AO, stesso buco, senza tenda']
const facade = [
  'ridipingere la facciata, 180 mq, due piani, intonaco sano, niente frontalini, Atessa CH',
  'non lo so',
]
const sockets = ['4 prese nello studio e due punti luce, Bormio']
const boiler = [
  'cambiare la caldaia a gpl con una a condensazione 32 kW, 160 mq, Bevagna PG, scarico già buono, senza valvole',
  'non lo so',
]
const home = ['ristrutturare casa da 90 mq con un bagno, finiture medie, infissi no, Quartucciu']

t.test('«ne» with a number is the new count of the job', async (t) => {
  const counts: [string, RegExp][] = [
    ['matri mia.. e se per ora ne cambio solo cinque?', /5 finestre invece di 9/],
    ['mettiamo che ne faccia sei', /6 finestre invece di 9/],
    ['e facendone solo tre intanto?', /3 finestre invece di 9/],
    ['se invece ne cambio la metà?', /5 finestre invece di 9/],
    ['ma se ne levassi due?', /7 finestre invece di 9/],
    ['se ne aggiungo un’altra?', /10 finestre invece di 9/],
    ['e una in più, quella del bagno?', /10 finestre invece di 9/],
    ['due in meno quanto fa?', /7 finestre invece di 9/],
  ]
  for (const [say, expected] of counts) t.match(lastReply('serramenti', [...windows, say]), expected, say)
  for (const say of [
    'e se ne aggiungessi uno pure nella cameretta dei bimbi?',
    'e se ne mettessi un altro in cucina?',
    'se ne metto anche uno in cucina?',
  ])
    t.match(lastReply('impianti', [...air, say]), /3 split invece di 2/, say)
  t.match(lastReply('impianti', [...air, 'se ne mettessi solo uno?']), /1 split invece di 2/)
  const third = 'già che ci siamo, se ne cambiassi tre? il terzo è quello del bagno, identico'
  t.match(lastReply('ristrutturazione_tetto', [...skylights, third]), /3 finestre da tetto invece di 2/)
})

t.test('a number that counts another thing changes no count', async (t) => {
  for (const say of [
    'se ne rompete una mentre lavorate?',
    'ne ho già cambiate due l’anno scorso',
    'quante ne fate in un giorno, due?',
    'ne devo mettere due per forza in legno?',
    'e se ne trovo una rotta?',
    'due settimane in più cambiano il prezzo?',
    'uno in più di operaio?',
    'un altro mi ha chiesto 5000 in meno, come mai?',
    'pago metà subito e metà alla fine?',
    'un altro mi ha detto che ne serve una sola più grande, vero?',
  ])
    t.notMatch(lastReply('serramenti', [...windows, say]), /invece di 9/, say)
})

t.test('a size that someone had wrong is the new size', async (t) => {
  const sizes: [string, RegExp][] = [
    ['mo mio nipote dice che ha contato male, sono 230 metri. quanto diventa?', /230 m² invece di 180/],
    ['il geometra s’è sbagliato, so’ 150. quanto viene mo?', /150 m² invece di 180/],
    ['ho rimisurato col metro, fa 200 tondi. cambia molto?', /200 m² invece di 180/],
  ]
  for (const [say, expected] of sizes) {
    const reply = lastReply('ristrutturazione_facciata', [...facade, say])
    t.match(reply, expected, say)
    t.notMatch(reply, /cappotto toglie/, say)
  }
  const panels = ['smontare e rimontare 14 pannelli, Ivrea', 'no']
  for (const [say, expected] of [
    ['mia moglie è andata a contarli e sono 16, ce n’erano due dietro il camino', /16 pannelli invece di 14/],
    ['mio figlio è salito: ce ne sono 18', /18 pannelli invece di 14/],
  ] as const)
    t.match(lastReply('impianto_fotovoltaico', [...panels, say]), expected, say)
  for (const say of ['li ho contati, 2 sono rotti', 'ce ne sono 6 sul garage'])
    t.notMatch(lastReply('impianto_fotovoltaico', [...panels, say]), /invece di 14/, say)
  for (const say of ['il palazzo ha 5 piani, quanto viene?', 'ho 3 figli, quanto costa?'])
    t.notMatch(lastReply('ristrutturazione_facciata', [...facade, say]), /m² invece di 180/, say)
})

t.test('another count for one thing of a list changes the sum', async (t) => {
  const sums: [string, RegExp][] = [
    ['e se di prese ne facessi sei invece di quattro, più le solite due luci?', /8 punti invece di 6/],
    ['e se le prese fossero otto?', /10 punti invece di 6/],
    ['e se tolgo le luci?', /4 punti invece di 6/],
  ]
  const twoAndTwo = [
    'mi servono delle prese: due in cucina, una in corridoio, due dietro la tv e una in cameretta',
  ]
  const inKitchen = [...twoAndTwo, 'Cantù', 'aspetta in cucina ne metterei quattro, non due']
  t.match(lastReply('impianti', inKitchen), /8 punti invece di 6/)
  for (const [say, expected] of sums) t.match(lastReply('impianti', [...sockets, say]), expected, say)
  t.match(lastReply('ristrutturazione', [...home, 'e se i bagni diventano due?']), /2 bagni invece di 1/)
})

t.test('a supposed job replaces the one in hand, whatever is told beside it', async (t) => {
  for (const say of [
    'e se mandassi via il bombolone e mettessi una pompa di calore? i termosifoni sono in ghisa',
    'e se levassi il gas e mettessi la pompa di calore? la casa è ben isolata',
  ]) {
    const reply = lastReply('caldaia', [...boiler, say])
    t.match(reply, /guardiamo quanto costa mettere una pompa/, say)
    t.notMatch(reply, /Aggiungo/, say)
  }
})

t.test('heat below the tiles is underfloor heating', async (t) => {
  for (const say of [
    'ascolta e se al posto dei termosifoni metto il caldo sotto le mattonelle?',
    'e se voglio il riscaldamento che passa sotto il pavimento?',
    'e se mettessi i tubi caldi sotto i piedi?',
    'e se metto il riscaldamento a pavimento?',
  ]) {
    const reply = lastReply('ristrutturazione', [...home, say])
    t.match(reply, /riscaldamento a pavimento/, say)
    t.notMatch(reply, /Aggiungo/, say)
  }
})

t.test('a thing that is added while the workers are there changes the figure', async (t) => {
  const walls = ['imbiancare casa di 60 mq a Torino, solo le pareti, traspirante, muri buoni, vuota']
  for (const say of [
    'già che ci siamo mi fate pure i soffitti?',
    'visto che ci siete ci fate anche i soffitti?',
    'e va be’, se già che ci siete gli fate fare pure i soffitti?',
  ])
    t.match(lastReply('tinteggiatura', [...walls, say]), /pareti e soffitti invece di solo le pareti/, say)
  t.notMatch(lastReply('tinteggiatura', [...walls, 'già che ci siete mi spostate i mobili?']), /invece di/)
})

t.test('a message that begins with a limit replaces what was said before', async (t) => {
  const both = ['devo imbiancare un alloggio di 60 mq a Torino, pareti e soffitti', 'traspirante']
  for (const say of [
    'solo i muri, il soffitto non si tocca',
    'soltanto le pareti, i soffitti lasciamoli stare',
  ])
    t.match(lastReply('tinteggiatura', [...both, say]), /solo le pareti invece di pareti e soffitti/, say)
})

t.test('a room that is left out takes its counts with it', async (t) => {
  const list = '4 prese in soggiorno, 3 prese in camera da letto e 2 punti luce nel corridoio, Bormio'
  for (const [say, expected] of [
    ['la camera la lasciamo stare', /6 punti invece di 9/],
    ['e senza la camera quanto viene?', /6 punti invece di 9/],
    ['e se la camera la lascio perdere e facciamo solo soggiorno e corridoio?', /6 punti invece di 9/],
    ['e se tolgo il corridoio?', /7 punti invece di 9/],
    ['e se facciamo solo il soggiorno?', /4 punti invece di 9/],
  ] as const)
    t.match(lastReply('impianti', [list, say]), expected, say)
  for (const say of [
    'in camera ci sono solo i mobili vecchi',
    'il soggiorno ha le pareti in cartongesso, la camera no',
    'in cucina non serve niente',
  ])
    t.notMatch(lastReply('impianti', [list, say]), /invece di 9/, say)
  const roomFirst = 'aggiungere in soggiorno 4 prese e 2 punti luce, in camera 3 prese, Bormio'
  t.match(lastReply('impianti', [roomFirst, 'e se tolgo il soggiorno?']), /3 punti invece di 9/)
})
