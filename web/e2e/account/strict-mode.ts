import { join } from 'node:path'

import type { Test } from 'tap'
import { build } from 'vite'

import { keepNodeEnv } from '../node-env.ts'

/**
 * Bundles the token's hooks with React's development build, whose strict mode runs every effect twice.
 *
 * @returns a script for an empty page. `strictMode()` in that page returns the recorded events
 */
export async function bundleStrictMode(t: Test): Promise<string> {
  keepNodeEnv(t)
  const bundled = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"development"' },
    resolve: { dedupe: ['react', 'react-dom'] },
    build: {
      write: false,
      minify: false,
      lib: { entry: join(import.meta.dirname, 'strict-mode-page.ts'), formats: ['iife'], name: 'strict' },
    },
  })
  const [first] = Array.isArray(bundled) ? bundled : [bundled]
  if (!first || !('output' in first)) throw new Error('nothing was bundled')
  return first.output[0].code
}
