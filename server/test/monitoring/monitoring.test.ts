/** The alerts, the dashboard and the runbook name only what `/metrics` and the error table have. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { errorCodes } from '@mestieri/shared/contracts/error.ts'
import { parser } from '@prometheus-io/lezer-promql'
import { parseYaml } from '@redocly/openapi-core'
import t, { type Test } from 'tap'

import { codeSpans, headingAnchors, readTable } from '../../../scripts/test/markdown.ts'
import { createMetrics, listenForMetrics } from '../../src/plugins/metrics/metrics.ts'
import { Fault, type FaultKind } from '../../src/upstream/transport/fault.ts'

const docs = join(import.meta.dirname, '../../../docs')
const read = (file: string) => readFileSync(join(docs, file), 'utf8')

interface Rule {
  readonly alert: string
  readonly expr: string
  readonly for?: string
  readonly labels: { readonly severity: string }
  readonly annotations: { readonly summary: string; readonly runbook_url: string }
}
interface Panel {
  readonly id: number
  readonly type: string
  readonly title: string
  readonly gridPos: Readonly<Record<'h' | 'w' | 'x' | 'y', number>>
  readonly targets?: readonly { readonly expr: string; readonly legendFormat: string }[]
}

const { groups } = parseYaml(read('deploy/prometheus-alerts.yml')) as {
  readonly groups: readonly { readonly name: string; readonly rules: readonly Rule[] }[]
}
const rules = groups.flatMap((group) => group.rules)
const { panels } = JSON.parse(read('deploy/grafana-dashboard.json')) as { readonly panels: readonly Panel[] }
const runbook = read('runbook.md')

/** The labels of each family, as a started process with Redis exports it. */
async function exportedFamilies(t: Test): Promise<ReadonlyMap<string, readonly string[]>> {
  const metrics = createMetrics()
  metrics.watchCircuits(() => ({}))
  metrics.watchRedis({ state: 'up', fallbacks: 0 })
  metrics.watchLoads(() => ({}))
  metrics.setBuild('1.0.0')
  const listener = await listenForMetrics(metrics.registry, '127.0.0.1', 0)
  t.teardown(() => listener.close())
  const text = await (await fetch(`http://127.0.0.1:${listener.port}/metrics`)).text()
  const families = [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
    (type === 'histogram' ? ['_bucket', '_sum', '_count'] : ['']).map((ending) => {
      const metric = metrics.registry.getSingleMetric(name) as unknown as { labelNames: readonly string[] }
      const labels = [...metric.labelNames, ...(ending === '_bucket' ? ['le'] : [])]
      return [`${name}${ending}`, labels] as const
    }),
  )
  // Prometheus adds `up` for each process.
  return new Map([...families, ['up', []]])
}

/** The labels that Prometheus adds to every series. */
const addedLabels = ['instance', 'job']

/** The values that a label may have in an expression, where the code has a closed list. */
const isValueOf: Readonly<Record<string, (value: string) => boolean>> = {
  code: (value) => errorCodes.some((code) => code === value),
  outcome: (value) => ['answer', 'absent', 'refused', 'unverified'].includes(value) || isFaultKind(value),
}

function isFaultKind(value: string): boolean {
  try {
    return typeof new Fault(value as FaultKind).countsAsFailure === 'boolean'
  } catch {
    return false
  }
}

/** What is wrong with an expression: its syntax, a metric, a label or a value that does not exist. */
function faultsOf(expression: string, families: ReadonlyMap<string, readonly string[]>): string[] {
  // Grafana fills these in.
  const promQL = expression.replaceAll('$__rate_interval', '5m')
  const faults: string[] = []
  const metrics: string[] = []
  const labels = new Set<string>()
  parser.parse(promQL).iterate({
    enter({ name, type, from, to, node }) {
      const text = promQL.slice(from, to)
      if (type.isError) faults.push(`syntax at ${from}`)
      if (name === 'Identifier' && node.parent?.name === 'VectorSelector') metrics.push(text)
      if (name === 'LabelName') labels.add(text)
      if (name === 'UnquotedLabelMatcher') {
        const [, label = '', values = ''] = /^(\w+)[=!~]+"(.*)"$/.exec(text) ?? []
        const isKnown = isValueOf[label]
        if (isKnown) faults.push(...values.split('|').filter((value) => !isKnown(value)))
      }
    },
  })
  const known = metrics.flatMap((metric) => families.get(metric) ?? [])
  return [
    ...faults,
    ...(metrics.length === 0 ? ['no metric'] : []),
    ...metrics.filter((metric) => !families.has(metric)),
    ...[...labels].filter((label) => ![...known, ...addedLabels].includes(label)),
  ]
}

