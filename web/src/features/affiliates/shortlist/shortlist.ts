import type { AffiliateCard } from '@mestieri/shared/contracts/affiliates.ts'

import { type SafeStorage, storageKeys } from '../../../lib/storage.ts'
import { maxSaved } from '../search/directory-query.ts'

/** The stored fields of a saved professional, enough for the tray; pages read the current profile. */
export type SavedProfessional = Pick<AffiliateCard, 'link' | 'shopName' | 'profession' | 'profilePicture'>

/** The effect of a click on 'Salva'; `full` means that {@link maxSaved} are saved already. */
export type SaveResult = 'saved' | 'removed' | 'full'

/** The visitor's saved professionals (features.md, A14), a store for `useSyncExternalStore`. */
export interface Shortlist {
  /** The saved professionals, oldest first; the same array until a change. */
  readonly snapshot: () => readonly SavedProfessional[]
  readonly subscribe: (onChange: () => void) => () => void
  readonly toggle: (professional: SavedProfessional) => SaveResult
  /** Saves new professionals up to the limit. @returns whether all fit */
  readonly add: (professionals: readonly SavedProfessional[]) => boolean
  readonly clear: () => void
  /** Whether the browser refused to store the list, so that it is lost with the page. */
  readonly volatile: () => boolean
}

function isSaved(value: unknown): value is SavedProfessional {
  if (typeof value !== 'object' || value === null) return false
  const { link, shopName, profession, profilePicture } = value as Record<string, unknown>
  const named = [link, shopName, profession].every((field) => typeof field === 'string')
  return named && link !== '' && (profilePicture === null || typeof profilePicture === 'string')
}

function readSaved(value: unknown): readonly SavedProfessional[] {
  if (!Array.isArray(value)) return []
  const byLink = new Map(value.filter(isSaved).map((saved) => [saved.link, saved]))
  return [...byLink.values()].slice(0, maxSaved)
}

function storedFields({ link, shopName, profession, profilePicture }: SavedProfessional): SavedProfessional {
  return { link, shopName, profession, profilePicture }
}

/** Creates the shortlist. It reads the storage once, and again when another tab changes it. */
export function createShortlist(storage: SafeStorage): Shortlist {
  const listeners = new Set<() => void>()
  let saved = readSaved(storage.read(storageKeys.shortlist))
  let refused = false
  let unwatch: (() => void) | undefined

  function notify(): void {
    for (const listener of listeners) listener()
  }

  function replace(next: readonly SavedProfessional[]): void {
    saved = next
    if (next.length === 0) storage.remove(storageKeys.shortlist)
    else refused = !storage.write(storageKeys.shortlist, next)
    notify()
  }

  function reread(): void {
    saved = readSaved(storage.read(storageKeys.shortlist))
    notify()
  }

  return {
    snapshot: () => saved,

    subscribe(onChange) {
      if (listeners.size === 0) unwatch = storage.watch(storageKeys.shortlist, reread)
      listeners.add(onChange)
      return () => {
        listeners.delete(onChange)
        if (listeners.size === 0) unwatch?.()
      }
    },

    toggle(professional) {
      const others = saved.filter(({ link }) => link !== professional.link)
      if (others.length < saved.length) {
        replace(others)
        return 'removed'
      }
      if (saved.length >= maxSaved) return 'full'
      replace([...saved, storedFields(professional)])
      return 'saved'
    },

    add(professionals) {
      const known = new Set(saved.map(({ link }) => link))
      const added = professionals.filter(({ link }) => !known.has(link)).map(storedFields)
      const all = [...saved, ...added]
      if (added.length > 0) replace(all.slice(0, maxSaved))
      return all.length <= maxSaved
    },

    clear: () => replace([]),
    volatile: () => refused,
  }
}
