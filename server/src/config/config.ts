import { createEnvironmentReader, type Environment, type EnvironmentReader } from './environment.ts'
import { type OwnerMailConfig, type OwnerWebhookConfig, readNotifications } from './notifications.ts'
import { withSecretFiles } from './secret-files.ts'
import {
  parseAddress,
  parseAssistantIds,
  parseChatPicturePaths,
  parseHost,
  parseOneOf,
  parseOrigin,
  parsePictureHosts,
  parsePort,
  parsePublishableKey,
  parseRedisUrl,
  parseSeconds,
  parseSecret,
  parseStripeSecretKey,
  parseSwitch,
  parseTagManagerId,
  parseToken,
  parseTrustedProxies,
} from './values.ts'

/**
 * The address of the upstream. With `socketPath` the connection uses that Unix socket, and the URLs give only
 * the paths.
 */
export interface UpstreamAddress {
  readonly portalUrl: string
  readonly paymentsUrl: string
  readonly socketPath?: string
}

export interface RecaptchaConfig {
  readonly siteKey: string
  readonly secret: string
  readonly verifyUrl: string
}

/** The language model of the embedded assistant, with a chat-completions API. */
export interface AssistantModelConfig {
  readonly url: string
  readonly apiKey: string | null
  readonly model: string
  /** Whether the model accepts pictures. */
  readonly vision: boolean
}

/** The log levels of pino, from the most to the fewest lines. */
const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

/** The whole configuration, validated and frozen (contract.md, section 1). */
export interface Config {
  readonly host: string
  readonly port: number
  /** The origin of canonical links and return URLs, without a trailing slash. */
  readonly publicUrl: string
  /**
   * Whether the site is a demonstration: samples are allowed on https, every page says so, and none is
   * indexed.
   */
  readonly demo: boolean
  /**
   * Whether the embedded upstream has sample professionals. Without them it is a real upstream with the owner's
   * own professionals.
   */
  readonly samples: boolean
  /** Null to start the embedded upstream. */
  readonly upstream: UpstreamAddress | null
  readonly unsubscribeToken: string
  readonly trialProductId: string
  readonly assistantIds: Readonly<Record<string, string>>
  /** Null if the embedded assistant uses only its own interview. */
  readonly assistantModel: AssistantModelConfig | null
  readonly dataDir: string
  readonly mapsApiKey: string | null
  readonly mapsStaticUrl: string
  readonly cardPublishableKey: string | null
  /**
   * The key with which the embedded upstream charges real cards. Null in test mode, or with another upstream.
   */
  readonly stripeSecretKey: string | null
  /** Lower-case `host` or `host:port` entries. */
  readonly pictureHosts: readonly string[]
  /** `host/path` or `host` entries of those hosts, under which all pictures are customers' photos. */
  readonly chatPicturePaths: readonly string[]
  readonly recaptcha: RecaptchaConfig | null
  readonly tagManagerId: string | null
  /** How the embedded upstream tells the owner what comes in. Null for a way that is not used. */
  readonly ownerMail: OwnerMailConfig | null
  readonly ownerWebhook: OwnerWebhookConfig | null
  readonly redisUrl: string | null
  readonly trustProxy: readonly string[]
  readonly logLevel: LogLevel
  readonly metricsPort: number | null
  /** How long a stop waits for requests under way. */
  readonly drainSeconds: number
  readonly testData: boolean
}

/**
 * The configuration before the port is known: with `PORT=0` the default of `publicUrl` depends on the chosen
 * port.
 */
export interface LoadedConfig extends Omit<Config, 'publicUrl'> {
  readonly publicUrl: string | null
}

/** Default values for the embedded upstream, which needs no real token or product. */
const embeddedAccount = { unsubscribeToken: 'embedded', trialProductId: 'prod_embedded_trial' } as const

const defaultMapsUrl = 'https://maps.googleapis.com/maps/api/staticmap'
const defaultVerifyUrl = 'https://www.google.com/recaptcha/api/siteverify'

