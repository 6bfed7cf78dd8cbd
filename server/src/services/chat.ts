import { removeCitations } from '@mestieri/shared/citations.ts'
import type {
  ChatHistory,
  ChatHistoryMessage,
  ChatMessageRequest,
  ChatPictures,
  ChatReply,
} from '@mestieri/shared/contracts/chat.ts'
import { tiles } from '@mestieri/shared/services/tiles.ts'

import { AppError } from '../errors.ts'
import type { PictureIntake, PreparedUpload } from '../pictures/upload/intake.ts'
import type { PictureForm } from '../pictures/upload/picture-form.ts'
import type { SharedStore } from '../stores/shared-store.ts'
import type { AssistantMessage, ChatUpstream } from '../upstream/chat.ts'
import type { CallContext } from '../upstream/client.ts'
import { createSavedPhotos } from './chat/saved-photos.ts'
import { endpointFailure } from './endpoint-failure.ts'

export type { FormPart, PictureForm } from '../pictures/upload/picture-form.ts'

/** The chat service (contract.md, 'Chat'). */
export interface ChatService {
  /**
   * Sends a message to the assistant of its service, without retries. Rejects with the general upstream
   * codes, and with `upstream_failed` for a reply without a thread id.
   */
  send(message: ChatMessageRequest, context: CallContext): Promise<ChatReply>
  /** The messages of a conversation. If upstream fails, an empty history with `degraded: true`. */
  history(threadId: string, context: CallContext): Promise<ChatHistory>
  /**
   * Prepares photos and saves all of them upstream, or none. Rejects as {@link PictureIntake.take} does, and
   * with `picture_upload_failed` instead of a general upstream code, with its status, or with 409 if the
   * conversation has as many photos as it may have. An upload that is repeated within ten minutes gets the
   * addresses of the first one, and nothing is saved again.
   */
  savePictures(form: PictureForm, context: CallContext): Promise<ChatPictures>
}

interface ChatDeps {
  readonly upstream: ChatUpstream
  /** The upstream names of assistants by tile slug, where they differ from the tile's default. */
  readonly assistantIds: Readonly<Record<string, string>>
  /** Converts a picture's upstream URL to a path of this site; null if its host is not allowed. */
  readonly pictureAddress: (src: string) => string | null
  readonly intake: PictureIntake
  /** Keeps which photos were saved. */
  readonly store: SharedStore
  /** The status, 400 to 499, if `error` means that upstream refused the request; else null. */
  readonly refusalStatus: (error: unknown) => number | null
}

/** Upstream's 409 for photos (contract.md, 'Chat'): a later attempt is of no use, and the text says so. */
const tooManyPictures = (cause: unknown) =>
  new AppError('picture_upload_failed', {
    status: 409,
    detail: 'Questa conversazione ha già il numero massimo di foto.',
    cause,
  })

/** Creates the chat service. */
export function createChatService(deps: ChatDeps): ChatService {
  const { upstream, assistantIds, pictureAddress, intake, store, refusalStatus } = deps
  const savedPhotos = createSavedPhotos({ store })
  const assistants: ReadonlyMap<string, string> = new Map(
    tiles.map(({ slug, assistant }) => [slug, assistantIds[slug] ?? assistant]),
  )

  function addresses(sources: readonly string[]): string[] {
    return sources.map(pictureAddress).filter((address) => address !== null)
  }

  function toMessage(message: AssistantMessage): ChatHistoryMessage {
    const { role, content, pictureUrls, isPictureRequest } = message
    return {
      role,
      content: role === 'assistant' ? removeCitations(content) : content,
      pictureUrls: addresses(pictureUrls),
      isPictureRequest,
    }
  }

  async function upload(prepared: PreparedUpload, context: CallContext): Promise<ChatPictures> {
    const { threadId, messageIndex, pictures: files, digest } = prepared
    try {
      const saved = await savedPhotos.save(digest, async () => {
        const sources = await upstream.saveFiles({ threadId, messageIndex, files }, context)
        if (sources.length === 0) throw new AppError('upstream_failed')
        return sources
      })
      return { pictureUrls: addresses(saved) }
    } catch (error) {
      if (refusalStatus(error) === 409) throw tooManyPictures(error)
      throw endpointFailure('picture_upload_failed', error)
    }
  }

  return {
    async send({ service, content, threadId, campaignData }, context) {
      const assistant = assistants.get(service)
      if (assistant === undefined) throw new AppError('validation_failed')
      const message = {
        content,
        assistant,
        ...(threadId === undefined ? {} : { threadId }),
        ...(campaignData === undefined ? {} : { campaignData }),
      }
      const answer = await upstream.send(message, context)
      const thread = answer.threadId ?? threadId
      if (thread === undefined) throw new AppError('upstream_failed')
      return {
        reply: removeCitations(answer.reply),
        threadId: thread,
        isPictureMessage: answer.isPictureMessage,
      }
    },

    async history(threadId, context) {
      try {
        const history = await upstream.history(threadId, context)
        return { threadId: history.threadId ?? threadId, messages: history.messages.map(toMessage) }
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        return { threadId, messages: [], degraded: true }
      }
    },

    savePictures: (form, context) => intake.take(form, (prepared) => upload(prepared, context)),
  }
}
