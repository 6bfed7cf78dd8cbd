import { chatLimits } from '@mestieri/shared/contracts/chat-limits.ts'

import { createStore, type Observable } from '../../../lib/storage/store.ts'
import type { ChosenPhoto } from '../conversation/conversation.ts'
import {
  exceedsLimit,
  photoKind,
  photosOverLimit,
  tooLargeMessage,
  unreadableMessage,
} from '../photos/photo-limits.ts'
import type { PhotoStore } from '../photos/photo-store.ts'
import type { Shrink } from '../photos/shrinker.ts'

/** A chosen photo that is not sent yet. */
export interface TrayPhoto {
  readonly id: string
  readonly name: string
  /** Bytes after shrinking; 0 while it is being shrunk. */
  readonly size: number
  readonly ready: boolean
  /** The URL for `<img>` when the photo is ready; null before. */
  readonly address: string | null
  /** Whether the photo exceeds the limit of one message. */
  readonly over: boolean
}

export interface TrayState {
  readonly photos: readonly TrayPhoto[]
  /** The total size in bytes. */
  readonly total: number
}

export interface PhotoTrayDeps {
  readonly shrink: Shrink
  readonly store: PhotoStore
  readonly service: string
  readonly newId: () => string
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Returns a photo's URL for `<img>`. */
  readonly addressOf: (id: string, picture: Blob) => string
  /** Called with an error message for the visitor. */
  readonly onProblem: (message: string) => void
}

/** The chosen photos of the next message. */
export interface PhotoTray extends Observable<TrayState> {
  /** Restores the photos chosen before a reload; `sent` has the ids of photos that messages own. */
  readonly restore: (sent: ReadonlySet<string>) => Promise<void>
  readonly add: (files: readonly File[]) => Promise<void>
  readonly remove: (id: string) => void
  readonly clear: () => void
  /**
   * The photos for a message.
   * @returns null if they are not ready or exceed the limit; `onProblem` got the reason
   */
  readonly take: () => readonly ChosenPhoto[] | null
  /** Empties the tray after a message took the photos; their files stay in the store. */
  readonly handOver: () => void
}

/** Photos that were not sent within this time are deleted, in milliseconds. */
const keptForMs = 7 * 24 * 3_600_000

function withTotals(photos: readonly Omit<TrayPhoto, 'over'>[]): TrayState {
  const over = photosOverLimit(photos.map(({ size }) => size))
  return {
    photos: photos.map((photo, index) => ({ ...photo, over: over[index] === true })),
    total: photos.reduce((sum, { size }) => sum + size, 0),
  }
}

/** The photo tray. Picker, camera, drop and paste all add photos here, so the same rules hold for each. */
export function createPhotoTray(deps: PhotoTrayDeps): PhotoTray {
  const { shrink, store, service, newId, now, addressOf, onProblem } = deps
  const { state, subscribe, set } = createStore<TrayState>({ photos: [], total: 0 })

  const change = (photos: readonly Omit<TrayPhoto, 'over'>[]) => set(withTotals(photos))
  const without = (id: string) => state().photos.filter((photo) => photo.id !== id)

  /** Shrinks and stores one photo. @returns an error message, or null on success */
  async function prepare(id: string, file: File): Promise<string | null> {
    const kind = photoKind(file)
    const picture = kind === 'other' ? null : await shrink(file)
    if (!state().photos.some((photo) => photo.id === id)) return null
    if (picture === null) {
      change(without(id))
      return unreadableMessage(kind, file.name)
    }
    await store.keep({ id, service, name: file.name, picture, keptAt: now() })
    const ready = { size: picture.size, ready: true, address: addressOf(id, picture) }
    const { photos } = state()
    const index = photos.findIndex((photo) => photo.id === id)
    const photo = photos[index]
    if (photo) change(photos.with(index, { ...photo, ...ready }))
    return null
  }

  return {
    state,
    subscribe,

    async restore(sent) {
      const known = new Set(state().photos.map(({ id }) => id))
      const left = (await store.all(service)).filter(({ id }) => !sent.has(id) && !known.has(id))
      const kept = left.filter(({ keptAt }) => now() - keptAt < keptForMs)
      for (const { id } of left.filter((photo) => !kept.includes(photo))) void store.remove(id)
      if (kept.length === 0) return
      const photos = kept.map(({ id, name, picture }) => {
        const address = addressOf(id, picture)
        return { id, name, size: picture.size, ready: true, address }
      })
      change([...photos, ...state().photos])
    },

    async add(files) {
      const room = Math.max(0, chatLimits.maxPictures - state().photos.length)
      const taken = files.slice(0, room).map((file) => ({ id: newId(), file }))
      const waiting = taken.map(({ id, file }) => {
        return { id, name: file.name, size: 0, ready: false, address: null }
      })
      change([...state().photos, ...waiting])
      const problems = await Promise.all(taken.map(({ id, file }) => prepare(id, file)))
      const messages = problems.filter((problem) => problem !== null)
      if (files.length > room)
        messages.push(`Puoi mandare al massimo ${chatLimits.maxPictures} foto per volta.`)
      if (exceedsLimit(state().total)) messages.push(tooLargeMessage(state().total))
      if (messages.length > 0) onProblem(messages.join(' '))
    },

    remove(id) {
      change(without(id))
      void store.remove(id)
    },

    clear() {
      for (const { id } of state().photos) void store.remove(id)
      change([])
    },

    take() {
      const { photos, total } = state()
      if (photos.some(({ ready }) => !ready)) {
        onProblem('Sto ancora preparando le foto: un attimo.')
        return null
      }
      if (exceedsLimit(total)) {
        for (const { id, over } of photos) if (over) void store.remove(id)
        change(photos.filter(({ over }) => !over))
        onProblem(tooLargeMessage(total))
        return null
      }
      return photos.map(({ id, name }) => ({ id, name }))
    },

    handOver: () => change([]),
  }
}
