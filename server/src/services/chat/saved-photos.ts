import { parseTexts } from '@mestieri/shared/records.ts'

import type { SharedStore } from '../../stores/shared-store.ts'

/** Remembers which photos upstream saved, so that an upload that is repeated saves them once (security.md, UP-09). */
export interface SavedPhotos {
  /**
   * Resolves with the upstream addresses of an upload's photos: those of an equal upload that is under way in
   * this process or was saved within the last ten minutes, else those that `save` resolves with. Rejects with
   * what `save` rejects with; a failure is not kept.
   *
   * @param digest equal for uploads of the same conversation, message and contents
   */
  save(digest: string, save: () => Promise<readonly string[]>): Promise<readonly string[]>
}

/** As long as the records of the idempotency keys, in milliseconds. */
const lifetimeMs = 10 * 60_000

/** Creates {@link SavedPhotos}. It uses store keys that begin with `photos `. */
export function createSavedPhotos({ store }: { readonly store: SharedStore }): SavedPhotos {
  const inFlight = new Map<string, Promise<readonly string[]>>()

  async function saveOnce(
    digest: string,
    save: () => Promise<readonly string[]>,
  ): Promise<readonly string[]> {
    const key = `photos ${digest}`
    const known = await store.get(key)
    if (known !== undefined) return parseTexts(known)
    const saved = await save()
    await store.keep(key, JSON.stringify(saved), lifetimeMs)
    return saved
  }

  return {
    save(digest, save) {
      const shared = inFlight.get(digest)
      if (shared) return shared
      const saving = saveOnce(digest, save).finally(() => inFlight.delete(digest))
      inFlight.set(digest, saving)
      return saving
    },
  }
}
