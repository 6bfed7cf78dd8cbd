import { createRequire } from 'node:module'

import type { FastifyServerOptions } from 'fastify'

type Factory = NonNullable<NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']>

const require = createRequire(import.meta.url)

type Compile<Compiled> = (route: unknown) => Compiled
type CreateCompile<Compiled> = (externalSchemas: unknown, options: unknown) => Compile<Compiled>

/** The compiler of one of Fastify's packages, loaded when it is needed. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Fastify loads them in the same way
const load = <Compiled>(name: string) => (require(name) as () => CreateCompile<Compiled>)()

interface Validate {
  (value: unknown): unknown
  errors?: unknown
}

type Serialize = (value: unknown) => string

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the compilers read the arguments alone
const buildValidator = ((externalSchemas: unknown, options: unknown) => {
  let compile: Compile<Validate> | undefined
  return (route: unknown): Validate => {
    let validate: Validate | undefined
    const check: Validate = (value) => {
      if (!validate) {
        compile ??= load<Validate>('@fastify/ajv-compiler')(externalSchemas, options)
        validate = compile(route)
      }
      const result = validate(value)
      check.errors = validate.errors
      return result
    }
    return check
  }
}) as unknown as NonNullable<Factory['buildValidator']>

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the compilers read the arguments alone
const buildSerializer = ((externalSchemas: unknown, options: unknown) => {
  let compile: Compile<Serialize> | undefined
  return (route: unknown) => {
    let serialize: Serialize | undefined
    return (value: unknown): string => {
      if (!serialize) {
        compile ??= load<Serialize>('@fastify/fast-json-stringify-compiler')(externalSchemas, options)
        serialize = compile(route)
      }
      return serialize(value)
    }
  }
}) as unknown as NonNullable<Factory['buildSerializer']>

/**
 * Fastify's own compilers of schemas, which it would load and run for every route at the start: 130 modules and a fifth
 * of the start's processor time. With these, each schema is compiled at the first request that needs it.
 */
export const lazyCompilers: NonNullable<FastifyServerOptions['schemaController']> = {
  compilersFactory: { buildValidator, buildSerializer },
}
