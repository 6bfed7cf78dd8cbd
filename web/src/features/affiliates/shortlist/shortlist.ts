import type { AffiliateCard } from '@mestieri/shared/contracts/affiliates.ts'

import { type SafeStorage, storageKeys } from '../../../lib/storage/storage.ts'
import { createStore, type Observable } from '../../../lib/storage/store.ts'
import { readStored, type StoredSchema } from '../../../lib/storage/stored-schema.ts'
import { maxSaved } from '../search/directory-query.ts'

/** The stored fields of a saved professional, enough for the tray; pages read the current profile. */
export type SavedProfessional = Pick<AffiliateCard, 'link' | 'shopName' | 'profession' | 'profilePicture'>

/** The effect of a click on 'Salva'; `full` means that {@link maxSaved} are saved already. */
export type SaveResult = 'saved' | 'removed' | 'full'

/** The visitor's saved professionals, oldest first (features.md, A14). */
export interface Shortlist extends Observable<readonly SavedProfessional[]> {
  readonly toggle: (professional: SavedProfessional) => SaveResult
  /** Saves new professionals up to the limit. @returns whether all fit */
  readonly add: (professionals: readonly SavedProfessional[]) => boolean
  readonly clear: () => void
  /** Whether the browser refused to store the list, so that it is lost with the page. */
  readonly volatile: () => boolean
}

const savedSchema = {
  type: 'array',
  items: {
    type: 'object',
    properties: {
      link: { type: 'string', minLength: 1 },
      shopName: { type: 'string' },
      profession: { type: 'string' },
      profilePicture: { type: ['string', 'null'] },
    },
    required: ['link', 'shopName', 'profession', 'profilePicture'],
  },
} as const satisfies StoredSchema

function readSaved(value: unknown): readonly SavedProfessional[] {
  const byLink = new Map(readStored(savedSchema, value)?.map((saved) => [saved.link, saved]))
  return [...byLink.values()].slice(0, maxSaved)
}

function storedFields({ link, shopName, profession, profilePicture }: SavedProfessional): SavedProfessional {
  return { link, shopName, profession, profilePicture }
}

/** Creates the shortlist. It reads the storage once, and again when another tab changes it. */
export function createShortlist(storage: SafeStorage): Shortlist {
  const stored = () => readSaved(storage.read(storageKeys.shortlist))
  const { state, subscribe, set } = createStore(stored(), () =>
    storage.watch(storageKeys.shortlist, () => set(stored())),
  )
  let refused = false

  function replace(next: readonly SavedProfessional[]): void {
    if (next.length === 0) storage.remove(storageKeys.shortlist)
    else refused = !storage.write(storageKeys.shortlist, next)
    set(next)
  }

  return {
    state,
    subscribe,

    toggle(professional) {
      const saved = state()
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
      const saved = state()
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
