import t from 'tap'

import {
  closedCombobox,
  type ComboboxAction,
  comboboxReducer,
  type ComboboxState,
  isOpen,
} from '../../../src/components/Combobox/combobox-state.ts'

const found = {
  matches: ['MONDOVÌ (CN)', 'MONZA (MB)', 'MONFALCONE (GO)'].map((text) => ({ id: text, text })),
  total: 217,
}
const nothing = { matches: [], total: 0 }

function after(...actions: readonly ComboboxAction[]): ComboboxState {
  return actions.reduce(comboboxReducer, closedCombobox)
}

t.test('typing requests the list, which opens when there are matches, with no row highlighted', async (t) => {
  const typed = after({ type: 'typed' })
  t.notOk(isOpen(typed))
  const open = comboboxReducer(typed, { type: 'found', found })
  t.ok(isOpen(open))
  t.equal(open.active, -1)
  t.notOk(isOpen(comboboxReducer(typed, { type: 'found', found: nothing })), 'an empty list stays closed')
})

t.test('further typing keeps the old rows until new ones arrive, and removes the highlight', async (t) => {
  const state = after(
    { type: 'typed' },
    { type: 'found', found },
    { type: 'move', to: 'next' },
    { type: 'typed' },
  )
  t.ok(isOpen(state))
  t.equal(state.active, -1)
})

t.test('the arrows wrap around; Home and End go to the first and last row', async (t) => {
  const open = after({ type: 'typed' }, { type: 'found', found })
  const active = (...moves: readonly ('next' | 'previous' | 'first' | 'last')[]) =>
    moves.reduce<ComboboxState>((state, to) => comboboxReducer(state, { type: 'move', to }), open).active
  t.equal(active('next'), 0)
  t.equal(active('previous'), 2)
  t.equal(active('next', 'next', 'next', 'next'), 0)
  t.equal(active('next', 'previous'), 2)
  t.equal(active('last'), 2)
  t.equal(active('last', 'first'), 0)
})

t.test('an arrow on a closed list requests it and highlights its first or last row', async (t) => {
  t.equal(after({ type: 'move', to: 'next' }, { type: 'found', found }).active, 0)
  t.equal(after({ type: 'move', to: 'previous' }, { type: 'found', found }).active, 2)
  t.equal(after({ type: 'move', to: 'next' }, { type: 'found', found: nothing }).active, -1)
  t.equal(after({ type: 'move', to: 'previous' }, { type: 'found', found: nothing }).active, -1)
})

t.test('a failed source leaves no rows, and further typing clears the failure', async (t) => {
  const failed = after({ type: 'typed' }, { type: 'found', found }, { type: 'failed' })
  t.notOk(isOpen(failed))
  t.ok(failed.failed)
  t.notOk(comboboxReducer(failed, { type: 'typed' }).failed)
})

t.test('closing resets the state; a late result does not open the list', async (t) => {
  const closed = after({ type: 'typed' }, { type: 'found', found }, { type: 'close' })
  t.same(closed, closedCombobox)
  t.notOk(isOpen(comboboxReducer(closed, { type: 'found', found })))
})
