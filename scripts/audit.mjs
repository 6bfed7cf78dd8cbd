/**
 * Fails if a package that the product ships has a known vulnerability of a high or critical degree, or no valid
 * signature of its registry (security.md, SC-02). A registry that offers no audit or no signatures, or that cannot
 * be reached, is reported and does not fail.
 */
import { spawnSync } from 'node:child_process'

const failing = new Set(['high', 'critical'])

/** The answer of `npm audit`; an empty object if it is no JSON. */
function ask(...args) {
  const { stdout } = spawnSync('npm', ['audit', ...args, '--omit=dev', '--json', '--fetch-retries=0'], {
    encoding: 'utf8',
    timeout: 60_000,
    maxBuffer: 64 * 1024 * 1024,
  })
  try {
    return JSON.parse(stdout)
  } catch {
    return {}
  }
}

function sayNothingChecked(command, { statusCode, error }) {
  const reason = statusCode ?? error?.code ?? 'no answer'
  console.log(`${command}: the registry does not offer it (${reason}); nothing was checked`)
}

function checkVulnerabilities() {
  const report = ask()
  if (report.vulnerabilities === undefined) {
    sayNothingChecked('npm audit', report)
    return 0
  }
  const found = Object.values(report.vulnerabilities).filter(({ severity }) => failing.has(severity))
  for (const { name, severity, range } of found) console.log(`npm audit: ${name} ${range}: ${severity}`)
  console.log(`npm audit: ${found.length} packages with a high or critical vulnerability`)
  return found.length
}

function checkSignatures() {
  const report = ask('signatures')
  if (report.invalid === undefined || report.missing === undefined) {
    sayNothingChecked('npm audit signatures', report)
    return 0
  }
  const found = [
    ...report.invalid.map(({ name, version }) => `${name} ${version}: wrong signature`),
    ...report.missing.map(({ name, version }) => `${name} ${version}: no signature`),
  ]
  for (const line of found) console.log(`npm audit signatures: ${line}`)
  console.log(`npm audit signatures: ${found.length} packages without a valid signature`)
  return found.length
}

process.exitCode = checkVulnerabilities() + checkSignatures() > 0 ? 1 : 0
