import { parseReply } from '@mestieri/shared/chat/reply-format.ts'
import sharp from 'sharp'
import t from 'tap'

import { startModelServer } from '../assistant/model/model-server.ts'
import { buildChat, dataUrl } from './chat-app.ts'

const model = (url: string, vision = false) => ({ url, apiKey: null, model: 'small', vision })

t.test('with a model the reply is the model’s, and the state is stored', async (t) => {
  const { url, requests } = await startModelServer(t, [
    { calls: [['registra_risposta', { domanda: 'superficie', valore: '80 mq' }]] },
    { text: 'Ciao! Tinteggiamo anche i soffitti?' },
    (response) => response.writeHead(401).end(),
  ])
  const chat = buildChat(t, undefined, { assistantModel: model(url) })
  const first = await chat.send('imbiancare un appartamento come quello di mio cugino')
  t.equal(parseReply(first.reply).text, 'Ciao! Tinteggiamo anche i soffitti?')
  const second = await chat.send('sì, anche i soffitti', first.thread_id)
  t.match(parseReply(second.reply).brief, [{}, { value: '80 m²' }], 'the surveyor goes on from there')
  t.equal(requests.length, 3)
  t.equal((await chat.history(first.thread_id)).length, 4)
})

t.test('photos of a thread are shown to the model in later turns, also after a restart', async (t) => {
  const picture = await sharp({ create: { width: 1600, height: 800, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const words = { text: 'Ricevute. Quanto è grande la casa?' }
  const { url, requests } = await startModelServer(t, [words, words, words])
  const chat = buildChat(t, undefined, { assistantModel: model(url, true) })
  const { thread_id: thread } = await chat.send('imbiancare casa')
  t.equal((await chat.upload(thread, [dataUrl(picture, 'png')], 2)).status, 200)
  await chat.send('Foto caricate', thread)
  await chat.close()
  const later = buildChat(t, chat.folder, { assistantModel: model(url, true) })
  await later.send('che ne pensi delle piastrelle?', thread)
  const { content } = requests[2]?.body.messages.at(-3) ?? {}
  t.match(content, [{ text: 'Foto caricate' }, { image_url: { url: /^data:image\/jpeg;base64,/ } }])
  const [, shown] = Array.isArray(content) ? content : []
  const made = await sharp(Buffer.from(shown?.image_url?.url.split(',')[1] ?? '', 'base64')).metadata()
  t.match({ width: made.width, height: made.height }, { width: 1024, height: 512 })
})

const health = async (chat: ReturnType<typeof buildChat>) =>
  (await chat.app.inject('/healthz')).json<unknown>()

t.test('operators see how the model does', async (t) => {
  const storage = { status: 'ok', lastFailure: null }
  t.same(await health(buildChat(t)), { status: 'ok', assistant: { model: 'off' }, storage })
  const { url } = await startModelServer(t, [
    { text: 'Quanto è grande la casa?' },
    (response) => response.writeHead(401).end(),
  ])
  const chat = buildChat(t, undefined, { assistantModel: model(url) })
  const counts = { answered: 0, failed: 0, refused: 0 }
  t.same(await health(chat), {
    status: 'ok',
    assistant: { model: 'ok', circuit: 'closed', lastFailure: null, ...counts },
    storage,
  })
  const { thread_id: thread } = await chat.send('imbiancare casa')
  await chat.send('80 mq', thread)
  t.same(await health(chat), {
    status: 'ok',
    assistant: {
      model: 'failing',
      circuit: 'closed',
      lastFailure: 'the model answered 401',
      ...counts,
      answered: 1,
      failed: 1,
    },
    storage,
  })
})
