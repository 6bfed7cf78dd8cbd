import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

import t from 'tap'

import { type Config, loadConfig, type LoadedConfig } from '../../server/src/config/config.ts'
import { environment, type EnvironmentName } from '../../server/src/config/environment.ts'
import { secretNames } from '../../server/src/config/secret-files.ts'
import { errorTable } from '../../server/src/errors.ts'
import { codeSpans, linkTargets, readTable } from './markdown.ts'

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const configuration = read('docs/configuration.md')
const development = read('docs/development.md')
const sorted = (values: Iterable<string>) => [...values].toSorted()

/** The property of the configuration that each variable sets. */
const property: Readonly<Record<EnvironmentName, keyof Config>> = {
  HOST: 'host',
  PORT: 'port',
  PUBLIC_URL: 'publicUrl',
  DEMO: 'demo',
  SAMPLES: 'samples',
  UPSTREAM_PORTAL_URL: 'upstream',
  UPSTREAM_PAYMENTS_URL: 'upstream',
  UPSTREAM_UNSUBSCRIBE_TOKEN: 'unsubscribeToken',
  TRIAL_PRODUCT_ID: 'trialProductId',
  ASSISTANT_IDS: 'assistantIds',
  ASSISTANT_URL: 'assistantModel',
  ASSISTANT_API_KEY: 'assistantModel',
  ASSISTANT_MODEL: 'assistantModel',
  ASSISTANT_VISION: 'assistantModel',
  DATA_DIR: 'dataDir',
  MAPS_API_KEY: 'mapsApiKey',
  MAPS_STATIC_URL: 'mapsStaticUrl',
  CARD_PUBLISHABLE_KEY: 'cardPublishableKey',
  STRIPE_SECRET_KEY: 'stripeSecretKey',
  PICTURE_HOSTS: 'pictureHosts',
  CHAT_PICTURE_PATHS: 'chatPicturePaths',
  RECAPTCHA_SITE_KEY: 'recaptcha',
  RECAPTCHA_SECRET: 'recaptcha',
  RECAPTCHA_VERIFY_URL: 'recaptcha',
  TAG_MANAGER_ID: 'tagManagerId',
  SMTP_URL: 'ownerMail',
  MAIL_FROM: 'ownerMail',
  MAIL_TO: 'ownerMail',
  WEBHOOK_URL: 'ownerWebhook',
  WEBHOOK_SECRET: 'ownerWebhook',
  REDIS_URL: 'redisUrl',
  TRUST_PROXY: 'trustProxy',
  LOG_LEVEL: 'logLevel',
  METRICS_PORT: 'metricsPort',
  DRAIN_SECONDS: 'drainSeconds',
  TEST_DATA: 'testData',
}

interface ConfigRow {
  readonly name: EnvironmentName
  readonly preset: string
  readonly meaning: string
}

const configRows = readTable(configuration, 'Configuration').map(
  ([name = '', preset = '', meaning = '']): ConfigRow => ({
    name: codeSpans(name)[0] as EnvironmentName,
    preset,
    meaning,
  }),
)

