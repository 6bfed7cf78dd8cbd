import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

import type { Test } from 'tap'

import { createMemoryCgroup } from './memory-cgroup.ts'

/** The product in a process of its own. */
export interface Product {
  readonly origin: string
  /** Whether a control group enforces the limit; otherwise the process only believes in it. */
  readonly isEnforced: boolean
  /** Lines of the log that are not about one request. */
  readonly log: readonly string[]
  /** Resolves with the exit code. */
  readonly exited: Promise<number | null>
  hasExited(): boolean
  /** The arguments of its process. */
  commandLine(): readonly string[]
  /** Resident memory in MiB, now and at most. */
  memory(): { readonly now: number; readonly peak: number }
  /** Milliseconds of processor time that its main thread has used. */
  readonly cpuMs: () => number
  /** The highest memory of the control group in MiB, and how many of its processes were killed for memory. */
  group(): { readonly peak: number | null; readonly killed: number }
}

const MiB = 1024 * 1024
const main = join(import.meta.dirname, '../../dist/main.mjs')
const upstreamMain = join(import.meta.dirname, '../../embedded/src/main.ts')
const pretend = join(import.meta.dirname, 'pretended-limit.ts')

function readMemory(pid: number) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const read = (name: string) =>
    Math.round(Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024)
  return { now: read('VmRSS'), peak: read('VmHWM') }
}

/** The main thread's user and system time, in ticks of 10 ms (proc_pid_stat(5), fields 14 and 15). */
function readCpuMs(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/task/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

function followLog(child: ChildProcess): { readonly log: string[]; readonly origin: Promise<string> } {
  const log: string[] = []
  const origin = Promise.withResolvers<string>()
  if (!child.stdout) throw new Error('its output is not piped')
  createInterface({ input: child.stdout }).on('line', (line) => {
    const told = /Mestieri is ready: (http[^"\s]+)/.exec(line)?.[1]
    if (told) origin.resolve(told.replace('localhost', '127.0.0.1'))
    else if (!line.includes('"route"')) log.push(line)
  })
  child.once('exit', () => origin.reject(new Error(`the product did not start: ${log.join('\n')}`)))
  return { log, origin: origin.promise }
}

/** Starts the embedded upstream as a process of its own. @returns the variables that connect the product to it */
export async function startUpstream(t: Test): Promise<Readonly<Record<string, string>>> {
  const args = [upstreamMain, '--port', '0', '--data-dir', t.testdir()]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  t.teardown(() => child.kill('SIGKILL'))
  const variables: Record<string, string> = { TRIAL_PRODUCT_ID: 'prod_of_a_test' }
  for await (const line of createInterface({ input: child.stdout })) {
    const [name = '', value = ''] = line.split(/=(.*)/s)
    variables[name] = value
    if (name === 'DEMO') return variables
  }
  throw new Error('the upstream did not start')
}

/**
 * Starts the product with so many MiB of memory, enforced by a control group where one can be created. The end of the
 * test kills it.
 * @param flags of Node, before the name of the program
 */
export async function startProduct(
  t: Test,
  limitMiB: number,
  {
    flags = [],
    env = {},
  }: { readonly flags?: readonly string[]; readonly env?: Readonly<Record<string, string>> } = {},
): Promise<Product> {
  const group = createMemoryCgroup(limitMiB * MiB)
  if (!group) process.stderr.write('No memory control group can be created: the limit is only pretended.\n')
  const args = [process.execPath, ...(group ? [] : ['--import', pretend]), ...flags, main]
  // The shell joins the group and then becomes the product.
  const script = group ? `echo $$ > ${group.procsFile} && exec "$@"` : 'exec "$@"'
  const child = spawn('/bin/sh', ['-c', script, 'sh', ...args], {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: t.testdir(),
      PRETENDED_LIMIT_BYTES: String(limitMiB * MiB),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'close').then(([code]) => code as number | null)
  t.teardown(async () => {
    child.kill('SIGKILL')
    await exited
    group?.remove()
  })
  const { log, origin } = followLog(child)
  const pid = child.pid ?? 0
  return {
    origin: await origin,
    isEnforced: group !== null,
    log,
    exited,
    hasExited: () => child.exitCode !== null || child.signalCode !== null,
    commandLine: () => readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0'),
    memory: () => readMemory(pid),
    cpuMs: () => readCpuMs(pid),
    group: () => ({
      peak: group && Math.round((group.peakBytes() ?? 0) / MiB),
      killed: group?.killCount() ?? 0,
    }),
  }
}
