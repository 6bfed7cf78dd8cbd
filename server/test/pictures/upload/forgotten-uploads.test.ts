import { readdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'

import t from 'tap'

import { removeForgottenUploads } from '../../../src/pictures/upload/forgotten-uploads.ts'

t.test('a folder that another process removes meanwhile is no error', async (t) => {
  // For `stat` a link to nothing is like a folder that has just been removed.
  const folder = t.testdir({
    'mestieri-upload-gone': t.fixture('symlink', 'nowhere'),
    'mestieri-upload-old': {},
  })
  await utimes(join(folder, 'mestieri-upload-old'), 1000, 1000)
  await removeForgottenUploads(folder, 2_000_000)
  t.same(await readdir(folder), ['mestieri-upload-gone'])
})

t.test('only old upload folders are removed', async (t) => {
  const folder = t.testdir({
    'mestieri-upload-old': { 0: 'photo' },
    'mestieri-upload-new': { 0: 'photo' },
    'mestieri-other': { 0: 'photo' },
    'somebody-else': { 0: 'photo' },
  })
  for (const name of ['mestieri-upload-old', 'mestieri-other', 'somebody-else'])
    await utimes(join(folder, name), 1000, 1000)
  await removeForgottenUploads(folder, 2_000_000)
  t.same((await readdir(folder)).toSorted(), ['mestieri-other', 'mestieri-upload-new', 'somebody-else'])
})
