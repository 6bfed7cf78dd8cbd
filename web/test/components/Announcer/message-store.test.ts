import t from 'tap'

import { createMessageStore } from '../../../src/components/Announcer/message-store.ts'

t.test('an announced text is spoken and not shown', async (t) => {
  const store = createMessageStore()
  let changes = 0
  const unsubscribe = store.subscribe(() => {
    changes += 1
  })
  store.announce('Pagina 2 di 4')
  t.same(store.state(), { spoken: 'Pagina 2 di 4', shown: [] })
  unsubscribe()
  store.announce('Pagina 3 di 4')
  t.equal(changes, 1)
})

t.test('a repeated text differs by a silent character, so that it is read again', async (t) => {
  const store = createMessageStore()
  const spoken = ['Copiato', 'Copiato', 'Copiato'].map((text) => {
    store.announce(text)
    return store.state().spoken
  })
  t.same(spoken, ['Copiato', 'Copiato\u00A0', 'Copiato'])
})

t.test('a toast is also spoken, stays until dismissed, and newer toasts replace it', async (t) => {
  const store = createMessageStore()
  const first = store.show('Uno')
  store.show('Due', 'danger')
  t.equal(store.state().spoken, 'Due')
  t.same(
    store.state().shown.map(({ text, tone }) => [text, tone]),
    [
      ['Uno', 'info'],
      ['Due', 'danger'],
    ],
  )
  store.dismiss(first)
  t.same(
    store.state().shown.map(({ text }) => text),
    ['Due'],
  )
  for (const text of ['Tre', 'Quattro', 'Cinque']) store.show(text)
  t.same(
    store.state().shown.map(({ text }) => text),
    ['Tre', 'Quattro', 'Cinque'],
  )
})
