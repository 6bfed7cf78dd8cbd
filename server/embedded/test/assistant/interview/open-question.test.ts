import type { ServiceSlug } from '@mestieri/shared/services/catalogue.ts'
import t from 'tap'

import { lastReply } from '../last-reply.ts'

/** The first message of a conversation, whose reply ends with a question. */
type Opening = readonly [slug: ServiceSlug, message: string]
/** A second message that changes something, what the reply says, and the question that it ends with. */
type Row = readonly [message: string, says: RegExp, asks?: RegExp]

const windows = ['serramenti', '6 finestre in pvc a Udine, a due ante misure normali'] as const
const anySliding = /Ce ne sono di scorrevoli\?/
const shutters = ['serramenti', 'vorrei cambiare le tapparelle, sono 5, a Rimini'] as const
const boiler = ['caldaia', 'cambiare la caldaia, Forlì'] as const
const howManyBathrooms = /Quanti bagni ci sono\?/

function check(t: Pick<typeof import('tap').default, 'match'>, opening: Opening, rows: readonly Row[]): void {
  const [slug, first] = opening
  for (const [message, says, asks] of rows) {
    const reply = lastReply(slug, [first, message])
    t.match(reply, says, message)
    if (asks) t.match(reply, asks, `${message}: the question stays open`)
  }
}

t.test('a new count is no answer to a question about some of the things', async (t) => {
  check(t, windows, [
    ['alla fine sono 8', /8 finestre invece di 6/, anySliding],
    ['ho contato male, sono 7', /7 finestre invece di 6/, anySliding],
    ['ne cambio solo 4', /4 finestre invece di 6/, anySliding],
    ['mi ero scordato quella del bagno', /7 finestre invece di 6/, anySliding],
  ])
})

t.test('things that are left out or added change the count, whatever is asked', async (t) => {
  check(t, windows, [
    ['due le lasciamo perdere per ora', /4 finestre invece di 6/, anySliding],
    ['quella del bagno no', /5 finestre invece di 6/, anySliding],
    ['togline due', /4 finestre invece di 6/, anySliding],
    ['una la tengo', /5 finestre invece di 6/, anySliding],
    ['aggiungine una', /7 finestre invece di 6/, anySliding],
  ])
  t.notMatch(
    lastReply(windows[0], [windows[1], 'due le lasciamo perdere per ora']),
    /non devi niente/,
    'two windows less are no refusal of the work',
  )
})

t.test('a job that is added takes its own words, and the open question none of them', async (t) => {
  check(t, windows, [['mettici anche le zanzariere a tutte', /6 zanzariere/, /ce ne sono di scorrevoli\?/]])
  check(t, boiler, [
    ['e metti le valvole termostatiche sui termosifoni, ne ho 9', /Ok: 9 valvole/, /quanti bagni ci sono\?/],
  ])
})

t.test('numbers of other things answer no question', async (t) => {
  check(t, boiler, [
    ['anche i termosifoni, sono 8', howManyBathrooms],
    ['sono due caldaie, una di mia mamma', howManyBathrooms],
    ['i bagni sono 2', /Lo scarico dei fumi/],
  ])
  check(
    t,
    ['ristrutturazione_tetto', 'cambiare le grondaie, casa a due piani a Terni'],
    [['anche i pluviali, sono 4', /Ok: 4 pluviali/, /Quanti metri di grondaia sono\?/]],
  )
})

t.test('a message may answer the question and change what was told before', async (t) => {
  check(t, shutters, [
    ['alluminio, ma fai 6 che c’è pure il bagno', /6 tapparelle invece di 5[^]*alluminio coibentato/],
    ['pvc, però due le tengo', /3 tapparelle invece di 5[^]*PVC/],
  ])
  check(
    t,
    ['ristrutturazione', 'rifare il pavimento di 55 mq a Ferrara'],
    [['si toglie, ma i mq sono 48 misurati ieri', /48 m² invece di 55[^]*togliendo il vecchio/]],
  )
  check(
    t,
    ['serramenti', 'porta blindata nuova a Como e una zanzariera'],
    [['classe 3 va bene e le zanzariere mettine 4', /4 zanzariere invece di 1[^]*classe 3/]],
  )
})

t.test('a message that answers nothing is read as after the figure', async (t) => {
  check(t, shutters, [
    ['ah no sono 7, ce n’è due anche in mansarda', /7 tapparelle invece di 5/, /In PVC, in alluminio/],
  ])
  check(
    t,
    ['ristrutturazione', 'rifare il pavimento di 55 mq a Ferrara'],
    [['fai 70 mq con il corridoio e la cucina', /70 m² invece di 55/, /va sopra il vecchio/]],
  )
})

t.test('the work moves to another town', async (t) => {
  const inPisa = ['serramenti', 'vorrei cambiare 5 finestre in pvc, a Pisa'] as const
  const howLarge = /Quanto sono grandi/
  check(t, inPisa, [
    ['nn è proprio Pisa, è Cascina', /Cascina \(PI\) invece di Pisa/, howLarge],
    ['scusate nn Pisa Pisa, Pontedera', /Pontedera \(PI\) invece di Pisa/, howLarge],
    ['la casa sta a Pontedera x la precisione', /Pontedera \(PI\) invece di Pisa/, howLarge],
    ['è un terzo piano senza ascensore, a Cento', /Cento \(FE\) invece di Pisa/, howLarge],
    ['Amelia, non Pisa, scusa', /Amelia \(TR\) invece di Pisa/, howLarge],
    ['Carpi, a Pisa ci lavoro', /Carpi \(MO\) invece di Pisa/, howLarge],
    ['la casa è a La Spezia', /La Spezia \(SP\) invece di Pisa/, howLarge],
    ['due ante, e la casa è a Cascina non Pisa', /Cascina \(PI\) invece di Pisa[^]*due ante/],
  ])
  for (const message of [
    'mio cugino a Milano ha speso 3000 euro',
    'sono a Milano per lavoro fino a venerdì',
    'la casa è a norma',
    'l’ufficio è a Roma ma la casa resta Pisa',
  ])
    t.notMatch(lastReply(inPisa[0], [inPisa[1], message]), /invece di Pisa/, message)
})

t.test('words that agree in a short answer do not agree in a longer message', async (t) => {
  const bathroom = ['ristrutturazione_bagno', 'rifare il bagno 5 mq a Pisa'] as const
  check(t, bathroom, [
    ['senza il bidet, nn ci sta', /Rifacciamo anche tubi e scarichi/],
    ['ah sono due i bagni, l’altro è 3 mq', /8 m² invece di 5/, /Rifacciamo anche tubi e scarichi/],
    ['sì', /Per sanitari e piastrelle/],
  ])
  check(
    t,
    ['serramenti', 'porta blindata nuova a Como'],
    [['ma la detrazione c’è ancora? è prima casa', /detrazione[^]*Che porta hai in mente/i]],
  )
})

t.test('a figure that is far too large for the open question is no answer to it', async (t) => {
  const reply = lastReply('ristrutturazione_facciata', [
    'ritinteggiare la facciata, 180 mq, Prato',
    'mi sa che sono 220 con il retro',
  ])
  t.notMatch(reply, /Mi aspettavo un numero/, 'the house has no 220 storeys')
  t.match(reply, /finora ho 180 m²/)
})
