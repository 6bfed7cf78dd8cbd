/**
 * Bundles the server into server/dist, so that a start reads twenty files instead of a thousand
 * (docs/decisions/0033-a-bundle-of-the-server.md). It takes some 45 seconds, 30 of them
 * for what the assistant learns and reads. `node server/src/main.ts` needs no bundle.
 */
import { writeFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { dirname, join, relative } from 'node:path'

import { keysOf } from '@mestieri/shared/records.ts'
import { build, type Plugin } from 'vite'

import { learnTopicModel } from '../server/embedded/src/assistant/answers/classify/topic-model.ts'
import { learnDangerModel } from '../server/embedded/src/assistant/answers/emergency/learned/learned-dangers.ts'
import { readKnownData } from '../server/embedded/src/assistant/answers/faq/known-questions.ts'
import { createEngines } from '../server/embedded/src/assistant/engines/all.ts'
import { learnActModel } from '../server/embedded/src/assistant/interview/acts/acts.ts'
import { recognisableJobs } from '../server/embedded/src/assistant/interview/catalogue.ts'
import { createGradual } from '../server/embedded/src/assistant/learning/gradual.ts'
import { keptFiles } from '../server/embedded/src/assistant/learning/kept.ts'
import { pack } from '../server/embedded/src/assistant/learning/packed.ts'
import { learnModels } from '../server/embedded/src/assistant/recognise/learned/guess.ts'

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
    // Only white space goes, a tenth of the bundle: stack traces in the log name the functions.
    minify: false,
    target: 'node24',
    rolldownOptions: {
      output: {
        entryFileNames: '[name].mjs',
        chunkFileNames: '[name]-[hash:7].mjs',
        minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
        comments: { legal: true, annotation: false, jsdoc: false },
        // A single ’ would make V8 keep the whole file with two bytes for each letter.
        charset: 'ascii',
      },
    },
  },
})

/** The work whose result each of the kept files holds. */
const kept: Readonly<Record<keyof typeof keptFiles, Generator<undefined, object>>> = {
  jobs: learnModels(recognisableJobs(createEngines())),
  questions: readKnownData(),
  topics: learnTopicModel(),
  acts: learnActModel(),
  dangers: learnDangerModel(),
}
for (const name of keysOf(keptFiles))
  writeFileSync(join(outDir, keptFiles[name]), pack({ ...createGradual(kept[name]).result() }))
