import { setImmediate as nextTurn } from 'node:timers/promises'

import { type BmpHeader, readBmpHeader } from './bmp-header.ts'
import { readRleRows } from './bmp-rle.ts'
import { readPlainRows } from './bmp-rows.ts'

/** Pixels as red, green and blue, from the top left. */
export interface RawPicture {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

/** About 5 ms of work; then others have their turn. */
const pixelsPerTurn = 500_000

/** Gathers rows into a picture that is smaller by a whole factor: the mean of each square of pixels. */
function createShrinker({ width, height }: BmpHeader, factor: number) {
  const picture = { width: Math.ceil(width / factor), height: Math.ceil(height / factor) }
  const data = new Uint8Array(picture.width * picture.height * 3)
  const sums = new Uint32Array(picture.width * 3)
  let gathered = 0

  function finish(line: number): void {
    for (let column = 0; column < picture.width; column += 1) {
      const count = gathered * Math.min(factor, width - column * factor)
      for (let channel = column * 3; channel < column * 3 + 3; channel += 1) {
        data[line * picture.width * 3 + channel] = Math.round((sums[channel] ?? 0) / count)
      }
    }
    sums.fill(0)
    gathered = 0
  }

  return {
    picture: { ...picture, data },
    /** @param y of the row in the picture; rows come in order, from either end */
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
      gathered += 1
      if (isLastOfLine) finish(line)
    },
  }
}

/**
 * Decodes a BMP of 1 to 32 bits per pixel, with a palette, bit fields or run lengths, stored in either direction; an
 * alpha channel is passed over. sharp cannot read them. Other requests go on meanwhile.
 * @param enough a longer side than this is made shorter by a whole factor, so that a picture of a few bytes that stands
 * for 50 megapixels takes no more memory than others
 * @throws {AppError} `picture_invalid`
 */
export async function decodeBmp(bytes: Buffer, enough: number): Promise<RawPicture> {
  const header = readBmpHeader(bytes)
  const { width, height, topDown, compression } = header
  const factor = Math.max(1, Math.floor(Math.max(width, height) / enough))
  const rows = compression === 'rle' ? readRleRows(bytes, header) : readPlainRows(bytes, header)
  const shrinker = createShrinker(header, factor)
  const rowsPerTurn = Math.max(1, Math.floor(pixelsPerTurn / width))
  let index = 0
  for (const row of rows) {
    const y = topDown ? index : height - 1 - index
    const isLastOfLine = topDown ? (y + 1) % factor === 0 || y === height - 1 : y % factor === 0
    shrinker.add(row, y, isLastOfLine)
    index += 1
    // oxlint-disable-next-line no-await-in-loop -- a pause for others is what is wanted
    if (index % rowsPerTurn === 0) await nextTurn()
  }
  return shrinker.picture
}
