import t from 'tap'

import { loadConfig, withPort } from '../../src/config/config.ts'
import { environment, type EnvironmentName } from '../../src/config/environment.ts'
import { secretNames } from '../../src/config/secret-files.ts'
import { problemsOf, upstream } from '../support/environments.ts'

t.test('an empty environment starts the embedded upstream on localhost', async (t) => {
  const config = loadConfig({})
  t.match(config, {
    host: '127.0.0.1',
    port: 3000,
    publicUrl: null,
    demo: false,
    upstream: null,
    dataDir: './data',
    recaptcha: null,
    pictureHosts: [],
    chatPicturePaths: [],
    trustProxy: [],
    logLevel: 'info',
    metricsPort: null,
    drainSeconds: 8,
    testData: true,
  })
  t.equal(withPort(config, 3000).publicUrl, 'http://localhost:3000')
  const chosen = withPort(loadConfig({ PORT: '0' }), 41_234)
  t.equal(chosen.port, 41_234, 'with PORT=0 the port is chosen later')
  t.equal(chosen.publicUrl, 'http://localhost:41234', 'and the origin with it')
})

t.test('an empty or blank value counts as none', async (t) => {
  const blank = Object.fromEntries(
    Object.keys(environment).map((name) => [name, name.length % 2 ? '' : '  ']),
  )
  t.same(loadConfig(blank), loadConfig({}))
})

t.test('every value is read', async (t) => {
  const config = loadConfig({
    ...upstream,
    HOST: '::',
    PORT: '8080',
    PUBLIC_URL: 'https://www.example.it/',
    DEMO: 'true',
    SAMPLES: 'false',
    ASSISTANT_IDS: '{"caldaia":"boiler assistant"}',
    ASSISTANT_URL: 'https://models.example/v1/',
    ASSISTANT_API_KEY: 'model-key-1',
    ASSISTANT_MODEL: 'mistral-small',
    ASSISTANT_VISION: 'true',
    DATA_DIR: '/var/lib/site',
    MAPS_API_KEY: 'maps-key-1',
    MAPS_STATIC_URL: 'https://maps.example/static/',
    CARD_PUBLISHABLE_KEY: 'pk_live_1',
    PICTURE_HOSTS: 'Storage.Example, cdn.example:8443,127.0.0.1:9000,[::1]:9000, storage.example',
    CHAT_PICTURE_PATHS: 'Storage.Example/Chats, cdn.example:8443 ,[::1]:9000/a%2Fb/,storage.example/Chats',
    RECAPTCHA_SITE_KEY: 'site-key',
    RECAPTCHA_SECRET: 's3cret-of-the-check',
    RECAPTCHA_VERIFY_URL: 'http://127.0.0.1:9000/verify',
    TAG_MANAGER_ID: 'GTM-ABC123',
    REDIS_URL: 'rediss://user:pass@redis.example:6379/1',
    TRUST_PROXY: '10.0.0.0/8, 203.0.113.7,2001:db8::/32',
    LOG_LEVEL: 'warn',
    METRICS_PORT: '9090',
    DRAIN_SECONDS: '30',
    TEST_DATA: 'true',
  })
  t.same(config, {
    host: '::',
    port: 8080,
    publicUrl: 'https://www.example.it',
    demo: true,
    samples: false,
    upstream: { portalUrl: upstream.UPSTREAM_PORTAL_URL, paymentsUrl: upstream.UPSTREAM_PAYMENTS_URL },
    unsubscribeToken: 't0ken-of-upstream',
    trialProductId: 'prod_42',
    assistantIds: { caldaia: 'boiler assistant' },
    assistantModel: {
      url: 'https://models.example/v1',
      apiKey: 'model-key-1',
      model: 'mistral-small',
      vision: true,
    },
    dataDir: '/var/lib/site',
    mapsApiKey: 'maps-key-1',
    mapsStaticUrl: 'https://maps.example/static',
    cardPublishableKey: 'pk_live_1',
    stripeSecretKey: null,
    pictureHosts: ['storage.example', 'cdn.example:8443', '127.0.0.1:9000', '[::1]:9000'],
    chatPicturePaths: ['storage.example/Chats', 'cdn.example:8443', '[::1]:9000/a%2Fb/'],
    recaptcha: {
      siteKey: 'site-key',
      secret: 's3cret-of-the-check',
      verifyUrl: 'http://127.0.0.1:9000/verify',
    },
    tagManagerId: 'GTM-ABC123',
    ownerMail: null,
    ownerWebhook: null,
    redisUrl: 'rediss://user:pass@redis.example:6379/1',
    trustProxy: ['10.0.0.0/8', '203.0.113.7', '2001:db8::/32'],
    logLevel: 'warn',
    metricsPort: 9090,
    drainSeconds: 30,
    testData: true,
  })
})

