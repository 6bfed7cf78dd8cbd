import { photosComing } from '@mestieri/shared/chat/photo-messages.ts'
import t from 'tap'

import {
  editPhoto,
  pictureRequest,
} from '../../../../src/features/chat/conversation/messages/message-list.ts'
import {
  sentPictures,
  type UserMessage,
} from '../../../../src/features/chat/conversation/messages/message.ts'
import { openTab, problem, settle } from './fake-chat.ts'

function started() {
  const opened = openTab()
  opened.device.values.set('thread_id_for_caldaia', 't-1')
  opened.conversation.open()
  const message = () => opened.conversation.state().messages[0] as UserMessage
  return { ...opened, message }
}

t.test('photos are uploaded one by one before the message, which then has their URLs', async (t) => {
  const { conversation, assistant, photo, message, pictures } = started()
  await settle()
  conversation.send('', [photo('uno'), photo('due')])
  await settle()
  t.same(assistant.uploads, [
    { threadId: 't-1', messageIndex: 0, name: 'uno' },
    { threadId: 't-1', messageIndex: 0, name: 'due' },
  ])
  t.equal(assistant.last()?.content, 'Foto caricate')
  assistant.last()?.answer()
  await settle()
  t.same(message().pictureUrls, ['/api/chat/pictures?src=uno', '/api/chat/pictures?src=due'])
  t.equal(pictures.size, 0, 'delivered photos are removed from the device')
  t.same(conversation.state().uploads, {})
})

t.test('without a thread, one is opened first, then come the photos, then the message', async (t) => {
  const { conversation, assistant, photo, lines } = openTab()
  const message = () => conversation.state().messages[0] as UserMessage
  conversation.open()
  conversation.send('Ecco il bagno', [photo('uno')])
  t.match(assistant.last(), { content: photosComing, threadId: null })
  t.ok(conversation.state().waiting)
  assistant.last()?.answer({ threadId: 't-5' })
  await settle()
  // The server has the opening message and its answer before this one.
  t.same(assistant.uploads, [{ threadId: 't-5', messageIndex: 2, name: 'uno' }])
  t.match(assistant.last(), { content: 'Ecco il bagno', threadId: 't-5' })
  assistant.last()?.answer({ threadId: 't-5' })
  await settle()
  t.equal(message().delivery, 'sent')
  t.same(lines(), ['Ecco il bagno (sent)', 'Gino: Bene.'], 'the opening message is not shown')
})

t.test(
  'photos of a first message that fail stop the message, and a retry opens no second thread',
  async (t) => {
    const { conversation, assistant, photo } = openTab()
    const message = () => conversation.state().messages[0] as UserMessage
    conversation.open()
    assistant.state.failing.add('uno')
    conversation.send('Ecco', [photo('uno')])
    assistant.last()?.answer({ threadId: 't-5' })
    await settle()
    t.match(message(), { delivery: 'failed', problem: 'Errore durante il caricamento delle foto' })
    t.equal(sentPictures(message()), 0)
    t.equal(conversation.state().waiting, null)
    conversation.retry(message().id)
    await settle()
    t.same(assistant.uploads, [{ threadId: 't-5', messageIndex: 2, name: 'uno' }])
    t.equal(assistant.last()?.content, 'Ecco')
    t.equal(assistant.asked.length, 2)
  },
)

t.test('a message of photos alone goes with the last of its failed photos', async (t) => {
  const { conversation, assistant, photo, device } = openTab()
  const own = () => conversation.state().messages.filter(({ role }) => role === 'user') as UserMessage[]
  conversation.open()
  assistant.state.failing.add('uno').add('due')
  conversation.send('', [photo('uno')])
  assistant.last()?.answer({ threadId: 't-5' })
  await settle()
  conversation.sendWithoutFailed(own()[0]?.id ?? '')
  t.same(own(), [])
  t.notOk(device.values.has('thread_id_for_caldaia'), 'and nothing is left of the thread')

  conversation.send('', [photo('due')])
  assistant.last()?.answer({ threadId: 't-6' })
  await settle()
  conversation.send('Ciao', [])
  await settle()
  assistant.last()?.answer({ threadId: 't-6' })
  await settle()
  conversation.sendWithoutFailed(own().find(({ delivery }) => delivery === 'failed')?.id ?? '')
  conversation.send('Ecco', [photo('tre')])
  await settle()
  t.same(assistant.uploads, [{ threadId: 't-6', messageIndex: 4, name: 'tre' }])
})

