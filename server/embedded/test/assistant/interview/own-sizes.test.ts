import t from 'tap'

import { lastReply } from '../last-reply.ts'

const facade = 'rifare la facciata di una casa a un piano, 150 mq, solo tinta, Lonigo, niente balconi'
const floors = 'pavimenti nuovi sopra il vecchio a Pistoia, 48 mq'
const home = 'imbiancare casa 80 mq traspirante pareti e soffitti muri buoni vuota a Parma'
const room = 'tinteggiare una stanza 4x4 pareti e soffitto traspirante muri buoni vuota a Legnano'
const windows = '4 finestre pvc due ante 120x140 senza tapparelle niente scorrevoli a Lodi'

t.test('the size of a further job belongs to that job', async (t) => {
  const railing = 'e za che semo ghe sarìa la ringhiera de fero dei scalini da verniciar, 6 metri. Zontèla'
  t.match(lastReply('ristrutturazione_facciata', [facade, railing]), /intonaco e tinta, 150 m²[^]*6 metri/)
  const fence = 'aggiungi la recinzione in ferro da verniciare, 25 metri'
  t.match(lastReply('tinteggiatura', [home, fence]), /interni, 80 m²[^]*25 m/)
  t.match(
    lastReply('tinteggiatura', [home, 'la casa è 90 mq, e aggiungi la ringhiera 5 metri']),
    /90 m² invece di 80 m²/,
  )
})

t.test('a size after the figure belongs to the job that the message adds', async (t) => {
  const mould = 'ho la muffa in camera del bambino, saranno 10 mq da trattare, Bologna'
  const unsure = ['niente foto, per il resto non lo so', 'non lo so', 'non lo so']
  const paper =
    'metti nel conto pure il corridoio, che ha la carta da parati di quelle plasticose da tirare via, sono 30 metri quadri di muro'
  const reply = lastReply('tinteggiatura', [mould, ...unsure, paper])
  t.match(reply, /carta da parati[^]*30 m² di pareti/)
  t.notMatch(reply, /30 m² con muffa/)
  const sala = 'vorrei aggiungere la tinteggiatura della sala, che è 30 metri quadri di pavimento'
  t.notMatch(
    lastReply('ristrutturazione', ['posare il gres in cucina 12 mq, massetto ok, Pisa', ...unsure, sala]),
    /invece di 12 m²/,
  )
  const two = ['si è rotta la cinghia della tapparella in camera, Milano', ...unsure]
  const motors = 'allora la voglio col motorino, quella di camera e anche quella del salotto'
  t.match(
    lastReply('serramenti', [...two, motors, 'pulsante al muro', 'sì, la corrente c’è']),
    /2 tapparelle/,
  )
})

t.test('a measured total replaces an estimate from rooms, whatever was asked', async (t) => {
  const rooms = 'vorrei rifare i pavimenti di soggiorno, corridoio e cucina, sopra il vecchio'
  t.match(
    lastReply('ristrutturazione', [rooms, 'in tutto sono 48 metri quadri piu o meno, sto a Pistoia']),
    /Pavimenti nuovi, 48 m²/,
  )
  t.notMatch(
    lastReply('ristrutturazione', [
      rooms,
      'Pistoia, la casa in tutto è 90 mq ma faccio solo quelle tre stanze',
    ]),
    /90 m²/,
  )
})

const renovated = (first: string, later: string): string => lastReply('ristrutturazione', [first, later])

t.test('a part of the size is added or taken away', async (t) => {
  t.match(
    renovated(floors, 'la cucina alla fine la lascio stare, quindi togli 11 metri'),
    /37 m² invece di 48/,
  )
  t.match(renovated(floors, 'va tolta la cucina, 11 metri quadri'), /37 m² invece di 48/)
  t.match(renovated(floors, 'togli la cucina, quindi 37 metri'), /37 m² invece di 48/)
  t.notMatch(renovated(floors, 'i mobili li togliamo noi, 3 metri di armadio'), /m² invece di/)
  t.match(
    lastReply('ristrutturazione_facciata', [facade, 'aggiungi il lato nord, sono 40 metri in più']),
    /190 m²/,
  )
})

t.test('a room that explains a count changes no floor', async (t) => {
  const doors =
    '5 porte interne laminate e laminato sopra le piastrelle in camera, 14 mq, Castelfranco Emilia'
  const reply = lastReply('ristrutturazione', [
    doors,
    'ah scusa le porte sono 6, mi ero scordato il ripostiglio',
  ])
  t.match(reply, /6 porte invece di 5 porte/)
  t.notMatch(reply, /invece di 14 m²/)
})

t.test('screens for all openings need no number', async (t) => {
  const openings =
    '5 finestre pvc 110x140 e una portafinestra 120x220, niente scorrevoli, senza tapparelle, Vigevano'
  const after = (...later: string[]): string => lastReply('serramenti', [openings, ...later])
  t.match(after('va bene. Aggiunga le zanzariere per tutte, a rullo'), /6 zanzariere/)
  t.match(after('aggiungi le zanzariere a rullo', 'una per finestra'), /6 zanzariere/)
  t.match(after('aggiungi le zanzariere a rullo', 'solo per le finestre'), /5 zanzariere/)
  const cord = 'si è rotta la cinghia di una tapparella, Pozzuoli'
  t.match(
    lastReply('serramenti', [cord, 'pure chella d’’a cucina sta sfilacciata, facesse tutte e ddoje']),
    /2 tapparelle/,
  )
})

t.test('words about seeing or sending other things offer no photos', async (t) => {
  t.notMatch(
    lastReply('ristrutturazione', [floors, 'le ho viste da mia nipote, effetto legno']),
    /nessuna foto/,
  )
  t.match(
    lastReply('serramenti', [windows, 'mi correggo, le ho ricontate su una vecchia foto: sono nove']),
    /9 finestre/,
  )
  t.match(lastReply('serramenti', [windows, 'le foto le ho già mandate']), /nessuna foto/)
})

t.test('a wish for one wall, a fear and a dropped work leave the price of the room', async (t) => {
  t.notMatch(
    lastReply('tinteggiatura', [room, 'anzi una parete la vorrei verde salvia, dietro il letto']),
    /una sola parete/,
  )
  t.notMatch(lastReply('tinteggiatura', [room, 'e se sotto mi viene via il muro a pezzi?']), /rovinati/)
  t.match(lastReply('tinteggiatura', [home, 'quanto verrebbe se i muri fossero rovinati?']), /rovinati/)
  const paper = 'tinteggiare una stanza di 16 mq e togliere la carta da parati semplice, Legnano, traspirante'
  t.notMatch(
    lastReply('tinteggiatura', [
      `${paper}, pareti e soffitto`,
      'togli la carta dal preventivo che ci penso io',
    ]),
    /parati da togliere/,
  )
})
