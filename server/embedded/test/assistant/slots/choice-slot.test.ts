import t from 'tap'

import { readUtterance } from '../../../src/assistant/italian/utterance.ts'
import { choiceSlot } from '../../../src/assistant/slots/choice-slot.ts'

const common = {
  step: 'Cosa',
  label: 'Scelta',
  question: 'Quale?',
  example: '',
  help: '',
  chips: [],
} as const

const slots = {
  vetro: choiceSlot({
    ...common,
    id: 'vetro',
    options: {
      singolo: { label: 'vetro singolo', words: 'vetro singolo|singolo' },
      doppio: { label: 'vetro doppio', words: 'doppi*|vetrocamera' },
      triplo: { label: 'vetro triplo', words: 'tripl*' },
    },
  }),
  pittura: choiceSlot({
    ...common,
    id: 'pittura',
    options: {
      traspirante: { label: 'traspirante', words: 'traspirant*|~normale' },
      lavabile: { label: 'lavabile', words: 'lavabil*|smalto' },
    },
  }),
  scarico: choiceSlot({
    ...common,
    id: 'scarico',
    options: {
      muro: { label: 'dal muro', words: 'dal muro|a muro|parete' },
      canna: { label: 'canna fumaria', words: 'canna fumaria|camino' },
    },
  }),
  stato: choiceSlot({
    ...common,
    id: 'stato',
    otherwise: 'buono',
    options: {
      buono: { label: 'in buono stato', words: 'buon*|~a posto' },
      crepe: { label: 'con crepe', words: 'crep*' },
      muffa: { label: 'con muffa', words: 'muff*' },
    },
  }),
  battiscopa: choiceSlot({
    ...common,
    id: 'battiscopa',
    options: {
      no: { label: 'senza battiscopa', words: 'senza battiscopa' },
      si: { label: 'con battiscopa', words: 'battiscopa|zoccolin*' },
    },
    yes: 'si',
    no: 'no',
  }),
} as const

function read(id: keyof typeof slots, message: string, asked: boolean): string {
  const reading = slots[id].read(readUtterance(message), asked)
  return reading?.kind === 'fact' && reading.fact.kind === 'choice' ? reading.fact.option : '-'
}

const table: readonly (readonly [id: keyof typeof slots, message: string, asked: boolean, option: string])[] =
  [
    ['vetro', '2', true, 'doppio'],
    ['vetro', 'due', true, 'doppio'],
    ['vetro', '3', true, 'triplo'],
    ['vetro', 'la seconda', true, 'doppio'],
    ['pittura', '2', true, 'lavabile'],
    ['pittura', 'la prima', true, 'traspirante'],
    ['pittura', 'normale', true, 'traspirante'],
    ['pittura', 'direi quella normale, grazie', true, 'traspirante'],
    ['pittura', 'il bagno ha una porta normale e la cucina è nuova di zecca', true, '-'],
    ['pittura', 'una porta normale', false, '-'],
    ['pittura', 'non lavabile', true, 'traspirante'],
    ['pittura', 'non lavabile', false, '-'],
    ['pittura', 'invece della lavabile vorrei la traspirante', false, 'traspirante'],
    ['scarico', 'non serve la canna fumaria nuova', false, '-'],
    ['scarico', 'non serve la canna fumaria nuova', true, '-'],
    ['scarico', 'ho la canna fumaria', false, 'canna'],
    ['stato', 'niente muffa', false, 'buono'],
    ['stato', 'non c’è muffa ma qualche crepa', false, 'crepe'],
    ['battiscopa', 'togli il battiscopa', false, 'no'],
    ['battiscopa', 'nn serve il battiscopa', false, 'no'],
    ['battiscopa', 'metti anche il battiscopa', false, 'si'],
    ['battiscopa', 'sì dai', true, 'si'],
    ['battiscopa', 'mo nun me serve', true, 'no'],
    ['battiscopa', '👎🏽', true, 'no'],
    ['battiscopa', 'boh', true, '-'],
  ]

t.test('a choice is read as it is meant', (t) => {
  for (const [id, message, asked, option] of table) {
    t.equal(read(id, message, asked), option, `${asked ? 'asked' : 'in passing'}, ${id}: ${message}`)
  }
  t.end()
})