t.test('a wrong expression is noticed', async (t) => {
  const families = await exportedFamilies(t)
  t.same(faultsOf('sum by (route) (rate(http_request_duration_seconds_bucket[5m]))', families), [])
  t.same(faultsOf('redis_down', families), ['redis_down'])
  t.same(faultsOf('sum by (city) (redis_up)', families), ['city'])
  t.same(faultsOf('http_error_answers_total{code=~"internal|slot_gone"}', families), ['slot_gone'])
  t.same(faultsOf('upstream_calls_total{outcome="timeout"}', families), [])
  t.same(faultsOf('upstream_calls_total{outcome="toString"}', families), ['toString'])
  t.match(faultsOf('sum(redis_up', families), [/^syntax/])
})

t.test('each alert has a right expression, a severity, a duration and a summary', async (t) => {
  const families = await exportedFamilies(t)
  t.ok(rules.length > 15)
  for (const { alert, expr, for: duration = '0m', labels, annotations } of rules) {
    t.same(faultsOf(expr, families), [], alert)
    t.match(labels.severity, /^(?:critical|warning)$/, alert)
    t.match(duration, /^\d+[smh]$/, alert)
    t.match(annotations.summary, /\S/, alert)
  }
  t.match(
    parseYaml(read('deploy/prometheus.yml')),
    { rule_files: ['prometheus-alerts.yml'], scrape_configs: [{ job_name: 'mestieri' }] },
    'the example of a configuration uses them, with the job that they name',
  )
})

t.test('each alert links its entry of the runbook, and each entry has its alert', async (t) => {
  const section = runbook.slice(runbook.indexOf('## Alerts'), runbook.indexOf('## Error codes'))
  const entries = [...section.matchAll(/^### (\w+)$/gm)].map(([, name = '']) => name)
  t.same(
    entries,
    rules.map(({ alert }) => alert),
    'in the same order',
  )
  const anchors = headingAnchors(runbook)
  for (const { alert, annotations } of rules) {
    const [file, anchor = ''] = annotations.runbook_url.split('#')
    t.equal(file, 'docs/runbook.md')
    t.equal(anchor, alert.toLowerCase())
    t.ok(anchors.includes(anchor), alert)
  }
})

t.test('the runbook has one line for each error code', async (t) => {
  const codes = readTable(runbook, 'Error codes').map(([code = '']) => codeSpans(code)[0] ?? code)
  t.same(codes.toSorted(), [...errorCodes].toSorted())
})

t.test('each panel of the dashboard has right expressions and a place of its own', async (t) => {
  const families = await exportedFamilies(t)
  t.equal(new Set(panels.map(({ id }) => id)).size, panels.length)
  const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, index) => `${x + (index % w)},${y + Math.floor(index / w)}`),
  )
  t.equal(new Set(cells).size, cells.length, 'no two overlap')
  for (const { title, type, targets = [] } of panels) {
    t.equal(targets.length > 0, type !== 'row', title)
    for (const { expr } of targets) t.same(faultsOf(expr, families), [], title)
  }
})

t.test('every metric of the product itself is on the dashboard', async (t) => {
  const families = await exportedFamilies(t)
  const shown = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)).join('\n')
  const own = [...families.keys()].filter((name) => !/^(?:process_|nodejs_|up$)|_(?:sum|bucket)$/.test(name))
  t.same(
    own.filter((name) => !shown.includes(name.replace(/_count$/, ''))),
    [],
  )
})

t.test(
  'an error code is exported before its first error, so that Prometheus sees the increase',
  async (t) => {
    const text = await createMetrics().registry.metrics()
    for (const code of errorCodes) t.match(text, `http_error_answers_total{code="${code}"} 0`)
  },
)
