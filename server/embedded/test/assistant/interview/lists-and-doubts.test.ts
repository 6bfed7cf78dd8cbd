import t from 'tap'

import { lastReply, lastSheet } from '../last-reply.ts'

const facadeSheet = (...messages: readonly string[]): string =>
  lastSheet('ristrutturazione_facciata', messages)
const roofSheet = (...messages: readonly string[]): string => lastSheet('ristrutturazione_tetto', messages)

t.test('the name and size of the whole work head the list of its details', async (t) => {
  for (const [slug, message, expected] of [
    [
      'ristrutturazione',
      'ristrutturazione 85 mq a Monza, impianti, bagno, pavimenti in parquet',
      'Ristrutturazione completa',
    ],
    [
      'ristrutturazione',
      'ristrutturare casa 70 mq, pavimenti, porte interne, Biella',
      'Ristrutturazione completa',
    ],
    ['tinteggiatura', 'tinteggiatura 110 mq, pareti colorate, soffitti bianchi', 'Tinteggiatura di interni'],
    [
      'serramenti',
      'cambio infissi 10 pezzi, pvc, doppio vetro, tapparelle motorizzate, Pescara',
      'Finestre nuove',
    ],
    [
      'ristrutturazione_facciata',
      'facciata condominio 600 mq, frontalini da ripristinare, pittura',
      'Facciata, intonaco e tinta',
    ],
    [
      'ristrutturazione_tetto',
      'tetto condominiale 300 mq, quarto piano, da rifare con guaina',
      'Tetto da rifare',
    ],
    [
      'ristrutturazione',
      'ristrutturazione bagno 5 mq, sanitari nuovi, piastrelle, Monza',
      'Rifacimento del bagno',
    ],
    ['ristrutturazione_tetto', 'tetto 100 mq a Lodi, da pulire, due piani', 'Pulizia.*'],
  ] as const)
    t.match(lastSheet(slug, [message]), new RegExp(`^Lavoro: ${expected}$`, 'm'), message)
})

t.test('the area right after the name of a facade is that of its walls', async (t) => {
  t.match(
    lastSheet('ristrutturazione_facciata', ['facciata villetta 180 mq, intonaco da rifare']),
    'Facciata: 180 m²',
  )
})

t.test('a share of the plaster is its state', async (t) => {
  for (const [share, expected] of [
    ['10 percento', 'qualche punto'],
    ['20%', 'qualche punto'],
    ['40 per cento', 'circa un terzo'],
    ['80%', 'da rifare'],
  ] as const)
    t.match(
      lastSheet('ristrutturazione_facciata', [`facciata di 200 mq a Lodi, intonaco rovinato al ${share}`]),
      new RegExp(`^Intonaco: .*${expected}`, 'm'),
      share,
    )
})

t.test('a doubt about another thing than the asked one settles nothing', async (t) => {
  const roof = 'rifare il tetto a Lodi, 100 mq, senza isolamento'
  t.match(lastReply('ristrutturazione_tetto', [roof, 'i metri non li so']), /travi/)
  t.notMatch(lastSheet('ristrutturazione_tetto', [roof, 'i metri non li so']), /da definire/)
  t.notMatch(
    lastSheet('impianto_fotovoltaico', ['fotovoltaico a Lodi', 'i kWh che consumo dove li leggo']),
    /da definire/,
  )
  t.match(
    lastSheet('ristrutturazione_tetto', ['rifare il tetto a Lodi', 'i metri non li so']),
    'Tetto: da definire',
  )
})

t.test('a time that is no start is not noted as one', async (t) => {
  const roof = 'rifare il tetto a Lodi, 100 mq'
  for (const remark of ['non voglio rifarlo tra 10 anni', 'mio marito è morto a marzo'])
    t.notMatch(lastSheet('ristrutturazione_tetto', [roof, remark]), /^Quando:/m, remark)
  t.match(lastSheet('ristrutturazione_tetto', [roof, 'a marzo']), /^Quando: a marzo/m)
})

t.test('the format of tiles is no size of a room', async (t) => {
  for (const tiles of ['un gres normale 30x60', 'piastrelle 60x120', 'mattonelle 45 x 45'])
    t.match(
      lastSheet('ristrutturazione', ['rifare i pavimenti di 80 mq a Lodi', tiles]),
      'Misure: 80 m²',
      tiles,
    )
  t.match(lastSheet('ristrutturazione_bagno', ['rifare il bagno a Lodi, 2x3']), /6 m²/)
})

