import type { ChainableCommander } from 'ioredis'

/** The prefix of all our keys, because other programs may use the same database. */
export const keyPrefix = 'mestieri:'

/** Runs a transaction and resolves with its replies. Rejects with the first error of its commands. */
export async function execute(transaction: ChainableCommander): Promise<readonly unknown[]> {
  const replies = (await transaction.exec()) ?? []
  return replies.map(([error, reply]) => {
    if (error) throw error
    return reply
  })
}
