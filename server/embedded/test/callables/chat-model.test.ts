import { parseReply } from '@mestieri/shared/chat/reply-format.ts'
import t from 'tap'

import { startModelServer } from '../assistant/model/model-server.ts'
import { buildChat } from './chat-app.ts'

t.test('with a model the reply is the model’s, and the state is stored', async (t) => {
  const { url, requests } = await startModelServer(t, [
    { calls: [['registra_risposta', { slot: 'superficie', valore: '80 mq' }]] },
    { text: 'Ciao! Tinteggiamo anche i soffitti?' },
    (response) => response.writeHead(500).end(),
  ])
  const chat = buildChat(t, undefined, { url, apiKey: null, model: 'small', vision: false })
  const first = await chat.send('casa di ottanta metri')
  t.equal(parseReply(first.reply).text, 'Ciao! Tinteggiamo anche i soffitti?')
  const second = await chat.send('sì, anche i soffitti', first.thread_id)
  t.match(second.reply, /pareti e soffitti\.\n\nCome sono messi i muri/, 'the interviewer goes on from there')
  t.equal(requests.length, 3)
  t.equal((await chat.history(first.thread_id)).length, 4)
})
