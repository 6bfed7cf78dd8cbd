import t from 'tap'

import { readMessages } from '../../../../src/features/chat/conversation/message.ts'
import { waitingWords } from '../../../../src/features/chat/conversation/waiting.ts'
import { isAtEnd, scrollFor } from '../../../../src/features/chat/log/scroll-rule.ts'
import { startWords } from '../../../../src/features/chat/log/start-words.ts'
import { readSoftKeyboard } from '../../../../src/features/chat/screen/soft-keyboard.ts'

const at = (date: string) => new Date(`${date}T10:42:00`).getTime()

const box = { scrollTop: 400, clientHeight: 600, scrollHeight: 2000 }

t.test('a message is followed to the end, a long one is shown from its first line', async (t) => {
  const arrival = { box, own: false, following: true }
  t.equal(scrollFor({ ...arrival, messageTop: 1900 }), 1400, 'it fits: the end')
  t.equal(scrollFor({ ...arrival, messageTop: 1000 }), 988, 'it does not: its beginning, with some room')
  t.equal(scrollFor({ ...arrival, messageTop: 4 }), 0)
  t.equal(
    scrollFor({ ...arrival, following: false, messageTop: 1900 }),
    null,
    'who reads further up stays there',
  )
  t.equal(
    scrollFor({ ...arrival, following: false, own: true, messageTop: 1000 }),
    1400,
    'one’s own is always shown',
  )
})

t.test('the end is in sight within 48 px of it', async (t) => {
  t.equal(isAtEnd({ ...box, scrollTop: 1400 }), true)
  t.equal(isAtEnd({ ...box, scrollTop: 1352 }), true)
  t.equal(isAtEnd({ ...box, scrollTop: 1351 }), false)
})

t.test('a window that shrinks by more than 150 px has a soft keyboard', async (t) => {
  const start = readSoftKeyboard(null, { width: 375, height: 812 })
  t.equal(start.open, false)
  t.equal(readSoftKeyboard(start.memory, { width: 375, height: 662 }).open, false, '150 px are a toolbar')
  t.equal(readSoftKeyboard(start.memory, { width: 375, height: 661 }).open, true)
  const grown = readSoftKeyboard(start.memory, { width: 375, height: 860 })
  t.equal(readSoftKeyboard(grown.memory, { width: 375, height: 700 }).open, true)
  const turned = readSoftKeyboard(start.memory, { width: 812, height: 375 })
  t.equal(turned.open, false, 'a turned phone begins anew')
  t.equal(readSoftKeyboard(turned.memory, { width: 812, height: 200 }).open, true)
})

t.test('the typing indicator comes and goes every 5 s and explains itself after 20 s', async (t) => {
  t.equal(waitingWords(0), 'Sta scrivendo...')
  t.equal(waitingWords(4_999), 'Sta scrivendo...')
  t.equal(waitingWords(5_000), null)
  t.equal(waitingWords(10_000), 'Sta scrivendo...')
  t.equal(waitingWords(15_000), null)
  t.equal(waitingWords(20_000), 'Ci sto mettendo più del solito')
})

t.test('a conversation says when it began', async (t) => {
  const messages = readMessages([{ role: 'user', content: 'Ciao', timestamp: at('2026-11-20') }])
  t.equal(startWords(messages, at('2026-11-20')), 'Oggi, 10:42')
  t.equal(startWords(messages, at('2026-11-22')), '20 novembre 2026, 10:42')
  t.equal(startWords([], at('2026-11-22')), '')
})
