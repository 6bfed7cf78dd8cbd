// Builds the web part and the server's bundle if they are missing or older than their sources. The check takes a few
// milliseconds.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

import { builtParts, isBuilt } from './built-parts.ts'

const root = join(import.meta.dirname, '..')

/** Whether the packages that build the product are installed: `npm ci --omit=dev` leaves them out. */
function canBuild() {
  try {
    import.meta.resolve('vite')
    return true
  } catch {
    return false
  }
}

for (const { name, folder, script } of builtParts) {
  if (isBuilt(name)) continue
  if (!canBuild()) {
    console.error(
      `The ${name} is missing or older than its sources, and what builds it is not installed: run "npm ci && npm run build" first, then "npm prune --omit=dev".`,
    )
    process.exit(1)
  }
  console.error(`Building the ${name}: it is missing or older than its sources.`)
  // The build report goes to stderr, because stdout belongs to the server that starts next.
  const build = spawnSync(process.execPath, [script], {
    cwd: join(root, folder),
    stdio: ['ignore', process.stderr, process.stderr],
  })
  if (build.status !== 0) {
    console.error(`The ${name} could not be built; the lines above say why.`)
    process.exit(1)
  }
}
