import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

import type { Test } from 'tap'

export const mainFile = fileURLToPath(new URL('../src/main.ts', import.meta.url))

const builtLearning = `--import=${new URL('read-built-learning.ts', import.meta.url).href}`

interface Standalone {
  readonly process: ChildProcess
  readonly portalUrl: string
  readonly paymentsUrl: string
  readonly pictureHost: string
  readonly chatPicturePaths: string
  /** The value of `DEMO`, which is printed last. */
  readonly demo: string
}

/**
 * Starts `npm run upstream` on a free port, waits until it has printed its addresses, and kills it after the
 * test.
 */
export async function startStandalone(t: Test, dataDir: string): Promise<Standalone> {
  const child = spawn(process.execPath, [builtLearning, mainFile, '--port', '0', '--data-dir', dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  t.teardown(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  })
  const said = new Map<string, string>()
  for await (const line of createInterface(child.stdout)) {
    const [name = '', value = ''] = line.split('=', 2)
    said.set(name, value)
    if (said.has('DEMO')) break
  }
  return {
    process: child,
    portalUrl: said.get('UPSTREAM_PORTAL_URL') ?? '',
    paymentsUrl: said.get('UPSTREAM_PAYMENTS_URL') ?? '',
    pictureHost: said.get('PICTURE_HOSTS') ?? '',
    chatPicturePaths: said.get('CHAT_PICTURE_PATHS') ?? '',
    demo: said.get('DEMO') ?? '',
  }
}
