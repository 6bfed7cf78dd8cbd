import t from 'tap'

import { openTab, settle } from './fake-chat.ts'

type Tab = ReturnType<typeof openTab>

const browsers = [
  {
    browser: 'with Web Locks',
    webLocks: true,
    setThread: ({ device }: Tab) => device.values.set('thread_id_for_caldaia', 't-1'),
  },
  { browser: 'without Web Locks', webLocks: false, setThread: () => {} },
]

for (const { browser, webLocks, setThread } of browsers) {
  t.test(`two tabs show the same conversation and do not block each other, ${browser}`, async (t) => {
    const one = openTab({ webLocks })
    setThread(one)
    one.conversation.open()
    const two = openTab({ ...one, tab: 'b', webLocks })
    two.conversation.open()
    one.conversation.send('dalla prima', [])
    t.same(two.lines(), ['dalla prima (sending)'])
    t.match(two.conversation.state().waiting, { text: 'Sta scrivendo...', inOtherTab: true })
    t.equal(two.conversation.send('dalla seconda', []), true)
    const [first, second] = one.assistant.asked
    t.same([first?.content, second?.content], ['dalla prima', 'dalla seconda'])
    first?.answer({ reply: 'Uno.' })
    await settle()
    t.match(
      two.conversation.state().waiting,
      { inOtherTab: false },
      'this tab still waits for its own answer',
    )
    second?.answer({ reply: 'Due.', threadId: 't-1' })
    await settle()
    const both = ['dalla prima (sent)', 'Gino: Uno.', 'dalla seconda (sent)', 'Gino: Due.']
    t.same(one.lines(), both)
    t.same(two.lines(), both)
    t.equal(one.assistant.asked.length, 2)
    t.notOk(one.device.values.has('busyGino'))
    t.equal(two.conversation.state().waiting, null)
  })

  t.test(`a tab without work does not resend a message that another tab waits for, ${browser}`, async (t) => {
    const one = openTab({ webLocks })
    setThread(one)
    one.conversation.open()
    const two = openTab({ ...one, tab: 'b', webLocks })
    two.conversation.open()
    one.conversation.send('dalla prima', [])
    two.conversation.send('dalla seconda', [])
    const [first, second] = one.assistant.asked
    second?.answer({ reply: 'Due.' })
    await settle()
    await one.clock.pass(5_000)
    t.equal(one.assistant.asked.length, 2)
    t.match(two.conversation.state().waiting, { inOtherTab: true })
    first?.answer({ reply: 'Uno.', threadId: 't-1' })
    await settle()
    t.equal(two.conversation.state().waiting, null)
  })
}

t.test(
  'without Web Locks, a message of a crashed tab is resumed by another tab after one minute',
  async (t) => {
    const dead = openTab({ tab: 'dead', webLocks: false })
    dead.conversation.open()
    dead.conversation.send('Ciao', [])
    const { device, clock } = dead
    const two = openTab({ device, clock, tab: 'b', webLocks: false })
    two.conversation.open()
    await clock.pass(59_000)
    t.equal(two.assistant.asked.length, 0)
    await clock.pass(2_000)
    t.equal(two.assistant.last()?.key, dead.assistant.last()?.key)
    two.assistant.last()?.answer()
    await settle()
    t.same(two.lines(), ['Ciao (sent)', 'Gino: Bene.'])
  },
)

t.test('a message of a tab that was left is resumed by another tab within seconds', async (t) => {
  const one = openTab()
  const leave = one.conversation.open()
  one.conversation.send('Ciao', [])
  const { device, clock } = one
  const two = openTab({ device, clock, tab: 'b' })
  two.conversation.open()
  leave()
  await settle()
  await clock.pass(2_000)
  t.equal(two.assistant.asked.length, 0)
  await clock.pass(2_000)
  t.equal(two.assistant.asked.length, 1)
})

