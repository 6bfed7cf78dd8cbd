/** Every environment variable that the BFF reads, with an example of a good value (contract.md, section 1). */
export const environment = {
  HOST: '127.0.0.1',
  PORT: '3000',
  PUBLIC_URL: 'https://www.example.it',
  DEMO: 'true',
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
  LOG_LEVEL: 'info',
  METRICS_PORT: '9090',
  TEST_DATA: 'false',
} as const

export type EnvironmentName = keyof typeof environment

/** What `process.env` looks like. */
export type Environment = Readonly<Record<string, string | undefined>>

/** The configuration cannot be used; `problems` has one line for each variable that is wrong, and no values. */
export class ConfigError extends Error {
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(problems.join('\n'))
    this.name = 'ConfigError'
    this.problems = problems
  }
}

/** Turns a value into what it means, or throws a {@link Refusal} that says what is wrong with it. */
export type Parse<T> = (value: string) => T

/** Why a value cannot be taken: completes the sentence 'NAME …', and never quotes the value. */
export class Refusal extends Error {}

/** Reads variables and collects everything that is wrong, so that one start shows all of it. */
export interface EnvironmentReader {
  /** The parsed value; null where there is none, or where it was refused and noted. */
  read<T>(name: EnvironmentName, parse: Parse<T>): T | null
  /** Notes a problem; `reason` completes the sentence 'NAME …'. */
  refuse(name: EnvironmentName, reason: string): void
  /** @throws {ConfigError} when anything was refused */
  finish(): void
}

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
