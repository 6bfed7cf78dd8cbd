import { enableCompileCache, flushCompileCache } from 'node:module'
import { join } from 'node:path'

/** `npm ci` empties it. The Dockerfile and the systemd unit name the same folder or one of their own. */
export const compileCacheFolder = join(import.meta.dirname, '../../../node_modules/.cache/compiled')

/**
 * Returns the environment variable with which Node keeps compiled code on disk, so that the next start does not strip
 * types and parse again. Empty if the environment has a setting of its own, or if coverage is measured, which the kept
 * code makes less exact.
 */
export function compileCacheSetting(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const isSet = ['NODE_COMPILE_CACHE', 'NODE_DISABLE_COMPILE_CACHE', 'NODE_V8_COVERAGE'].some(
    (name) => env[name],
  )
  return isSet ? {} : { NODE_COMPILE_CACHE: compileCacheFolder }
}

/** Keeps the code of the modules that are loaded from now on, unless Node does so already. */
export function keepCompiledCode(env: NodeJS.ProcessEnv = process.env): void {
  const { NODE_COMPILE_CACHE: folder } = compileCacheSetting(env)
  // A folder that cannot be written is no error: the start only takes longer.
  if (folder !== undefined) enableCompileCache(folder)
}

/** Writes the compiled code now: a killed process would not write it at its end. */
export const writeCompiledCode = flushCompileCache