function readUpstream(reader: EnvironmentReader, env: Environment): UpstreamAddress | null {
  const given = (name: string) => Boolean(env[name]?.trim())
  if (!given('UPSTREAM_PORTAL_URL') && !given('UPSTREAM_PAYMENTS_URL')) return null
  const required = [
    'UPSTREAM_PORTAL_URL',
    'UPSTREAM_PAYMENTS_URL',
    'UPSTREAM_UNSUBSCRIBE_TOKEN',
    'TRIAL_PRODUCT_ID',
  ] as const
  for (const name of required) {
    if (!given(name)) reader.refuse(name, 'is required together with an upstream address')
  }
  return Object.freeze({
    portalUrl: reader.read('UPSTREAM_PORTAL_URL', parseAddress) ?? '',
    paymentsUrl: reader.read('UPSTREAM_PAYMENTS_URL', parseAddress) ?? '',
  })
}

function readRecaptcha(reader: EnvironmentReader, env: Environment): RecaptchaConfig | null {
  const siteKey = reader.read('RECAPTCHA_SITE_KEY', parseToken)
  const secret = reader.read('RECAPTCHA_SECRET', parseSecret)
  const verifyUrl = reader.read('RECAPTCHA_VERIFY_URL', parseAddress) ?? defaultVerifyUrl
  if (siteKey && !env['RECAPTCHA_SECRET']?.trim()) {
    reader.refuse('RECAPTCHA_SECRET', 'is required together with RECAPTCHA_SITE_KEY')
  }
  if (secret && !env['RECAPTCHA_SITE_KEY']?.trim()) {
    reader.refuse('RECAPTCHA_SITE_KEY', 'is required together with RECAPTCHA_SECRET')
  }
  return siteKey && secret ? Object.freeze({ siteKey, secret, verifyUrl }) : null
}

function readAssistantModel(reader: EnvironmentReader, env: Environment): AssistantModelConfig | null {
  const url = reader.read('ASSISTANT_URL', parseAddress)
  const apiKey = reader.read('ASSISTANT_API_KEY', parseSecret)
  const model = reader.read('ASSISTANT_MODEL', parseToken)
  const vision = reader.read('ASSISTANT_VISION', parseOneOf('true', 'false')) === 'true'
  if (url && !env['ASSISTANT_MODEL']?.trim()) {
    reader.refuse('ASSISTANT_MODEL', 'is required together with ASSISTANT_URL')
  }
  return url && model ? Object.freeze({ url, apiKey, model, vision }) : null
}

function modeOf(key: string): string | undefined {
  return /^[a-z]+_(live|test)_/.exec(key)?.[1]
}

type CardKeys = Pick<Config, 'cardPublishableKey' | 'stripeSecretKey'>

/**
 * Reads the card provider's two keys. Another upstream has the secret key itself, so the publishable key is
 * enough. The embedded upstream needs the secret key to create the intents; without it every card form would
 * fail.
 */
function readCardKeys(reader: EnvironmentReader, env: Environment, isEmbedded: boolean): CardKeys {
  const given = (name: string) => Boolean(env[name]?.trim())
  const cardPublishableKey = reader.read('CARD_PUBLISHABLE_KEY', parsePublishableKey)
  const stripeSecretKey = reader.read('STRIPE_SECRET_KEY', parseStripeSecretKey)
  if (stripeSecretKey && !isEmbedded) {
    reader.refuse('STRIPE_SECRET_KEY', 'is for the embedded upstream: another one has its own')
  }
  if (stripeSecretKey && !given('CARD_PUBLISHABLE_KEY')) {
    reader.refuse('CARD_PUBLISHABLE_KEY', 'is required together with STRIPE_SECRET_KEY')
  }
  if (cardPublishableKey && !given('STRIPE_SECRET_KEY') && isEmbedded) {
    reader.refuse(
      'STRIPE_SECRET_KEY',
      'is required together with CARD_PUBLISHABLE_KEY and no upstream address',
    )
  }
  if (cardPublishableKey && stripeSecretKey && modeOf(cardPublishableKey) !== modeOf(stripeSecretKey)) {
    reader.refuse('STRIPE_SECRET_KEY', 'must be of the same mode, live or test, as CARD_PUBLISHABLE_KEY')
  }
  return { cardPublishableKey, stripeSecretKey }
}

