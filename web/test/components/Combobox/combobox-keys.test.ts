import t from 'tap'

import { comboboxKey } from '../../../src/components/Combobox/combobox-keys.ts'
import { closedCombobox, type ComboboxState } from '../../../src/components/Combobox/combobox-state.ts'

const open: ComboboxState = {
  ...closedCombobox,
  wanted: true,
  found: { matches: [{ id: 'MONZA (MB)', text: 'MONZA (MB)' }], total: 1 },
}
const highlighted: ComboboxState = { ...open, active: 0 }
const press = (state: ComboboxState, key: string, more: { alt?: boolean; composing?: boolean } = {}) =>
  comboboxKey(state, { key, alt: false, composing: false, ...more })

t.test('Enter chooses the highlighted row; without a highlight the form handles it', async (t) => {
  t.same(press(highlighted, 'Enter'), { type: 'choose', index: 0 })
  t.match(press(open, 'Enter'), { action: { type: 'close' }, preventDefault: false })
  t.match(press(closedCombobox, 'Enter'), { preventDefault: false })
})

t.test('Home, End and the side arrows move the caret while no row is highlighted', async (t) => {
  for (const key of ['Home', 'End', 'ArrowLeft', 'ArrowRight']) t.equal(press(open, key), null, key)
  t.match(press(highlighted, 'Home'), { action: { type: 'move', to: 'first' }, preventDefault: true })
  t.match(press(highlighted, 'End'), { action: { type: 'move', to: 'last' }, preventDefault: true })
  t.match(press(highlighted, 'ArrowLeft'), { action: { type: 'unhighlight' }, preventDefault: false })
})

t.test('Esc closes an open list only; with a closed list it has its default effect', async (t) => {
  t.match(press(open, 'Escape'), { action: { type: 'close' }, preventDefault: true })
  t.equal(press(closedCombobox, 'Escape'), null)
})

t.test('the arrows move the highlight, Alt+Up closes the list, and Tab closes it and moves on', async (t) => {
  t.match(press(open, 'ArrowDown'), { action: { type: 'move', to: 'next' }, preventDefault: true })
  t.match(press(open, 'ArrowUp'), { action: { type: 'move', to: 'previous' }, preventDefault: true })
  t.match(press(open, 'ArrowUp', { alt: true }), { action: { type: 'close' } })
  t.match(press(highlighted, 'Tab'), { action: { type: 'close' }, preventDefault: false })
})

t.test('letters and keys during composition have no effect', async (t) => {
  t.equal(press(open, 'a'), null)
  t.equal(press(highlighted, 'Enter', { composing: true }), null)
})