t.test('a message of a crashed tab is resumed by another tab within seconds', async (t) => {
  const dead = openTab({ tab: 'dead' })
  dead.conversation.open()
  dead.conversation.send('Ciao', [])
  const { device, clock } = dead
  const two = openTab({ device, clock, tab: 'b' })
  two.conversation.open()
  await clock.pass(30_000)
  t.equal(two.assistant.asked.length, 0)
  t.match(two.conversation.state().waiting, { inOtherTab: true })
  dead.crash()
  await settle()
  await clock.pass(3_000)
  t.equal(two.assistant.last()?.key, dead.assistant.last()?.key)
  two.assistant.last()?.answer()
  await settle()
  t.same(two.lines(), ['Ciao (sent)', 'Gino: Bene.'])
  t.equal(two.conversation.state().waiting, null)
})

t.test(
  'a message of a frozen tab is taken over after one minute; the frozen tab sends it no more',
  async (t) => {
    const frozen = openTab({ tab: 'frozen' })
    frozen.conversation.open()
    frozen.conversation.send('Ciao', [])
    const { device } = frozen
    const two = openTab({ device, tab: 'b' })
    two.conversation.open()
    await two.clock.pass(59_000)
    t.equal(two.assistant.asked.length, 0)
    await two.clock.pass(2_000)
    t.equal(two.assistant.asked.length, 1)
    t.equal(frozen.assistant.last()?.signal.aborted, true)
    t.same(frozen.lines(), ['Ciao (sending)'])
    t.match(frozen.conversation.state().waiting, { inOtherTab: true })
    two.assistant.last()?.answer()
    await settle()
    await two.clock.pass(10_000)
    await frozen.clock.pass(10_000)
    t.equal(frozen.assistant.asked.length + two.assistant.asked.length, 2)
    t.same(frozen.lines(), ['Ciao (sent)', 'Gino: Bene.'])
  },
)

t.test('two tabs that resume one message at the same time upload its photo once', async (t) => {
  const before = openTab({ tab: 'before' })
  before.device.values.set('thread_id_for_caldaia', 't-1')
  const leave = before.conversation.open()
  before.setOnline(false)
  before.conversation.send('Ecco', [before.photo('bagno')])
  leave()
  const { device, clock, assistant } = before
  const tabs = ['a', 'b'].map((tab) => openTab({ device, clock, assistant, tab }))
  for (const tab of tabs) tab.photo('bagno')
  // The flag does not tell: each tab looks for it before the other one has set it.
  for (const tab of tabs) {
    device.values.delete('busyGino')
    tab.conversation.open()
  }
  await settle()
  t.same(
    assistant.uploads.map(({ name }) => name),
    ['bagno'],
  )
  t.equal(assistant.asked.length, 1)
  assistant.last()?.answer()
  await settle()
  await clock.pass(70_000)
  t.equal(assistant.asked.length, 1)
  for (const tab of tabs) t.same(tab.lines(), ['Ecco (sent)', 'Gino: Bene.'])
  t.notOk(device.values.has('busyGino'))
})

t.test('the first messages of two tabs go to one thread', async (t) => {
  for (const photos of [[], ['bagno']]) {
    const one = openTab()
    one.conversation.open()
    const two = openTab({ ...one, tab: 'b' })
    two.conversation.open()
    one.conversation.send('dalla prima', [])
    two.conversation.send('dalla seconda', photos.map(two.photo))
    await settle()
    await one.clock.pass(5_000)
    t.same(
      one.assistant.asked.map(({ content }) => content),
      ['dalla prima'],
    )
    one.assistant.last()?.answer({ reply: 'Uno.', threadId: 't-1' })
    await settle()
    await one.clock.pass(200)
    const [first, second, ...others] = one.assistant.asked
    t.match(second, { content: 'dalla seconda', threadId: 't-1' })
    t.not(second?.key, first?.key)
    t.same(others, [])
    second?.answer({ reply: 'Due.' })
    await settle()
    const both = ['dalla prima (sent)', 'Gino: Uno.', 'dalla seconda (sent)', 'Gino: Due.']
    t.same(one.lines(), both)
    t.same(two.lines(), both)
    t.same(
      one.assistant.uploads,
      photos.map((name) => ({ name, threadId: 't-1', messageIndex: 2 })),
    )
  }
})

