import { type SafeStorage, storageKeys } from '../../../lib/storage.ts'

/** What a professional needs to begin; all but the VAT number are documents to send in. */
export const requirementIds = ['vat', 'registry', 'quotes', 'pictures'] as const

export type RequirementId = (typeof requirementIds)[number]

/** What the visitor ticked, kept on this device alone (features.md, H3); fit for `useSyncExternalStore`. */
export interface Checklist {
  /** The same array until something changes, in the order of {@link requirementIds}. */
  readonly snapshot: () => readonly RequirementId[]
  readonly subscribe: (onChange: () => void) => () => void
  readonly set: (id: RequirementId, done: boolean) => void
  /** Whether the browser refused to keep the ticks beyond this page. */
  readonly volatile: () => boolean
}

function known(value: unknown): readonly RequirementId[] {
  return Array.isArray(value) ? requirementIds.filter((id) => value.includes(id)) : []
}

/** The checklist over a storage; it reads the storage once and then follows other tabs. */
export function createChecklist(storage: SafeStorage): Checklist {
  const listeners = new Set<() => void>()
  let done = known(storage.read(storageKeys.requirements))
  let refused = false
  let unwatch: (() => void) | undefined

  function replace(next: readonly RequirementId[]): void {
    done = next
    for (const listener of listeners) listener()
  }

  return {
    snapshot: () => done,

    subscribe(onChange) {
      if (listeners.size === 0) {
        unwatch = storage.watch(storageKeys.requirements, () =>
          replace(known(storage.read(storageKeys.requirements))),
        )
      }
      listeners.add(onChange)
      return () => {
        listeners.delete(onChange)
        if (listeners.size === 0) unwatch?.()
      }
    },

    set(id, ticked) {
      const next = requirementIds.filter((each) => (each === id ? ticked : done.includes(each)))
      if (next.length > 0) refused = !storage.write(storageKeys.requirements, next)
      else storage.remove(storageKeys.requirements)
      replace(next)
    },

    volatile: () => refused,
  }
}

/** What is still missing, in words: 'Mancano 2 documenti'. */
export function missingWords(done: readonly RequirementId[]): string {
  const missing = requirementIds.filter((id) => !done.includes(id))
  const documents = missing.filter((id) => id !== 'vat').length
  const vatToo = documents < missing.length
  if (documents === 0) return vatToo ? 'Manca la partita IVA' : 'Hai tutto: puoi cominciare'
  const counted = documents === 1 ? 'Manca 1 documento' : `Mancano ${documents} documenti`
  return vatToo ? `${counted} e la partita IVA` : counted
}
