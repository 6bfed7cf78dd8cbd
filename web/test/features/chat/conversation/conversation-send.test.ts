import t from 'tap'

import type { UserMessage } from '../../../../src/features/chat/conversation/message.ts'
import { openTab, problem, settle } from './fake-chat.ts'

t.test('a message is shown at once, is sent once, and its answer follows it', async (t) => {
  const { conversation, assistant, lines, device } = openTab()
  conversation.open()
  t.equal(conversation.send('  80 mq\r\n', []), true)
  t.same(lines(), ['80 mq (sending)'])
  t.equal(conversation.state().waiting?.words, 'Sta scrivendo...')
  t.match(assistant.asked, [{ content: '80 mq', threadId: null }])
  assistant.last()?.answer({ reply: 'Dove?' })
  await settle()
  t.same(lines(), ['80 mq (sent)', 'Gino: Dove?'])
  t.equal(conversation.state().waiting, null)
  t.equal(device.values.get('thread_id_for_caldaia'), 't-1')
  t.ok(device.values.has('chatMessages_of_t-1'))
  t.notOk(device.values.has('chatMessages_of_nuova_caldaia'))
  t.equal(device.values.get('captured_data_t-1'), '{"messages":2}')
  t.notOk(device.values.has('busyGino'))
})

t.test(
  'nothing to send, too much to send, and sending while an answer is awaited are refused in words',
  async (t) => {
    const { conversation, assistant } = openTab()
    conversation.open()
    t.equal(conversation.send(' \n ', []), false)
    t.match(conversation.state().notice, { role: 'alert', text: 'Inserisci un messaggio' })
    t.equal(conversation.send('a'.repeat(4001), []), false)
    t.match(conversation.state().notice?.text, /4\.001 caratteri su 4\.000/)
    conversation.send('uno', [])
    t.equal(conversation.state().notice, null)
    t.equal(conversation.send('due', []), false)
    t.match(conversation.state().notice, { role: 'status', text: "Attendi la risposta dell'assistente" })
    t.equal(assistant.asked.length, 1)
  },
)

t.test('a message that failed stays, and trying again says the very same with the same key', async (t) => {
  const { conversation, assistant, lines } = openTab()
  conversation.open()
  conversation.send('Bagno', [])
  assistant.last()?.fail(problem('upstream_failed'))
  await settle()
  t.same(lines(), ['Bagno (failed)'])
  const [message] = conversation.state().messages as UserMessage[]
  t.equal(message?.problem, 'Errore upstream_failed')
  conversation.retry(message?.id ?? '')
  t.same(lines(), ['Bagno (sending)'])
  await settle()
  const [first, second] = assistant.asked
  t.equal(first?.key, second?.key)
  t.equal(second?.content, 'Bagno')
  second?.answer()
  await settle()
  t.same(lines(), ['Bagno (sent)', 'Gino: Bene.'])
})

t.test('other messages go on while one is not sent; it is tried again behind them', async (t) => {
  const { conversation, assistant, lines } = openTab()
  conversation.open()
  conversation.send('uno', [])
  assistant.last()?.fail(problem('upstream_unavailable', 503))
  await settle()
  conversation.send('due', [])
  assistant.last()?.answer()
  await settle()
  t.same(lines(), ['uno (failed)', 'due (sent)', 'Gino: Bene.'])
  conversation.retry((conversation.state().messages[0] as UserMessage).id)
  await settle()
  t.match(assistant.last(), { content: 'uno', threadId: 't-1' }, 'to the thread that there is by now')
  assistant.last()?.answer({ reply: 'Ok.' })
  await settle()
  t.same(lines(), ['due (sent)', 'Gino: Bene.', 'uno (sent)', 'Gino: Ok.'])
})

t.test('an answer that is long in coming is explained after 20 s and given up after 60 s', async (t) => {
  const { conversation, assistant, clock, lines } = openTab()
  conversation.open()
  conversation.send('Ciao', [])
  const words = () => conversation.state().waiting?.words
  t.equal(words(), 'Sta scrivendo...')
  await clock.pass(5_000)
  t.equal(words(), null)
  await clock.pass(5_000)
  t.equal(words(), 'Sta scrivendo...')
  t.equal(conversation.state().waiting?.slow, false)
  await clock.pass(10_000)
  t.equal(words(), 'Ci sto mettendo più del solito')
  t.equal(conversation.state().waiting?.slow, true)
  await clock.pass(39_999)
  t.equal(assistant.last()?.signal.aborted, false)
  await clock.pass(1)
  t.equal(assistant.last()?.signal.aborted, true)
  t.same(lines(), ['Ciao (failed)'])
  t.match((conversation.state().messages[0] as UserMessage).problem, /in tempo/)
  t.equal(conversation.state().waiting, null)
})

t.test('giving up ends the wait and keeps the message', async (t) => {
  const { conversation, assistant, lines } = openTab()
  conversation.open()
  conversation.send('Ciao', [])
  conversation.giveUp()
  await settle()
  t.equal(assistant.last()?.signal.aborted, true)
  t.same(lines(), ['Ciao (failed)'])
})

t.test('a thread that the server replaces takes everything along', async (t) => {
  const { conversation, assistant, device, archive } = openTab()
  device.values.set('thread_id_for_caldaia', 'vecchio')
  archive.keepDraft('bozza')
  conversation.open()
  await settle()
  conversation.send('Ciao', [])
  await settle()
  t.equal(assistant.last()?.threadId, 'vecchio')
  assistant.last()?.answer({ threadId: 'nuovo' })
  await settle()
  t.equal(device.values.get('thread_id_for_caldaia'), 'nuovo')
  t.equal(archive.draft(), 'bozza')
  t.same(
    [...device.values.keys()].filter((key) => key.endsWith('vecchio')),
    [],
  )
})

t.test('a key that was used with other words is renewed, once', async (t) => {
  const { conversation, assistant, lines } = openTab()
  conversation.open()
  conversation.send('Ciao', [])
  assistant.last()?.fail(problem('idempotency_key_reused', 422))
  await settle()
  t.equal(assistant.asked.length, 2)
  t.not(assistant.asked[0]?.key, assistant.asked[1]?.key)
  assistant.last()?.answer()
  await settle()
  t.same(lines(), ['Ciao (sent)', 'Gino: Bene.'])
})

t.test('without a connection a message waits and goes by itself once there is one', async (t) => {
  const { conversation, assistant, setOnline, lines } = openTab()
  conversation.open()
  setOnline(false)
  t.equal(conversation.send('uno', []), true)
  t.equal(conversation.send('due', []), true)
  t.match(conversation.state().notice?.text, /parte da solo/)
  t.equal(assistant.asked.length, 0)
  setOnline(true)
  await settle()
  assistant.last()?.answer()
  await settle()
  await settle()
  assistant.last()?.answer()
  await settle()
  t.same(
    assistant.asked.map(({ content }) => content),
    ['uno', 'due'],
  )
  t.same(lines(), ['uno (sent)', 'Gino: Bene.', 'due (sent)', 'Gino: Bene.'])
})

t.test('clearing removes every key of the conversation and ends what is under way', async (t) => {
  const { conversation, assistant, device, archive } = openTab()
  device.values.set('thread_id', 't-9')
  conversation.open()
  conversation.send('Ciao', [])
  assistant.last()?.answer()
  await settle()
  archive.keepDraft('ancora')
  conversation.send('E poi', [])
  device.values.set('thread_id', 't-1')
  conversation.clear()
  await settle()
  t.same([...device.values.keys()], [])
  t.same(conversation.state().messages, [])
  t.equal(conversation.state().waiting, null)
})
