// Builds the web part if it is missing or older than its sources. The check takes a few milliseconds.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

import { isFresh } from './newest-change.ts'

const root = join(import.meta.dirname, '..')
const under = (...paths) => paths.map((path) => join(root, path))

const built = under(
  'web/dist-ssr/entry-server.mjs',
  'web/dist-ssr/pages.json.br',
  'web/dist-ssr/document.json',
)
const sources = under(
  'web/src',
  'web/art',
  'web/public',
  'web/scripts',
  'web/index.html',
  'web/vite.config.ts',
  'shared/src',
  'package-lock.json',
)

/** Whether the packages that build the web part are installed: `npm ci --omit=dev` leaves them out. */
function canBuild() {
  try {
    import.meta.resolve('vite')
    return true
  } catch {
    return false
  }
}

if (!isFresh(built, sources)) {
  if (!canBuild()) {
    console.error(
      'The web part is missing or older than its sources, and what builds it is not installed: run "npm ci && npm run build" first, then "npm prune --omit=dev".',
    )
    process.exit(1)
  }
  console.error('Building the web part: it is missing or older than its sources.')
  // The build report goes to stderr, because stdout belongs to the server that starts next.
  const build = spawnSync(process.execPath, ['scripts/build.ts'], {
    cwd: join(root, 'web'),
    stdio: ['ignore', process.stderr, process.stderr],
  })
  if (build.status !== 0) {
    console.error('The web part could not be built; the lines above say why.')
    process.exit(1)
  }
}
