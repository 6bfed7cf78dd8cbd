/**
 * Every environment variable that the BFF reads, with an example of a valid value (contract.md, section 1).
 */
export const environment = {
  HOST: '127.0.0.1',
  PORT: '3000',
  PUBLIC_URL: 'https://www.example.it',
  DEMO: 'true',
  SAMPLES: 'false',
  UPSTREAM_PORTAL_URL: 'https://host.example/callablesForPortal',
  UPSTREAM_PAYMENTS_URL: 'https://host.example/payments',
  UPSTREAM_UNSUBSCRIBE_TOKEN: '<the token that email_unsubscribe/ wants>',
  TRIAL_PRODUCT_ID: 'prod_AbC123',
  ASSISTANT_IDS: '{"caldaia":"boiler-assistant"}',
  ASSISTANT_URL: 'https://models.example/v1',
  ASSISTANT_API_KEY: '<the key of the model provider>',
  ASSISTANT_MODEL: 'mistral-small',
  ASSISTANT_VISION: 'true',
  DATA_DIR: './data',
  MAPS_API_KEY: '<the key of the static-map provider>',
  MAPS_STATIC_URL: 'https://maps.example/staticmap',
  CARD_PUBLISHABLE_KEY: 'pk_live_AbC123',
  STRIPE_SECRET_KEY: '<the secret key of the card provider>',
  PICTURE_HOSTS: 'storage.example,cdn.example:8443',
  CHAT_PICTURE_PATHS: 'storage.example/chats',
  RECAPTCHA_SITE_KEY: '<the public key of the bot check>',
  RECAPTCHA_SECRET: '<the secret of the bot check>',
  RECAPTCHA_VERIFY_URL: 'https://verifier.example/siteverify',
  TAG_MANAGER_ID: 'GTM-ABC123',
  REDIS_URL: 'rediss://redis.example:6379',
  TRUST_PROXY: '10.0.0.0/8,203.0.113.7',
  SMTP_URL: 'smtps://user:password@mail.example:465',
  MAIL_FROM: 'sito@example.it',
  MAIL_TO: 'titolare@example.it,ufficio@example.it',
  WEBHOOK_URL: 'https://hooks.example/mestieri',
  WEBHOOK_SECRET: '<whsec_ and the Base64 of 32 random bytes>',
  LOG_LEVEL: 'info',
  METRICS_PORT: '9090',
  DRAIN_SECONDS: '8',
  TEST_DATA: 'false',
} as const

export type EnvironmentName = keyof typeof environment

/** The type of `process.env`. */
export type Environment = Readonly<Record<string, string | undefined>>

/**
 * An invalid configuration. `problems` has one line per invalid variable, without values: they may be secret.
 */
export class ConfigError extends Error {
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(problems.join('\n'))
    this.name = 'ConfigError'
    this.problems = problems
  }
}

/**
 * Parses the value of a variable.
 * @throws {Refusal} if the value is invalid
 */
export type Parse<T> = (value: string) => T

/** An invalid value. The message completes the sentence 'NAME …' and does not quote the value. */
export class Refusal extends Error {}

/** Reads variables and collects all problems, so that one start reports all of them. */
export interface EnvironmentReader {
  /** Returns the parsed value; null if the variable is not set, or if it is invalid, which adds a problem. */
  read<T>(name: EnvironmentName, parse: Parse<T>): T | null
  /** Adds a problem; `reason` completes the sentence 'NAME …'. */
  refuse(name: EnvironmentName, reason: string): void
  /** @throws {ConfigError} if there are problems */
  finish(): void
}

/** Creates a reader of the given environment. */
export function createEnvironmentReader(env: Environment): EnvironmentReader {
  const problems: string[] = []

  function refuse(name: EnvironmentName, reason: string): void {
    problems.push(`${name} ${reason}; for example ${name}=${environment[name]}`)
  }

  return {
    refuse,
    read(name, parse) {
      const value = env[name]?.trim()
      if (!value) return null
      try {
        return parse(value)
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        refuse(name, error.message)
        return null
      }
    },
    finish() {
      if (problems.length > 0) throw new ConfigError(problems)
    },
  }
}
