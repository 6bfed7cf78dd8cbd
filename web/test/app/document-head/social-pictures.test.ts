import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

import { concretePaths, pageRoutes } from '@mestieri/shared/pages.ts'
import sharp from 'sharp'
import t from 'tap'

import { checkSocialPictures } from '../../../scripts/check-social-pictures.ts'
import {
  socialPictureOf,
  socialPictures,
  socialPictureSize,
} from '../../../src/app/document-head/social-pictures.ts'

const folder = join(import.meta.dirname, '../../../public/og')

t.test('every picture exists with the right size and a small file, and there is no other file', async (t) => {
  const files = await readdir(folder)
  t.same(files.toSorted(), socialPictures.map(({ name }) => `${name}.jpg`).toSorted())
  for (const file of files) {
    const { width, height, format } = await sharp(join(folder, file)).metadata()
    t.same({ width, height }, socialPictureSize, file)
    t.equal(format, 'jpeg')
    t.ok((await stat(join(folder, file))).size <= 90_000, 'at most 90 kB')
  }
})

t.test('every page has its picture, and each landing page its own', async (t) => {
  const pictures = new Map(
    pageRoutes.flatMap((route) => {
      const paths = route.path.includes(':') && !route.values ? [route.path] : concretePaths(route)
      return paths.map((path) => [path, socialPictureOf(route, path).name] as const)
    }),
  )
  t.match(Object.fromEntries(pictures), {
    '/': 'home',
    '/servizi/caldaia': 'caldaia',
    '/servizi/serramenti': 'serramenti',
    '/scopri_quanto_costa': 'scopri-quanto-costa',
    '/incontra_professionisti': 'professionisti',
    '/incontra_professionisti/:link': 'profilo',
    '/professionisti/lavora_con_noi': 'lavora-con-noi',
    '/app/download_page': 'app',
    '/info/chi_siamo': 'chi-siamo',
    '/info/privacy_policy': 'condizioni',
  })
  t.equal(new Set(pictures.values()).size, socialPictures.length, 'none is drawn for nobody')
  t.equal(socialPictureOf(undefined, '/boh').name, 'home')
})

t.test('a build without a page’s picture fails and names the command that draws it', async (t) => {
  t.doesNotThrow(() => checkSocialPictures(folder))
  t.throws(() => checkSocialPictures(t.testdir()), {
    message: /^social pictures missing: run 'node web\/scripts\/social-pictures\.ts .*\bcaldaia\b/,
  })
})
