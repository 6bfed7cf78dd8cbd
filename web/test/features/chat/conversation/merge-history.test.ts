import type { ChatHistoryMessage } from '@mestieri/shared/contracts/chat.ts'
import t from 'tap'

import { mergeHistory } from '../../../../src/features/chat/conversation/merge-history.ts'
import { type ChatMessage, readMessages } from '../../../../src/features/chat/conversation/message.ts'

/** 'u:' is the customer's, 'a:' the assistant's; '?' on its way, '!' not sent. */
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
  ['nothing here yet', '', 'u:ciao a:eccomi', 'u:ciao a:eccomi'],
  ['both the same', 'u:ciao a:eccomi', 'u:ciao a:eccomi', 'u:ciao a:eccomi'],
  ['an empty history takes nothing away', 'u:ciao a:eccomi u:poi!', '', 'u:ciao a:eccomi u:poi!'],
  ['the other side knows more', 'u:ciao', 'u:ciao a:eccomi u:80 a:bene', 'u:ciao a:eccomi u:80 a:bene'],
  [
    'what is not sent stays, behind the rest',
    'u:uno! u:ciao a:eccomi',
    'u:ciao a:eccomi',
    'u:ciao a:eccomi u:uno!',
  ],
  ['under way is not sent', 'u:ciao a:eccomi u:80?', 'u:ciao a:eccomi', 'u:ciao a:eccomi u:80?'],
  [
    'thought lost, and there after all',
    'u:ciao a:eccomi u:80!',
    'u:ciao a:eccomi u:80 a:bene',
    'u:ciao a:eccomi u:80 a:bene',
  ],
  ['there, and its answer not yet', 'u:80?', 'u:80', 'u:80'],
  ['the same words twice are two messages', 'u:sì a:uno u:sì?', 'u:sì a:uno', 'u:sì a:uno u:sì?'],
  ['sent twice because an answer was lost', 'u:ciao?', 'u:ciao u:ciao a:eccomi', 'u:ciao a:eccomi'],
  [
    'the other side wins over what it never had',
    'u:ciao a:altro u:80 a:bene',
    'u:ciao a:eccomi u:80 a:bene',
    'u:ciao a:eccomi u:80 a:bene',
  ],
  [
    'it lags behind: what came last stays',
    'u:ciao a:eccomi u:80 a:bene',
    'u:ciao a:eccomi',
    'u:ciao a:eccomi u:80 a:bene',
  ],
  [
    'said in another place in between',
    'u:uno a:1 u:tre a:3',
    'u:uno a:1 u:due a:2 u:tre a:3',
    'u:uno a:1 u:due a:2 u:tre a:3',
  ],
]

for (const [why, mine, theirs, both] of cases) {
  t.test(`histories are joined: ${why}`, async (t) => {
    t.equal(merged(mine, theirs), both)
    const again = merged(merged(mine, theirs), theirs)
    t.equal(again, both, 'and again, nothing changes')
  })
}

t.test('what only one side knows of a message is kept: time and photos here, addresses there', async (t) => {
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

t.test('a conversation that another version kept is read as far as it is one', async (t) => {
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

t.test('a photo that was kept with its former address is looked for at the current one', async (t) => {
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
