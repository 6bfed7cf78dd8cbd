import t from 'tap'

import { createDraftKeeper } from '../../../../src/features/chat/composer/draft-keeper.ts'
import { createDraft } from '../../../../src/features/chat/composer/draft.ts'
import { enterSends } from '../../../../src/features/chat/composer/enter-key.ts'
import {
  messageText,
  refusalMessage,
} from '../../../../src/features/chat/conversation/messages/message-text.ts'
import { createClock } from '../conversation/fake-chat.ts'

const press = {
  key: 'Enter',
  shiftKey: false,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  keyCode: 13,
  isComposing: false,
}

t.test('Enter sends with a keyboard, and makes a new line on a touch screen', async (t) => {
  t.equal(enterSends(press, false), true)
  t.equal(enterSends(press, true), false)
  t.equal(enterSends({ ...press, ctrlKey: true }, true), true)
  t.equal(enterSends({ ...press, metaKey: true }, true), true)
  t.equal(enterSends({ ...press, shiftKey: true }, false), false)
  t.equal(enterSends({ ...press, altKey: true }, false), false)
  t.equal(enterSends({ ...press, key: 'a' }, false), false)
})

t.test('Enter that accepts a word of an input method does not send', async (t) => {
  t.equal(enterSends({ ...press, isComposing: true }, false), false)
  t.equal(enterSends({ ...press, keyCode: 229 }, false), false)
  t.equal(enterSends({ ...press, ctrlKey: true, isComposing: true }, true), false)
})

t.test('the draft is stored every 300 ms during typing, and at once when the page is left', async (t) => {
  const stored: string[] = []
  const clock = createClock()
  const keeper = createDraftKeeper({ keep: (text) => void stored.push(text), setTimer: clock.setTimer })
  keeper.change('a')
  await clock.pass(200)
  keeper.change('ab')
  t.same(stored, [])
  await clock.pass(100)
  t.same(stored, ['ab'], '300 ms after the first change, not after the last')
  keeper.change('abc')
  await clock.pass(299)
  t.same(stored, ['ab'])
  keeper.flush()
  t.same(stored, ['ab', 'abc'])
  keeper.flush()
  await clock.pass(1_000)
  t.same(stored, ['ab', 'abc'], 'an unchanged draft is not stored again')
})

t.test('a suggestion is appended to the text and takes the focus to the field', async (t) => {
  const clock = createClock()
  const draft = createDraft({
    archive: { draft: () => 'Ciao', keepDraft: () => {} },
    setTimer: clock.setTimer,
  })
  t.equal(draft.state().text, 'Ciao', 'the stored draft is restored')
  draft.suggest('Correggo: ')
  t.equal(draft.state().text, 'Ciao Correggo: ')
  draft.change('')
  draft.suggest('Correggo: ')
  t.equal(draft.state().text, 'Correggo: ')
  t.equal(draft.state().focusRequests, 2)
})

t.test('a message loses forbidden characters and outer spaces, and nothing else', async (t) => {
  t.equal(messageText('  uno\r\ndue\ttre \u0000\u202E '), 'uno\ndue\ttre')
  t.equal(messageText('caffè 🛁 \uD800'), 'caffè 🛁 \uFFFD')
  t.equal(refusalMessage('', 1), null)
  t.equal(refusalMessage('a'.repeat(4000), 0), null)
})