t.test('a failed photo blocks no other photo; after its retry the message is sent', async (t) => {
  const { conversation, assistant, photo, message } = started()
  await settle()
  assistant.state.failing.add('uno')
  conversation.send('Due foto', [photo('uno'), photo('due')])
  await settle()
  t.same(
    message().photos.map(({ delivery }) => delivery),
    ['failed', 'sent'],
  )
  t.match(message(), { delivery: 'failed', problem: 'Errore durante il caricamento delle foto' })
  t.equal(assistant.asked.length, 0)
  conversation.retryPhoto(message().id, 'uno')
  await settle()
  t.same(
    assistant.uploads.map(({ name }) => name),
    ['due', 'uno'],
  )
  t.equal(assistant.last()?.content, 'Due foto')
  assistant.last()?.answer()
  await settle()
  t.equal(message().delivery, 'sent')
})

t.test('a message can be sent without its failed photos', async (t) => {
  const { conversation, assistant, photo, message } = started()
  await settle()
  assistant.state.failing.add('uno')
  conversation.send('Due foto', [photo('uno'), photo('due')])
  await settle()
  conversation.sendWithoutFailed(message().id)
  await settle()
  t.equal(assistant.last()?.content, 'Due foto')
  t.same(
    message().photos.map(({ id }) => id),
    ['due'],
  )
})

t.test('a retry of a message uploads its failed photos again, and no uploaded one', async (t) => {
  const { conversation, assistant, photo, message } = started()
  await settle()
  assistant.state.failing.add('due')
  conversation.send('Tre', [photo('uno'), photo('due'), photo('tre')])
  await settle()
  conversation.retry(message().id)
  await settle()
  t.same(
    assistant.uploads.map(({ name }) => name),
    ['uno', 'tre', 'due'],
  )
})

t.test('failed photos of a sent message are uploaded again or dropped; it is not sent again', async (t) => {
  const { conversation, assistant, photo, message, archive } = started()
  await settle()
  conversation.send('Ecco', [photo('uno'), photo('due'), photo('tre')])
  await settle()
  assistant.last()?.answer()
  await settle()
  const fail = (id: string) => {
    photo(id)
    archive.change((messages) => editPhoto(messages, message().id, id, { delivery: 'failed', url: null }))
  }
  for (const id of ['uno', 'due', 'tre']) fail(id)
  conversation.retryPhoto(message().id, 'uno')
  await settle()
  t.equal(sentPictures(message()), 1)
  conversation.retry(message().id)
  await settle()
  t.equal(sentPictures(message()), 3)
  fail('due')
  conversation.sendWithoutFailed(message().id)
  await settle()
  t.match(message(), { delivery: 'sent', photos: [{ id: 'uno' }, { id: 'tre' }] })
  t.equal(assistant.asked.length, 1)
})

t.test('after a reload during uploads, the remaining photos are uploaded', async (t) => {
  const before = started()
  await settle()
  const photos = [before.photo('uno'), before.photo('due')]
  before.assistant.calls.uploadPhoto = () => new Promise(() => {})
  before.conversation.send('Due', photos)
  await settle()
  const after = openTab({ device: before.device, clock: before.clock })
  for (const [id, picture] of before.pictures) after.pictures.set(id, picture)
  after.conversation.open()
  await settle()
  t.same(
    after.assistant.uploads.map(({ name }) => name),
    ['uno', 'due'],
  )
  after.assistant.last()?.answer()
  await settle()
  t.same(after.lines(), ['Due (sent)', 'Gino: Bene.'])
})

t.test('a photo whose file is gone from the device is removed from the message', async (t) => {
  const { conversation, assistant, message } = started()
  await settle()
  conversation.send('Ecco', [{ id: 'sparita', name: 'sparita' }])
  await settle()
  t.same(message().photos, [])
  t.equal(assistant.last()?.content, 'Ecco')
})

t.test('pictures are requested while the last assistant message asks for them and none exist', async (t) => {
  const { conversation, assistant, photo } = started()
  await settle()
  conversation.send('Ciao', [])
  await settle()
  assistant.last()?.answer({ isPictureMessage: true })
  await settle()
  t.equal(pictureRequest(conversation.state().messages)?.role, 'assistant')
  conversation.send('', [photo('uno')])
  await settle()
  t.equal(pictureRequest(conversation.state().messages), null)
  assistant.last()?.fail(problem('internal', 500))
  await settle()
  t.equal(pictureRequest(conversation.state().messages), null, 'a photo that is not sent yet counts too')
})
