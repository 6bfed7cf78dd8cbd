import { keysOf } from '@mestieri/shared/records.ts'

import { createEnvironmentReader, type Environment, type EnvironmentReader } from '../config/environment.ts'
import { withSecretFiles } from '../config/secret-files.ts'
import { parseAddress, parseAssistantIds, parseSecret } from '../config/values.ts'
import { type CallableName, type CallableTable, callables as everyCallable } from '../upstream/callables.ts'
import { createAsker } from './asker.ts'
import { createChecks } from './checks.ts'
import { type Finding, findingOf } from './finding.ts'

interface RunDeps {
  readonly env: Environment
  /** Writes one line, without its line break. */
  readonly print: (line: string) => void
  readonly callables?: CallableTable
  /** Milliseconds since the epoch. */
  readonly now?: number
}

type AddressName = 'UPSTREAM_PORTAL_URL' | 'UPSTREAM_PAYMENTS_URL'

function readAddress(reader: EnvironmentReader, env: Environment, name: AddressName): string {
  if (!env[name]?.trim()) reader.refuse(name, 'must be the address to check')
  return reader.read(name, parseAddress) ?? ''
}

/**
 * Checks the upstream of the environment's addresses and prints a line for each callable. It stores something
 * only with `CONTRACT_MAY_WRITE=true`.
 *
 * @returns the exit code: 0 if no check failed
 * @throws {ConfigError} if an address is missing or a variable is invalid
 */
export async function checkUpstream({ env: given, print, ...deps }: RunDeps): Promise<0 | 1> {
  const env = withSecretFiles(given)
  const { callables = everyCallable, now = Date.now() } = deps
  const reader = createEnvironmentReader(env)
  const address = {
    portalUrl: readAddress(reader, env, 'UPSTREAM_PORTAL_URL'),
    paymentsUrl: readAddress(reader, env, 'UPSTREAM_PAYMENTS_URL'),
  }
  const settings = {
    trialProductId: reader.read('TRIAL_PRODUCT_ID', parseSecret),
    unsubscribeToken: reader.read('UPSTREAM_UNSUBSCRIBE_TOKEN', parseSecret),
    assistantIds: reader.read('ASSISTANT_IDS', parseAssistantIds) ?? {},
    mayWrite: env['CONTRACT_MAY_WRITE'] === 'true',
    isEmpty: env['CONTRACT_EMPTY'] === 'true',
  }
  reader.finish()

  print(`portal:   ${address.portalUrl}`)
  print(`payments: ${address.paymentsUrl}`)
  const asker = createAsker(address, callables)
  const checks = createChecks({ ...settings, asker, callables, now })
  const counts: Record<Finding['verdict'], number> = { ok: 0, FAILED: 0, skipped: 0 }
  try {
    for (const name of keysOf(checks)) {
      // oxlint-disable-next-line no-await-in-loop -- a check uses what an earlier one has found
      const finding = await findingOf(checks[name])
      counts[finding.verdict] += 1
      print(formatLine(callables[name], finding))
    }
  } finally {
    await asker.close()
  }
  print(`${counts.ok} ok, ${counts.FAILED} failed, ${counts.skipped} skipped`)
  return counts.FAILED === 0 ? 0 : 1
}

function formatLine(
  { base, method, path }: CallableTable[CallableName],
  { verdict, reply, note }: Finding,
): string {
  const call = `${method} ${base}/${path}`
  const status = reply === null ? '' : String(reply.status ?? '-')
  const time = reply === null ? '' : `${reply.ms} ms`
  const columns = [verdict.padEnd(7), call.padEnd(54), status.padEnd(3), time.padStart(8), note]
  return columns.join('  ').trimEnd()
}
