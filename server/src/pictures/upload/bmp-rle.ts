import { AppError } from '../../errors.ts'
import type { BmpHeader } from './bmp-header.ts'
import { setPixel } from './bmp-rows.ts'

const escapes = { endOfLine: 0, endOfBitmap: 1, delta: 2 } as const

/**
 * Yields the rows of a run-length encoded BMP (RLE8, RLE4) from bottom to top, three bytes per pixel: red,
 * green, blue. Skipped pixels get the first colour of the palette. All rows share one array.
 *
 * @throws {AppError} `picture_invalid` if the file ends early or a run exceeds the row
 */
export function* readRleRows(bytes: Buffer, header: BmpHeader): Generator<Uint8Array> {
  const { width, height, bitsPerPixel, palette } = header
  const row = new Uint8Array(width * 3)
  let at = header.offset
  let x = 0
  let done = 0

  const next = (): number => {
    const byte = bytes[at]
    if (byte === undefined) throw new AppError('picture_invalid')
    at += 1
    return byte
  }
  const put = (colour: number) => {
    if (x >= width) throw new AppError('picture_invalid')
    setPixel(row, x, palette, colour)
    x += 1
  }
  /** The colour of the pixel at `index` in a run of bytes that begins with `byte`. */
  const colourOf = (byte: number, index: number) => {
    if (bitsPerPixel === 8) return byte
    return index % 2 === 0 ? byte >> 4 : byte & 15
  }
  const clear = () => {
    for (let pixel = 0; pixel < width; pixel += 1) setPixel(row, pixel, palette, 0)
  }
  const putAbsolute = (count: number) => {
    const size = bitsPerPixel === 8 ? count : Math.ceil(count / 2)
    const start = at
    if (start + size > bytes.length) throw new AppError('picture_invalid')
    for (let index = 0; index < count; index += 1) {
      put(colourOf(bytes[start + (bitsPerPixel === 8 ? index : index >> 1)] ?? 0, index))
    }
    // Absolute runs are padded to an even number of bytes.
    at = start + size + (size % 2)
  }

  clear()
  while (done < height) {
    const count = next()
    const value = next()
    if (count > 0) {
      for (let index = 0; index < count; index += 1) put(colourOf(value, index))
    } else if (value > escapes.delta) {
      putAbsolute(value)
    } else {
      const right = value === escapes.delta ? next() : 0
      const up = value === escapes.delta ? next() : 1
      const rows = value === escapes.endOfBitmap ? height - done : up
      for (let skipped = 0; skipped < rows && done < height; skipped += 1) {
        yield row
        done += 1
        clear()
      }
      // Reject steps that do not move or leave the row: a file could repeat them without adding pixels.
      if (value === escapes.delta && (right + up === 0 || x + right > width))
        throw new AppError('picture_invalid')
      x = value === escapes.delta ? x + right : 0
    }
  }
}
