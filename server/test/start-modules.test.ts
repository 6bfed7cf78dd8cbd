/** What a start loads (P6): counts, because times depend on the machine. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import t, { type Test } from 'tap'

import { bundle, startServer } from './support/process.ts'

const hook = { NODE_OPTIONS: `--import=${import.meta.resolve('./support/loaded-modules.ts')}` }

const remote = {
  UPSTREAM_PORTAL_URL: 'http://127.0.0.1:9/portal',
  UPSTREAM_PAYMENTS_URL: 'http://127.0.0.1:9/payments',
  UPSTREAM_UNSUBSCRIBE_TOKEN: 'token-of-a-test',
  TRIAL_PRODUCT_ID: 'prod_of_a_test',
}

interface Loaded {
  readonly own: readonly string[]
  /** How many modules of each package. */
  readonly packages: ReadonlyMap<string, number>
  /** How many modules of all packages. */
  readonly foreign: number
  readonly builtIn: readonly string[]
}

const linesOf = (file: string) => readFileSync(file, 'utf8').split('\n')

/** What the test runner loads into each Node process. */
function modulesOfRunner(t: Test): ReadonlySet<string> {
  const file = join(t.testdir(), 'runner')
  spawnSync(process.execPath, ['-e', '0'], { env: { ...hook, LOADED_MODULES: file } })
  return new Set(linesOf(file).filter((line) => line.includes('/node_modules/')))
}

function read(file: string, runner: ReadonlySet<string>): Loaded {
  const lines = linesOf(file).filter((line) => !runner.has(line))
  const names = lines.flatMap((line) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(line)?.[1] ?? [])
  const packages = new Map<string, number>()
  for (const name of names) packages.set(name, (packages.get(name) ?? 0) + 1)
  return {
    own: lines.filter((line) => line.startsWith('file:') && !line.includes('/node_modules/')),
    packages,
    foreign: names.length,
    builtIn: lines.filter((line) => line.startsWith('NativeModule ')),
  }
}

/** Starts the product, asks once, and stops it. */
async function modulesOf(t: Test, env: Readonly<Record<string, string>>, main?: string): Promise<Loaded> {
  const runner = modulesOfRunner(t)
  const file = join(t.testdir(), 'loaded')
  const environment = { PORT: '0', ...env, ...hook, LOADED_MODULES: file }
  const { child, exited, address } = startServer(t, environment, main)
  t.equal((await fetch(`${await address}/healthz`)).status, 200)
  child.kill('SIGINT')
  t.equal(await exited, 0)
  return read(file, runner)
}

/** Packages that a start does not need. */
const later = [
  '@fastify/swagger',
  '@opentelemetry/api',
  'ioredis',
  'nodemailer',
  'prom-client',
  'sharp',
  'stripe',
  'typebox',
  'yaml',
]

function checkPackages(t: Test, { packages, builtIn }: Loaded, unwanted: readonly string[]): void {
  t.ok(packages.has('fastify'), 'the hook sees packages')
  t.same(
    unwanted.filter((name) => packages.has(name)),
    [],
    'packages of other uses are not loaded',
  )
  t.notOk(
    builtIn.some((name) => name.includes('deps/undici')),
    "nor Node's own undici beside the package",
  )
}

t.test('a start in front of another upstream loads few modules', async (t) => {
  const loaded = await modulesOf(t, remote)
  checkPackages(t, loaded, [...later, 'ajv', 'ajv-formats', 'fast-uri'])
  t.ok(loaded.foreign > 0 && loaded.foreign <= 340, `${loaded.foreign} modules of packages`)
  t.ok(loaded.own.length > 0 && loaded.own.length <= 270, `${loaded.own.length} modules of its own`)
})

t.test('a start with the embedded upstream loads few modules', async (t) => {
  const loaded = await modulesOf(t, { DATA_DIR: join(t.testdir(), 'data') })
  checkPackages(t, loaded, later)
  t.ok(loaded.foreign > 0 && loaded.foreign <= 460, `${loaded.foreign} modules of packages`)
  t.ok(loaded.own.length > 0 && loaded.own.length <= 340, `${loaded.own.length} modules of its own`)
  t.same(
    loaded.own.filter((url) => url.includes('/assistant/interview/')),
    [],
    'the assistant is loaded at its first use',
  )
})

t.test(
  'what npm start runs loads few files, and nothing of node_modules that it does not need',
  async (t) => {
    const embedded = { DATA_DIR: join(t.testdir(), 'data') }
    for (const [mode, env, most] of [
      ['upstream elsewhere', remote, { own: 40, foreign: 0 }],
      // Its calls at the start compile schemas.
      ['embedded upstream', embedded, { own: 50, foreign: 110 }],
    ] as const) {
      const { own, foreign } = await modulesOf(t, env, bundle)
      t.ok(own.length > 0 && own.length <= most.own, `${mode}: ${own.length} files of its own`)
      t.ok(foreign <= most.foreign, `${mode}: ${foreign} modules of packages`)
    }
  },
)
