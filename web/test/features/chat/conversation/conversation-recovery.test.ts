import t from 'tap'

import type { UserMessage } from '../../../../src/features/chat/conversation/messages/message.ts'
import { openTab, problem, settle } from './fake-chat.ts'

const said = (content: string) => ({
  role: 'user' as const,
  content,
  pictureUrls: [],
  isPictureRequest: false,
})
const replied = (content: string) => ({ ...said(content), role: 'assistant' as const })

t.test('after a reload during a send, the message is sent again with the same key', async (t) => {
  const before = openTab()
  const leave = before.conversation.open()
  before.conversation.send('Ciao', [])
  leave()
  await settle()
  t.equal(before.assistant.last()?.signal.aborted, true)
  const after = openTab(before)
  after.conversation.open()
  await settle()
  t.same(after.lines(), ['Ciao (sending)'])
  const [first, second] = before.assistant.asked
  t.equal(second?.key, first?.key)
  second?.answer()
  await settle()
  t.same(after.lines(), ['Ciao (sent)', 'Gino: Bene.'])
})

t.test('a call that breaks because the page is left does not mark the message as failed', async (t) => {
  const before = openTab()
  const leave = before.conversation.open()
  before.conversation.send('Ciao', [])
  before.assistant.last()?.fail(problem('offline', 0))
  await settle()
  t.same(before.lines(), ['Ciao (sending)'])
  leave()
  await before.clock.pass(1_000)
  const after = openTab(before)
  after.conversation.open()
  await settle()
  t.equal(before.assistant.asked.length, 2)

  const staying = openTab()
  staying.conversation.open()
  staying.conversation.send('Ciao', [])
  staying.assistant.last()?.fail(problem('offline', 0))
  await settle()
  await staying.clock.pass(500)
  t.same(staying.lines(), ['Ciao (failed)'])
})

t.test(
  'a message that arrived before the reload is found in the history and is not sent twice',
  async (t) => {
    const before = openTab()
    before.device.values.set('thread_id_for_caldaia', 't-1')
    const leave = before.conversation.open()
    before.conversation.send('Ciao', [])
    await settle()
    leave()
    before.assistant.state.history = [said('Ciao'), replied('Eccomi.')]
    const after = openTab(before)
    after.conversation.open()
    await settle()
    t.same(after.lines(), ['Ciao (sent)', 'Gino: Eccomi.'])
    t.equal(before.assistant.asked.length, 1)
    t.equal(after.conversation.state().waiting, null)
  },
)

t.test('the history is polled for a late answer before the message is sent again', async (t) => {
  const { conversation, assistant, clock, device, lines } = openTab()
  device.values.set('thread_id_for_caldaia', 't-1')
  conversation.open()
  conversation.send('Ciao', [])
  await settle()
  assistant.last()?.fail(problem('upstream_timeout', 504))
  await settle()
  assistant.state.history = [said('Ciao')]
  conversation.retry((conversation.state().messages[0] as UserMessage).id)
  await settle()
  t.equal(assistant.asked.length, 1)
  assistant.state.history.push(replied('Eccomi.'))
  await clock.pass(4_000)
  t.same(lines(), ['Ciao (sent)', 'Gino: Eccomi.'])
  t.equal(assistant.asked.length, 1)
})

t.test('a message without an answer in the history is sent again, and shows once', async (t) => {
  const { conversation, assistant, clock, device, lines } = openTab()
  device.values.set('thread_id_for_caldaia', 't-1')
  conversation.open()
  conversation.send('Ciao', [])
  await settle()
  assistant.last()?.fail(problem('upstream_timeout', 504))
  await settle()
  assistant.state.history = [said('Ciao')]
  conversation.retry((conversation.state().messages[0] as UserMessage).id)
  await settle()
  await clock.pass(12_000)
  t.equal(assistant.asked.length, 2)
  t.equal(assistant.asked[1]?.key, assistant.asked[0]?.key)
  assistant.last()?.answer()
  await settle()
  t.same(lines(), ['Ciao (sent)', 'Gino: Bene.'])
})

t.test('a failed message stays failed after a reload, until the customer retries it', async (t) => {
  const before = openTab()
  const leave = before.conversation.open()
  before.conversation.send('Ciao', [])
  before.assistant.last()?.fail(problem('internal', 500))
  await settle()
  leave()
  const after = openTab(before)
  after.conversation.open()
  await settle()
  t.same(after.lines(), ['Ciao (failed)'])
  t.equal(before.assistant.asked.length, 1)
})

t.test('a stale busy flag is cleared: unreadable, too old, or of this tab before a reload', async (t) => {
  for (const flag of [
    'true',
    '{"since":1,"tab":"b","service":"caldaia"}',
    '{"since":1000000,"tab":"a","service":"caldaia"}',
    '{"since":9000000,"tab":"b","service":"caldaia"}',
  ]) {
    const { conversation, device, assistant } = openTab()
    device.values.set('busyGino', flag)
    conversation.open()
    t.notOk(device.values.has('busyGino'), flag)
    t.equal(conversation.send('Ciao', []), true)
    t.equal(assistant.asked.length, 1)
  }
})

t.test('earlier messages come from the server; a degraded history removes nothing', async (t) => {
  const { conversation, assistant, device, lines } = openTab()
  device.values.set('thread_id_for_caldaia', '"t-1"')
  assistant.state.history = [said('Ciao'), { ...replied('Mandi una foto?'), isPictureRequest: true }]
  conversation.open()
  t.equal(conversation.state().history, 'loading')
  await settle()
  t.same(lines(), ['Ciao (sent)', 'Gino: Mandi una foto?'])
  t.equal(conversation.state().messages[1]?.showPictureLoadingChoices, true)
  assistant.state.degraded = true
  conversation.loadEarlier()
  await settle()
  t.equal(conversation.state().history, 'degraded')
  t.same(lines(), ['Ciao (sent)', 'Gino: Mandi una foto?'])
})

t.test(
  'a thread of a former version, shared by all services, goes to the first service that is opened',
  async (t) => {
    const { device, archive } = openTab()
    t.equal(archive.thread(), null)
    device.values.set('thread_id', 'comune')
    t.equal(openTab({ device }).archive.thread(), 'comune')
    t.equal(device.values.get('thread_id_for_caldaia'), 'comune')
    t.equal(openTab({ device, service: 'serramenti' }).archive.thread(), null)
    device.values.set('thread_id_for_serramenti', 'proprio')
    device.values.delete('thread_id_for_caldaia')
    device.values.set('thread_id', 'altro')
    t.equal(
      openTab({ device, service: 'serramenti' }).archive.thread(),
      'proprio',
      'an existing thread is never replaced',
    )
  },
)
