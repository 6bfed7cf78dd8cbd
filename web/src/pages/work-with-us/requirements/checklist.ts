import { type SafeStorage, storageKeys } from '../../../lib/storage.ts'

/** The requirements for professionals. All except the VAT number are documents to send. */
export const requirementIds = ['vat', 'registry', 'quotes', 'pictures'] as const

export type RequirementId = (typeof requirementIds)[number]

/** The ticked requirements, stored only on this device (features.md, H3), for `useSyncExternalStore`. */
export interface Checklist {
  /** The ticked ids in the order of {@link requirementIds}; the same array until they change. */
  readonly snapshot: () => readonly RequirementId[]
  readonly subscribe: (onChange: () => void) => () => void
  readonly set: (id: RequirementId, done: boolean) => void
  /** Whether the browser refused to store the ticks, so that they are lost with the page. */
  readonly volatile: () => boolean
}

function known(value: unknown): readonly RequirementId[] {
  return Array.isArray(value) ? requirementIds.filter((id) => value.includes(id)) : []
}

/** Creates a checklist. It reads the storage once and then follows changes in other tabs. */
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

/** The Italian text for the missing requirements, for example 'Mancano 2 documenti'. */
export function missingText(done: readonly RequirementId[]): string {
  const missing = requirementIds.filter((id) => !done.includes(id))
  const documents = missing.filter((id) => id !== 'vat').length
  const vatToo = documents < missing.length
  if (documents === 0) return vatToo ? 'Manca la partita IVA' : 'Hai tutto: puoi cominciare'
  const counted = documents === 1 ? 'Manca 1 documento' : `Mancano ${documents} documenti`
  return vatToo ? `${counted} e la partita IVA` : counted
}