/**
 * A photo host that is not in PICTURE_HOSTS is an error: with a typo the photos of the real host would be
 * public.
 */
function readPicturePlaces(reader: EnvironmentReader): Pick<Config, 'pictureHosts' | 'chatPicturePaths'> {
  const pictureHosts = reader.read('PICTURE_HOSTS', parsePictureHosts) ?? Object.freeze([])
  const chatPicturePaths = reader.read('CHAT_PICTURE_PATHS', parseChatPicturePaths) ?? Object.freeze([])
  if (!chatPicturePaths.every((place) => pictureHosts.includes(place.split('/', 1)[0] ?? ''))) {
    reader.refuse('CHAT_PICTURE_PATHS', 'must name hosts that are in PICTURE_HOSTS')
  }
  return { pictureHosts, chatPicturePaths }
}

/**
 * Reads and validates the environment, and the files of secrets that it names.
 * @throws {ConfigError} with one line per invalid or missing variable, without values
 */
export function loadConfig(given: Environment): LoadedConfig {
  const env = withSecretFiles(given)
  const reader = createEnvironmentReader(env)
  const read: EnvironmentReader['read'] = (name, parse) => reader.read(name, parse)
  const upstream = readUpstream(reader, env)
  const port = read('PORT', parsePort) ?? 3000
  const metricsPort = read('METRICS_PORT', parsePort)
  if (metricsPort !== null && metricsPort !== 0 && metricsPort === port) {
    reader.refuse('METRICS_PORT', 'must not be the public port')
  }
  const testData = read('TEST_DATA', parseOneOf('true', 'false'))
  const samples = read('SAMPLES', parseOneOf('true', 'false')) !== 'false'
  const config: LoadedConfig = {
    host: read('HOST', parseHost) ?? '127.0.0.1',
    port,
    publicUrl: read('PUBLIC_URL', parseOrigin),
    demo: read('DEMO', parseSwitch) ?? false,
    samples,
    upstream,
    unsubscribeToken: read('UPSTREAM_UNSUBSCRIBE_TOKEN', parseSecret) ?? embeddedAccount.unsubscribeToken,
    trialProductId: read('TRIAL_PRODUCT_ID', parseSecret) ?? embeddedAccount.trialProductId,
    assistantIds: read('ASSISTANT_IDS', parseAssistantIds) ?? Object.freeze({}),
    assistantModel: readAssistantModel(reader, env),
    dataDir: read('DATA_DIR', (value) => value) ?? './data',
    mapsApiKey: read('MAPS_API_KEY', parseSecret),
    mapsStaticUrl: read('MAPS_STATIC_URL', parseAddress) ?? defaultMapsUrl,
    ...readCardKeys(reader, env, upstream === null),
    ...readPicturePlaces(reader),
    recaptcha: readRecaptcha(reader, env),
    tagManagerId: read('TAG_MANAGER_ID', parseTagManagerId),
    ...readNotifications(reader, (name) => Boolean(env[name]?.trim()), upstream === null),
    redisUrl: read('REDIS_URL', parseRedisUrl),
    trustProxy: read('TRUST_PROXY', parseTrustedProxies) ?? Object.freeze([]),
    logLevel: read('LOG_LEVEL', parseOneOf(...logLevels)) ?? 'info',
    metricsPort,
    drainSeconds: read('DRAIN_SECONDS', parseSeconds(1, 300)) ?? 8,
    testData: testData === null ? upstream === null && samples : testData === 'true',
  }
  reader.finish()
  return Object.freeze(config)
}

/**
 * Completes the configuration with the port. Without `PUBLIC_URL` the origin is `http://localhost:<port>`.
 * @param port the port that the BFF will listen on, not 0
 */
export function withPort(config: LoadedConfig, port: number): Config {
  return Object.freeze({ ...config, port, publicUrl: config.publicUrl ?? `http://localhost:${port}` })
}

/** The mode that `/readyz` reports: `demo`, `embedded` (embedded upstream) or `remote` (another upstream). */
export function siteMode({ demo, upstream }: Pick<Config, 'demo' | 'upstream'>) {
  if (demo) return 'demo'
  return upstream === null ? 'embedded' : 'remote'
}
