import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import t, { type Test } from 'tap'

import { type AssetCopy, assetStore, createAssetMemory } from '../../src/pages/asset-memory.ts'

/** A memory of a folder with these files. */
async function setUp(t: Test, contents: Readonly<Record<string, string>>) {
  const root = t.testdir()
  await mkdir(join(root, 'assets'))
  for (const [file, content] of Object.entries(contents)) await writeFile(join(root, file), content)
  const kept = new Map<string, AssetCopy>()
  return { root, kept, memory: createAssetMemory(root, new Set(Object.keys(contents)), kept) }
}

t.test('a file is read from the disk once for each encoding', async (t) => {
  const { root, kept, memory } = await setUp(t, { 'assets/a.js': 'plain', 'assets/a.js.br': 'packed' })
  const packed = await memory.read('assets/a.js', 'br')
  t.equal(packed?.body.toString(), 'packed')
  t.equal(packed?.headers['content-encoding'], 'br')
  const plain = await memory.read('assets/a.js', 'identity')
  t.equal(plain?.body.toString(), 'plain')
  await rm(join(root, 'assets'), { recursive: true })
  t.equal(await memory.read('assets/a.js', 'br'), packed)
  t.equal(await memory.read('assets/a.js', 'identity'), plain)
  t.equal(kept.size, 2)
})

t.test('a file without a compressed copy is sent as it is', async (t) => {
  const { memory } = await setUp(t, { 'assets/a.webp': 'picture' })
  const copy = await memory.read('assets/a.webp', 'br')
  t.equal(copy?.body.toString(), 'picture')
  t.equal(copy?.headers['content-encoding'], undefined)
})

t.test('large files, videos and unknown names are left to the disk', async (t) => {
  const { root, kept, memory } = await setUp(t, {
    'assets/large.js': 'x'.repeat(128 * 1024 + 1),
    'assets/loop.mp4': 'video',
  })
  await writeFile(join(root, 'secret.js'), 'SECRET')
  for (const file of ['assets/large.js', 'assets/loop.mp4', 'secret.js', 'assets/../secret.js']) {
    t.equal(await memory.read(file, 'identity'), null, file)
  }
  t.equal(kept.size, 0)
})

t.test('the memory of files has at most 4 MiB', async (t) => {
  t.equal(assetStore.maxBytes, 4 * 1024 * 1024)
  t.equal(assetStore.sizeOf({ body: Buffer.alloc(10), headers: {} }), 10)
})
