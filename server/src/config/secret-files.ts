import { readFileSync } from 'node:fs'

import { readSecretFiles } from '@mestieri/shared/secret-files.ts'

import { ConfigError, type Environment, type EnvironmentName } from './environment.ts'

/** The variables that are secrets. Each can also be given as a file, in `NAME_FILE`. */
export const secretNames: readonly EnvironmentName[] = [
  'UPSTREAM_UNSUBSCRIBE_TOKEN',
  'ASSISTANT_API_KEY',
  'MAPS_API_KEY',
  'STRIPE_SECRET_KEY',
  'RECAPTCHA_SECRET',
  'REDIS_URL',
  'SMTP_URL',
  'WEBHOOK_SECRET',
]

/**
 * Returns the environment with the secrets that were given as files. The rest cannot be validated without them, so a
 * problem with a file is an error at once.
 * @throws {ConfigError} with one line per file that is missing, unreadable or empty, or given beside the secret itself
 */
export function withSecretFiles(given: Environment): Environment {
  const { env, problems } = readSecretFiles(given, secretNames, (file) => readFileSync(file, 'utf8'))
  if (problems.length > 0) throw new ConfigError(problems)
  return env
}
