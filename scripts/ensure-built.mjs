// Builds the web part and the server's bundle if they are missing or older than their sources. The check takes a few
// milliseconds.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

import { isFresh } from './newest-change.ts'

const root = join(import.meta.dirname, '..')
const under = (...paths) => paths.map((path) => join(root, path))

const parts = [
  {
    name: 'web part',
    built: under('web/dist-ssr/entry-server.mjs', 'web/dist-ssr/pages.json.br', 'web/dist-ssr/document.json'),
    sources: under(
      'web/src',
      'web/art',
      'web/public',
      'web/scripts',
      'web/index.html',
      'web/vite.config.ts',
      'shared/src',
      'package-lock.json',
    ),
    folder: 'web',
    script: 'scripts/build.ts',
  },
  {
    name: 'server',
    // The build writes the last of these files at its end.
    built: under('server/dist/main.mjs', 'server/dist/learned-jobs.bin', 'server/dist/message-acts.bin'),
    sources: under(
      'server/src',
      'server/embedded/src',
      'shared/src',
      'scripts/build-server.ts',
      'package-lock.json',
    ),
    folder: '.',
    script: 'scripts/build-server.ts',
  },
]

/** Whether the packages that build the product are installed: `npm ci --omit=dev` leaves them out. */
function canBuild() {
  try {
    import.meta.resolve('vite')
    return true
  } catch {
    return false
  }
}

for (const { name, built, sources, folder, script } of parts) {
  if (isFresh(built, sources)) continue
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
