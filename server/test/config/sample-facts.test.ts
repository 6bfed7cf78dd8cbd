import { type Brand, brand } from '@mestieri/shared/brand.ts'
import t from 'tap'

import { ConfigError } from '../../src/config/environment.ts'
import { refuseSamples, sampleBlocks, warnOfSamples } from '../../src/config/sample-facts.ts'
import { createLogger } from '../../src/log/logger.ts'

const { company, bankAccount, businessApp, support, social, claims } = brand

/** The facts of the brand file, with these blocks as samples. */
function facts(...samples: readonly string[]): Brand {
  const mark = <T extends object>(name: string, block: T) => ({ ...block, sample: samples.includes(name) })
  return {
    ...brand,
    company: mark('company', company),
    bankAccount: mark('bankAccount', bankAccount),
    businessApp: mark('businessApp', businessApp),
    support: mark('support', support),
    social: mark('social', social),
    claims: {
      professionals: mark('claims.professionals', claims.professionals),
      customers: mark('claims.customers', claims.customers),
    },
  }
}

const upstream = { portalUrl: 'https://upstream.example/portal', paymentsUrl: 'https://upstream.example/pay' }
const real = { publicUrl: 'https://www.example.it', upstream, samples: true, demo: false }

function problemsOf(config: Parameters<typeof refuseSamples>[0], brandFacts: Brand): readonly string[] {
  try {
    refuseSamples(config, brandFacts)
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
}

t.test('a block with `sample: true` is a sample, at any depth', async (t) => {
  t.same(sampleBlocks(facts()), [])
  t.same(sampleBlocks(facts('bankAccount', 'claims.customers')), ['bankAccount', 'claims.customers'])
  t.same(sampleBlocks({ name: 'x', reviews: null, list: [{ sample: true }], other: { sample: 'true' } }), [])
})

t.test('on https each sample prevents the start, with the place to fix it', async (t) => {
  const problems = problemsOf({ ...real, upstream: null }, facts('bankAccount', 'claims.customers'))
  t.equal(problems.length, 3)
  t.match(problems[0], /^UPSTREAM_PORTAL_URL and UPSTREAM_PAYMENTS_URL are not set.* set both, or DEMO=true/)
  t.match(problems[1], /^shared\/src\/brand\.ts: the block 'bankAccount' .*sample to false.* DEMO=true/)
  t.match(problems[2], "'claims.customers'")
  t.notMatch(problems.join(''), bankAccount.iban)
  for (const problem of problems) t.notMatch(problem, '\n')
})

t.test('with real facts and a real upstream a site starts on https', async (t) => {
  t.same(problemsOf(real, facts()), [])
  t.match(problemsOf({ ...real, upstream: null }, facts()), [/^UPSTREAM_PORTAL_URL/])
  t.same(
    problemsOf({ ...real, upstream: null, samples: false }, facts()),
    [],
    'with professionals of its own',
  )
  t.match(problemsOf({ ...real, upstream: null, samples: false }, facts('company')), [/'company'/])
})

t.test('samples are allowed in a demonstration and on http', async (t) => {
  const samples = facts('company', 'bankAccount')
  for (const config of [
    { ...real, demo: true },
    { ...real, demo: true, upstream: null },
    { ...real, publicUrl: 'http://localhost:3000' },
    { ...real, publicUrl: 'http://192.168.1.5:3000', upstream: null },
    { ...real, publicUrl: null },
  ]) {
    t.same(problemsOf(config, samples), [])
  }
})

/** The log lines for two samples. */
function warnings(config: Parameters<typeof warnOfSamples>[0]): unknown[] {
  const lines: string[] = []
  const log = createLogger('info', { write: (line: string) => void lines.push(line) })
  warnOfSamples(config, facts('company', 'claims.customers'), log)
  return lines.map((line): unknown => JSON.parse(line))
}

t.test('with a real upstream each sample is logged once', async (t) => {
  const local = { ...real, publicUrl: 'http://localhost:3000' }
  t.match(warnings(local), [
    { level: 40, file: 'shared/src/brand.ts', block: 'company' },
    { level: 40, file: 'shared/src/brand.ts', block: 'claims.customers' },
  ])
  t.same(warnings({ ...local, upstream: null }), [], 'the embedded upstream is all samples')
  t.equal(warnings({ ...local, upstream: null, samples: false }).length, 2, 'its own professionals are real')
  t.same(warnings({ ...local, demo: true }), [], 'a demonstration says so itself')
})
