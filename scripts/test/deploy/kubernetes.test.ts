import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Deployment } from 'kubernetes-types/apps/v1.d.ts'
import type { ConfigMap, Service } from 'kubernetes-types/core/v1.d.ts'
import t from 'tap'
import { parseAllDocuments } from 'yaml'

import { loadConfig } from '../../../server/src/config/config.ts'
import { runPlainly } from '../../../server/test/support/run-plainly.ts'

const root = join(import.meta.dirname, '../../..')

interface Manifest {
  readonly apiVersion: string
  readonly kind: string
  readonly metadata: { readonly name: string }
}

const manifests = parseAllDocuments(readFileSync(join(root, 'docs/deploy/kubernetes.yaml'), 'utf8')).map(
  (document) => {
    if (document.errors.length > 0) throw document.errors[0]
    return document.toJS() as Manifest
  },
)

interface Kinds {
  readonly ConfigMap: ConfigMap
  readonly Deployment: Deployment
  readonly Service: Service
}

function find<Kind extends keyof Kinds>(kind: Kind, name: string): Kinds[Kind] {
  const found = manifests.find((manifest) => manifest.kind === kind && manifest.metadata.name === name)
  if (!found) throw new Error(`no ${kind} ${name}`)
  return found as unknown as Kinds[Kind]
}

/** The module of kubernetes-types for a manifest: `apps/v1`, or `core/v1` for the group without a name. */
function moduleOf(apiVersion: string): string {
  const [group = '', version] = apiVersion.includes('/') ? apiVersion.split('/') : ['core', apiVersion]
  return `kubernetes-types/${group.replace(/\..*/, '')}/${version}`
}

/** Compiles the manifests as literals of their types, which refuse unknown fields, and returns the errors. */
function typeErrors(directory: string, checked: readonly Manifest[]): string {
  const lines = checked.flatMap((manifest, index) => [
    `import type { ${manifest.kind} as K${index} } from '${moduleOf(manifest.apiVersion)}'`,
    `export const m${index}: K${index} = ${JSON.stringify(manifest)}`,
  ])
  const file = join(directory, 'manifests.ts')
  writeFileSync(file, lines.join('\n'))
  const options =
    '--ignoreConfig --noEmit --strict --skipLibCheck --module esnext --moduleResolution bundler --types'
  const compiler = join(root, 'node_modules/typescript/bin/tsc')
  const args = [compiler, ...options.split(' '), '', file]
  const { stdout, stderr } = runPlainly(process.execPath, args)
  return stdout + stderr
}

t.test('the manifests have the types of the Kubernetes API', async (t) => {
  t.equal(manifests.length, 8)
  t.equal(typeErrors(t.testdir(), manifests), '')
  const ingress = manifests.find(({ kind }) => kind === 'Ingress')
  const misspelt = { ...ingress, specs: {} } as unknown as Manifest
  t.match(
    typeErrors(t.testdir(), [misspelt]),
    /"specs"' does not exist in type 'Ingress'/,
    'an unknown field is refused',
  )
})

t.test('the site starts with the configuration of the manifests', async (t) => {
  const data = find('ConfigMap', 'mestieri').data ?? {}
  const secrets = t.testdir({
    upstream_unsubscribe_token: 't0ken-1',
    redis_url: 'redis://:p@mestieri-valkey:6379/0',
  })
  const { spec } = find('Deployment', 'mestieri')
  const [container] = spec?.template.spec?.containers ?? []
  const mount = container?.volumeMounts?.find(({ name }) => name === 'secrets')?.mountPath ?? 'none'
  const env = Object.entries(data).map(([name, value]) => [name, value.replace(mount, secrets)])
  const config = loadConfig(Object.fromEntries(env) as Record<string, string>)
  t.match(config, { unsubscribeToken: 't0ken-1', publicUrl: data['PUBLIC_URL'] })
  t.ok((spec?.template.spec?.terminationGracePeriodSeconds ?? 0) > config.drainSeconds + 1)
  t.same(
    container?.ports?.map(({ containerPort }) => containerPort),
    [config.port, config.metricsPort],
  )
})

t.test('selectors, ports and probes of the manifests belong together', async (t) => {
  for (const name of ['mestieri', 'mestieri-valkey']) {
    const { spec } = find('Deployment', name)
    const labels = spec?.template.metadata?.labels
    t.same(spec?.selector.matchLabels, labels, name)
    const service = find('Service', name)
    t.same(service.spec?.selector, labels, name)
    const [container] = spec?.template.spec?.containers ?? []
    const ports = container?.ports?.map((port) => port.name)
    for (const { targetPort } of service.spec?.ports ?? []) t.ok(ports?.includes(String(targetPort)), name)
    t.match(container?.securityContext, { readOnlyRootFilesystem: true, allowPrivilegeEscalation: false })
    t.equal(spec?.template.spec?.securityContext?.runAsNonRoot, true)
  }
  const { spec } = find('Deployment', 'mestieri')
  const [container] = spec?.template.spec?.containers ?? []
  t.equal(container?.readinessProbe?.httpGet?.path, '/readyz')
  t.equal(container?.livenessProbe?.httpGet?.path, '/healthz')
})
