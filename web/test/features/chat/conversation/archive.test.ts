import t from 'tap'

import { createArchive } from '../../../../src/features/chat/conversation/archive.ts'
import type { SafeStorage, StorageKey } from '../../../../src/lib/storage/storage.ts'
import { createDevice, openTab, settle } from './fake-chat.ts'

/** Counts how often a storage parses a message log. */
function countParses(storage: SafeStorage) {
  const count = { parses: 0 }
  const counted: SafeStorage = {
    ...storage,
    read(key: StorageKey) {
      if (key.startsWith('chatMessages_of_')) count.parses += 1
      return storage.read(key)
    },
  }
  return { count, counted }
}

t.test('a message is sent and answered with one parse of the log', async (t) => {
  const device = createDevice()
  const { count, counted } = countParses(device.openTab())
  const tab = openTab({ device, through: counted })
  device.values.set('thread_id_for_caldaia', 't-1')
  tab.conversation.open()
  await settle()
  const opened = count.parses
  tab.conversation.send('Ciao', [tab.photo('uno'), tab.photo('due')])
  await settle()
  tab.assistant.last()?.answer()
  await settle()
  t.same(tab.lines(), ['Ciao (sent)', 'Gino: Bene.'])
  t.equal(tab.assistant.uploads.length, 2)
  t.ok(count.parses - opened <= 1, `${count.parses - opened} parses`)
  t.ok(opened <= 1, `${opened} parses to open`)
})

t.test('a change by another tab is there at once, before its event, and is not lost', async (t) => {
  const device = createDevice()
  const { count, counted } = countParses(device.openTab())
  const archive = createArchive({ storage: counted, service: 'caldaia', services: ['caldaia'] })
  t.same(archive.messages(), [])
  const first = archive.messages()
  t.equal(archive.messages(), first, 'the same array until a change')
  const stored = [{ id: 'x', role: 'assistant', content: 'Da un’altra scheda' }]
  device.values.set('chatMessages_of_nuova_caldaia', JSON.stringify(stored))
  const parsed = count.parses
  const after = archive.change((messages) => messages.filter(({ id }) => id === 'x'))
  t.match(after, stored)
  t.equal(count.parses - parsed, 1)
  t.equal(archive.messages(), after)
})

t.test('the messages move to a thread, and are gone when they are cleared', async (t) => {
  const { counted, count } = countParses(createDevice().openTab())
  const archive = createArchive({ storage: counted, service: 'caldaia', services: ['caldaia'] })
  archive.change(() => [
    {
      id: 'a',
      role: 'assistant',
      content: 'Ciao',
      timestamp: 0,
      pictureUrls: [],
      showPictureLoadingChoices: false,
    },
  ])
  archive.moveTo('t-9')
  t.match(archive.messages(), [{ id: 'a' }])
  t.ok(count.parses <= 2)
  archive.clear()
  t.same(archive.messages(), [])
})
