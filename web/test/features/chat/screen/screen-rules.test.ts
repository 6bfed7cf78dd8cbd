import t from 'tap'

import { readMessages } from '../../../../src/features/chat/conversation/messages/message.ts'
import { waitingText } from '../../../../src/features/chat/conversation/waiting.ts'
import { isAtEnd, scrollFor } from '../../../../src/features/chat/log/scroll-rule.ts'
import { startLabel } from '../../../../src/features/chat/log/start-label.ts'
import { readSoftKeyboard } from '../../../../src/features/chat/screen/soft-keyboard.ts'

const at = (date: string) => new Date(`${date}T10:42:00`).getTime()

const box = { scrollTop: 400, clientHeight: 600, scrollHeight: 2000 }

t.test('the log scrolls to a new message, and shows a long one from its first line', async (t) => {
  const arrival = { box, own: false, following: true }
  t.equal(scrollFor({ ...arrival, messageTop: 1900 }), 1400, 'a short message: the end of the log')
  t.equal(scrollFor({ ...arrival, messageTop: 1000 }), 988, 'a long message: its first line, with a margin')
  t.equal(scrollFor({ ...arrival, messageTop: 4 }), 0)
  t.equal(
    scrollFor({ ...arrival, following: false, messageTop: 1900 }),
    null,
    'no scroll when the customer has scrolled up',
  )
  t.equal(
    scrollFor({ ...arrival, following: false, own: true, messageTop: 1000 }),
    1400,
    'the customer’s own message is always shown',
  )
})

t.test('a box counts as scrolled to its end within 48 px', async (t) => {
  t.equal(isAtEnd({ ...box, scrollTop: 1400 }), true)
  t.equal(isAtEnd({ ...box, scrollTop: 1352 }), true)
  t.equal(isAtEnd({ ...box, scrollTop: 1351 }), false)
})

t.test('a window that shrinks by more than 150 px has an open soft keyboard', async (t) => {
  const start = readSoftKeyboard(null, { width: 375, height: 812 })
  t.equal(start.open, false)
  t.equal(readSoftKeyboard(start.memory, { width: 375, height: 662 }).open, false, '150 px may be a toolbar')
  t.equal(readSoftKeyboard(start.memory, { width: 375, height: 661 }).open, true)
  const grown = readSoftKeyboard(start.memory, { width: 375, height: 860 })
  t.equal(readSoftKeyboard(grown.memory, { width: 375, height: 700 }).open, true)
  const turned = readSoftKeyboard(start.memory, { width: 812, height: 375 })
  t.equal(turned.open, false, 'a rotation resets the height')
  t.equal(readSoftKeyboard(turned.memory, { width: 812, height: 200 }).open, true)
})

t.test(
  'the typing indicator’s text toggles every 5 s, and says after 20 s that the answer is slow',
  async (t) => {
    t.equal(waitingText(0), 'Sta scrivendo...')
    t.equal(waitingText(4_999), 'Sta scrivendo...')
    t.equal(waitingText(5_000), null)
    t.equal(waitingText(10_000), 'Sta scrivendo...')
    t.equal(waitingText(15_000), null)
    t.equal(waitingText(20_000), 'Ci sto mettendo più del solito')
  },
)

t.test('the start label has the date and time of the first message', async (t) => {
  const messages = readMessages([{ role: 'user', content: 'Ciao', timestamp: at('2026-11-20') }])
  t.equal(startLabel(messages, at('2026-11-20')), 'Oggi, 10:42')
  t.equal(startLabel(messages, at('2026-11-22')), '20 novembre 2026, 10:42')
  t.equal(startLabel([], at('2026-11-22')), '')
})
