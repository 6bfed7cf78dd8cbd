import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process'
import { once } from 'node:events'

/**
 * Runs the program of its arguments, and kills its whole process group when the pipe to its input closes. The system
 * closes the pipe when the process that started it ends, however it ends.
 */
const guard = '"$0" "$@" & cat; kill -KILL 0'

export interface GroupOptions {
  readonly env?: NodeJS.ProcessEnv
  /** Besides the input: what the program prints, what it reports, and further descriptors. All are discarded without it. */
  readonly outputs?: readonly ('ignore' | 'inherit' | 'pipe')[]
}

/** Starts a program as a process group of its own, which ends when this process ends. */
export function startGroup(
  program: string,
  args: readonly string[],
  { env, outputs = ['ignore', 'ignore'] }: GroupOptions = {},
): ChildProcess {
  const stdio: StdioOptions = ['pipe', ...outputs]
  return spawn('/bin/sh', ['-c', guard, program, ...args], { env, stdio, detached: true })
}

/** Ends a process group. */
export async function endGroup(leader: ChildProcess): Promise<void> {
  const ended = leader.exitCode ?? leader.signalCode ?? once(leader, 'exit')
  try {
    if (leader.pid) process.kill(-leader.pid, 'SIGKILL')
  } catch {
    // All of them have ended.
  }
  await ended
}
