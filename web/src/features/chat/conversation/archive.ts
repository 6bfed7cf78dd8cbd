import { threadIdPattern } from '@mestieri/shared/contracts/chat-limits.ts'

import { type SafeStorage, type StorageKey, storageKeyPrefixes, storageKeys } from '../../../lib/storage.ts'
import { type ChatMessage, readMessages } from './message.ts'

export interface ArchiveDeps {
  readonly storage: SafeStorage
  /** The service's slug. */
  readonly service: string
  /** The slugs of all services, to tell whether a thread without a service is taken already. */
  readonly services: readonly string[]
}

/** One service's conversation as this device keeps it (specification, section 3, 'Local storage keys'). */
export interface Archive {
  /** The thread's identifier; null before the assistant gave one. */
  readonly thread: () => string | null
  /** Moves everything to a thread, from no thread or from the one that it replaces. */
  readonly moveTo: (thread: string) => void
  readonly messages: () => ChatMessage[]
  /** Changes the messages as they are now, other tabs' changes included. @returns what is kept from here on */
  readonly change: (edit: (messages: ChatMessage[]) => ChatMessage[]) => ChatMessage[]
  readonly draft: () => string
  readonly keepDraft: (text: string) => void
  readonly captureData: (data: object) => void
  /** Calls back when another tab changes the messages or the thread. @returns what ends it */
  readonly watch: (onChange: () => void) => () => void
  /** Removes everything of this conversation from this device. */
  readonly clear: () => void
}

const { chatMessages, serviceThread, capturedData, chatDraft } = storageKeyPrefixes

const threadId = new RegExp(threadIdPattern)

/** A thread's identifier as it stands in storage: plain, or as JSON writes a text. */
function readThread(text: string | null): string | null {
  const plain = text?.trim().replace(/^"(.*)"$/, '$1') ?? ''
  // What a program writes that has none.
  if (plain === 'null' || plain === 'undefined') return null
  return threadId.test(plain) ? plain : null
}

/** The archive of a service's conversation. */
export function createArchive({ storage, service, services }: ArchiveDeps): Archive {
  const threadKey: StorageKey = `${serviceThread}${service}`
  const thread = () => readThread(storage.readText(threadKey))
  /** What the keys of a thread end with; before there is one, the service stands in. */
  const owner = () => thread() ?? `nuova_${service}`

  /** A visit from before threads were kept per service had one for all: it belongs to the service that asks first. */
  function adoptSharedThread(): void {
    const shared = readThread(storage.readText(storageKeys.thread))
    if (shared === null || thread() !== null) return
    const taken = services.some(
      (other) => readThread(storage.readText(`${serviceThread}${other}`)) === shared,
    )
    if (!taken) storage.writeText(threadKey, shared)
  }
  adoptSharedThread()

  function remove(name: string): void {
    for (const prefix of [chatMessages, capturedData, chatDraft]) storage.remove(`${prefix}${name}`)
  }

  return {
    thread,

    moveTo(next) {
      const from = owner()
      if (from === next) return
      // Another tab may have moved there first.
      const known = readMessages(storage.read(`${chatMessages}${next}`))
      const ids = new Set(known.map(({ id }) => id))
      const own = readMessages(storage.read(`${chatMessages}${from}`)).filter(({ id }) => !ids.has(id))
      const captured = storage.read(`${capturedData}${from}`)
      const draft = storage.readText(`${chatDraft}${from}`)
      storage.write(`${chatMessages}${next}`, [...known, ...own])
      if (captured !== null) storage.write(`${capturedData}${next}`, captured)
      if (draft) storage.writeText(`${chatDraft}${next}`, draft)
      storage.writeText(threadKey, next)
      remove(from)
    },

    messages: () => readMessages(storage.read(`${chatMessages}${owner()}`)),

    change(edit) {
      const key: StorageKey = `${chatMessages}${owner()}`
      const next = edit(readMessages(storage.read(key)))
      storage.write(key, next)
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
