import type { SharedStore } from '../../stores/shared-store.ts'

interface TransferKeyDeps {
  /** What all processes share; its keys that begin with `transfer ` are ours. */
  readonly store: Pick<SharedStore, 'keep'>
  /** This process, by a name that no other one has. */
  readonly owner: string
  /** Milliseconds since the epoch. */
  readonly clock: () => number
}

/** Longer than the clocks of two processes are ever apart. */
const reservedMs = 10 * 60_000

/**
 * Makes the keys of bank transfers, `pi_bank_transfer_` and a time (specification, section 3): never the same twice, in
 * this process or in another one on the same store, or two firms' data would be one.
 */
export function createTransferKeys({ store, owner, clock }: TransferKeyDeps): () => Promise<string> {
  let last = 0
  return async () => {
    for (;;) {
      last = Math.max(clock(), last + 1)
      const time = last
      // oxlint-disable-next-line no-await-in-loop -- the next time is only tried where this one is another process's
      if ((await store.keep(`transfer ${time}`, owner, reservedMs)) === owner)
        return `pi_bank_transfer_${time}`
    }
  }
}
