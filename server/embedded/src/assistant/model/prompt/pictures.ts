import type { Conversation } from '../../conversation.ts'
import { remembered } from './prompt.ts'

/** Maximum number of pictures that a model sees: the newest of the conversation. */
const mostPictures = 4

/** The pictures that a model sees in one turn. */
export interface ShownPictures {
  /** `data:` URLs of the pictures of earlier messages, by name. */
  readonly past: ReadonlyMap<string, string>
  /**
   * `data:` URLs of the pictures of this message, and of earlier ones whose message is no longer in the
   * prompt.
   */
  readonly now: readonly string[]
}

/**
 * Returns the newest pictures of a conversation, from any message.
 *
 * @param pictureUrl returns a picture as a `data:` URL, or null
 */
export async function showPictures(
  { history, newPictures }: Conversation,
  pictureUrl: (name: string) => Promise<string | null>,
): Promise<ShownPictures> {
  const messages = history()
  const told = new Set(messages.slice(-remembered).flatMap(({ pictures = [] }) => pictures))
  const names = [...messages.flatMap(({ pictures = [] }) => pictures), ...newPictures()].slice(-mostPictures)
  const urls = await Promise.all(
    names.map(async (name) => {
      try {
        return await pictureUrl(name)
      } catch {
        // A file that cannot be read is omitted, so that the customer still gets an answer.
        return null
      }
    }),
  )
  const found = names.flatMap((name, at) => (urls[at] ? [[name, urls[at]] as const] : []))
  return {
    past: new Map(found.filter(([name]) => told.has(name))),
    now: found.filter(([name]) => !told.has(name)).map(([, url]) => url),
  }
}
