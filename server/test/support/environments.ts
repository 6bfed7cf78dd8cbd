import { loadConfig } from '../../src/config/config.ts'
import { ConfigError, type Environment } from '../../src/config/environment.ts'

/** The variables that a real upstream needs. */
export const upstream = {
  UPSTREAM_PORTAL_URL: 'https://upstream.example/callablesForPortal',
  UPSTREAM_PAYMENTS_URL: 'https://upstream.example/payments',
  UPSTREAM_UNSUBSCRIBE_TOKEN: 't0ken-of-upstream',
  TRIAL_PRODUCT_ID: 'prod_42',
}

/** The lines with which a start on these variables is refused; empty if it is not. */
export function problemsOf(env: Environment): readonly string[] {
  try {
    loadConfig(env)
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
}
