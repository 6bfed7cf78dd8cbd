import t from 'tap'

import { createDraftKeeper } from '../../../../src/features/chat/composer/draft-keeper.ts'
import { createDraft } from '../../../../src/features/chat/composer/draft.ts'
import { enterSends } from '../../../../src/features/chat/composer/enter-key.ts'
import { messageText, refusalWords } from '../../../../src/features/chat/conversation/message-text.ts'
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

t.test('Enter sends with a keyboard and makes a line on a touch screen', async (t) => {
  t.equal(enterSends(press, false), true)
  t.equal(enterSends(press, true), false)
  t.equal(enterSends({ ...press, ctrlKey: true }, true), true)
  t.equal(enterSends({ ...press, metaKey: true }, true), true)
  t.equal(enterSends({ ...press, shiftKey: true }, false), false)
  t.equal(enterSends({ ...press, altKey: true }, false), false)
  t.equal(enterSends({ ...press, key: 'a' }, false), false)
})

t.test('Enter that accepts a word of an input method never sends', async (t) => {
  t.equal(enterSends({ ...press, isComposing: true }, false), false)
  t.equal(enterSends({ ...press, keyCode: 229 }, false), false)
  t.equal(enterSends({ ...press, ctrlKey: true, isComposing: true }, true), false)
})

t.test(
  'what is typed is kept every 300 ms while somebody types, and at once when the page is left',
  async (t) => {
    const kept: string[] = []
    const clock = createClock()
    const keeper = createDraftKeeper({ keep: (text) => void kept.push(text), later: clock.later })
    keeper.change('a')
    await clock.pass(200)
    keeper.change('ab')
    t.same(kept, [])
    await clock.pass(100)
    t.same(kept, ['ab'], '300 ms after the first letter, not after the last')
    keeper.change('abc')
    await clock.pass(299)
    t.same(kept, ['ab'])
    keeper.flush()
    t.same(kept, ['ab', 'abc'])
    keeper.flush()
    await clock.pass(1_000)
    t.same(kept, ['ab', 'abc'], 'once')
  },
)

t.test('a suggestion goes behind what was typed, or in place of another suggestion', async (t) => {
  const clock = createClock()
  const draft = createDraft({ archive: { draft: () => 'Ciao', keepDraft: () => {} }, later: clock.later })
  t.equal(draft.state().text, 'Ciao', 'what was kept is there again')
  draft.suggest('Sì', ['Sì', 'No'])
  t.equal(draft.state().text, 'Ciao Sì')
  draft.change('')
  draft.suggest('Sì', ['Sì', 'No'])
  draft.suggest('No', ['Sì', 'No'])
  t.equal(draft.state().text, 'No')
  t.equal(draft.state().focusAsked, 3)
})

t.test('a message loses what nobody typed on purpose, and nothing else', async (t) => {
  t.equal(messageText('  uno\r\ndue\ttre \u0000\u202E '), 'uno\ndue\ttre')
  t.equal(messageText('caffè 🛁 \uD800'), 'caffè 🛁 \uFFFD')
  t.equal(refusalWords('', 1), null)
  t.equal(refusalWords('a'.repeat(4000), 0), null)
})
