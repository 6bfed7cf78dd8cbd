import { readFileSync } from 'node:fs'

import { readSecretFiles } from '@mestieri/shared/secret-files.ts'

import { StartError } from './start-error.ts'

/** The secrets of `npm run upstream`. Each can also be given as a file, in `NAME_FILE`. */
export const secretNames: readonly string[] = [
  'UPSTREAM_UNSUBSCRIBE_TOKEN',
  'ASSISTANT_API_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'SMTP_URL',
  'WEBHOOK_SECRET',
]

/**
 * Returns the environment with the secrets that were given as files.
 *
 * @throws StartError, with a message of one line without values, for a file that cannot be used
 */
export function withSecretFiles(given: NodeJS.ProcessEnv): Readonly<Record<string, string | undefined>> {
  const { env, problems } = readSecretFiles(given, secretNames, (file) => readFileSync(file, 'utf8'))
  if (problems.length > 0) throw new StartError(problems.join('; '))
  return env
}
