import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import t from 'tap'

import { environment } from '../../server/src/config/environment.ts'
import { errorTable } from '../../server/src/errors.ts'
import { createMetrics } from '../../server/src/plugins/metrics/metrics.ts'
import { listFiles } from './list-files.ts'
import { codeSpans, readTable } from './markdown.ts'

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const operations = read('docs/operations.md')
const sorted = (values: Iterable<string>) => [...values].toSorted()

t.test('OB-06: each error code has one row in the runbook', async (t) => {
  const rows = readTable(operations, 'Runbook')
  t.same(sorted(rows.flatMap(([codes = '']) => codeSpans(codes))), sorted(Object.keys(errorTable)))
  for (const [codes = '', advice = ''] of rows) t.ok(advice.length > 20, codes)
})

/** The names of all metrics of a process that has everything. */
async function metricNames(): Promise<Set<string>> {
  const metrics = createMetrics()
  metrics.setBuild('1.0.0')
  metrics.watchCircuits(() => ({}))
  metrics.watchRedis({ state: 'up', fallbacks: 0 })
  metrics.watchLoads(() => ({}))
  const families = await metrics.registry.getMetricsAsJSON()
  return new Set(families.map(({ name }) => name))
}

t.test('OB-03, OB-06: the alerts and the table of metrics name metrics that exist', async (t) => {
  const names = await metricNames()
  const rules = /^## Alerts\n[\s\S]*?```yaml\n([\s\S]*?)```/m.exec(operations)?.[1] ?? ''
  const expressions = [...rules.matchAll(/expr: (.+)/g)].map(([, expression = '']) => expression)
  t.ok(expressions.length > 8)
  const used = expressions.flatMap((expression) =>
    [...expression.matchAll(/(?<![:\w"])([a-z]+(?:_[a-z]+)+)(?![\w:"])/g)].map(([, name = '']) =>
      name.replace(/_count$/, ''),
    ),
  )
  t.same(
    used.filter((name) => !names.has(name)),
    [],
  )
  const listed = readTable(operations, 'Metrics').flatMap(([name = '']) => codeSpans(name))
  const own = [...names].filter((name) => !/^(?:process|nodejs)_/.test(name))
  t.same(sorted(listed), sorted(own))
  const codes = [...rules.matchAll(/code="(\w+)"/g)].map(([, code = '']) => code)
  t.same(
    codes.filter((code) => !(code in errorTable)),
    [],
  )
})

/** Code that opens a connection, and does not only pass on what opens one. */
const opens = new RegExp(
  [
    String.raw`\bnew (?:Pool|Agent|Client|Redis|Stripe)\(`,
    String.raw`(?:await|return|=|=>) (?:fetch|createTransport)\(`,
    String.raw`^import \{[^}]*\b(?:connect|createConnection|request|lookup)\b[^}]*\} from '(?:undici|node:\w+)'`,
  ].join('|'),
  'm',
)

t.test('SC-09: the process opens connections in the modules of the table, and in no other', async (t) => {
  const rows = readTable(operations, 'Outgoing connections')
  const modules = rows.flatMap(([, , cell = '']) => codeSpans(cell))
  const found = listFiles(root).filter(
    (file) => /^server\/(?:src|embedded\/src)\/.*\.ts$/.test(file) && opens.test(read(file)),
  )
  t.same(sorted(modules), sorted(found))
  const named = rows.flatMap(([destination = '']) =>
    codeSpans(destination).filter((span) => /^[A-Z_]+$/.test(span)),
  )
  t.same(
    named.filter((name) => !(name in environment)),
    [],
  )
})
