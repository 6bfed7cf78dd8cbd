import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

import type { Test } from 'tap'

const main = join(import.meta.dirname, '../../server/src/main.ts')

export interface ProductProcess {
  readonly origin: string
  /** Ends it without a word, as a lost machine would. */
  crash(): Promise<void>
}

export interface ProductProcessOptions {
  readonly dataDir: string
  /** Where the product may put what is temporary; a crash leaves it there. */
  readonly temporaryDir: string
  /** 0 for a free one. */
  readonly port: number
}

type Child = ChildProcessByStdio<null, Readable, Readable>

/** The address that the product prints once it listens. */
async function readOrigin(child: Child): Promise<string> {
  let complaint = ''
  child.stderr.on('data', (text: Buffer) => {
    complaint += text.toString()
  })
  for await (const line of createInterface({ input: child.stdout })) {
    const origin = /Mestieri is ready: (?<origin>http:[^"\s]+)/.exec(line)?.groups?.['origin']
    if (origin) return origin
  }
  throw new Error(`the product did not start: ${complaint}`)
}

/** Starts what `npm start` starts, with the embedded upstream and nothing else configured; it ends with the test. */
export async function startProduct(t: Test, options: ProductProcessOptions): Promise<ProductProcess> {
  const { dataDir, temporaryDir, port } = options
  const child = spawn(process.execPath, [main], {
    env: { DATA_DIR: dataDir, TMPDIR: temporaryDir, PORT: String(port), LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  async function crash(): Promise<void> {
    child.kill('SIGKILL')
    await ended
  }
  t.teardown(crash)
  const origin = await readOrigin(child)
  child.stdout.resume()
  return { origin, crash }
}