/** The default of a variable in the code, in the notation of the table. */
function codeDefault(name: EnvironmentName, config: LoadedConfig): string {
  if (name === 'PUBLIC_URL') return config.publicUrl ?? 'http://localhost:$PORT'
  // The table writes 'none' for a switch that is off.
  if (name === 'DEMO') return config.demo ? 'true' : 'none'
  // The defaults for the embedded upstream are internal, because it checks neither value.
  if (name === 'UPSTREAM_UNSUBSCRIBE_TOKEN' || name === 'TRIAL_PRODUCT_ID') return 'none'
  // This default only takes effect together with the keys.
  if (name === 'RECAPTCHA_VERIFY_URL') {
    const both = loadConfig({ RECAPTCHA_SITE_KEY: 'site-key', RECAPTCHA_SECRET: 'a-real-one' })
    return both.recaptcha?.verifyUrl ?? 'none'
  }
  const value = config[property[name]]
  const isNone = value === null || (typeof value === 'object' && Object.keys(value).length === 0)
  if (isNone) return 'none'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

t.test('the configuration table has every variable that the code reads, and no other', async (t) => {
  t.same(sorted(configRows.map(({ name }) => name)), sorted(Object.keys(environment)))
})

t.test('the configuration table marks the secrets, which can be given as files', async (t) => {
  const marked = configRows.filter(({ meaning }) => /^secret\b/.test(meaning)).map(({ name }) => name)
  t.same(sorted(marked), sorted(secretNames))
  t.match(configuration, '`NAME_FILE`')
})

t.test('the configuration table has the defaults of the code', async (t) => {
  const config = loadConfig({})
  for (const { name, preset } of configRows) {
    t.equal(codeSpans(preset)[0] ?? preset, codeDefault(name, config), name)
  }
  const withUpstream = loadConfig({
    UPSTREAM_PORTAL_URL: 'https://host.example/portal',
    UPSTREAM_PAYMENTS_URL: 'https://host.example/payments',
    UPSTREAM_UNSUBSCRIBE_TOKEN: 'a-real-one',
    TRIAL_PRODUCT_ID: 'prod_1234',
  })
  const testData = configRows.find(({ name }) => name === 'TEST_DATA')
  t.match(testData?.preset, `\`${withUpstream.testData}\` with an upstream`)
})

t.test('the configuration table has the values that the image sets', async (t) => {
  const line = /^ENV (.+)$/m.exec(read('Dockerfile'))?.[1] ?? ''
  const set = line.split(' ').map((pair) => pair.split('=') as [string, string])
  const inImage = configRows.flatMap(({ name, preset }) => {
    const value = /in the image `([^`]+)`/.exec(preset)?.[1]
    return value === undefined ? [] : [`${name}=${value}`]
  })
  const expected = set.filter(([name]) => name in environment).map((pair) => pair.join('='))
  t.same(sorted(inImage), sorted(expected))
})

t.test('every variable is used outside the configuration', async (t) => {
  const files = readdirSync(join(root, 'server/src'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !/^config(?:\.ts$|\/)/.test(file),
  )
  const sources = files.map((file) => ({ file, text: read(`server/src/${file}`) }))
  function usedIn(name: EnvironmentName): string[] {
    const path = name === 'RECAPTCHA_SITE_KEY' ? 'recaptcha?.siteKey' : property[name]
    const isSecretHalf = name === 'RECAPTCHA_SECRET' || name === 'RECAPTCHA_VERIFY_URL'
    const use = isSecretHalf
      ? /\bverifyUrl\b/
      : new RegExp(`\\b(?:config|loaded)\\.${RegExp.escape(path)}\\b`)
    return sources.filter(({ text }) => use.test(text)).map(({ file }) => file)
  }
  for (const { name } of configRows) t.not(usedIn(name).length, 0, name)
})

t.test('OB-06: the error table has the codes and statuses of the code', async (t) => {
  const documented = readTable(read('docs/errors.md'), 'Errors').map(
    ([code = '', status]) => `${codeSpans(code)[0]} ${status}`,
  )
  const actual = Object.entries(errorTable).map(([code, { status }]) => `${code} ${status}`)
  t.same(sorted(documented), sorted(actual))
})

const folder = readdirSync(join(root, 'docs')).filter((file) => file.endsWith('.md'))
const guides = ['README.md', ...folder.map((file) => `docs/${file}`)].map(read).join('\n')

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }

/** How a script of package.json is called. */
const commandOf = (name: string) => (/^(?:start|test)$/.test(name) ? `npm ${name}` : `npm run ${name}`)

t.test('the documents name every command of package.json, and no other', async (t) => {
  const named = new Set(
    [...guides.matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g)].map(
      ([, script, short]) => script ?? short ?? '',
    ),
  )
  t.same(
    [...named].filter((name) => !(name in scripts)),
    [],
    'named in a document, but missing',
  )
  const documented = Object.keys(scripts).filter((name) => !/^(?:pre|post)/.test(name))
  t.same(
    documented.filter((name) => !named.has(name)),
    [],
    'named in no document',
  )
  const inTable = new Set(readTable(development, 'Commands').flatMap((row) => row.flatMap(codeSpans)))
  t.same(
    documented.filter((name) => !inTable.has(commandOf(name))),
    [],
    'not in the table of commands',
  )
})

t.test('.ci/run runs the commands that docs/development.md lists', async (t) => {
  const calls = read('.ci/run')
    .split('\n')
    .filter((line) => line.startsWith('npm '))
    .map((line) => line.replace(' --silent', ''))
  t.ok(calls.length > 0)
  t.equal(statSync(join(root, '.ci/run')).mode & 0o111, 0o111, 'it can be run')
  t.match(development, `\`\`\`\n${calls.join('\n')}\n\`\`\``)
})

t.test('the README is a door of at most 120 lines', async (t) => {
  const lines = read('README.md').trimEnd().split('\n')
  t.ok(lines.length <= 120, `${lines.length} lines`)
  const linked = new Set(linkTargets(lines.join('\n')).map((target) => target.replace(/#.*/, '')))
  // It is linked by docs/development.md.
  const inner = ['docs/screen-reader-chat.md']
  t.same(
    folder.map((file) => `docs/${file}`).filter((file) => !linked.has(file)),
    inner,
    'it links every document',
  )
})

t.test(
  'the table of steps has the journeys of the browser tests, each with its number of steps',
  async (t) => {
    const folder = 'web/e2e/engines/journeys'
    const sources = readdirSync(join(root, folder)).map((file) => read(`${folder}/${file}`))
    const journeys = sources.flatMap((source) =>
      [...source.matchAll(/title: '([^']+)',\n {2}steps: (\d+),/g)].map(([, title = '', steps = '']) => [
        title,
        steps,
      ]),
    )
    t.equal(journeys.length, 10)
    const rows = readTable(development, 'Steps of the journeys').map(([title = '', steps = '']) => [
      title,
      steps,
    ])
    t.same(sorted(rows.map(String)), sorted(journeys.map(String)))
  },
)
