import { Type } from 'typebox'

/** The response schema of a route that answers with an image of one of these types. */
export function imageResponse(...types: string[]) {
  const schema = Type.Unsafe<Buffer>({ type: 'string', format: 'binary' })
  const content = Object.fromEntries(types.map((type) => [type, { schema }]))
  return { description: 'An image', content }
}
