import { spawn, spawnSync } from 'node:child_process'
import { type AddressInfo, createServer } from 'node:net'

import type { Test } from 'tap'

import { until } from './replicas.ts'

/** Resolves with a free port. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await until(() => probe.listening)
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}

const names = ['redis-server', 'valkey-server']

/** Why a test on a real Redis is skipped. */
export const noRedis = 'redis-server is not installed and REDIS_TEST_URL is not set'

/**
 * The URL of a real Redis: the one of `REDIS_TEST_URL`, or a Redis or Valkey started here. Undefined if there is
 * none.
 */
export async function realRedis(t: Test): Promise<string | undefined> {
  const given = process.env['REDIS_TEST_URL']
  if (given) return given
  // A program whose libraries are missing is found, but ends with an exit code.
  const name = names.find((program) => spawnSync(program, ['--version']).status === 0)
  if (name === undefined) return undefined
  const port = String(await freePort())
  const settings = ['--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  const child = spawn(name, ['--port', port, ...settings], { stdio: 'ignore' })
  t.teardown(() => child.kill('SIGKILL'))
  return `redis://127.0.0.1:${port}`
}
