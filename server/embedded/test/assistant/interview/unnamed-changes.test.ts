import t from 'tap'

import { lastReply } from '../last-reply.ts'

const screens = 'vorrei 4 zanzariere a rullo a Pavia, misure normali'
const radiators = 'cambiare 6 termosifoni a Trento, in alluminio'
const grilles = 'inferriate apribili per 3 finestre e una portafinestra, Sassari, misure standard'
const seals = 'cambiare le guarnizioni a 3 finestre a Lodi'
const awnings = '5 tende da sole a bracci a Bari, con la manovella'

t.test('a number without its noun is the new count', async (t) => {
  t.match(lastReply('serramenti', [screens, 'mettiamole su tutte e sette dai']), /7 zanzariere invece di 4/)
  t.match(lastReply('serramenti', [screens, 'tutti e sei allora']), /6 zanzariere invece di 4/)
  t.match(
    lastReply('serramenti', ['vetrata scorrevole larga 3 metri alta 2,50 in pvc a Rho', 'è larga 4 non 3']),
    /10 m² invece di 7,5 m²/,
  )
})

t.test('one thing more or less by its place', async (t) => {
  t.match(lastReply('serramenti', [screens, 'fate pure quella dello studio']), /5 zanzariere invece di 4/)
  t.match(lastReply('caldaia', [radiators, 'quello del corridoio lo lasciamo']), /5 termosifoni invece di 6/)
  t.match(lastReply('caldaia', [radiators, 'pure quello della lavanderia va cambiato']), /7 termosifoni/)
  t.notMatch(lastReply('caldaia', [radiators, 'pure quello della lavanderia va cambiato']), /Aggiungo/)
  t.match(
    lastReply('serramenti', [grilles, 'quella della portafinestra togliamola']),
    /nessuna portafinestra/,
  )
})

t.test('one of several things that is given up leaves the others', async (t) => {
  const home = 'ristrutturazione completa 75 mq a Monza, finiture medie, niente infissi, '
  const left = (bathrooms: string, later: string): string =>
    lastReply('ristrutturazione', [`${home}${bathrooms}`, later])
  t.match(left('due bagni', 'il secondo bagno no'), /1 bagno invece di 2 bagni/)
  t.match(left('due bagni', 'un bagno lo lasciamo com’è'), /1 bagno invece di 2 bagni/)
  t.match(left('tre bagni', 'il terzo bagno lasciamolo stare'), /2 bagni invece di 3 bagni/)
  t.notMatch(left('un bagno', 'no, lasciamo perdere il secondo bagno, torniamo a uno'), /invece di/)
  const shutters = 'cambiare 6 tapparelle in pvc a Chieti, misura normale, a mano'
  t.match(lastReply('serramenti', [shutters, 'una tapparella la lasciamo stare']), /5 tapparelle invece di 6/)
})

t.test('a change that was not read does not leave the old figure as if it counted', async (t) => {
  t.match(
    lastReply('serramenti', [screens, 'quelle della camera no']),
    /non l’ho ancora contato.*4 zanzariere/s,
  )
  t.match(lastReply('serramenti', [screens, 'quelle della camera no', '2']), /2 zanzariere invece di 4/)
  t.match(lastReply('serramenti', [screens, 'quelle della camera no', 'non lo so']), /lascio la stima com’è/)
  t.match(lastReply('serramenti', [screens, 'il salotto no dai']), /non l’ho ancora contato/)
  t.match(lastReply('serramenti', [screens, 'aggiungete un’altra per il bagno']), /non l’ho ancora contato/)
  t.notMatch(lastReply('serramenti', [screens, 'ho due gatti e sto al terzo piano']), /contato/)
})

