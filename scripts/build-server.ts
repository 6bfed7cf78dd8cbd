/**
 * Bundles the server into server/dist, so that a start reads twenty files instead of a thousand
 * (docs/decisions/0033-a-bundle-of-the-server.md). It takes some 35 seconds on two
 * processors, nearly all of them for what the assistant learns and reads. `node server/src/main.ts` needs no bundle.
 */
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { availableParallelism } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { Worker } from 'node:worker_threads'

import { keysOf } from '@mestieri/shared/records.ts'
import { build, type Plugin } from 'vite'

import { type KeptFile, keptFiles } from '../server/embedded/src/assistant/learning/kept.ts'

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

/** Lets the bundle read what the assistant learns from its examples and reads from its questions, so that no start has to. */
function keepLearning(): Plugin {
  const unset = 'let folder: URL | null = null'
  return {
    name: 'keep-learning',
    enforce: 'pre',
    transform: {
      filter: { id: /\/assistant\/learning\/kept\.ts$/ },
      handler(code, id) {
        if (!code.includes(unset)) throw new Error(`${id} has no '${unset}'`)
        // Not import.meta.url: the other plugin makes it the place of the source.
        return code.replace(unset, `let folder: URL | null = new URL('./', import.meta['url'])`)
      },
    },
  }
}

/** Learns one of the kept files in a thread of its own. */
async function learn(name: KeptFile): Promise<Uint8Array> {
  const worker = new Worker(new URL('learn-kept.ts', import.meta.url), { workerData: name })
  const message: readonly unknown[] = await once(worker, 'message')
  const [bytes] = message
  if (!(bytes instanceof Uint8Array)) throw new Error(`${name}: nothing was learned`)
  return bytes
}

/** Learns all kept files, as many at a time as there are processors. */
async function learnAll(): Promise<Map<KeptFile, Uint8Array>> {
  const results = new Map<KeptFile, Uint8Array>()
  const queue = keysOf(keptFiles)
  const lanes = Array.from({ length: availableParallelism() }, async () => {
    for (let name = queue.shift(); name !== undefined; name = queue.shift())
      results.set(name, await learn(name))
  })
  await Promise.all(lanes)
  return results
}

const learning = learnAll()

await build({
  root,
  configFile: false,
  logLevel: 'warn',
  plugins: [keepLearning(), keepPlaces()],
  ssr: { noExternal: true, external },
  build: {
    outDir,
    emptyOutDir: true,
    ssr: join(root, 'server/src/main.ts'),
    // Only white space and the names of local variables go, a fifth of the bundle: stack traces in the log name the functions.
    minify: false,
    target: 'node24',
    rolldownOptions: {
      output: {
        entryFileNames: '[name].mjs',
        chunkFileNames: '[name]-[hash:7].mjs',
        minify: { compress: false, mangle: { keepNames: true }, codegen: { removeWhitespace: true } },
        comments: { legal: true, annotation: false, jsdoc: false },
        // A single ’ would make V8 keep the whole file with two bytes for each letter.
        charset: 'ascii',
      },
    },
  },
})

for (const [name, bytes] of await learning) writeFileSync(join(outDir, keptFiles[name]), bytes)
