import { threadIdPattern } from '@mestieri/shared/contracts/chat-limits.ts'

import {
  type SafeStorage,
  type StorageKey,
  storageKeyPrefixes,
  storageKeys,
} from '../../../lib/storage/storage.ts'
import { type ChatMessage, readMessages } from './messages/message.ts'

/** Makes a changed copy of a conversation's messages. */
export type EditMessages = (messages: readonly ChatMessage[]) => readonly ChatMessage[]

export interface ArchiveDeps {
  readonly storage: SafeStorage
  /** The service's slug. */
  readonly service: string
  /** The slugs of all services: a shared thread that one of them uses is not adopted again. */
  readonly services: readonly string[]
}

/** One service's conversation in local storage (specification, section 3, 'Local storage keys'). */
export interface Archive {
  /** The thread id; null before the assistant's first answer. */
  readonly thread: () => string | null
  /** Moves all stored data to another thread: the first one, or the one that replaces the current one. */
  readonly moveTo: (thread: string) => void
  /** The stored messages; the same array until this tab or another one changes them. */
  readonly messages: () => readonly ChatMessage[]
  /** Edits the stored messages, with other tabs' changes. @returns the new messages */
  readonly change: (edit: EditMessages) => readonly ChatMessage[]
  readonly draft: () => string
  readonly keepDraft: (text: string) => void
  readonly captureData: (data: object) => void
  /** Calls `onChange` when another tab changes messages or thread. @returns a function that stops it */
  readonly watch: (onChange: () => void) => () => void
  /** Removes all data of this conversation from local storage. */
  readonly clear: () => void
}

const { chatMessages, serviceThread, capturedData, chatDraft } = storageKeyPrefixes

const threadId = new RegExp(threadIdPattern)

/** Reads a stored thread id: plain text or a JSON string. @returns null if it is no valid id */
function readThread(text: string | null): string | null {
  const plain = text?.trim().replace(/^"(.*)"$/, '$1') ?? ''
  // Other programs store a missing id as one of these strings.
  if (plain === 'null' || plain === 'undefined') return null
  return threadId.test(plain) ? plain : null
}

export function createArchive({ storage, service, services }: ArchiveDeps): Archive {
  const threadKey: StorageKey = `${serviceThread}${service}`
  const thread = () => readThread(storage.readText(threadKey))
  /** The suffix of the storage keys: the thread id, or a name from the service before there is a thread. */
  const owner = () => thread() ?? `nuova_${service}`

  /** Former versions stored one thread for all services: the first service that is opened adopts it. */
  function adoptSharedThread(): void {
    const shared = readThread(storage.readText(storageKeys.thread))
    if (shared === null || thread() !== null) return
    const taken = services.some(
      (other) => readThread(storage.readText(`${serviceThread}${other}`)) === shared,
    )
    if (!taken) storage.writeText(threadKey, shared)
  }
  adoptSharedThread()

  /** The messages that were read or written last, with the key and the text that hold them. */
  let log: {
    readonly key: StorageKey
    readonly text: string | null
    readonly messages: readonly ChatMessage[]
  } | null = null

  /**
   * Reads the messages under a key. It parses them only if their text is not the one in memory: another tab may
   * have changed it just now, and its event comes later.
   */
  function readLog(key: StorageKey): readonly ChatMessage[] {
    const text = storage.readText(key)
    if (log?.key !== key || log.text !== text) log = { key, text, messages: readMessages(storage.read(key)) }
    return log.messages
  }

  function writeLog(key: StorageKey, messages: readonly ChatMessage[]): void {
    const text = JSON.stringify(messages)
    storage.writeText(key, text)
    log = { key, text, messages }
  }

  function remove(name: string): void {
    for (const prefix of [chatMessages, capturedData, chatDraft]) storage.remove(`${prefix}${name}`)
  }

  return {
    thread,

    moveTo(next) {
      const from = owner()
      if (from === next) return
      // Another tab may have moved messages to this thread already: add only the missing ones.
      const all = readLog(`${chatMessages}${from}`)
      const known = readLog(`${chatMessages}${next}`)
      const ids = new Set(known.map(({ id }) => id))
      const own = all.filter(({ id }) => !ids.has(id))
      const captured = storage.read(`${capturedData}${from}`)
      const draft = storage.readText(`${chatDraft}${from}`)
      writeLog(`${chatMessages}${next}`, [...known, ...own])
      if (captured !== null) storage.write(`${capturedData}${next}`, captured)
      if (draft) storage.writeText(`${chatDraft}${next}`, draft)
      storage.writeText(threadKey, next)
      remove(from)
    },

    messages: () => readLog(`${chatMessages}${owner()}`),

    change(edit) {
      const key: StorageKey = `${chatMessages}${owner()}`
      const next = edit(readLog(key))
      writeLog(key, next)
      return next
    },

    draft: () => storage.readText(`${chatDraft}${owner()}`) ?? '',

    keepDraft(text) {
      if (text) storage.writeText(`${chatDraft}${owner()}`, text)
      else storage.remove(`${chatDraft}${owner()}`)
    },

    captureData: (data) => void storage.write(`${capturedData}${owner()}`, data),

    watch(onChange) {
      const endMessages = storage.watch(() => `${chatMessages}${owner()}`, onChange)
      const endThread = storage.watch(threadKey, onChange)
      return () => {
        endMessages()
        endThread()
      }
    },

    clear() {
      const name = owner()
      remove(name)
      remove(`nuova_${service}`)
      if (readThread(storage.readText(storageKeys.thread)) === name) storage.remove(storageKeys.thread)
      storage.remove(threadKey)
      storage.remove(storageKeys.busy)
    },
  }
}
