import t from 'tap'

import { areaOfItems, countItems, readItems } from '../../../src/assistant/italian/items/items.ts'
import { readUtterance } from '../../../src/assistant/italian/utterance.ts'

function shown({ low, high }: { readonly low: number; readonly high: number }): string {
  return low === high ? String(low) : `${low}-${high}`
}

/** A message, and its entries: count ('?' if it was not said), thing, area of one piece. */
const table: readonly (readonly [message: string, items: readonly string[]])[] = [
  ['camera 4x4, salotto 5x6 e corridoio 8 mq', ['1? room 16', '1? room 30', '1? room 8']],
  ['salotto: 5x6', ['1? room 30']],
  // The same area as a figure and as two sides is one entry; another area is another one.
  ['bagno cieco di 4 mq (2,50 x 1,60)', ['1? bathroom 4']],
  ['bagno 2,50 x 1,60, cioè 4 mq', ['1? bathroom 4']],
  ['camera 3x4 (12 mq) e salone 5x4, 20 mq', ['1? room 12', '1? room 20']],
  ['bagno (uno), cucina', ['1 bathroom', '1? room']],
  ['bagni (tre)', ['3 bathroom']],
  ['la camera è a posto, sono 12 dei 90', ['1? room']],
  ['due camere da 14, e un bagno', ['2 room 14', '1 bathroom']],
  ['il bagno, ce n’è uno solo, e la cucina', ['1 bathroom', '1? room']],
  ['bagno di 4 mq, e uno 2x3', ['1? bathroom 4', '1 bathroom 6']],
  ['2 camere da 12 mq, salotto 25 e cucina 10', ['2 room 12', '1? room 25', '1? room 10']],
  ['tre camere, 60 mq', ['3 room 20']],
  ['cucina 3x4 mq', ['1? room 12']],
  ['tre camere e un bagno, in tutto 90 mq', ['3 room', '1 bathroom', '1? home 90 total']],
  ['due bagni, uno 6 mq e uno 4 mq', ['1 bathroom 6', '1 bathroom 4']],
  ['rifare 2 bagni da 5 mq e uno da 3', ['2 bathroom 5', '1 bathroom 3']],
  ['rifare il bagno di casa, 6 mq', ['1? bathroom 6']],
  ['palazzina di 3 appartamenti da 80 mq l’uno', ['3 flat 80']],
  ['palazzina di 4 alloggi, ognuno di 75 mq', ['4 flat 75']],
  ['3 appartamenti: 80, 90 e 100 mq', ['1? flat 80', '1? flat 90', '1? flat 100']],
  ['6 finestre da 1,2 mq l’una', ['6 window 1.2']],
  ['5 finestre 120x140 di cui una 60x60', ['4 window 1.68', '1 window 0.36']],
  [
    '6 finestre 120x140, 2 portefinestre 120x220 e una finestrella 60x60',
    ['6 window 1.68', '2 door 2.64', '1 window 0.36'],
  ],
  [
    'tre finestre 90x120, una da 60 per 60 in bagno e una scorrevole in salotto di due metri e mezzo per due e venti',
    ['3 window 1.08', '1 window 0.36', '1 window 5.5'],
  ],
  ['sostituire wc, bidet e piatto doccia del bagno di 6 mq', ['1? bathroom 6']],
  ['dal ripostiglio accanto al bagno ricavare un bagnetto', ['1 bathroom']],
  ['due stanze, una cinque per tre l’altra 4x3', ['1 room 15', '1? room 12']],
  ['una finestra 100x140 con due ante', ['1 window 1.4']],
  ['due pareti da 4x2,70', ['2 wall 10.8']],
  ['due falde da 10x6', ['2 roof 60']],
  ['ho tre bagni e 4 camere', ['3 bathroom', '4 room']],
  ['tra due e tre finestre', ['2-3 window']],
  ['due stanze una 3x4 e una 5x4', ['1 room 12', '1 room 20']],
  ['due bagni uno da 6 uno da 4', ['1 bathroom 6', '1 bathroom 4']],
  ['due bagni, uno piccolino di 3 metri quadri e uno di 7, tutti e due', ['1 bathroom 3', '1 bathroom 7']],
  ['tre camere (12 14 16)', ['1? room 12', '1? room 14', '1? room 16']],
  ['appartamento di 95 mq un bagno solo', ['1? flat 95', '1 bathroom']],
  ['tre camere di 12, 15 e 9 mq', ['1 room 12', '1? room 15', '1? room 9']],
  ['bilocale di 60 mq costruito nel 1981', ['1? flat 60']],
  ['bilocale fermo al 1974, 60 mq', ['1? flat 60']],
  // The one bathroom of the home is named twice.
  ['devo rifare il bagno a Como, il bagno sarà 2x3', ['1? bathroom 6']],
  ['il bagno è del dopoguerra, vorrei rifare il bagno', ['1? bathroom']],
  ['rifare il bagno grande, il bagno piccolo misura 3 mq', ['1? bathroom', '1? bathroom 3']],
  ['vorrei pitturare tutto', []],
  ['', []],
]

t.test('the entries of lists are read with their count and size', (t) => {
  for (const [message, expected] of table) {
    const found = readItems(readUtterance(message)).map(({ thing, count, counted, area, isTotal }) =>
      [`${shown(count)}${counted ? '' : '?'} ${thing}`, area ? shown(area) : '', isTotal ? 'total' : '']
        .filter((part) => part !== '')
        .join(' '),
    )
    t.same(found, expected, message)
  }
  t.end()
})

t.test('the question says what entries without a noun are', (t) => {
  const items = readItems(readUtterance('uno 6 e uno 4'), 'bathroom')
  t.same(countItems(items, 'bathroom'), { low: 2, high: 2 })
  t.same(areaOfItems(items, ['bathroom'], 'mean'), { low: 5, high: 5 })
  t.same(areaOfItems(items, ['bathroom']), { low: 10, high: 10 })
  t.equal(countItems(items, 'window'), null)
  t.equal(areaOfItems(items, ['window']), null)
  t.end()
})

t.test('the other words of an entry are kept', (t) => {
  const [, second] = readItems(readUtterance('due finestre 90x120 e una scorrevole in salotto'))
  t.ok(second?.words.includes('scorrevole'))
  t.end()
})
