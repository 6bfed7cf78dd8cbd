import { spawnSync } from 'node:child_process'

import t from 'tap'

import { compileCacheFolder } from '../../src/lifecycle/compile-cache.ts'
import { boundHeap, type ReplaceableProcess } from '../../src/memory/bounded-heap.ts'

const MiB = 1024 * 1024

const mallocSettings = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '131072',
}

type Call = readonly [string, readonly string[], NodeJS.ProcessEnv]

/** What a process is replaced by that was started in a container of that size. */
function replacementOf(sizeMiB: number, differences: Partial<ReplaceableProcess> = {}): Call | undefined {
  let call: Call | undefined
  const target = {
    argv: ['/bin/node', '/app/server/src/main.ts', 'an argument'],
    connected: false,
    env: { PORT: '3000' },
    execArgv: [],
    execPath: '/bin/node',
    execve: ((...args: Call) => void (call = args)) as unknown as NonNullable<ReplaceableProcess['execve']>,
    ...differences,
  }
  boundHeap(target, sizeMiB * MiB)
  return call
}

t.test('in a small container the process is replaced by one with a bounded heap', async (t) => {
  t.same(replacementOf(512), [
    '/bin/node',
    [
      '/bin/node',
      '--max-old-space-size=192',
      '--max-semi-space-size=4',
      '/app/server/src/main.ts',
      'an argument',
    ],
    { PORT: '3000', ...mallocSettings, NODE_COMPILE_CACHE: compileCacheFolder },
  ])
})

t.test('other flags of Node, and what the environment says of malloc, stay', async (t) => {
  const [, args, env] =
    replacementOf(768, {
      execArgv: ['--import', './a.ts'],
      env: { MALLOC_ARENA_MAX: '4', NODE_COMPILE_CACHE: '/cache' },
    }) ?? []
  t.same(args?.slice(1, 5), ['--max-old-space-size=288', '--max-semi-space-size=4', '--import', './a.ts'])
  t.same(env, { ...mallocSettings, MALLOC_ARENA_MAX: '4', NODE_COMPILE_CACHE: '/cache' })
})

t.test('a process with a bound of its own is left alone; so the replaced one is', async (t) => {
  const [, args = []] = replacementOf(512) ?? []
  t.equal(replacementOf(512, { execArgv: [...args].slice(1, 3) }), undefined)
  for (const flag of [
    '--max-old-space-size=100',
    '--max_old_space_size=100',
    '--max-heap-size=200',
    '--max-old-space-size-percentage=50',
    '--heap-growing-percent=50',
  ]) {
    t.equal(replacementOf(512, { execArgv: [flag] }), undefined, flag)
    t.equal(replacementOf(512, { env: { NODE_OPTIONS: `--no-warnings ${flag}` } }), undefined, flag)
  }
})

t.test('with plenty of memory the heap has no limit, but grows slowly', async (t) => {
  const [, args = [], env] = replacementOf(8192) ?? []
  t.same(args.slice(1, 3), ['--heap-growing-percent=50', '--max-semi-space-size=4'])
  t.equal(env?.['MALLOC_ARENA_MAX'], '1')
  t.equal(replacementOf(8192, { execArgv: [...args].slice(1, 3) }), undefined, 'it is replaced once')
})

t.test('V8 knows the flags', async (t) => {
  const { stdout } = spawnSync(process.execPath, ['--v8-options'], { encoding: 'utf8' })
  for (const flag of ['heap-growing-percent', 'max-old-space-size', 'max-semi-space-size']) {
    t.match(stdout, `  --${flag} `)
  }
})

t.test('a process with a channel to its parent, or without execve, is not replaced', async (t) => {
  t.equal(replacementOf(512, { connected: true }), undefined)
  t.equal(replacementOf(512, { execve: undefined }), undefined)
})
