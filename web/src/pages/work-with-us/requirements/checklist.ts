import { type SafeStorage, storageKeys } from '../../../lib/storage/storage.ts'
import { createStore, type Observable } from '../../../lib/storage/store.ts'
import { readStored, type StoredSchema } from '../../../lib/storage/stored-schema.ts'

/** The requirements for professionals. All except the VAT number are documents to send. */
export const requirementIds = ['vat', 'registry', 'quotes', 'pictures'] as const

export type RequirementId = (typeof requirementIds)[number]

/** The ticked requirements in the order of {@link requirementIds}, stored only on this device (features.md, H3). */
export interface Checklist extends Observable<readonly RequirementId[]> {
  readonly set: (id: RequirementId, done: boolean) => void
  /** Whether the browser refused to store the ticks, so that they are lost with the page. */
  readonly volatile: () => boolean
}

const tickedSchema = {
  type: 'array',
  items: { type: 'string', enum: requirementIds },
} as const satisfies StoredSchema

function known(value: unknown): readonly RequirementId[] {
  const ticked = readStored(tickedSchema, value) ?? []
  return requirementIds.filter((id) => ticked.includes(id))
}

/** Creates a checklist. It reads the storage once and then follows changes in other tabs. */
export function createChecklist(storage: SafeStorage): Checklist {
  const stored = () => known(storage.read(storageKeys.requirements))
  const { state, subscribe, set } = createStore(stored(), () =>
    storage.watch(storageKeys.requirements, () => set(stored())),
  )
  let refused = false

  return {
    state,
    subscribe,

    set(id, ticked) {
      const next = requirementIds.filter((each) => (each === id ? ticked : state().includes(each)))
      if (next.length > 0) refused = !storage.write(storageKeys.requirements, next)
      else storage.remove(storageKeys.requirements)
      set(next)
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
