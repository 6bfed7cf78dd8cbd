/**
 * Bundles the server into server/dist, so that a start reads twenty files instead of a thousand
 * (docs/decisions/0033-a-bundle-of-the-server.md). It takes two seconds. `node server/src/main.ts` needs no bundle.
 */
import { builtinModules } from 'node:module'
import { dirname, join, relative } from 'node:path'

import { build, type Plugin } from 'vite'

const root = join(import.meta.dirname, '..')
const outDir = join(root, 'server/dist')

/**
 * Packages that stay in node_modules: those with native code or files of their own, and those that a start does not load
 * and that few processes need.
 */
const external = [
  ...builtinModules,
  '@fastify/ajv-compiler',
  '@fastify/fast-json-stringify-compiler',
  '@fastify/swagger',
  'ioredis',
  'nodemailer',
  'prom-client',
  'sharp',
  'stripe',
  'world-atlas',
]

/** Modules find data files and worker scripts beside their sources, which are not moved: their own place is written in. */
function keepPlaces(): Plugin {
  return {
    name: 'keep-places',
    transform: {
      filter: { id: /\/(?:server|shared)\/(?!node_modules).*\.ts$/, code: /import\.meta\.(?:dirname|url)/ },
      handler(code, id) {
        const folder = `/${relative(outDir, dirname(id))}`
        return code
          .replaceAll(
            'import.meta.url',
            `new URL(${JSON.stringify(relative(outDir, id))}, import.meta.url).href`,
          )
          .replaceAll('import.meta.dirname', `(import.meta.dirname + ${JSON.stringify(folder)})`)
      },
    },
  }
}

await build({
  root,
  configFile: false,
  logLevel: 'warn',
  plugins: [keepPlaces()],
  ssr: { noExternal: true, external },
  build: {
    outDir,
    emptyOutDir: true,
    ssr: join(root, 'server/src/main.ts'),
    // Stack traces in the log name the functions.
    minify: false,
    target: 'node24',
    rolldownOptions: { output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash:7].mjs' } },
  },
})