t.test('a frozen tab delays the first message of another tab for 20 seconds at most', async (t) => {
  const frozen = openTab({ tab: 'frozen' })
  frozen.conversation.open()
  frozen.conversation.send('dalla prima', [])
  const two = openTab({ device: frozen.device, tab: 'b' })
  two.conversation.open()
  two.conversation.send('dalla seconda', [])
  t.match(two.conversation.state().waiting, { text: 'Sta scrivendo...', inOtherTab: false })
  await settle()
  await two.clock.pass(19_900)
  t.equal(two.assistant.asked.length, 0)
  await two.clock.pass(100)
  t.match(two.assistant.asked, [{ content: 'dalla seconda', threadId: null }])
})

t.test('the wait for the thread of another tab can be cancelled', async (t) => {
  const one = openTab()
  one.conversation.open()
  one.conversation.send('dalla prima', [])
  const two = openTab({ ...one, tab: 'b' })
  two.conversation.open()
  two.conversation.send('dalla seconda', [])
  two.conversation.giveUp()
  await settle()
  t.same(two.lines(), ['dalla prima (sending)', 'dalla seconda (failed)'])
  t.equal(one.assistant.asked.length, 1)
})

t.test('a message that another tab’s write at the same moment has removed is added again', async (t) => {
  const one = openTab()
  one.device.values.set('thread_id_for_caldaia', 't-1')
  one.conversation.open()
  one.conversation.send('dalla prima', [])
  const stale = one.device.openTab()
  const other = { id: 'other', role: 'assistant', content: 'Di un’altra scheda.' }
  stale.write('chatMessages_of_t-1', [other])
  t.same(one.lines(), ['Gino: Di un’altra scheda.', 'dalla prima (sending)'])
  one.assistant.last()?.answer()
  await settle()
  const all = ['Gino: Di un’altra scheda.', 'dalla prima (sent)', 'Gino: Bene.']
  t.same(one.lines(), all)
  t.same(openTab({ device: one.device, tab: 'b' }).archive.messages().length, all.length)
})

t.test(
  'a removed message is added again and sent, also before the event of the other tab’s write',
  async (t) => {
    const one = openTab()
    one.conversation.open()
    const two = openTab({ ...one, tab: 'b' })
    two.conversation.open()
    one.conversation.send('dalla prima', [])
    const stale = one.device.values.get('chatMessages_of_nuova_caldaia') ?? ''
    two.conversation.send('dalla seconda', [two.photo('bagno')])
    await settle()
    one.device.values.set('chatMessages_of_nuova_caldaia', stale)
    one.assistant.last()?.answer({ reply: 'Uno.', threadId: 't-1' })
    await settle()
    await one.clock.pass(200)
    t.same(one.assistant.uploads, [{ name: 'bagno', threadId: 't-1', messageIndex: 2 }])
    one.assistant.last()?.answer({ reply: 'Due.' })
    await settle()
    const both = ['dalla prima (sent)', 'Gino: Uno.', 'dalla seconda (sent)', 'Gino: Due.']
    t.same(one.lines(), both)
    t.same(two.lines(), both)
  },
)

t.test('a conversation that is deleted in another tab does not come back with the answer', async (t) => {
  const one = openTab()
  one.conversation.open()
  one.conversation.send('Ciao', [])
  const two = openTab({ ...one, tab: 'b' })
  two.conversation.open()
  two.conversation.clear()
  await settle()
  t.equal(one.assistant.last()?.signal.aborted, true)
  one.assistant.last()?.answer()
  await settle()
  await one.clock.pass(70_000)
  t.same([one.lines(), two.lines()], [[], []])
  t.equal(one.assistant.asked.length, 1)
  t.same(
    [...one.device.values.keys()].filter((key) => key.startsWith('thread_id')),
    [],
  )
})
