import type { ServiceSlug } from '@mestieri/shared/services/catalogue.ts'
import t from 'tap'

import { lastReply } from '../last-reply.ts'

/** The messages of a conversation in the chat of a service, and what the last reply says. */
type Row = readonly [slug: ServiceSlug, messages: readonly string[], says: RegExp]

const shutters = ['verniciare 9 persiane in legno e la ringhiera di 12 metri, a Terni', 'non lo so']
const split = ['montare 2 split nelle due camere, a Padova', 'non lo so', 'non lo so']
const sockets = 'aggiungere 5 prese in salotto, a Rieti'
const facade = ['cappotto alla facciata, 120 metri quadri, due piani, a Cuneo', 'non lo so', 'non lo so']
const floor = ['rifare i pavimenti in gres di 74 mq a Novara', 'non lo so', 'non lo so']
const radiators = ['sostituire 9 termosifoni a Trento', 'non lo so', 'non lo so']
const wallbox = ['wallbox in garage, a 6-7 metri dal quadro, a Pavia', 'non lo so']
const gutters = ['cambiare 20 metri di grondaie a Rieti', 'non lo so', 'non lo so']
const windows = 'cambiare 5 finestre in pvc a Novara, nessuna scorrevole, senza tapparelle, misure normali'
const boiler = ['cambiare la caldaia a condensazione, casa di 90 mq con un bagno', 'non lo so']
const plant = ['fotovoltaico da 6 kW a Ancona', 'non lo so', 'non lo so']

function check(t: Pick<typeof import('tap').default, 'match'>, rows: readonly Row[]): void {
  for (const [slug, messages, says] of rows) t.match(lastReply(slug, messages), says, messages.at(-1) ?? '')
}

t.test('a stated new total wins over the rest of its message', async (t) => {
  check(t, [
    [
      'tinteggiatura',
      [
        ...shutters,
        'le due della cantina non le vede nessuno, le lasciamo così. Quindi 7 persiane più la ringhiera',
      ],
      /Correggo: 7 pezzi invece di 9 pezzi\./,
    ],
    [
      'impianti',
      [sockets, 'due prese me le risparmio, il frigo lo porto su. facciamo 3 prese e il quadro'],
      /3 punti invece di 5/,
    ],
    ['impianti', [...split, 'allora tre! aggiungi lo studio che ci lavoro'], /3 split invece di 2/],
    [
      'impianti',
      [...split, 'allora tre! aggiungi lo studio', 'lo studio salta. restiamo alle due camere'],
      /2 split invece di 3/,
    ],
    [
      'ristrutturazione_facciata',
      [...facade, 'per cominciare farei i due lati freddi, nord e ovest: 60 metri in tutto'],
      /60 m² invece di 120/,
    ],
    [
      'impianto_fotovoltaico',
      [...plant, 'il tecnico dice che con i nostri consumi è troppo, restiamo a 4,5'],
      /4,5 kW invece di 6/,
    ],
  ])
})

t.test('the things of a new total, and the reason before it, ask for no other work', async (t) => {
  const doors = ['verniciare 5 porte in legno a Terni', 'non lo so', 'non lo so']
  t.notMatch(lastReply('tinteggiatura', [...doors, 'una l’ha rotta il cane, metti 4 porte']), /Aggiungo/)
  const reply = lastReply('ristrutturazione', [
    ...floor,
    'in camera da letto tengo il parquet del nonno, quindi solo 55 mq',
  ])
  t.match(reply, /55 m² invece di 74/)
  t.notMatch(reply, /parquet o laminato/)
})

t.test('of two figures of one scale the one that is not known is new', async (t) => {
  check(t, [
    [
      'ristrutturazione',
      [...floor, 'mio marito mi corregge: 58 calpestabili, nei 74 ci stavano balcone e cantina scusami'],
      /58 m² invece di 74/,
    ],
    ['ristrutturazione', [...floor, 'la planimetria dice 68, i 74 li avevo detti a occhio'], /68 m²/],
    [
      'caldaia',
      [...radiators, 'mio figlio ne ha contati 10, io nove perché mi ero perso quello in lavanderia'],
      /10 termosifoni invece di 9/,
    ],
  ])
})

t.test('both sides that are stated anew hold for all jobs of the same size', async (t) => {
  const reply = lastReply('ristrutturazione_tetto', [
    'impermeabilizzare il terrazzo 7 per 4 e rifare il pavimento del terrazzo, a Cuneo',
    'non lo so',
    'non lo so',
    'aspe ho misurato, è 6 per 4 non 7',
  ])
  t.match(reply, /24 m² invece di 28/)
  t.notMatch(reply, /16 m²/)
})

t.test('a correction while photos are asked for shows the new figure', async (t) => {
  const reply = lastReply('serramenti', [
    windows,
    'scusa, le finestre sono 6, non ho contato quella del bagno di sopra',
  ])
  t.match(reply, /Prima era/)
  t.notMatch(reply, /senza foto/)
})

t.test('a distance with its own noun, and a size after ‘quindi’, change the figure', async (t) => {
  check(t, [
    [
      'impianti',
      [
        ...wallbox,
        'mia moglie il garage lo vuole per la lavanderia, quindi la wallbox va nel box in fondo al cortile: 25 metri dal quadro',
      ],
      /25 m invece di 6–7 m/,
    ],
    [
      'impianto_fotovoltaico',
      [
        ...plant,
        'in paese mi hanno detto che col forno elettrico ci vuole di più, quindi l’impianto da 8 kW',
      ],
      /8 kW invece di 6/,
    ],
  ])
})

t.test('an answer names the things that the question counts', async (t) => {
  check(t, [
    ['caldaia', [...boiler, 'otto termosifoni di ghisa'], /In che comune/],
    [
      'impianti',
      ['mi serve qualche presa in camera, abbiamo una presa sola, una!, e ci attacchiamo tutto'],
      /Quanti punti/,
    ],
    [
      'impianti',
      [
        'mi serve qualche presa in camera, abbiamo una presa sola, una!, e ci attacchiamo tutto',
        'ne vorrei cinque in più',
        'Rieti',
      ],
      /5 punti/,
    ],
    [
      'impianti',
      ['in cucina ho due prese sole, ne vorrei altre, a Rieti', 'non lo so', 'quattro in più'],
      /: 4 punti\./,
    ],
  ])
})

t.test('other figures change nothing', async (t) => {
  const rows: readonly (readonly [ServiceSlug, readonly string[]])[] = [
    ['ristrutturazione_tetto', [...gutters, 'la casa è alta 9 metri e il cortile è stretto']],
    ['caldaia', [...radiators, 'facciamo alle 8 del mattino che poi esco']],
    ['caldaia', [...radiators, 'i 9 di mia sorella li hanno cambiati in 3 ore in totale']],
    ['serramenti', [windows, 'allora 2 finestre danno sulla strada e c’è molto rumore']],
    ['serramenti', [windows, 'il vicino ne ha messe 4 e ha pagato 600 euro in tutto']],
    ['ristrutturazione', [...floor, 'restiamo a casa di mia madre 3 settimane, così lavorate tranquilli']],
  ]
  for (const [slug, messages] of rows)
    t.notMatch(lastReply(slug, messages), /invece di|Prima era/, messages.at(-1) ?? '')
})
