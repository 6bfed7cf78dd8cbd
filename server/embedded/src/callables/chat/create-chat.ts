import { randomBytes } from 'node:crypto'
import path from 'node:path'
import type { DatabaseSync } from 'node:sqlite'

import type { FastifyBaseLogger } from 'fastify'

import { type Assistant, createAssistant } from '../../assistant/assistant.ts'
import type { AssistantModel } from '../../assistant/model/protocol.ts'
import { pictureDataUrl } from '../../assistant/model/picture-url.ts'
import { createPictureStore, type PictureStore } from './picture-store.ts'
import { type ChatRecords, createChatRecords } from './records.ts'

interface ChatDeps {
  readonly database: DatabaseSync
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly model: AssistantModel | null
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'info'>
}

/** What the chat's callables stand on. */
export interface Chat {
  readonly records: ChatRecords
  readonly pictures: PictureStore
  readonly assistant: Assistant
  /** Something that nobody can guess: who knows a thread's id may read it. */
  readonly newThreadId: () => string
}

/** How long a model may take for one answer, in ms: then the surveyor answers in its stead. */
const modelDeadline = 20_000

/** 192 bits out of which nobody guesses one. */
function randomToken(): string {
  return randomBytes(24).toString('base64url')
}

/** Customers' pictures lie beside the database that knows of them. */
function picturesFolder(database: DatabaseSync): string {
  const file = database.location()
  if (file === null) throw new RangeError('a database in memory has no place for pictures')
  return path.join(path.dirname(file), 'pictures')
}

/** Puts the chat together. */
export function createChat({ database, now, model, log }: ChatDeps): Chat {
  const pictures = createPictureStore(picturesFolder(database), randomToken)
  const pictureUrl = async (name: string) => {
    const bytes = await pictures.bytes(name)
    return bytes && pictureDataUrl(bytes)
  }
  return {
    records: createChatRecords(database, now),
    pictures,
    assistant: createAssistant({ now, model: model && { model, deadline: modelDeadline, pictureUrl, log } }),
    newThreadId: () => `thread_${randomToken()}`,
  }
}
