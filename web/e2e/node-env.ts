import type { Test } from 'tap'

/** Sets `NODE_ENV` back after the test, because a build by Vite sets it for the whole process. */
export function keepNodeEnv(t: Test): void {
  const before = process.env['NODE_ENV']
  t.teardown(() => {
    if (before === undefined) delete process.env['NODE_ENV']
    else process.env['NODE_ENV'] = before
  })
}
