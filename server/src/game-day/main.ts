/**
 * A game day (security.md, OB-06): puts the upstream of a staging site through every fault and looks at the site's
 * replies. It reads only. Never use it on the site that customers use.
 *
 *     npm run game-day -- --site https://staging.example --portal URL --payments URL [--host 127.0.0.1] [--port 4600]
 *
 * The staging site must run with `UPSTREAM_PORTAL_URL=http://HOST:PORT/portal` and
 * `UPSTREAM_PAYMENTS_URL=http://HOST:PORT/payments`. Exit code 0: every reply was as documented. 1: one was not, or an
 * argument is wrong.
 */
import { parseArgs } from 'node:util'

import { parseAddress, parsePort } from '../config/values.ts'
import { startFaultProxy } from './fault-proxy.ts'
import { runGameDay } from './run.ts'

const usage =
  'Usage: npm run game-day -- --site URL --portal URL --payments URL [--host 127.0.0.1] [--port 4600]'

function readArguments() {
  const { values } = parseArgs({
    options: {
      site: { type: 'string' },
      portal: { type: 'string' },
      payments: { type: 'string' },
      host: { type: 'string', default: '127.0.0.1' },
      port: { type: 'string', default: '4600' },
    },
  })
  const read = <T>(name: keyof typeof values, parse: (value: string) => T): T => {
    try {
      return parse(values[name] ?? '')
    } catch (error) {
      throw new TypeError(`--${name} ${error instanceof Error ? error.message : ''}`, { cause: error })
    }
  }
  return {
    site: read('site', parseAddress),
    targets: { portal: read('portal', parseAddress), payments: read('payments', parseAddress) },
    host: values.host,
    port: read('port', parsePort),
  }
}

try {
  const { site, ...address } = readArguments()
  const proxy = await startFaultProxy(address)
  process.exitCode = await runGameDay({
    site,
    proxy,
    rounds: 3,
    pauseMs: 2000,
    recoveryMs: 60_000,
    print: (line) => process.stdout.write(`${line}\n`),
  })
  await proxy.close()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${usage}\n`)
  process.exitCode = 1
}
