import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

import fastifyStatic from '@fastify/static'
import type { FastifyPluginAsync } from 'fastify'

export interface AssetsOptions {
  /** The folder of the web build. Files under `assets` have a hash in their name; the others do not. */
  readonly root: string
}

const hashed = 'public, max-age=31536000, immutable'
const publicFile = 'public, max-age=86400'
/** A file is not read into memory, and pages need their files. */
const config = { underLoad: 'always' } as const

const precompressed = /\.(?:br|gz)$/

/**
 * The files outside of `assets`, as paths relative to the root. Dot files and precompressed copies are left
 * out.
 */
async function publicFiles(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !precompressed.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !file.startsWith('assets/') && !/(?:^|\/)\./.test(file))
}

/**
 * Serves the site's files: cached for a year with a hash in their name, else for a day. A missing file is a
 * 404.
 */
export const assetsRoutes: FastifyPluginAsync<AssetsOptions> = async (app, { root }) => {
  await app.register(fastifyStatic, {
    root,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'deny',
    index: false,
  })

  app.get<{ Params: { '*': string } }>('/assets/*', { config }, (request, reply) => {
    const file = request.params['*']
    if (precompressed.test(file)) return reply.callNotFound()
    return reply.header('cache-control', hashed).sendFile(`assets/${file}`)
  })

  for (const file of await publicFiles(root)) {
    app.get(`/${file}`, { config }, (_request, reply) =>
      reply.header('cache-control', publicFile).sendFile(file),
    )
  }
}
