import { AppError } from '../../errors.ts'
import type { BmpHeader } from './bmp-header.ts'

/** Decodes the row at byte `start` into `row`, three bytes per pixel: red, green, blue. */
type WriteRow = (start: number, row: Uint8Array) => void

/** Sets the pixel at `x` to a colour of the palette. */
export function setPixel(row: Uint8Array, x: number, palette: Uint8Array, colour: number): void {
  row[x * 3] = palette[colour * 3] ?? 0
  row[x * 3 + 1] = palette[colour * 3 + 1] ?? 0
  row[x * 3 + 2] = palette[colour * 3 + 2] ?? 0
}

/** Creates a function that extracts the bits of `mask` from a pixel, scaled to the range 0 to 255. */
function channelReader(mask: number): (pixel: number) => number {
  if (mask === 0) return () => 0
  const shift = 31 - Math.clz32(mask & -mask)
  const most = mask >>> shift
  return (pixel) => Math.round((((pixel & mask) >>> shift) * 255) / most)
}

function writeMasked(bytes: Buffer, { width, bitsPerPixel, masks }: BmpHeader): WriteRow {
  const [red, green, blue] = [channelReader(masks[0]), channelReader(masks[1]), channelReader(masks[2])]
  const size = bitsPerPixel / 8
  return (start, row) => {
    for (let x = 0; x < width; x += 1) {
      const at = start + x * size
      const pixel = size === 2 ? bytes.readUInt16LE(at) : bytes.readUInt32LE(at)
      row[x * 3] = red(pixel)
      row[x * 3 + 1] = green(pixel)
      row[x * 3 + 2] = blue(pixel)
    }
  }
}

function writeBytes(bytes: Buffer, { width, bitsPerPixel }: BmpHeader): WriteRow {
  const size = bitsPerPixel / 8
  return (start, row) => {
    for (let x = 0, at = start; x < width; x += 1, at += size) {
      row[x * 3] = bytes[at + 2] ?? 0
      row[x * 3 + 1] = bytes[at + 1] ?? 0
      row[x * 3 + 2] = bytes[at] ?? 0
    }
  }
}

function writeIndexed(bytes: Buffer, { width, bitsPerPixel, palette }: BmpHeader): WriteRow {
  const perByte = 8 / bitsPerPixel
  const mask = (1 << bitsPerPixel) - 1
  return (start, row) => {
    for (let x = 0; x < width; x += 1) {
      const shift = 8 - bitsPerPixel * ((x % perByte) + 1)
      const colour = ((bytes[start + Math.floor(x / perByte)] ?? 0) >> shift) & mask
      setPixel(row, x, palette, colour)
    }
  }
}

/** Whether each channel is one whole byte, so that masks need not be applied. */
const isPlain = ({ bitsPerPixel, masks }: BmpHeader) =>
  bitsPerPixel === 24 ||
  (bitsPerPixel === 32 && masks[0] === 0xff0000 && masks[1] === 0xff00 && masks[2] === 0xff)

function rowWriter(bytes: Buffer, header: BmpHeader): WriteRow {
  if (header.bitsPerPixel <= 8) return writeIndexed(bytes, header)
  return isPlain(header) ? writeBytes(bytes, header) : writeMasked(bytes, header)
}

/**
 * Yields the rows of an uncompressed BMP in the order of the file, three bytes per pixel: red, green, blue.
 * All rows share one array.
 *
 * @throws {AppError} `picture_invalid` if the file ends early
 */
export function* readPlainRows(bytes: Buffer, header: BmpHeader): Generator<Uint8Array> {
  const { width, height, bitsPerPixel, offset } = header
  const stride = Math.floor((bitsPerPixel * width + 31) / 32) * 4
  // Some programs leave out the padding of the last row.
  const needed = stride * (height - 1) + Math.ceil((bitsPerPixel * width) / 8)
  if (offset + needed > bytes.length) throw new AppError('picture_invalid')
  const row = new Uint8Array(width * 3)
  const write = rowWriter(bytes, header)
  for (let index = 0; index < height; index += 1) {
    write(offset + index * stride, row)
    yield row
  }
}
