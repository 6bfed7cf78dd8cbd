import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer, connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

const started = new Set<ChildProcess>()

/** Starts a server. Its messages go to this process's standard error, its output is dropped. */
export function startServer(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): ChildProcess {
  const child = spawn(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { PATH: process.env['PATH'] ?? '', ...env },
  })
  started.add(child)
  return child
}

/** Ends every server that was started. */
export function stopServers(): void {
  for (const child of started) child.kill('SIGKILL')
  started.clear()
}

/** Ends a server. Resolves when its process is gone. */
export async function stopServer(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit')
  started.delete(child)
  if (child.kill('SIGKILL')) await gone
}

/** A port of this machine that is free now. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  server.close()
  if (typeof address !== 'object' || !address) throw new Error('no free port')
  return address.port
}

function canConnect(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const end = (connected: boolean) => {
      socket.destroy()
      resolve(connected)
    }
    socket.once('connect', () => end(true)).once('error', () => end(false))
  })
}

/** Waits until the port of a server accepts connections, at most 30 s. */
export async function waitForPort(port: number, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if (child.exitCode !== null) break
    if (await canConnect(port)) return
    await wait(50)
  }
  throw new Error(`${child.spawnargs.join(' ')} does not listen`)
}

/** A process, its children and theirs. */
function family(pid: number): number[] {
  const pids = [pid]
  for (const parent of pids) {
    for (const thread of readdirSync(`/proc/${parent}/task`)) {
      const children = readFileSync(`/proc/${parent}/task/${thread}/children`, 'utf8').trim()
      if (children !== '') pids.push(...children.split(' ').map(Number))
    }
  }
  return pids
}

/**
 * The CPU time of a server in microseconds: user and system time of all threads and children. `schedstat` counts
 * nanoseconds; `stat` counts ticks of 10 ms, too coarse for short rounds.
 */
export function cpuTime({ pid }: ChildProcess): number {
  let nanoseconds = 0
  for (const member of family(pid ?? 0)) {
    for (const thread of readdirSync(`/proc/${member}/task`)) {
      nanoseconds += Number(readFileSync(`/proc/${member}/task/${thread}/schedstat`, 'utf8').split(' ', 1)[0])
    }
  }
  return nanoseconds / 1000
}
