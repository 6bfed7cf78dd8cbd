import { setImmediate as nextTurn } from 'node:timers/promises'

import { type BmpHeader, readBmpHeader } from './bmp-header.ts'
import { readRleRows } from './bmp-rle.ts'
import { readPlainRows } from './bmp-rows.ts'

/** A decoded picture: three bytes per pixel (red, green, blue), from the top left. */
export interface RawPicture {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

/** The pixels between two yields to the event loop: about 5 ms of work. */
const pixelsPerYield = 500_000

/**
 * Collects rows into a picture that is smaller by an integer factor. Each of its pixels is the mean of a
 * square of `factor` by `factor` pixels.
 */
function createDownscaler({ width, height }: BmpHeader, factor: number) {
  const picture = { width: Math.ceil(width / factor), height: Math.ceil(height / factor) }
  const data = new Uint8Array(picture.width * picture.height * 3)
  const sums = new Uint32Array(picture.width * 3)
  let rowsInLine = 0

  function finish(line: number): void {
    for (let column = 0; column < picture.width; column += 1) {
      const count = rowsInLine * Math.min(factor, width - column * factor)
      for (let channel = column * 3; channel < column * 3 + 3; channel += 1) {
        data[line * picture.width * 3 + channel] = Math.round((sums[channel] ?? 0) / count)
      }
    }
    sums.fill(0)
    rowsInLine = 0
  }

  return {
    picture: { ...picture, data },
    /** @param y the position of the row; rows must arrive in order, from the top or from the bottom */
    add(row: Uint8Array, y: number, isLastOfLine: boolean): void {
      const line = Math.floor(y / factor)
      if (factor === 1) {
        data.set(row, line * width * 3)
        return
      }
      for (let x = 0; x < width; x += 1) {
        const at = Math.floor(x / factor) * 3
        sums[at] = (sums[at] ?? 0) + (row[x * 3] ?? 0)
        sums[at + 1] = (sums[at + 1] ?? 0) + (row[x * 3 + 1] ?? 0)
        sums[at + 2] = (sums[at + 2] ?? 0) + (row[x * 3 + 2] ?? 0)
      }
      rowsInLine += 1
      if (isLastOfLine) finish(line)
    },
  }
}

/**
 * Decodes a BMP, which sharp cannot read: 1 to 32 bits per pixel, with a palette, bit fields or run-length
 * encoding, from top to bottom or from bottom to top. An alpha channel is ignored. It yields to the event
 * loop regularly.
 *
 * @param targetSide in pixels. A picture with a longer side is scaled down by an integer factor, to a longer
 * side of `targetSide` or more. So a small file of 50 megapixels takes no more memory than other pictures.
 * @throws {AppError} `picture_invalid`
 */
export async function decodeBmp(bytes: Buffer, targetSide: number): Promise<RawPicture> {
  const header = readBmpHeader(bytes)
  const { width, height, topDown, compression } = header
  const factor = Math.max(1, Math.floor(Math.max(width, height) / targetSide))
  const rows = compression === 'rle' ? readRleRows(bytes, header) : readPlainRows(bytes, header)
  const downscaler = createDownscaler(header, factor)
  const rowsPerYield = Math.max(1, Math.floor(pixelsPerYield / width))
  let index = 0
  for (const row of rows) {
    const y = topDown ? index : height - 1 - index
    const isLastOfLine = topDown ? (y + 1) % factor === 0 || y === height - 1 : y % factor === 0
    downscaler.add(row, y, isLastOfLine)
    index += 1
    // oxlint-disable-next-line no-await-in-loop -- the pause is intended
    if (index % rowsPerYield === 0) await nextTurn()
  }
  return downscaler.picture
}
