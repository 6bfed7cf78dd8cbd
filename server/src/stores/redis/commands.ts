import type { ChainableCommander } from 'ioredis'

/** What this site's keys begin with, so that others may use the same server. */
export const keyPrefix = 'mestieri:'

/** Runs a transaction. Rejects with the first error of any of its commands. */
export async function execute(transaction: ChainableCommander): Promise<readonly unknown[]> {
  const replies = (await transaction.exec()) ?? []
  return replies.map(([error, reply]) => {
    if (error) throw error
    return reply
  })
}
