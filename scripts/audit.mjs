/**
 * Fails if a package that the product ships has a known vulnerability of a high or critical degree (security.md,
 * SC-02). A registry that offers no audit, or that cannot be reached, is reported and does not fail.
 */
import { spawnSync } from 'node:child_process'

const failing = new Set(['high', 'critical'])
const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  encoding: 'utf8',
  timeout: 60_000,
  maxBuffer: 64 * 1024 * 1024,
})

function parse(text) {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}

const report = parse(stdout)
if (report.vulnerabilities === undefined) {
  const reason = report.statusCode ?? report.error?.code ?? 'no answer'
  console.log(`npm audit: the registry does not offer it (${reason}); nothing was checked`)
} else {
  const found = Object.values(report.vulnerabilities).filter(({ severity }) => failing.has(severity))
  for (const { name, severity, range } of found) console.log(`npm audit: ${name} ${range}: ${severity}`)
  console.log(`npm audit: ${found.length} packages with a high or critical vulnerability`)
  process.exitCode = found.length > 0 ? 1 : 0
}
