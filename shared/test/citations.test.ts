import t from 'tap'

import { removeCitations } from '../src/citations.ts'

const removed: readonly (readonly [string, string])[] = [
  ['Costa 20 euro al metro【4:0†listino.pdf】.', 'Costa 20 euro al metro.'],
  ['Costa 20 euro【4:0†listino.pdf】【4:1†altro.pdf】.', 'Costa 20 euro.'],
  ['Costa 20 euro 【4:0†source】 【5:12†source】.', 'Costa 20 euro.'],
  ['Costa【10:13†source】 20 euro', 'Costa 20 euro'],
  ['【13†source】 Costa 20 euro', 'Costa 20 euro'],
  ['Prima riga.【4:0†a】\n【4:1†b】 Seconda riga.', 'Prima riga.\nSeconda riga.'],
  ['Solo numeri【4:0】', 'Solo numeri'],
  ['Solo un numero【7】 qui', 'Solo un numero qui'],
  ['Senza nome【4:0†】', 'Senza nome'],
  ['Con parole【message_idx:search_idx†source】', 'Con parole'],
  ['Senza numeri【source】 qui', 'Senza numeri qui'],
  ['Con spazi【4 : 0 † source】', 'Con spazi'],
  ['Nome con parentesi【4:0†listino [2024] (bozza).pdf】.', 'Nome con parentesi.'],
  ['Quadre [4:0†source].', 'Quadre.'],
  ['Quadre [1†listino prezzi.pdf] e poi', 'Quadre e poi'],
  ['Quadre con parentesi [4:0†listino [2024].pdf]!', 'Quadre con parentesi!'],
  ['Nome con virgolette【4:0†Listino "2026".pdf】', 'Nome con virgolette'],
  ['Interrotta【4:0†listino prez', 'Interrotta'],
  ['Interrotta【4:0†', 'Interrotta'],
  ['Interrotta【4:0', 'Interrotta'],
  ['Interrotta 【4:', 'Interrotta'],
  ['Interrotta【4', 'Interrotta'],
  ['Interrotta【sour', 'Interrotta'],
  ['Interrotta【', 'Interrotta'],
  ['Interrotta [4:0†sour', 'Interrotta'],
  ['Una intera【4:0†a】 e una interrotta【4:1†b', 'Una intera e una interrotta'],
  ['Mai chiusa【4:0†source e il testo va avanti\nanche dopo', 'Mai chiusa e il testo va avanti\nanche dopo'],
  ['Mai chiusa [4:0†listino.pdf\nAltra riga', 'Mai chiusa\nAltra riga'],
  ['【4:0†solo.pdf】', ''],
]

const kept: readonly string[] = [
  '',
  'Un testo senza fonti.',
  'Il bagno [3 m²] è piccolo.',
  'Vedi [1], [2] e [4:0].',
  'Alle ore [18:30] oppure (9:00)',
  'Un elenco: [a], [b], [12]',
  'Un link [come questo](https://example.it)',
  'Caselle [x] e [ ]',
  'Una parentesi aperta [3 m² e mai chiusa',
  'Una croce † da sola, e [†] tra parentesi',
  'Indicativamente 2.000–3.000 €.\n[[stima]]{"min":2000,"max":3000,"drivers":[1,2]}[[/stima]]\n[[risposte]]["Sì","No"][[/risposte]]',
  '[[avanzamento]]{"done":3,"total":6}[[/avanzamento]]',
]

t.test('AZ-12: source citations are removed, also truncated ones, and the sentence stays', async (t) => {
  for (const [text, plain] of removed) t.equal(removeCitations(text), plain, text)
})

t.test('ordinary brackets and reply blocks are kept', async (t) => {
  for (const text of kept) t.equal(removeCitations(text), text, text)
})

const block = (words: string) =>
  `Testo.\n[[stima]]${JSON.stringify({ words, drivers: ['a', 'b'] })}[[/stima]]`

t.test(
  'removing a citation from a block keeps its JSON valid, also if the citation is never closed',
  async (t) => {
    t.equal(removeCitations(block('circa【4:0†listino.pdf】 100')), block('circa 100'))
    for (const open of ['circa [4:0†listino', 'circa【4:0†listino']) {
      t.equal(removeCitations(block(open)), block('circa'))
    }
  },
)

t.test('no input takes long', async (t) => {
  const mebibyte = 1 << 20
  const pieces = [
    '【',
    '【4:0†',
    '[1†',
    '[1†[',
    '[1†a',
    '[',
    '†',
    '【†',
    '【4 : 0 † ',
    ' ',
    '1',
    `【${'†'.repeat(600)}`,
    '[[[[1†',
  ]
  for (const piece of pieces) {
    const start = performance.now()
    removeCitations(`†【${piece.repeat(mebibyte / piece.length)}`)
    const ms = performance.now() - start
    t.ok(ms < 1500, `${piece.slice(0, 20)}: ${Math.round(ms)} ms`)
  }
})
