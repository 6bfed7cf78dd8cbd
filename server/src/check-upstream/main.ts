/**
 * Checks another upstream before the product is connected to it:
 *
 *     UPSTREAM_PORTAL_URL=… UPSTREAM_PAYMENTS_URL=… npm run check-upstream
 *
 * Exit code 0: every check passed. 1: a check failed, or a variable is missing or invalid.
 */
import { ConfigError } from '../config/environment.ts'
import { checkUpstream } from './run.ts'

try {
  process.exitCode = await checkUpstream({
    env: process.env,
    print: (line) => process.stdout.write(`${line}\n`),
  })
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
