import { createRequire } from 'node:module'

import type { FastifyServerOptions } from 'fastify'

type Factory = NonNullable<NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']>

const require = createRequire(import.meta.url)

interface Validate {
  (value: unknown): unknown
  errors?: unknown
}

const buildValidator = ((externalSchemas: unknown, options: unknown) => {
  let compile: ((route: unknown) => Validate) | undefined
  return (route: unknown): Validate => {
    let validate: Validate | undefined
    const check: Validate = (value) => {
      if (!validate) {
        compile ??= require('@fastify/ajv-compiler')()(externalSchemas, options) as typeof compile & {}
        validate = compile(route)
      }
      const result = validate(value)
      check.errors = validate.errors
      return result
    }
    return check
  }
}) as unknown as NonNullable<Factory['buildValidator']>

const buildSerializer = ((externalSchemas: unknown, options: unknown) => {
  let compile: ((route: unknown) => (value: unknown) => string) | undefined
  return (route: unknown) => {
    let serialize: ((value: unknown) => string) | undefined
    return (value: unknown): string => {
      if (!serialize) {
        compile ??= require('@fastify/fast-json-stringify-compiler')()(
          externalSchemas,
          options,
        ) as typeof compile & {}
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