t.test('the names in the table are the names that are read', async (t) => {
  const asked = new Set<string>()
  const env = new Proxy(
    {},
    {
      get: (_target, name) => {
        asked.add(String(name))
        return undefined
      },
    },
  )
  loadConfig(env)
  // The bot check's address matters only with a check, and is read all the same.
  const files = secretNames.map((name) => `${name}_FILE`)
  t.same([...asked].toSorted(), [...Object.keys(environment), ...files].toSorted())
})

t.test(
  'test data are marked only where the upstream is the embedded one, unless said otherwise',
  async (t) => {
    t.equal(loadConfig(upstream).testData, false)
    t.equal(loadConfig({ ...upstream, TEST_DATA: 'true' }).testData, true)
    t.equal(loadConfig({ TEST_DATA: 'false' }).testData, false)
  },
)

t.test('the configuration cannot be changed', async (t) => {
  const pictures = { PICTURE_HOSTS: 'a.example', CHAT_PICTURE_PATHS: 'a.example/b' }
  const config = withPort(loadConfig({ ...upstream, ...pictures, ASSISTANT_IDS: '{}' }), 3000)
  const { pictureHosts, chatPicturePaths, trustProxy, assistantIds } = config
  for (const part of [config, config.upstream, pictureHosts, chatPicturePaths, trustProxy, assistantIds]) {
    t.ok(Object.isFrozen(part))
  }
})

