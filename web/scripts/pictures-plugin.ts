import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'

import type { Plugin } from 'vite'

import { pictureNames } from '../src/components/Picture/picture-name.ts'
import { buildPictures, describePictures, type PictureManifest, pictureFiles } from './pictures.ts'

const id = 'virtual:pictures'
const folder = 'assets/pictures'

interface PicturesOptions {
  readonly mastersDir?: string
  readonly cacheDir?: string
}

/** @throws when the masters in web/art differ from the names in picture-name.ts */
function assertNamed(pictures: PictureManifest): void {
  const masters = Object.keys(pictures).join(' ')
  const names = pictureNames.toSorted().join(' ')
  if (masters !== names) throw new Error(`web/art holds '${masters}', picture-name.ts names '${names}'`)
}

/**
 * Vite plugin: provides the module `virtual:pictures` and emits the encoded pictures to `/assets/pictures`.
 * File names depend on the masters' content only, so the browser and server bundles use the same URLs.
 */
export function picturesPlugin({
  mastersDir = join(import.meta.dirname, '../art'),
  cacheDir = join(import.meta.dirname, '../.pictures'),
}: PicturesOptions = {}): Plugin {
  let described: Promise<PictureManifest> | undefined
  let built: Promise<void> | undefined

  const describe = () =>
    (described ??= describePictures(mastersDir).then((pictures) => {
      assertNamed(pictures)
      return pictures
    }))
  const build = () => (built ??= describe().then((pictures) => buildPictures(mastersDir, cacheDir, pictures)))

  const send = async (url: string, response: ServerResponse, next: (error?: unknown) => void) => {
    const [, file, format] = /^\/([a-z0-9-]+\.[0-9a-f]+\.(avif|webp))$/.exec(url) ?? []
    if (!file || !format) return next()
    try {
      await build()
      response.setHeader('content-type', `image/${format}`).end(await readFile(join(cacheDir, file)))
    } catch (error) {
      next(error)
    }
  }

  return {
    name: 'mestieri:pictures',

    resolveId(source) {
      return source === id ? `\0${id}` : undefined
    },

    async load(module) {
      if (module !== `\0${id}`) return undefined
      return `export const folder = '/${folder}'\nexport const pictures = ${JSON.stringify(await describe())}`
    },

    async generateBundle() {
      if (this.environment.name !== 'client') return
      await build()
      const files = Object.entries(await describe()).flatMap(([name, entry]) => pictureFiles(name, entry))
      for (const file of files) {
        this.emitFile({
          type: 'asset',
          fileName: `${folder}/${file}`,
          source: await readFile(join(cacheDir, file)),
        })
      }
    },

    configureServer(server) {
      server.middlewares.use(`/${folder}`, (request, response, next) => {
        void send(request.url ?? '', response, next)
      })
    },
  }
}
