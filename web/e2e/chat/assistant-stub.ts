import type { ChatHistoryMessage, ChatMessageRequest, ChatReply } from '@mestieri/shared/contracts/chat.ts'
import type { BrowserContext, Page, Route } from 'playwright-core'

export interface SentMessage extends ChatMessageRequest {
  readonly key: string | undefined
}

interface StubProblem {
  readonly status: number
  readonly code: string
  readonly detail: string
  /** Seconds. */
  readonly retryAfter?: number
}

/** The outcome of a call: a reply, a problem, a broken connection, or no answer. */
type Outcome =
  | { readonly reply: string; readonly isPictureMessage?: boolean }
  | StubProblem
  | { readonly raw: string; readonly status: number; readonly contentType: string }
  | 'broken'
  | 'silent'

/** A programmable replacement for the chat API of the BFF. */
export interface AssistantStub {
  /** Messages that arrived, in order. */
  readonly sent: SentMessage[]
  /** Resolves when the first message has arrived. */
  readonly firstSent: Promise<void>
  /** How many photos arrived. */
  readonly photos: { readonly count: number }
  /** Sets the outcomes of the next messages, in order. Later messages get the reply 'Bene.'. */
  answer(...outcomes: readonly Outcome[]): void
  /** Sets the outcomes of the next uploads. Later uploads succeed. */
  answerPhotos(...outcomes: readonly Exclude<Outcome, { readonly reply: string }>[]): void
  /** Sets the stored history. */
  history(messages: readonly ChatHistoryMessage[], degraded?: boolean): void
}

function problem({ status, code, detail, retryAfter }: StubProblem) {
  return {
    status,
    headers: retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) },
    contentType: 'application/problem+json',
    body: JSON.stringify({ type: 'about:blank', title: code, status, code, detail, requestId: 'x' }),
  }
}

/** Answers the chat calls of a page, or of all pages of a context. */
export async function stubAssistant(target: Page | BrowserContext): Promise<AssistantStub> {
  const sent: SentMessage[] = []
  const { promise: firstSent, resolve: onFirstSent } = Promise.withResolvers<void>()
  const photos = { count: 0 }
  const replies: Outcome[] = []
  const uploads: Outcome[] = []
  let messages: readonly ChatHistoryMessage[] = []
  let degraded = true

  /** Handles the outcomes that are not a reply. @returns whether the call has been handled */
  async function fail(route: Route, outcome: Outcome): Promise<boolean> {
    if (outcome === 'silent') return true
    if (outcome === 'broken') await route.abort('connectionreset')
    else if ('raw' in outcome) {
      await route.fulfill({ status: outcome.status, contentType: outcome.contentType, body: outcome.raw })
    } else if ('code' in outcome) await route.fulfill(problem(outcome))
    else return false
    return true
  }

  await target.route('**/api/chat/messages*', async (route) => {
    const request = route.request()
    if (request.method() === 'GET') {
      const threadId = new URL(request.url()).searchParams.get('threadId') ?? ''
      await route.fulfill({ json: { threadId, messages, ...(degraded ? { degraded } : {}) } })
      return
    }
    const message = request.postDataJSON() as ChatMessageRequest
    sent.push({ ...message, key: request.headers()['idempotency-key'] })
    onFirstSent()
    const outcome = replies.shift() ?? { reply: 'Bene.' }
    if (await fail(route, outcome)) return
    if (outcome === 'broken' || outcome === 'silent' || !('reply' in outcome)) return
    const { reply, isPictureMessage = false } = outcome
    const json: ChatReply = { reply, threadId: message.threadId ?? 'thread-1', isPictureMessage }
    await route.fulfill({ json })
  })

  await target.route('**/api/chat/pictures', async (route) => {
    const outcome = uploads.shift()
    if (outcome !== undefined && (await fail(route, outcome))) return
    photos.count += 1
    await route.fulfill({ status: 201, json: { pictureUrls: [] } })
  })

  return {
    sent,
    firstSent,
    photos,
    answer: (...outcomes) => void replies.push(...outcomes),
    answerPhotos: (...outcomes) => void uploads.push(...outcomes),
    history(next, failing = false) {
      messages = next
      degraded = failing
    },
  }
}
