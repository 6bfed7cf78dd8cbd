import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

import fastifyStatic from '@fastify/static'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'

import { assetStore, createAssetMemory } from '../pages/asset-memory.ts'
import { chooseEncoding } from '../replies/representation.ts'

export interface AssetsOptions {
  /** The folder of the web build. Files under `assets` have a hash in their name; the others do not. */
  readonly root: string
}

const hashed = 'public, max-age=31536000, immutable'
const publicFile = 'public, max-age=86400'
/** A file costs little, and pages need their files. */
const config = { underLoad: 'always' } as const

const precompressed = /\.(?:br|gz)$/

/** All files of the folder, as paths relative to it. Dot files are left out. */
async function listFiles(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !/(?:^|\/)\./.test(file))
}

/** Whether the request wants a whole file, whatever the client has: neither a part nor a comparison. */
function wantsWholeFile({ headers }: FastifyRequest): boolean {
  return (
    headers.range === undefined &&
    headers['if-none-match'] === undefined &&
    headers['if-modified-since'] === undefined &&
    headers['if-match'] === undefined &&
    headers['if-unmodified-since'] === undefined
  )
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

  const files = await listFiles(root)
  const memory = createAssetMemory(root, new Set(files), app.services.caches.storeOf(assetStore))

  app.get<{ Params: { '*': string } }>('/assets/*', { config }, async (request, reply) => {
    const file = `assets/${request.params['*']}`
    if (precompressed.test(file)) return reply.callNotFound()
    reply.header('cache-control', hashed)
    const copy = wantsWholeFile(request)
      ? await memory.read(file, chooseEncoding(request.headers['accept-encoding']))
      : null
    return copy ? reply.headers(copy.headers).send(copy.body) : reply.sendFile(file)
  })

  const publicFiles = files.filter((file) => !file.startsWith('assets/') && !precompressed.test(file))
  for (const file of publicFiles) {
    app.get(`/${file}`, { config }, (_request, reply) =>
      reply.header('cache-control', publicFile).sendFile(file),
    )
  }
}
