import { spawnSync, type SpawnSyncReturns } from 'node:child_process'

/**
 * Runs a program to its end without the hooks that the test runner loads into each Node process by `NODE_OPTIONS`.
 *
 * @param prepare shell commands that run before it, such as `ulimit -f 200`
 */
export function runPlainly(
  program: string,
  args: readonly string[],
  prepare = ':',
): SpawnSyncReturns<string> {
  const script = `unset NODE_OPTIONS; ${prepare}; exec "$0" "$@"`
  return spawnSync('sh', ['-c', script, program, ...args], { encoding: 'utf8' })
}
