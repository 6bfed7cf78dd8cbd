import { readdir } from 'node:fs/promises'

import t, { type Test } from 'tap'

import { AppError } from '../../../src/errors.ts'
import { createPictureIntake } from '../../../src/pictures/upload/intake.ts'
import type { FormPart, PictureForm } from '../../../src/pictures/upload/picture-form.ts'
import type { PreparedPicture } from '../../../src/pictures/upload/prepare.ts'
import { createUploadPermits, uploadLimits } from '../../../src/pictures/upload/upload-permits.ts'

const jpeg = Buffer.concat([Buffer.from('ffd8ff', 'hex'), Buffer.alloc(100)])
const texts: readonly FormPart[] = [
  { kind: 'field', name: 'threadId', value: 't' },
  { kind: 'field', name: 'messageIndex', value: '1' },
]

async function* each<T>(items: readonly T[]) {
  yield* items
}

const photo = (...pieces: Buffer[]): FormPart => ({ kind: 'file', name: 'files', content: each(pieces) })

const form = (parts: readonly FormPart[], announcedBytes: number | null = null): PictureForm => ({
  visitor: 'visitor',
  announcedBytes,
  parts: each([...texts, ...parts]),
  refuse: () => {},
})

const fault = (code: string) => Object.assign(new Error(code), { code })

async function* breakingOff() {
  yield jpeg
  throw new AppError('bad_request')
}

const prepared: PreparedPicture = { bytes: 1, open: () => each([Buffer.alloc(1)]) }

function setUp(t: Test, prepare: () => Promise<PreparedPicture> = async () => prepared) {
  const folder = t.testdir()
  const sources: string[] = []
  const intake = createPictureIntake({
    folder,
    permits: createUploadPermits({ ...uploadLimits, maxReceiving: 1, maxProcessing: 1 }, () => 0),
    preparer: {
      prepare(source, kind) {
        sources.push(`${source.split('/').at(-1)} ${kind}`)
        return prepare()
      },
    },
  })
  return { intake, sources, left: () => readdir(folder), send: async () => 'sent' }
}

t.test('the files of an upload exist while it is sent and are removed afterwards', async (t) => {
  const { intake, sources, left } = setUp(t)
  const sent = await intake.take(
    form([photo(jpeg.subarray(0, 2), jpeg.subarray(2)), photo(jpeg)]),
    async (upload) => {
      t.match(upload, { threadId: 't', messageIndex: 1, pictures: [prepared, prepared] })
      t.equal((await left()).length, 1)
      return 'sent'
    },
  )
  t.equal(sent, 'sent')
  t.same(sources, ['0 jpeg', '1 jpeg'])
  t.same(await left(), [])
})

t.test('after any failure the files are removed and the permit is released', async (t) => {
  const cases = [
    [new AppError('picture_invalid'), { code: 'picture_invalid', status: 422 }],
    [fault('ENOSPC'), { code: 'picture_upload_failed', status: 503, retryAfter: 5 }],
    [fault('EAGAIN'), { code: 'picture_upload_failed', status: 503 }],
    [fault('EIO'), { code: 'EIO' }],
  ] as const
  for (const [reason, error] of cases) {
    const { intake, left, send } = setUp(t, () => Promise.reject(reason))
    for (const _time of [1, 2]) await t.rejects(intake.take(form([photo(jpeg)]), send), error)
    t.same(await left(), [])
  }
  const { intake, left, send } = setUp(t)
  const unsent = intake.take(form([photo(jpeg)]), () => Promise.reject(new AppError('upstream_timeout')))
  await t.rejects(unsent, { code: 'upstream_timeout' })
  t.same(await left(), [])
  t.equal(await intake.take(form([photo(jpeg)]), send), 'sent')
})

t.test('UP-08: a form that breaks off is a bad request, and its files are removed', async (t) => {
  const { intake, left, send } = setUp(t)
  const part: FormPart = { kind: 'file', name: 'files', content: breakingOff() }
  await t.rejects(intake.take(form([part]), send), { code: 'bad_request' })
  t.same(await left(), [])
})

t.test('UP-03: a photo of another type is refused by its first bytes', async (t) => {
  const { intake, send } = setUp(t)
  let pieces = 0
  async function* endless() {
    for (;;) {
      pieces += 1
      yield Buffer.from('GIF89a')
    }
  }
  const part: FormPart = { kind: 'file', name: 'files', content: endless() }
  await t.rejects(intake.take(form([part]), send), { code: 'picture_type_unsupported' })
  t.equal(pieces, 3)
})

t.test('the size in the error message is the announced or the received size', async (t) => {
  const { intake, send } = setUp(t)
  for (const [announced, size] of [
    [null, '25,1'],
    [10, '25,1'],
    [25_000_400, '25,1'],
    [31_449_000, '31,4'],
    [32_000_000, '32'],
  ] as const) {
    const detail = `Le foto selezionate (${size}Mb) superano il limite di 25Mb`
    await t.rejects(intake.take(form([photo(jpeg, Buffer.alloc(25_000_000))], announced), send), {
      code: 'pictures_too_large',
      detail,
    })
  }
})

t.test('a missing upload folder is an internal error', async (t) => {
  const intake = createPictureIntake({
    folder: '/nowhere/at/all',
    permits: createUploadPermits({ ...uploadLimits, maxReceiving: 1, maxProcessing: 1 }, () => 0),
    preparer: { prepare: async () => prepared },
  })
  for (const _time of [1, 2])
    await t.rejects(
      intake.take(form([photo(jpeg)]), async () => 'sent'),
      { code: 'ENOENT' },
    )
})
