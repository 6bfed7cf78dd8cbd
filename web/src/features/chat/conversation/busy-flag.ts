import { type SafeStorage, storageKeys } from '../../../lib/storage.ts'

/** After this long nobody waits for an answer any more, whatever the flag says (features.md, D4). */
export const busyForMs = 60_000

interface Wait {
  /** Milliseconds since 1970. */
  readonly since: number
  readonly service: string
}

export interface BusyFlagDeps {
  readonly storage: SafeStorage
  readonly now: () => number
  /** This tab, the same after a reload. */
  readonly tab: string
  readonly service: string
}

/**
 * That an answer is awaited (specification, section 4, 'Chat'), with its time and its tab, so that neither a crash
 * nor another tab blocks anybody for good.
 */
export interface BusyFlag {
  readonly raise: () => void
  readonly lower: () => void
  /** How long another tab still waits for an answer in this service's conversation, in milliseconds; 0 for none. */
  readonly elsewhereForMs: () => number
  /** Takes down what nobody else would: what is too old, unreadable, or this tab's own from before a reload. */
  readonly heal: () => void
  readonly watch: (onChange: () => void) => () => void
}

function isWait(value: unknown): value is Wait {
  if (typeof value !== 'object' || value === null) return false
  const { since, service } = value as Record<string, unknown>
  return typeof since === 'number' && typeof service === 'string'
}

/** The flag `busyGino` as one tab handles it. */
export function createBusyFlag({ storage, now, tab, service }: BusyFlagDeps): BusyFlag {
  /** A clock that was turned back must not make a wait last. */
  function leftMs({ since }: Wait): number {
    const age = now() - since
    return age < 0 ? 0 : Math.max(0, busyForMs - age)
  }

  /** The other tabs' waits that are worth anything. */
  function others(): (readonly [string, Wait])[] {
    const value = storage.read(storageKeys.busy)
    if (typeof value !== 'object' || value === null) return []
    return Object.entries(value).filter(
      (entry): entry is [string, Wait] => entry[0] !== tab && isWait(entry[1]) && leftMs(entry[1]) > 0,
    )
  }

  function keep(waits: readonly (readonly [string, Wait])[]): void {
    if (waits.length > 0) storage.write(storageKeys.busy, Object.fromEntries(waits))
    else if (storage.readText(storageKeys.busy) !== null) storage.remove(storageKeys.busy)
  }

  return {
    raise: () => keep([...others(), [tab, { since: now(), service }]]),
    lower: () => keep(others()),
    heal: () => keep(others()),
    elsewhereForMs: () =>
      Math.max(0, ...others().flatMap(([, wait]) => (wait.service === service ? [leftMs(wait)] : []))),
    watch: (onChange) => storage.watch(storageKeys.busy, onChange),
  }
}
