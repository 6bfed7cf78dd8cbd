import { randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'

import type { FastifyBaseLogger } from 'fastify'

import type { Assistant } from '../../assistant/assistant.ts'
import type { ModelReport } from '../../assistant/model/conversationalist.ts'
import { pictureDataUrl } from '../../assistant/model/prompt/picture-url.ts'
import type { AssistantModel } from '../../assistant/model/service/protocol.ts'
import type { VolumeSpace } from './picture-space.ts'
import { createPictureStore, picturesFolder, type PictureStore } from './picture-store.ts'
import { type ChatRecords, createChatRecords } from './records.ts'

interface ChatDeps {
  readonly database: DatabaseSync
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly model: AssistantModel | null
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'info'>
  /** Reads the space of the volume of the photos; default: that of the file system. */
  readonly volume?: ((folder: string) => Promise<VolumeSpace>) | undefined
}

/** The parts that the chat's callables use. */
export interface Chat {
  readonly records: ChatRecords
  readonly pictures: PictureStore
  /** Returns the assistant, and loads it at the first call. */
  readonly loadAssistant: () => Promise<Assistant>
  /** How the assistant's model has done so far; null without a model. */
  readonly modelReport: () => ModelReport | null
  /** Creates an unguessable thread id: a client that knows the id can read the thread. */
  readonly newThreadId: () => string
}

/** Milliseconds after which the surveyor answers instead of the model. */
const modelDeadline = 20_000

/** The report of a model that no turn has used. */
const unusedModel: ModelReport = {
  model: 'ok',
  circuit: 'closed',
  lastFailure: null,
  answered: 0,
  failed: 0,
  refused: 0,
}

/** An unguessable text of 192 random bits. */
function randomToken(): string {
  return randomBytes(24).toString('base64url')
}

/** Creates the parts of the chat. */
export function createChat({ database, now, model, log, volume }: ChatDeps): Chat {
  const pictures = createPictureStore(picturesFolder(database), randomToken, { volume })
  const pictureUrl = async (name: string) => {
    const bytes = await pictures.bytes(name)
    return bytes && pictureDataUrl(bytes)
  }
  let made: Assistant | undefined
  return {
    records: createChatRecords(database, now),
    pictures,
    async loadAssistant() {
      if (made) return made
      // A start does not need its modules, which are more than a third of all (docs/decisions/0028-what-a-start-loads.md).
      const { loadParts } = await import('../../assistant/load.ts')
      await loadParts()
      const { createAssistant } = await import('../../assistant/assistant.ts')
      made ??= createAssistant({ now, model: model && { model, deadline: modelDeadline, pictureUrl, log } })
      return made
    },
    modelReport: () => made?.modelReport() ?? (model && unusedModel),
    newThreadId: () => `thread_${randomToken()}`,
  }
}