t.test('«anche» adds and never replaces', async (t) => {
  t.match(lastReply('serramenti', [seals, 'è rotta anche la maniglia']), /la stima non lo conta/)
  t.notMatch(lastReply('serramenti', [seals, 'è rotta anche la maniglia']), /invece di/)
  const shutters = 'cambiare 3 tapparelle in pvc a Chieti, misura normale, a mano'
  t.match(lastReply('serramenti', [shutters, 'mettete anche il motore']), /con il motore/)
  t.notMatch(lastReply('serramenti', [shutters, 'mettete anche il motore']), /non lo conta/)
  t.match(lastReply('serramenti', [seals, 'anzi è da cambiare la maniglia']), /invece di guarnizioni/)
  t.match(
    lastReply('tinteggiatura', [
      'pitturare una camera di 14 mq a Bari, solo pareti, muri buoni, traspirante',
      'fate anche il soffitto',
    ]),
    /pareti e soffitti/,
  )
  const windows =
    '3 finestre in pvc a Lucca, misure standard, doppio vetro, niente tapparelle, nessuna scorrevole'
  t.match(
    lastReply('serramenti', [windows, 'ah e mettiamo le zanzariere su tutte']),
    /Aggiungo: mettere le zanz/,
  )
  const facade = 'tinteggiare facciata di 80 mq a Parma, due piani, intonaco sano, ponteggio da montare'
  const wider = lastReply('ristrutturazione_facciata', [facade, 'aggiungi anche la parete est, altri 60 mq'])
  t.match(wider, /140 m² invece di 80/)
  t.notMatch(wider, /Aggiungo/)
})

t.test('an option of some of the things is not that of all', async (t) => {
  t.match(lastReply('serramenti', [awnings, 'quelle dei balconi fatele col motore']), /non è contata/)
  t.match(lastReply('serramenti', [awnings, 'tutte col motore']), /con il motore invece di/)
  t.match(
    lastReply('serramenti', ['zanzariere a Roma, 6 a rullo e 2 plissettate']),
    /a rullo.*il tipo di cui ne hai di più/s,
  )
})

t.test('a refused thing leaves the other things of its job', async (t) => {
  const iron = 'pitturare cancello e ringhiera in ferro 12 metri a Perugia'
  const reply = lastReply('tinteggiatura', [iron, 'il cancello no dai, lo fa mio cognato'])
  t.match(reply, /non ne tiene ancora conto/)
  t.notMatch(reply, /Che lavoro/)
})

t.test('a figure that is already counted is no change', async (t) => {
  const gutters = 'cambiare le grondaie in rame, 18 metri, Poppi'
  t.notMatch(lastReply('ristrutturazione_tetto', [gutters, '18 metri']), /non l’ho ancora contato/)
  const windows = 'finestre in pvc a Schio, 5 finestre 120x140 e 1 portafinestra'
  t.notMatch(lastReply('serramenti', [windows, '5 finestre e 1 portafinestra']), /non l’ho ancora contato/)
})

t.test('a new total needs no noun, and counts no people or days', async (t) => {
  const solar = 'fotovoltaico da 10 kw a Treviso, niente batteria, tetto a falde'
  const heater = 'scaldabagno elettrico da 80 litri a Taranto da cambiare, lo porta l’idraulico'
  const edges = '4 balconi coi frontalini marci, in tutto 16 metri, a Pescara'
  t.match(lastReply('serramenti', [screens, 'facciamo 8']), /8 zanzariere invece di 4/)
  t.match(
    lastReply('serramenti', [screens, 'due sono portefinestre, non te l’avevo detto']),
    /2 portefinestre/,
  )
  t.match(
    lastReply('impianto_fotovoltaico', [solar, 'torniamo bassi, quattro e mezzo']),
    /4,5 kW invece di 10 kW/,
  )
  t.match(lastReply('caldaia', [heater, 'mi basterebbe da cinquanta']), /50 litri invece di 80 litri/)
  t.match(lastReply('ristrutturazione_facciata', [edges, 'facciamone 3']), /12 metri.*invece di 16/)
  t.notMatch(lastReply('serramenti', [screens, 'siamo in 8 in famiglia']), /invece di/)
  t.notMatch(lastReply('serramenti', [screens, 'facciamo il 5 marzo']), /invece di/)
  t.notMatch(lastReply('impianto_fotovoltaico', [solar, 'ho quattro figli']), /invece di/)
})

