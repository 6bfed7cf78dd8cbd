import { setImmediate as nextTurn } from 'node:timers/promises'

import t from 'tap'

import { decodeBmp } from '../../../src/pictures/upload/bmp.ts'
import { bmpFile, type BmpOptions, rowsOf } from './bmp-samples.ts'

const red = [255, 0, 0] as const
const green = [0, 255, 0] as const
const blue = [0, 0, 255] as const
const white = [255, 255, 255] as const
const black = [0, 0, 0] as const

/**
 * The pixels of every sample below: red, green, blue in the upper row; white, black, red in the lower row.
 */
const picture = [...red, ...green, ...blue, ...white, ...black, ...red]
const palette = [red, green, blue, white, black]
const size = { width: 3, height: 2 }

const bgr = ([r, g, b]: readonly [number, number, number]) => [b, g, r]
const upper24 = [red, green, blue].flatMap(bgr)
const lower24 = [white, black, red].flatMap(bgr)
const bgrx = (colours: readonly (readonly [number, number, number])[]) =>
  colours.flatMap((colour, index) => [...bgr(colour), index * 90])
const words = (...values: number[]) => values.flatMap((value) => [value & 255, value >> 8])

const samples: Readonly<Record<string, BmpOptions>> = {
  '24 bits': { ...size, bitsPerPixel: 24, pixels: rowsOf([lower24, upper24]) },
  '24 bits from top to bottom': { ...size, height: -2, bitsPerPixel: 24, pixels: rowsOf([upper24, lower24]) },
  '24 bits, OS/2': { ...size, headerSize: 12, bitsPerPixel: 24, pixels: rowsOf([lower24, upper24]) },
  '24 bits, version 5': { ...size, headerSize: 124, bitsPerPixel: 24, pixels: rowsOf([lower24, upper24]) },
  '32 bits with any fourth byte': {
    ...size,
    bitsPerPixel: 32,
    pixels: rowsOf([bgrx([white, black, red]), bgrx([red, green, blue])]),
  },
  '32 bits with masks in another order': {
    ...size,
    bitsPerPixel: 32,
    method: 3,
    masks: [0xff000000, 0x00ff0000, 0x0000ff00],
    pixels: rowsOf([
      [0, 255, 255, 255, 0, 0, 0, 0, 0, 0, 0, 255],
      [0, 0, 0, 255, 0, 0, 255, 0, 0, 255, 0, 0],
    ]),
  },
  '16 bits, 5-5-5': {
    ...size,
    bitsPerPixel: 16,
    pixels: rowsOf([words(0x7fff, 0, 0x7c00), words(0x7c00, 0x03e0, 0x001f)]),
  },
  '16 bits, 5-6-5': {
    ...size,
    bitsPerPixel: 16,
    method: 3,
    masks: [0xf800, 0x07e0, 0x001f],
    pixels: rowsOf([words(0xffff, 0, 0xf800), words(0xf800, 0x07e0, 0x001f)]),
  },
  '8 bits': {
    ...size,
    bitsPerPixel: 8,
    palette,
    pixels: rowsOf([
      [3, 4, 0],
      [0, 1, 2],
    ]),
  },
  '4 bits': {
    ...size,
    bitsPerPixel: 4,
    palette,
    pixels: rowsOf([
      [0x34, 0x00],
      [0x01, 0x20],
    ]),
  },
  '4 bits, OS/2': {
    ...size,
    headerSize: 12,
    bitsPerPixel: 4,
    palette,
    pixels: rowsOf([
      [0x34, 0x00],
      [0x01, 0x20],
    ]),
  },
  'RLE8 with runs and single pixels': {
    ...size,
    bitsPerPixel: 8,
    method: 1,
    palette,
    pixels: Buffer.from([1, 3, 1, 4, 1, 0, 0, 0, 0, 3, 0, 1, 2, 0, 0, 1]),
  },
  'RLE8 with a step, the skipped pixels in the first colour': {
    ...size,
    bitsPerPixel: 8,
    method: 1,
    palette,
    pixels: Buffer.from([1, 3, 1, 4, 0, 2, 0, 1, 1, 2, 0, 1]),
  },
  RLE4: {
    ...size,
    bitsPerPixel: 4,
    method: 2,
    palette,
    pixels: Buffer.from([2, 0x34, 1, 0x00, 0, 0, 0, 3, 0x01, 0x20, 0, 1]),
  },
}

t.test('UP-06: every supported form of BMP is decoded', async (t) => {
  for (const [name, options] of Object.entries(samples)) {
    const decoded = await decodeBmp(bmpFile(options), 2048)
    t.match(decoded, size, name)
    const pixels = [...decoded.data]
    if (name.startsWith('RLE8 with a step')) {
      t.same(pixels.slice(9), [...white, ...black, ...red], name)
      t.same(pixels.slice(0, 9), [...red, ...red, ...blue], name)
    } else t.same(pixels, picture, name)
  }
})

t.test('one bit per pixel gives two colours', async (t) => {
  const pixels = rowsOf([[0b10100000], [0b01010000]])
  const { data } = await decodeBmp(
    bmpFile({ width: 4, height: 2, bitsPerPixel: 1, palette: [black, white], pixels }),
    2048,
  )
  t.same([...data], [black, white, black, white, white, black, white, black].flat())
})

t.test('the padding of the last row may be missing, but not its pixels', async (t) => {
  const whole = bmpFile({ ...size, bitsPerPixel: 24, pixels: rowsOf([lower24, upper24]) })
  t.same([...(await decodeBmp(whole.subarray(0, -3), 2048)).data], picture)
  await t.rejects(decodeBmp(whole.subarray(0, -4), 2048), { code: 'picture_invalid' })
})

