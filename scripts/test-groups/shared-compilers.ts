import { createRequire } from 'node:module'

/** Compiles a schema to a function that validates or serializes. */
type Compile = (route: { readonly schema: object }) => unknown
type BuildCompiler = (externalSchemas: unknown, options: unknown) => Compile

const require = createRequire(createRequire(import.meta.url).resolve('fastify'))

/** Returns the compiled function of an equal schema if there is one. */
export function shareCompiled(build: BuildCompiler): BuildCompiler {
  const compilers = new Map<string, Compile>()
  return (externalSchemas, options) => {
    const key = JSON.stringify([externalSchemas, options])
    const shared = compilers.get(key)
    if (shared) return shared
    const compile = build(externalSchemas, options)
    const compiled = new Map<string, unknown>()
    const compileOnce: Compile = (route) => {
      const text = JSON.stringify(route.schema)
      const known = compiled.get(text) ?? compile(route)
      compiled.set(text, known)
      return known
    }
    compilers.set(key, compileOnce)
    return compileOnce
  }
}

/**
 * Lets the servers of this process share the functions that Fastify compiles from JSON schemas. Tests start hundreds of
 * servers with the same schemas, and the compilation takes most of the time of a start. Must run before the first server
 * is created. It replaces the default compilers of Fastify and not its option `schemaController`, because Fastify treats
 * the schemas of other compilers differently.
 */
export function shareCompilers(): void {
  for (const name of ['@fastify/ajv-compiler', '@fastify/fast-json-stringify-compiler']) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- both packages export this function
    const createBuilder = require(name) as () => BuildCompiler
    const module = require.cache[require.resolve(name)]
    if (!module) throw new Error(`${name} is not loaded`)
    const shared = shareCompiled(createBuilder())
    module.exports = Object.assign(() => shared, createBuilder)
  }
}