t.test('a small part is no new size of the work', async (t) => {
  const flat =
    'imbiancare 95 mq a Palermo, pareti e soffitti, traspirante, casa arredata, muri in buono stato'
  const mould = [flat, 'c’è un angolo nero di muffa, 3 mq, trattate anche quello'] as const
  t.match(lastReply('tinteggiatura', mould), /3 m² con muffa/)
  t.notMatch(lastReply('tinteggiatura', mould), /invece di| e tinta forte/)
  t.notMatch(lastReply('tinteggiatura', [flat, 'una parete di 4 mq è nera di fumo']), /4 m²/)
  const rooms = 'tre camere da 14 metri l’una a Roma, pareti e soffitti, traspirante, muri buoni, casa vuota'
  t.match(lastReply('tinteggiatura', [rooms, 'anzi facciamo quattro']), /56 m² invece di 42/)
  const panes =
    '3 finestre in pvc a Lodi, misure standard, doppio vetro, niente tapparelle, nessuna scorrevole'
  const dragging = 'in cucina c’è una finestra che striscia, regolatela nella stessa uscita'
  t.notMatch(lastReply('serramenti', [panes, dragging]), /invece di/)
})

t.test('a figure of another thing is no count of the work', async (t) => {
  t.match(
    lastReply('caldaia', ['appartamento 90mq a Crema, un bagno. ne voglio una nuova a condensazione']),
    /1 bagno/,
  )
  t.match(
    lastReply('impianti', [
      'condizionatore dual split 9+12 macchine comprese a Bari, nessuna predisposizione',
    ]),
    /Dual split, macchine e posa/,
  )
  t.notMatch(
    lastReply('impianti', ['antifurto senza fili in appartamento 85 mq a Bassano del Grappa, 6 sensori']),
    /telecamere e|6 telecamere/,
  )
})

const home = 'ristrutturazione completa 72 mq un bagno a Lodi, finiture medie, nessun infisso'
const boiler = 'cambiare la caldaia a Lodi, un bagno, scarico fumi ok, 80 mq, 7 valvole termostatiche'
const rooms = 'imbiancare appartamento 65 mq a Latina, muri e soffitti, traspirante, muri buoni, arredata'

const added = (later: string): string => lastReply('ristrutturazione', [home, later])
const walls = (later: string): string => lastReply('tinteggiatura', [rooms, later])

t.test('one more bathroom of a home is counted, and is no job of its own', async (t) => {
  for (const later of [
    'una cosa, ci starebbe anche un secondo bagnetto dove adesso c’è il ripostiglio. aggiungilo',
    'dimenticavo, vorrei ricavare un secondo bagno di servizio',
    'e se facessimo un secondo bagno?',
  ]) {
    t.match(added(later), /2 bagni invece di 1 bagno/, later)
    t.notMatch(added(later), /Aggiungo/, later)
  }
  t.notMatch(added('nel bagno vorrei anche un termoarredo'), /2 bagni/)
  t.notMatch(added('un bagno lo vorrei con la vasca'), /2 bagni/)
})

t.test('what the estimate holds already is said, and not added', async (t) => {
  const wall = 'abbattere un muro non portante 9 mq senza tubi, con ascensore, Rovigo'
  t.match(
    lastReply('ristrutturazione', [
      wall,
      'aggiungi la pratica CILA',
      'ok allora mettici dentro anche il geometra per sta pratica',
    ]),
    /È già nella stima: pratica edilizia/,
  )
  t.match(
    lastReply('caldaia', [boiler, 'mettici anche le valvole ai termosifoni']),
    /È già nella stima: 7 valvole termostatiche/,
  )
  t.match(
    lastReply('tinteggiatura', [rooms, 'includi anche i soffitti']),
    /È già nella stima: pareti e soffitti/,
  )
  t.notMatch(lastReply('serramenti', [screens, 'metti anche la zanzariera della cantina']), /già nella stima/)
})

t.test('an option added with a reason changes no count', async (t) => {
  const reply = lastReply('caldaia', [
    boiler,
    'ci metta anche un termostato nuovo visto che quello di adesso non funziona',
  ])
  t.match(reply, /con termostato nuovo/)
  t.notMatch(reply, /bagni/)
})

t.test('quelli stands for the thing named before where it is left out', async (t) => {
  t.match(
    walls('sa che le dico i soffitti sono ancora belli, lasciamo perdere quelli'),
    /solo le pareti invece/,
  )
  t.match(walls('il soffitto è stato fatto da poco, quello lasciamolo stare'), /solo le pareti invece/)
  t.match(
    lastReply('caldaia', [boiler, 'le valvole costano troppo, lasciamo stare quelle']),
    /nessuna valvola invece di 7/,
  )
})
