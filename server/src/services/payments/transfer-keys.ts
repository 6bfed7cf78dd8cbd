import type { SharedStore } from '../../stores/shared-store.ts'

interface TransferKeyDeps {
  /** The store that all processes share. This module uses keys that begin with `transfer `. */
  readonly store: Pick<SharedStore, 'keep'>
  /** A unique id of this process. */
  readonly owner: string
  /** Milliseconds since the epoch. */
  readonly clock: () => number
}

/** How long a time is reserved; longer than the clocks of two processes can differ. */
const reservedMs = 10 * 60_000

/**
 * Creates the function that returns keys of bank transfers: `pi_bank_transfer_` and a time (specification,
 * section 3). A key is unique across all processes on the same store. With one key for two firms upstream
 * would mix their data.
 */
export function createTransferKeys({ store, owner, clock }: TransferKeyDeps): () => Promise<string> {
  let last = 0
  return async () => {
    for (;;) {
      last = Math.max(clock(), last + 1)
      const time = last
      // oxlint-disable-next-line no-await-in-loop -- try the next time only if another process has this one
      if ((await store.keep(`transfer ${time}`, owner, reservedMs)) === owner)
        return `pi_bank_transfer_${time}`
    }
  }
}