const bad: readonly (readonly [EnvironmentName, string])[] = [
  ['HOST', 'bad host'],
  ['HOST', 'http://localhost'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', '3000.5'],
  ['PORT', '0x50'],
  ['PUBLIC_URL', 'www.canary.it'],
  ['PUBLIC_URL', 'ftp://www.example.it'],
  ['PUBLIC_URL', 'https://www.example.it/site'],
  ['PUBLIC_URL', 'https://www.example.it?x=1'],
  ['PUBLIC_URL', 'https://user:canary-pass@www.example.it'],
  ['DEMO', 'false'],
  ['DEMO', 'TRUE'],
  ['DEMO', '1'],
  ['DEMO', 'canary'],
  ['UPSTREAM_PORTAL_URL', 'upstream.example/path'],
  ['UPSTREAM_PAYMENTS_URL', 'https://upstream.example/payments?key=canary'],
  ['UPSTREAM_UNSUBSCRIBE_TOKEN', 'changeme'],
  ['UPSTREAM_UNSUBSCRIBE_TOKEN', 'CHANGE_ME'],
  ['UPSTREAM_UNSUBSCRIBE_TOKEN', 'abc'],
  ['UPSTREAM_UNSUBSCRIBE_TOKEN', 'two words'],
  ['UPSTREAM_UNSUBSCRIBE_TOKEN', 'line\nbreak-canary'],
  ['TRIAL_PRODUCT_ID', '<product>'],
  ['ASSISTANT_IDS', 'bagno=x'],
  ['ASSISTANT_IDS', '["bagno"]'],
  ['ASSISTANT_IDS', '{"cucina-canary":"x"}'],
  ['ASSISTANT_IDS', '{"caldaia":7}'],
  ['ASSISTANT_IDS', '{"caldaia":""}'],
  ['ASSISTANT_URL', 'models.canary'],
  ['ASSISTANT_API_KEY', 'changeme'],
  ['ASSISTANT_MODEL', 'two words of canary'],
  ['ASSISTANT_VISION', 'perhaps'],
  ['MAPS_API_KEY', 'your-key-here'],
  ['MAPS_STATIC_URL', 'maps.canary'],
  ['CARD_PUBLISHABLE_KEY', 'sk_live_canary'],
  ['CARD_PUBLISHABLE_KEY', 'rk_live_canary'],
  ['STRIPE_SECRET_KEY', 'pk_live_canary'],
  ['STRIPE_SECRET_KEY', 'whsec_canary'],
  ['PICTURE_HOSTS', 'https://storage.example'],
  ['PICTURE_HOSTS', 'storage.example/path'],
  ['PICTURE_HOSTS', 'storage.example:0'],
  ['PICTURE_HOSTS', 'storage.example:99999'],
  ['PICTURE_HOSTS', '*.example'],
  ['CHAT_PICTURE_PATHS', 'https://storage.example/chats'],
  ['CHAT_PICTURE_PATHS', '/fotografie'],
  ['CHAT_PICTURE_PATHS', 'storage.example/two words'],
  ['CHAT_PICTURE_PATHS', 'storage.example/o?prefix=chats'],
  ['CHAT_PICTURE_PATHS', 'storage.example/o#chats'],
  ['CHAT_PICTURE_PATHS', 'storage.example:0/chats'],
  ['RECAPTCHA_SITE_KEY', 'site-key-alone'],
  ['RECAPTCHA_SECRET', 'secret-alone-canary'],
  ['RECAPTCHA_VERIFY_URL', 'verify'],
  ['TAG_MANAGER_ID', 'GTM-1"><script>'],
  ['REDIS_URL', 'http://redis.example'],
  ['REDIS_URL', 'redis:///canary'],
  ['REDIS_URL', 'redis://redis.example/canary'],
  ['REDIS_URL', 'redis://redis.example/?enableOfflineQueue=canary'],
  ['REDIS_URL', 'rediss://canary:changeme@redis.example'],
  ['REDIS_URL', 'rediss://:<canary>@redis.example'],
  ['REDIS_URL', 'rediss://:canary%@redis.example'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '1'],
  ['TRUST_PROXY', 'loopback'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '0.0.0.0/0'],
  ['TRUST_PROXY', '::/0'],
  ['LOG_LEVEL', 'verbose'],
  ['METRICS_PORT', 'nine'],
  ['DRAIN_SECONDS', '0'],
  ['DRAIN_SECONDS', '301'],
  ['DRAIN_SECONDS', '1.5'],
  ['METRICS_PORT', '3000'],
  ['TEST_DATA', 'yes'],
]

t.test(
  'LD-06, SP-12: a bad value is refused in one line that names it, gives an example, and does not repeat it',
  async (t) => {
    for (const [name, value] of bad) {
      const isUpstream = name in upstream
      const problems = problemsOf({ ...(isUpstream ? upstream : {}), [name]: value })
      // Half of the bot check is missing by its other name.
      const named = name === 'RECAPTCHA_SITE_KEY' ? 'RECAPTCHA_SECRET' : name
      const expected = value === 'secret-alone-canary' ? 'RECAPTCHA_SITE_KEY' : named
      t.equal(problems.length, 1, `${name}=${value}`)
      t.match(problems[0], new RegExp(`^${expected} .+; for example ${expected}=`))
      t.notOk(problems[0]?.includes('\n'))
      if (value.length > 4 && value !== 'verify')
        t.notOk(problems[0]?.includes(value), `${name} is not repeated`)
    }
  },
)

t.test('all bad values are told at once', async (t) => {
  const problems = problemsOf({ PORT: 'x', TRUST_PROXY: 'true', LOG_LEVEL: 'loud' })
  t.same(
    problems.map((line) => line.split(' ')[0]),
    ['PORT', 'TRUST_PROXY', 'LOG_LEVEL'],
  )
})

/** Two groups of variables that exclude each other. */
const isAddress = ([name]: readonly string[]) => /^(?:UPSTREAM_|TRIAL_)/.test(name ?? '')
const isMessage = ([name]: readonly string[]) => /^(?:SMTP_|MAIL_|WEBHOOK_)/.test(name ?? '')

t.test('every example in a refusal would itself be taken', async (t) => {
  const examples = Object.entries(environment).filter(([, example]) => !example.startsWith('<'))
  const secrets = {
    UPSTREAM_UNSUBSCRIBE_TOKEN: 't0ken',
    RECAPTCHA_SITE_KEY: 'site-key',
    RECAPTCHA_SECRET: 's3cret',
  }
  const remote = examples.filter((example) => !isMessage(example))
  const embedded = examples.filter((example) => isMessage(example))
  t.ok(remote.some(isAddress))
  t.same(problemsOf({ ...Object.fromEntries(remote), ...secrets }), [])
  t.same(embedded.length, 4)
  const secret = { WEBHOOK_SECRET: `whsec_${'a'.repeat(43)}=` }
  t.same(problemsOf({ ...Object.fromEntries(embedded), ...secret }), [])
})
