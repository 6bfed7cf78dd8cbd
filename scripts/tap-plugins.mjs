// tap bakes its plugin set into node_modules/@tapjs/test. The very first `tap run` after a fresh
// install would rebuild but still spawn tests with the OLD plugin set (TS7 is incompatible with
// @tapjs/typescript), so build first when needed. ~60 ms when nothing is to be done.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
const built = readFileSync(fileURLToPath(import.meta.resolve('@tapjs/test/built')), 'utf8')
if (built.includes("'@tapjs/typescript'") || built.includes('"@tapjs/typescript"')) {
  execFileSync('tap', ['build'], { stdio: 'inherit' })
}
