import { type SafeStorage, storageKeys } from '../../../lib/storage/storage.ts'
import { readStored, type StoredSchema } from '../../../lib/storage/stored-schema.ts'

/** A busy flag older than this is stale, in milliseconds (features.md, D4). */
export const busyForMs = 60_000

interface Wait {
  /** Milliseconds since 1970. */
  readonly since: number
  readonly service: string
}

export interface BusyFlagDeps {
  readonly storage: SafeStorage
  readonly now: () => number
  /** This tab's id, the same after a reload. */
  readonly tab: string
  readonly service: string
}

/**
 * The flag that a tab waits for an answer (specification, section 4, 'Chat'). Each entry has a time and a
 * tab, so a crashed tab blocks no other tab for longer than {@link busyForMs}.
 */
export interface BusyFlag {
  /** Sets this tab's entry, with the current time. */
  readonly acquire: () => void
  /** Removes this tab's entry. */
  readonly release: () => void
  /** How long another tab may still wait in this service's chat, in milliseconds; 0 if none waits. */
  readonly otherTabWaitMs: () => number
  /** Removes entries that are too old or unreadable, and this tab's entry from before a reload. */
  readonly clearStale: () => void
  /** Calls `onChange` when another tab changes the flag. @returns a function that stops it */
  readonly watch: (onChange: () => void) => () => void
}

/** The waits by tab. */
const waitsSchema = {
  type: 'object',
  additionalProperties: {
    type: 'object',
    properties: { since: { type: 'number' }, service: { type: 'string' } },
    required: ['since', 'service'],
  },
} as const satisfies StoredSchema

/** One tab's view of the storage key `busyGino`. */
export function createBusyFlag({ storage, now, tab, service }: BusyFlagDeps): BusyFlag {
  /** A negative age means that the clock was set back: the entry counts as expired. */
  function leftMs({ since }: Wait): number {
    const age = now() - since
    return age < 0 ? 0 : Math.max(0, busyForMs - age)
  }

  /** The valid, unexpired entries of other tabs. */
  function others(): (readonly [string, Wait])[] {
    const waits: Record<string, Wait> = readStored(waitsSchema, storage.read(storageKeys.busy)) ?? {}
    return Object.entries(waits).filter(([other, wait]) => other !== tab && leftMs(wait) > 0)
  }

  function keep(waits: readonly (readonly [string, Wait])[]): void {
    if (waits.length > 0) storage.write(storageKeys.busy, Object.fromEntries(waits))
    else if (storage.readText(storageKeys.busy) !== null) storage.remove(storageKeys.busy)
  }

  return {
    acquire: () => keep([...others(), [tab, { since: now(), service }]]),
    release: () => keep(others()),
    clearStale: () => keep(others()),
    otherTabWaitMs: () =>
      Math.max(0, ...others().flatMap(([, wait]) => (wait.service === service ? [leftMs(wait)] : []))),
    watch: (onChange) => storage.watch(storageKeys.busy, onChange),
  }
}
