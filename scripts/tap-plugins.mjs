// tap compiles its plugin set into node_modules/@tapjs/test. The first `tap run` after an install would
// rebuild it but still run the tests with the old plugins, which include @tapjs/typescript. That plugin does
// not work with TypeScript 7. So this script rebuilds first if needed; otherwise it takes about 60 ms.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
const built = readFileSync(fileURLToPath(import.meta.resolve('@tapjs/test/built')), 'utf8')
if (built.includes("'@tapjs/typescript'") || built.includes('"@tapjs/typescript"')) {
  execFileSync('tap', ['build'], { stdio: 'inherit' })
}
