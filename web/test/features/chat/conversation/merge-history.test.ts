import { photosComing } from '@mestieri/shared/chat/photo-messages.ts'
import type { ChatHistoryMessage } from '@mestieri/shared/contracts/chat.ts'
import t from 'tap'

import { mergeHistory } from '../../../../src/features/chat/conversation/messages/merge-history.ts'
import {
  type ChatMessage,
  readMessages,
} from '../../../../src/features/chat/conversation/messages/message.ts'

/** Parses a message: 'u:' is the user, 'a:' the assistant; '?' means sending, '!' failed. */
function local(line: string): ChatMessage {
  const [, role, content, mark] = /^(.):(.*?)([?!]?)$/.exec(line) ?? []
  const delivery = { '?': 'sending', '!': 'failed' }[mark ?? ''] ?? 'sent'
  const stored = { id: line, role: role === 'u' ? 'user' : 'assistant', content, timestamp: 1, delivery }
  return readMessages([stored])[0] as ChatMessage
}

function remote(line: string): ChatHistoryMessage {
  const { role, content } = local(line)
  return { role, content, pictureUrls: [], isPictureRequest: false }
}

const marks = { sending: '?', failed: '!', sent: '' } as const

function written(message: ChatMessage): string {
  const mark = message.role === 'user' ? marks[message.delivery] : ''
  return `${message.role === 'user' ? 'u' : 'a'}:${message.content}${mark}`
}

const list = (text: string) => text.split(' ').filter(Boolean)

function merged(mine: string, theirs: string): string {
  return mergeHistory(list(mine).map(local), list(theirs).map(remote), { newId: () => 'new', now: () => 2 })
    .map(written)
    .join(' ')
}

const cases: readonly (readonly [why: string, mine: string, theirs: string, both: string])[] = [
  ['no local messages', '', 'u:ciao a:eccomi', 'u:ciao a:eccomi'],
  ['both sides are equal', 'u:ciao a:eccomi', 'u:ciao a:eccomi', 'u:ciao a:eccomi'],
  ['an empty history removes nothing', 'u:ciao a:eccomi u:poi!', '', 'u:ciao a:eccomi u:poi!'],
  ['the server has more messages', 'u:ciao', 'u:ciao a:eccomi u:80 a:bene', 'u:ciao a:eccomi u:80 a:bene'],
  [
    'a failed message stays, at the end',
    'u:uno! u:ciao a:eccomi',
    'u:ciao a:eccomi',
    'u:ciao a:eccomi u:uno!',
  ],
  [
    'a message that is being sent stays, at the end',
    'u:ciao a:eccomi u:80?',
    'u:ciao a:eccomi',
    'u:ciao a:eccomi u:80?',
  ],
  [
    'a failed message that the server has counts as sent',
    'u:ciao a:eccomi u:80!',
    'u:ciao a:eccomi u:80 a:bene',
    'u:ciao a:eccomi u:80 a:bene',
  ],
  ['the server has a message without its answer', 'u:80?', 'u:80', 'u:80'],
  ['the same text twice is two messages', 'u:sì a:uno u:sì?', 'u:sì a:uno', 'u:sì a:uno u:sì?'],
  ['the server has a retried message twice', 'u:ciao?', 'u:ciao u:ciao a:eccomi', 'u:ciao a:eccomi'],
  [
    'an answer that the server does not have is replaced',
    'u:ciao a:altro u:80 a:bene',
    'u:ciao a:eccomi u:80 a:bene',
    'u:ciao a:eccomi u:80 a:bene',
  ],
  [
    'the server lags behind: the last messages stay',
    'u:ciao a:eccomi u:80 a:bene',
    'u:ciao a:eccomi',
    'u:ciao a:eccomi u:80 a:bene',
  ],
  [
    'messages from another device are inserted',
    'u:uno a:1 u:tre a:3',
    'u:uno a:1 u:due a:2 u:tre a:3',
    'u:uno a:1 u:due a:2 u:tre a:3',
  ],
]

