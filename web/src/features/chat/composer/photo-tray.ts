import { chatLimits } from '@mestieri/shared/contracts/chat-limits.ts'

import type { ChosenPhoto } from '../conversation/conversation.ts'
import { isTooMuch, photoKind, photosTooMany, tooMuchWords, unreadableWords } from '../photos/photo-limits.ts'
import type { PhotoStore } from '../photos/photo-store.ts'
import type { Shrink } from '../photos/shrinker.ts'

/** A photo that is chosen and not sent. */
export interface TrayPhoto {
  readonly id: string
  readonly name: string
  /** Bytes after it was shrunk; 0 while it is being shrunk. */
  readonly size: number
  readonly ready: boolean
  /** Its address for an `<img>`, once it is ready. */
  readonly address: string | null
  /** Does not fit into what one message may hold. */
  readonly over: boolean
}

export interface TrayState {
  readonly photos: readonly TrayPhoto[]
  /** Bytes of all photos. */
  readonly total: number
}

export interface PhotoTrayDeps {
  readonly shrink: Shrink
  readonly store: PhotoStore
  readonly service: string
  readonly newId: () => string
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Makes a picture fit for an `<img>`. */
  readonly addressOf: (id: string, picture: Blob) => string
  /** Called with the words for what could not be taken. */
  readonly onProblem: (words: string) => void
}

/** The photos beside the text that is being written; fit for `useSyncExternalStore`. */
export interface PhotoTray {
  readonly state: () => TrayState
  readonly subscribe: (listener: () => void) => () => void
  /** Brings back what was chosen before a reload; `sent` are the photos that messages have taken. */
  readonly restore: (sent: ReadonlySet<string>) => Promise<void>
  readonly add: (files: readonly File[]) => Promise<void>
  readonly remove: (id: string) => void
  readonly clear: () => void
  /**
   * What a message would take along.
   * @returns null where they cannot go yet or are too much; the words were given to `onProblem`
   */
  readonly take: () => readonly ChosenPhoto[] | null
  /** Empties the tray once a message has its photos; their pictures stay kept. */
  readonly handOver: () => void
}

/** Photos that nobody sent for a week are let go, in milliseconds. */
const keptForMs = 7 * 24 * 3_600_000

function withTotals(photos: readonly Omit<TrayPhoto, 'over'>[]): TrayState {
  const over = photosTooMany(photos.map(({ size }) => size))
  return {
    photos: photos.map((photo, index) => ({ ...photo, over: over[index] === true })),
    total: photos.reduce((sum, { size }) => sum + size, 0),
  }
}

/** One photo of one message at most, for each the same rules: picker, drop, paste and camera all come here. */
export function createPhotoTray(deps: PhotoTrayDeps): PhotoTray {
  const { shrink, store, service, newId, now, addressOf, onProblem } = deps
  const listeners = new Set<() => void>()
  let current: TrayState = { photos: [], total: 0 }

  function change(photos: readonly Omit<TrayPhoto, 'over'>[]): void {
    current = withTotals(photos)
    for (const listener of listeners) listener()
  }

  const without = (id: string) => current.photos.filter((photo) => photo.id !== id)

  /** Shrinks and keeps one. @returns why it could not be taken, null where it was */
  async function prepare(id: string, file: File): Promise<string | null> {
    const kind = photoKind(file)
    const picture = kind === 'other' ? null : await shrink(file)
    if (!current.photos.some((photo) => photo.id === id)) return null
    if (picture === null) {
      change(without(id))
      return unreadableWords(kind, file.name)
    }
    await store.keep({ id, service, name: file.name, picture, keptAt: now() })
    const ready = { size: picture.size, ready: true, address: addressOf(id, picture) }
    change(current.photos.map((photo) => (photo.id === id ? { ...photo, ...ready } : photo)))
    return null
  }

  return {
    state: () => current,

    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    async restore(sent) {
      const known = new Set(current.photos.map(({ id }) => id))
      const left = (await store.all(service)).filter(({ id }) => !sent.has(id) && !known.has(id))
      const kept = left.filter(({ keptAt }) => now() - keptAt < keptForMs)
      for (const { id } of left.filter((photo) => !kept.includes(photo))) void store.remove(id)
      if (kept.length === 0) return
      const photos = kept.map(({ id, name, picture }) => {
        const address = addressOf(id, picture)
        return { id, name, size: picture.size, ready: true, address }
      })
      change([...photos, ...current.photos])
    },

    async add(files) {
      const room = Math.max(0, chatLimits.maxPictures - current.photos.length)
      const taken = files.slice(0, room).map((file) => ({ id: newId(), file }))
      const waiting = taken.map(({ id, file }) => {
        return { id, name: file.name, size: 0, ready: false, address: null }
      })
      change([...current.photos, ...waiting])
      const problems = await Promise.all(taken.map(({ id, file }) => prepare(id, file)))
      const words = problems.filter((problem) => problem !== null)
      if (files.length > room) words.push(`Puoi mandare al massimo ${chatLimits.maxPictures} foto per volta.`)
      if (isTooMuch(current.total)) words.push(tooMuchWords(current.total))
      if (words.length > 0) onProblem(words.join(' '))
    },

    remove(id) {
      change(without(id))
      void store.remove(id)
    },

    clear() {
      for (const { id } of current.photos) void store.remove(id)
      change([])
    },

    take() {
      const { photos, total } = current
      if (photos.some(({ ready }) => !ready)) {
        onProblem('Sto ancora preparando le foto: un attimo.')
        return null
      }
      if (isTooMuch(total)) {
        for (const { id, over } of photos) if (over) void store.remove(id)
        change(photos.filter(({ over }) => !over))
        onProblem(tooMuchWords(total))
        return null
      }
      return photos.map(({ id, name }) => ({ id, name }))
    },

    handOver: () => change([]),
  }
}
