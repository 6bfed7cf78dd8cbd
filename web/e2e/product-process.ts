import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

import type { Test } from 'tap'

import { seedFolder } from '../../server/embedded/test/data-folder.ts'
import { compiledModules } from '../../server/test/support/process.ts'
import { temporaryFolder } from './site.ts'

const main = join(import.meta.dirname, '../../server/dist/main.mjs')

export interface ProductProcess {
  readonly origin: string
  /** Kills the process with SIGKILL. */
  crash(): Promise<void>
}

interface ProductProcessOptions {
  readonly dataDir: string
  /** Folder for temporary files. A crash leaves them there. */
  readonly temporaryDir: string
  /** 0 for any free port. */
  readonly port: number
}

type Child = ChildProcessByStdio<null, Readable, Readable>

/**
 * Reads the origin that the product prints when it listens. @throws Error with its error output if it exits
 */
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

/**
 * Starts the product as `npm start` does, with the embedded upstream and default settings. Kills it after the
 * test.
 */
async function startProduct(t: Test, options: ProductProcessOptions): Promise<ProductProcess> {
  const { dataDir, temporaryDir, port } = options
  const child = spawn(process.execPath, [main], {
    env: {
      ...compiledModules(),
      DATA_DIR: dataDir,
      TMPDIR: temporaryDir,
      PORT: String(port),
      LOG_LEVEL: 'warn',
    },
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

/**
 * Starts the product with sample data on a free port. `again` starts it on the same port and data, after a crash.
 */
export async function startSeededProduct(t: Test) {
  const [dataDir, temporaryDir] = await Promise.all([temporaryFolder(t), temporaryFolder(t)])
  seedFolder(dataDir)
  const product = await startProduct(t, { dataDir, temporaryDir, port: 0 })
  const port = Number(new URL(product.origin).port)
  return { product, again: () => startProduct(t, { dataDir, temporaryDir, port }) }
}