t.test('the thing that had the wrong name is replaced', async (t) => {
  for (const [slug, opening, correction, expected, gone] of [
    [
      'caldaia',
      'cambiare la caldaia a Lecce',
      'scusa, non è una caldaia, è uno scaldabagno elettrico',
      /^Lavoro: Scaldabagno nuovo/m,
      /Caldaia a condensazione/,
    ],
    [
      'serramenti',
      'cambiare 4 finestre in pvc a Pisa',
      'scusi, non sono finestre, sono persiane',
      /^Lavoro: Persiane/m,
      /Finestre nuove/,
    ],
  ] as const) {
    const sheet = lastSheet(slug, [opening, correction])
    t.match(sheet, expected, correction)
    t.notMatch(sheet, gone, correction)
  }
})

t.test("'una nuova' counts the thing named before, and no rooms", async (t) => {
  const sheet = lastSheet('caldaia', [
    'la caldaia del bagno è vecchia, vorrei cambiarla con una nuova a Parma',
  ])
  t.notMatch(sheet, /Bagni: 2/)
  t.match(sheet, /Caldaia a condensazione nuova/)
})

t.test('sayings about the count, the choice and the price are no answers', async (t) => {
  const facade = 'facciata di 200 mq a Lodi, due piani'
  const solar = 'fotovoltaico 5 kW a Bari'
  t.match(lastSheet('impianto_fotovoltaico', [solar, 'vorrei 3 kW invece di 5, me lo rifai?']), '3 kW')
  t.notMatch(
    lastSheet('serramenti', ['cambiare 6 finestre in pvc a Pisa', 'una finestra sola quanto costa?']),
    /1 finestra/,
  )
  t.notMatch(
    lastSheet('impianti', ['impianto elettrico 90 mq a Bari', 'livello 1 2 3 ma che cambia']),
    /^Livello: \p{L}/mu,
  )
  t.match(
    lastSheet('ristrutturazione_facciata', [facade, 'silicati o silossanica? dimmi tu']),
    'Facciata: 200 m²',
  )
  t.notMatch(
    lastSheet('ristrutturazione', ['ristrutturare casa 80 mq a Bari', 'il rogito è a marzo']),
    /^Quando:/m,
  )
})

t.test('dismay at the figure asks for its reasons and is no budget', async (t) => {
  const told = 'facciata di 200 mq a Lodi, due piani, intonaco sano, niente frontalini'
  const reply = lastReply('ristrutturazione_facciata', [told, '14mila euro?? ma siamo impazziti'])
  t.notMatch(reply, /14\.000 €/)
  t.match(reply, /prezzo|costa|pesa/i)
})

t.test('the walls of a house that is named by its floor plan follow its storeys', async (t) => {
  const opening = 'rifare la facciata a Lodi'
  for (const [plan, walls] of [
    ['la casa in pianta è 10x12', 396],
    ['100 mq in pianta', 360],
    ['90 mq a piano', 342],
    ['la casa è di 180 mq in tutto', 279],
    ['perimetro 40 metri', 360],
  ] as const) {
    t.match(facadeSheet(opening, plan, '3 piani'), `Facciata: ${walls} m²`, `${plan}, then its storeys`)
    t.match(facadeSheet(`${opening}, tre piani`, plan), `Facciata: ${walls} m²`, `${plan}, after its storeys`)
  }
  t.match(facadeSheet(opening, 'casa 11x11, alta 6 metri', '3 piani'), 'Facciata: 264 m²', 'a stated height')
  t.match(facadeSheet(opening, '200 mq', '3 piani'), 'Facciata: 200 m²', 'a stated area')
  t.match(
    lastReply('ristrutturazione_facciata', [opening, '100 mq in pianta']),
    'Se i piani sono due la facciata viene circa 240 m².',
  )
  t.match(
    lastReply('ristrutturazione_facciata', [opening, '100 mq in pianta', '3']),
    'Con 3 piani la facciata viene circa 360 m².',
  )
})

t.test('a fifth of the walls is no fifth floor, and a denial leaves the words before it', async (t) => {
  t.match(
    facadeSheet('facciata di 140 mq a Lodi, casa a piano terra, un quinto dei muri è da rifare'),
    'Piani: 1 piano',
  )
  t.match(facadeSheet('facciata sbiadita a Lodi, intonaco sano senza crepe'), 'Intonaco: sano')
  t.match(facadeSheet('facciata a Lodi, 200 mq, due piani', 'niente crepe'), 'Intonaco: sano')
})

t.test('the sheet says that the area of a roof is that of the floor plan', async (t) => {
  t.match(roofSheet('rifare il tetto a Lodi, la casa è 100 mq in pianta'), 'Superficie: in pianta')
  t.notMatch(roofSheet('rifare il tetto a Lodi, 120 mq di tetto'), 'Superficie')
})
