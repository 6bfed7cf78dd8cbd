import type { ServiceSlug } from '@mestieri/shared/services/catalogue.ts'
import t from 'tap'

import { lastReply } from '../last-reply.ts'

/** The messages of a conversation in the chat of a service, and what the last reply says. */
type Row = readonly [slug: ServiceSlug, messages: readonly string[], says: RegExp]

function check(t: Pick<typeof import('tap').default, 'match'>, rows: readonly Row[]): void {
  for (const [slug, messages, says] of rows) t.match(lastReply(slug, messages), says, messages.join(' / '))
}

const service = 'revisione della caldaia con bollino, Prato'
const heaters = 'due scaldabagni elettrici da 80 litri da cambiare, li porta l’idraulico, Prato'

t.test('things of a job that is priced for one are counted, and their number is in the title', async (t) => {
  check(t, [
    ['caldaia', ['revisione di 3 caldaie con bollino, Prato'], /3 caldaie, Prato/],
    ['caldaia', [heaters], /660–1\.300 €.*2 scaldabagni, Prato/s],
    ['impianti', ['due wallbox in garage da 7 kw, 10 metri dal quadro, Prato'], /2 wallbox, Prato/],
    ['impianti', ['due quadri elettrici da cambiare in due appartamenti, Prato'], /2 quadri, Prato/],
    ['impianti', ['quadro nuovo di un appartamento con 2 salvavita e 8 interruttori, Prato'], /500–940 €/],
    [
      'ristrutturazione_bagno',
      ['due vasche da trasformare in doccia, con piastrelle nuove, c’è l’ascensore, Prato'],
      /2 vasche, Prato/,
    ],
    ['ristrutturazione_bagno', ['cambiare due box doccia, solo il box, Prato'], /2 docce, Prato/],
    ['ristrutturazione_bagno', ['box doccia a due ante, solo il box, Prato'], /810–1\.250 €/],
    ['impianto_fotovoltaico', ['due kit da balcone da 800 watt, li monto io, Prato'], /2 kit/],
    [
      'caldaia',
      ['revisione di due caldaie con bollino e riparare una caldaia che perde pressione, Prato'],
      /Riparazione della caldaia, Prato/,
    ],
  ])
})

t.test('the number of things changes after the figure', async (t) => {
  check(t, [
    ['caldaia', [service, 'quindi sono quattro caldaie'], /4 caldaie, Prato/],
    ['caldaia', [service, 'anzi ne facciamo due'], /2 caldaie, Prato/],
    ['caldaia', [service, 'facciamone tre'], /3 caldaie, Prato/],
    ['caldaia', [service, 'aggiungine un’altra'], /2 caldaie, Prato/],
    ['caldaia', ['revisione di 3 caldaie con bollino, Prato', 'una sola'], /1 caldaia invece di 3/],
    [
      'caldaia',
      ['revisione di 3 caldaie con bollino, Prato', 'ne revisiono solo una'],
      /1 caldaia invece di 3/,
    ],
    ['caldaia', [heaters, 'anzi ne cambio solo uno'], /1 scaldabagno invece di 2/],
    ['caldaia', [heaters, 'anzi sono tre'], /3 scaldabagni invece di 2/],
    [
      'caldaia',
      ['la caldaia perde pressione, Prato', 'sono due caldaie'],
      /Riparazione della caldaia, 2 caldaie/,
    ],
    [
      'serramenti',
      ['due serrature a cilindro, la porta si apre, Prato', 'togli una serratura'],
      /1 serratura/,
    ],
    ['serramenti', ['tenda a bracci con motore a Prato', 'aggiungine un’altra'], /2 tende, Prato/],
  ])
})

t.test('‘ne’ counts things, and neither square metres nor the things of another question', async (t) => {
  const bathroom = 'rifare un bagno di 7 mq completo fascia media tubi nuovi con ascensore a Prato'
  const boiler = 'caldaia da cambiare, casa di 80 mq con un bagno, scarico va bene, niente valvole, Prato'
  check(t, [
    ['ristrutturazione_bagno', [bathroom, 'anzi ne facciamo due'], /2 bagni\..*14\.800/s],
    ['caldaia', [boiler, 'anzi ne cambiamo due'], /^Ok: 2 caldaie\./],
    ['caldaia', [boiler, 'anzi 2 bagni'], /^Correggo: 2 bagni invece di 1 bagno\./],
  ])
})