for (const [why, mine, theirs, both] of cases) {
  t.test(`history merge: ${why}`, async (t) => {
    t.equal(merged(mine, theirs), both)
    const again = merged(merged(mine, theirs), theirs)
    t.equal(again, both, 'a second merge changes nothing')
  })
}

t.test('a merged message keeps the local time and photos, and takes the server’s picture URLs', async (t) => {
  const [mine] = readMessages([
    {
      id: 'x',
      role: 'user',
      content: 'Foto caricate',
      timestamp: 7,
      delivery: 'sending',
      photos: [{ id: 'p', name: 'bagno.jpg', delivery: 'waiting', url: null }],
    },
  ])
  const theirs: ChatHistoryMessage = {
    role: 'user',
    content: 'Foto caricate',
    pictureUrls: ['/api/chat/pictures?src=1'],
    isPictureRequest: false,
  }
  const deps = { newId: () => 'new', now: () => 9 }
  t.match(mergeHistory([mine as ChatMessage], [theirs], deps), [
    {
      id: 'x',
      timestamp: 7,
      delivery: 'sent',
      pictureUrls: ['/api/chat/pictures?src=1'],
      photos: [{ id: 'p', delivery: 'waiting' }],
    },
  ])
})

function said(role: 'user' | 'assistant', content: string): ChatHistoryMessage {
  return { role, content, pictureUrls: [], isPictureRequest: false }
}

t.test('the message that opened the thread, and its answer, are not merged', async (t) => {
  const [mine] = readMessages([{ id: 'x', role: 'user', content: 'Ecco', openedThread: true }])
  const opening = [said('user', photosComing), said('assistant', 'Ciao, sono Gino.')]
  const deps = { newId: () => 'new', now: () => 9 }
  const merge = (history: ChatHistoryMessage[]) =>
    mergeHistory([mine as ChatMessage], history, deps).map(({ content }) => content)
  t.same(merge(opening), ['Ecco'], 'a history of these alone removes nothing')
  t.same(merge([...opening, said('user', 'Ecco'), said('assistant', 'Bene.')]), ['Ecco', 'Bene.'])
  t.match(mine, { openedThread: true })
})

t.test('a conversation of a former version is read, and its invalid entries are dropped', async (t) => {
  t.same(readMessages('no list'), [])
  t.match(
    readMessages([
      null,
      7,
      { role: 'system', content: 'x' },
      { role: 'user' },
      {
        role: 'user',
        content: 'Ciao',
        timestamp: 5,
        showPictureLoadingChoices: false,
        pictureUrls: ['a', 7],
      },
      { role: 'assistant', content: 'Foto?', showPictureLoadingChoices: true },
    ]),
    [
      { id: 'kept-4', role: 'user', content: 'Ciao', timestamp: 5, delivery: 'sent', pictureUrls: ['a'] },
      { id: 'kept-5', role: 'assistant', content: 'Foto?', timestamp: 0, showPictureLoadingChoices: true },
    ],
  )
})

t.test('a stored photo with the former URL gets the current one', async (t) => {
  const former = '/api/pictures?src=https%3A%2F%2Fpictures.example%2Fa.jpg'
  const current = '/api/chat/pictures?src=https%3A%2F%2Fpictures.example%2Fa.jpg'
  const message = { role: 'user', content: 'Ecco', timestamp: 1, delivery: 'sent' }
  const photo = { id: 'uno', name: 'uno.jpg', delivery: 'sent' }
  for (const address of [former, current]) {
    const kept = { ...message, pictureUrls: [address], photos: [{ ...photo, url: address }] }
    t.match(readMessages([kept]), [{ pictureUrls: [current], photos: [{ id: 'uno', url: current }] }])
  }
  const waiting = { ...message, photos: [{ ...photo, delivery: 'waiting', url: null }] }
  t.match(readMessages([waiting]), [{ photos: [{ url: null }] }])
})
