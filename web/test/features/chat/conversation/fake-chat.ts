import type { ChatHistory, ChatHistoryMessage, ChatReply } from '@mestieri/shared/contracts/chat.ts'
import type { ErrorCode, LocalProblemCode } from '@mestieri/shared/contracts/error.ts'

import { createArchive } from '../../../../src/features/chat/conversation/archive.ts'
import { createBusyFlag } from '../../../../src/features/chat/conversation/busy-flag.ts'
import { createConversation } from '../../../../src/features/chat/conversation/conversation.ts'
import type { ChatCalls } from '../../../../src/features/chat/conversation/delivery.ts'
import { ApiError } from '../../../../src/lib/api/api-client.ts'
import { createSafeStorage, type SafeStorage } from '../../../../src/lib/storage/storage.ts'
import { createTabLock } from '../../../../src/lib/storage/tab-lock.ts'
import { createFakeLocks } from './fake-locks.ts'

/** The API error with this code. */
export function problem(code: ErrorCode | LocalProblemCode, status = 502): ApiError {
  return new ApiError({
    type: 'about:blank',
    title: code,
    status,
    code,
    detail: `Errore ${code}`,
    requestId: '',
  })
}

/** One local storage with several tabs; a change in one tab fires `storage` events in the others. */
export function createDevice() {
  const values = new Map<string, string>()
  const tabs: EventTarget[] = []
  const notifyOthers = (own: EventTarget, key: string) => {
    for (const tab of tabs) {
      if (tab !== own) tab.dispatchEvent(Object.assign(new Event('storage'), { key }))
    }
  }
  return {
    values,
    openLocks: createFakeLocks(),
    openTab() {
      const events = new EventTarget()
      tabs.push(events)
      const area = {
        getItem: (key: string) => values.get(key) ?? null,
        setItem(key: string, value: string) {
          values.set(key, value)
          notifyOthers(events, key)
        },
        removeItem(key: string) {
          if (values.delete(key)) notifyOthers(events, key)
        },
      }
      return createSafeStorage({ area: () => area, events })
    },
  }
}

/** A fake clock: `pass` advances it and runs the due timers in order. */
export function createClock() {
  let time = 1_000_000
  let due: { at: number; run: () => void }[] = []
  const setTimer = (ms: number, run: () => void) => {
    const entry = { at: time + ms, run }
    due.push(entry)
    return () => {
      due = due.filter((other) => other !== entry)
    }
  }
  return {
    now: () => time,
    setTimer,
    sleep: (ms: number, signal: AbortSignal) =>
      new Promise<void>((resolve, reject) => {
        setTimer(ms, resolve)
        signal.addEventListener('abort', () => reject(signal.reason))
      }),
    async pass(ms: number) {
      const end = time + ms
      for (;;) {
        const [next] = due.toSorted((a, b) => a.at - b.at)
        if (!next || next.at > end) break
        due = due.filter((entry) => entry !== next)
        time = Math.max(time, next.at)
        next.run()
        await settle()
      }
      time = end
      await settle()
    },
  }
}

/** Waits until all pending promise callbacks have run. */
export async function settle(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve))
}

export interface Asked {
  readonly content: string
  readonly threadId: string | null
  readonly key: string
  readonly signal: AbortSignal
  readonly answer: (reply?: Partial<ChatReply>) => void
  readonly fail: (error: unknown) => void
}

interface Uploaded {
  readonly threadId: string
  readonly messageIndex: number
  readonly name: string
}

/** A fake assistant: the test answers each call; it records messages and uploads. */
export function createAssistant() {
  const asked: Asked[] = []
  const uploads: Uploaded[] = []
  const state = {
    history: [] as ChatHistoryMessage[],
    degraded: false,
    historyCalls: 0,
    /** The names of photos whose next upload fails. */
    failing: new Set<string>(),
  }
  const calls: ChatCalls = {
    send: ({ content, threadId }, { idempotencyKey, signal }) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason))
        asked.push({
          content,
          threadId,
          key: idempotencyKey,
          signal,
          fail: reject,
          answer: (reply) =>
            resolve({ reply: 'Bene.', threadId: threadId ?? 't-1', isPictureMessage: false, ...reply }),
        })
      }),
    history: (threadId) => {
      state.historyCalls += 1
      const { degraded, history } = state
      const answer: ChatHistory = degraded
        ? { threadId, messages: [], degraded: true }
        : { threadId, messages: [...history] }
      return Promise.resolve(answer)
    },
    uploadPhoto: ({ threadId, messageIndex, name }, { onProgress }) => {
      onProgress(0.5)
      if (state.failing.delete(name)) return Promise.reject(problem('picture_upload_failed'))
      uploads.push({ threadId, messageIndex, name })
      return Promise.resolve(`/api/chat/pictures?src=${name}`)
    },
  }
  return { asked, uploads, state, calls, last: () => asked.at(-1) }
}

export interface TabOptions {
  readonly device?: ReturnType<typeof createDevice>
  readonly clock?: ReturnType<typeof createClock>
  readonly assistant?: ReturnType<typeof createAssistant>
  readonly tab?: string
  /** The tab's storage; by default a new tab of the device. */
  readonly through?: SafeStorage
  readonly service?: string
  /** Whether the browser has Web Locks. */
  readonly webLocks?: boolean
}

let lastId = 0

/** Opens a conversation in a tab of a device, with fakes for all its dependencies. */
export function openTab(options: TabOptions = {}) {
  const { device = createDevice(), clock = createClock(), assistant = createAssistant() } = options
  const { tab = 'a', service = 'caldaia', webLocks = true } = options
  const { through: storage = device.openTab() } = options
  const { locks, close } = device.openLocks(tab)
  const archive = createArchive({ storage, service, services: ['caldaia', 'serramenti'] })
  const pictures = new Map<string, Blob>()
  let online = true
  let onConnection: (() => void) | undefined
  const conversation = createConversation({
    calls: assistant.calls,
    archive,
    busy: createBusyFlag({ storage, now: clock.now, tab, service }),
    lock: createTabLock(webLocks ? locks : undefined),
    service,
    photos: {
      read: (id) => Promise.resolve(pictures.get(id) ?? null),
      remove: (id) => Promise.resolve(void pictures.delete(id)),
    },
    now: clock.now,
    setTimer: clock.setTimer,
    sleep: clock.sleep,
    newId: () => {
      lastId += 1
      return `id-${lastId}`
    },
    connection: {
      online: () => online,
      watch: (onChange) => {
        onConnection = onChange
        return () => {}
      },
    },
    capture: (messages) => ({ messages: messages.length }),
  })
  const photo = (name: string) => {
    pictures.set(name, new Blob([name]))
    return { id: name, name }
  }
  const setOnline = (value: boolean) => {
    online = value
    onConnection?.()
  }
  const lines = () =>
    conversation
      .state()
      .messages.map((message) =>
        message.role === 'user' ? `${message.content} (${message.delivery})` : `Gino: ${message.content}`,
      )
  return {
    device,
    clock,
    assistant,
    storage,
    archive,
    conversation,
    pictures,
    photo,
    setOnline,
    lines,
    /** Ends the tab without events: its locks become free. */
    crash: close,
  }
}
