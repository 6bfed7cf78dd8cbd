import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'

import type { Test } from 'tap'

export interface ServerProcess {
  readonly child: ChildProcess
  /** Lines of both outputs so far. */
  readonly stdout: readonly string[]
  readonly stderr: readonly string[]
  /** The exit code, once every line has been read. */
  readonly exited: Promise<number | null>
  /** The address that the process tells; rejects when it ends without one. */
  readonly address: Promise<string>
}

const sources = join(import.meta.dirname, '../../src/main.ts')
/**
 * The bundle of the sources that `npm start` runs. It is soon at rest: from its sources the assistant learns for seconds, and
 * on a busy machine such a process refuses requests.
 */
export const bundle = join(import.meta.dirname, '../../dist/main.mjs')

/** The environment of a child process that finds its modules compiled: a fifth of the time of a start. */
export function compiledModules(): { readonly NODE_COMPILE_CACHE?: string } {
  const { NODE_COMPILE_CACHE: folder } = process.env
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: resolve(folder) }
}

/**
 * Runs the BFF as a process of its own. Of this process's environment it gets only the path and the cache of compiled
 * modules. It is killed at the end of the test.
 * @param main the file to run
 */
export function startServer(t: Test, env: Readonly<Record<string, string>>, main = sources): ServerProcess {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env['PATH'] ?? '', ...compiledModules(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  t.teardown(() => child.kill('SIGKILL'))
  const stdout: string[] = []
  const stderr: string[] = []
  const address = Promise.withResolvers<string>()
  // Ignore the rejection in tests that do not wait for the address.
  address.promise.catch(() => {})
  createInterface({ input: child.stdout }).on('line', (line) => {
    stdout.push(line)
    const told = /Mestieri is ready: (http[^"\s]+)/.exec(line)?.[1]
    if (told) address.resolve(told.replace('localhost', '127.0.0.1'))
  })
  createInterface({ input: child.stderr }).on('line', (line) => stderr.push(line))
  const exited = once(child, 'close').then(([code]) => {
    address.reject(new Error(`the server ended: ${stderr.join(' ')}`))
    return code as number | null
  })
  return { child, stdout, stderr, exited, address: address.promise }
}