const good = bmpFile({ ...size, bitsPerPixel: 24, pixels: rowsOf([lower24, upper24]) })
const changed = (offset: number, value: number, bytes: 2 | 4 = 4) => {
  const copy = Buffer.from(good)
  if (bytes === 2) copy.writeUInt16LE(value, offset)
  else copy.writeInt32LE(value, offset)
  return copy
}
const rle = (pixels: readonly number[], other: Partial<BmpOptions> = {}) =>
  bmpFile({ ...size, bitsPerPixel: 8, method: 1, palette, pixels: Buffer.from(pixels), ...other })

const broken: Readonly<Record<string, Buffer>> = {
  'a file that ends within its header': good.subarray(0, 20),
  'a truncated header': good.subarray(0, 50),
  'no width': changed(18, 0),
  'a negative width': changed(18, -3),
  'no height': changed(22, 0),
  'the lowest possible height': changed(22, -2_147_483_648),
  'the highest possible width': changed(18, 2_147_483_647),
  'more than 50 megapixels': bmpFile({
    width: 10_000,
    height: 5001,
    bitsPerPixel: 1,
    pixels: Buffer.alloc(100),
  }),
  'a row that is too long': bmpFile({
    width: 70_000,
    height: 1,
    bitsPerPixel: 1,
    pixels: Buffer.alloc(9000),
  }),
  'pixels within the header': changed(10, 20),
  'pixels after the end of the file': changed(10, 1_000_000),
  'no bits': changed(28, 0, 2),
  '48 bits': changed(28, 48, 2),
  'a JPEG inside': changed(30, 4),
  'a PNG inside': changed(30, 5),
  'bit fields with 24 bits': changed(30, 3),
  'missing bit fields': changed(30, 3).fill(16, 28, 29).subarray(0, 58),
  'RLE8 of 24 bits': changed(30, 1),
  'RLE8 from top to bottom': rle([0, 1], { height: -2 }),
  'a run beyond the row': rle([4, 0, 0, 1]),
  'single pixels beyond the row': rle([0, 4, 0, 0, 0, 0, 0, 1]),
  'a run that ends with the file': rle([1, 3, 1]),
  'single pixels that end with the file': rle([0, 3, 0, 1]),
  'no end': rle([3, 0, 0, 0]),
  'a step out of the row': rle([0, 2, 4, 0, 0, 1]),
  'a step that does not move': rle([0, 2, 0, 0, 0, 1]),
}

t.test('UP-06: an invalid BMP is refused', async (t) => {
  for (const [name, bytes] of Object.entries(broken)) {
    await t.rejects(decodeBmp(bytes, 2048), { code: 'picture_invalid', status: 422 }, name)
  }
})

t.test('a randomly changed file gives a picture or a refusal', async (t) => {
  const sources = Object.values(samples).map(bmpFile)
  let seed = 1
  const random = (limit: number) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0
    return (seed >>> 8) % limit
  }
  let pictures = 0
  for (let round = 0; round < 3000; round += 1) {
    const bytes = Buffer.from(sources[round % sources.length] ?? good)
    for (let change = 0; change <= random(4); change += 1) bytes[2 + random(bytes.length - 2)] = random(256)
    const result = await decodeBmp(bytes.subarray(0, bytes.length - random(3)), 64).catch(
      (error: unknown) => error,
    )
    const isFine = result instanceof Error ? 'code' in result && result.code === 'picture_invalid' : true
    if (!isFine) t.fail(`round ${round}: ${String(result)}`)
    if (!(result instanceof Error)) pictures += 1
  }
  t.ok(pictures > 500 && pictures < 2500, `${pictures} of them were pictures`)
})

t.test('a picture larger than the target is scaled down to the mean of its pixels', async (t) => {
  const rows = [
    [0, 1, 1],
    [1, 0, 0],
    [0, 0, 1],
    [1, 1, 1],
    [1, 1, 0],
  ]
  const wide = { width: 3, bitsPerPixel: 8, palette: [black, white] }
  const stored = bmpFile({ ...wide, height: 5, pixels: rowsOf(rows.toReversed()) })
  const fromTop = bmpFile({ ...wide, height: -5, pixels: rowsOf(rows) })
  for (const bytes of [stored, fromTop]) {
    const shrunk = await decodeBmp(bytes, 2)
    t.match(shrunk, { width: 2, height: 3 })
    const greys = [...shrunk.data].filter((_, index) => index % 3 === 0)
    t.same(greys, [128, 128, 128, 255, 255, 0])
  }
})

t.test('UP-06: a small file of 50 megapixels takes little memory and blocks no event loop', async (t) => {
  const row = [...Array.from({ length: 39 }, () => [255, 1]).flat(), 55, 1, 0, 0]
  const pixels = Buffer.concat([...Array.from({ length: 4995 }, () => Buffer.from(row)), Buffer.from([0, 1])])
  const bytes = bmpFile({ width: 10_000, height: 5000, bitsPerPixel: 8, method: 1, palette, pixels })
  const progress = { isOver: false }
  const ended = decodeBmp(bytes, 2048).finally(() => (progress.isOver = true))
  // The processor's time of this thread between turns of the event loop: it does not grow on a busy machine.
  const turns: number[] = []
  while (!progress.isOver) {
    const before = process.threadCpuUsage()
    await nextTurn()
    const { user, system } = process.threadCpuUsage(before)
    turns.push((user + system) / 1000)
  }
  const decoded = await ended
  t.match(decoded, { width: 2500, height: 1250 })
  t.same([...decoded.data.subarray(0, 3)], red, 'skipped rows have the first colour')
  t.same([...decoded.data.subarray(-3)], green)
  const long = turns.toSorted((a, b) => a - b)[Math.floor(turns.length * 0.9)] ?? Infinity
  t.ok(long < 100, `${Math.round(long)} ms`)
})
