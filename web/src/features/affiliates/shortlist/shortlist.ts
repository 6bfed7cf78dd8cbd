import type { AffiliateCard } from '@mestieri/shared/contracts/affiliates.ts'

import { type SafeStorage, storageKeys } from '../../../lib/storage.ts'
import { maxSaved } from '../search/directory-query.ts'

/** What is kept of a saved professional: enough to show that they are saved; the rest is read afresh. */
export type SavedProfessional = Pick<AffiliateCard, 'link' | 'shopName' | 'profession' | 'profilePicture'>

/** What a press on 'Salva' did: saved, taken out again, or refused because six are saved. */
export type SaveResult = 'saved' | 'removed' | 'full'

/** The visitor's saved professionals, without an account (features.md, A14); fit for `useSyncExternalStore`. */
export interface Shortlist {
  /** The same array until something changes; oldest first. */
  readonly snapshot: () => readonly SavedProfessional[]
  readonly subscribe: (onChange: () => void) => () => void
  readonly toggle: (professional: SavedProfessional) => SaveResult
  /** Saves those that are not saved yet, as far as there is room. @returns whether there was room for all */
  readonly add: (professionals: readonly SavedProfessional[]) => boolean
  readonly clear: () => void
  /** Whether the browser refused to keep the list beyond this page. */
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

function kept({ link, shopName, profession, profilePicture }: SavedProfessional): SavedProfessional {
  return { link, shopName, profession, profilePicture }
}

/** The shortlist over a storage; it reads the storage once and then follows other tabs. */
export function createShortlist(storage: SafeStorage): Shortlist {
  const listeners = new Set<() => void>()
  let saved = readSaved(storage.read(storageKeys.shortlist))
  let refused = false
  let unwatch: (() => void) | undefined

  function tell(): void {
    for (const listener of listeners) listener()
  }

  function replace(next: readonly SavedProfessional[]): void {
    saved = next
    if (next.length === 0) storage.remove(storageKeys.shortlist)
    else refused = !storage.write(storageKeys.shortlist, next)
    tell()
  }

  function reread(): void {
    saved = readSaved(storage.read(storageKeys.shortlist))
    tell()
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
      replace([...saved, kept(professional)])
      return 'saved'
    },

    add(professionals) {
      const known = new Set(saved.map(({ link }) => link))
      const added = professionals.filter(({ link }) => !known.has(link)).map(kept)
      const all = [...saved, ...added]
      if (added.length > 0) replace(all.slice(0, maxSaved))
      return all.length <= maxSaved
    },

    clear: () => replace([]),
    volatile: () => refused,
  }
}
