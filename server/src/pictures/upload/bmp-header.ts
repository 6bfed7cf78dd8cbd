import { AppError } from '../../errors.ts'

/** The bit masks of red, green and blue in a pixel of 16 or 32 bits. */
export type Masks = readonly [number, number, number]

/** The layout of a BMP file. The header is valid; that the pixels are complete is not checked yet. */
export interface BmpHeader {
  readonly width: number
  readonly height: number
  readonly topDown: boolean
  readonly bitsPerPixel: 1 | 4 | 8 | 16 | 24 | 32
  readonly compression: 'none' | 'rle'
  /** Used only with 16 and 32 bits per pixel. */
  readonly masks: Masks
  /** 256 colours of three bytes: red, green, blue. Colours missing in the file are black. */
  readonly palette: Uint8Array
  /** The position of the pixels in the file, in bytes. */
  readonly offset: number
}

/** 50 megapixels (contract.md, 'Chat'). */
const maxPixels = 50_000_000
/** The limit of JPEG; it also limits the memory for one row. */
const maxSide = 65_535
const fileHeader = 14
const methods = { rgb: 0, rle8: 1, rle4: 2, bitFields: 3, alphaBitFields: 6 } as const

const invalid = () => new AppError('picture_invalid')

function readMasks(bytes: Buffer, bitsPerPixel: number, method: number): Masks {
  if (method === methods.bitFields || method === methods.alphaBitFields) {
    if (bytes.length < 66) throw invalid()
    // The masks follow the first 40 bytes of the header, either inside a longer header or directly after it.
    return [bytes.readUInt32LE(54), bytes.readUInt32LE(58), bytes.readUInt32LE(62)]
  }
  return bitsPerPixel === 16 ? [0x7c00, 0x03e0, 0x001f] : [0xff0000, 0xff00, 0xff]
}

function readPalette(bytes: Buffer, start: number, end: number, entrySize: number): Uint8Array {
  const palette = new Uint8Array(256 * 3)
  const last = Math.min(end, bytes.length) - entrySize
  for (let colour = 0, at = start; colour < 256 && at <= last; colour += 1, at += entrySize) {
    palette.set([bytes.readUInt8(at + 2), bytes.readUInt8(at + 1), bytes.readUInt8(at)], colour * 3)
  }
  return palette
}

function isSupported(
  bitsPerPixel: number,
  method: number,
  topDown: boolean,
): bitsPerPixel is BmpHeader['bitsPerPixel'] {
  if (method === methods.rgb) return [1, 4, 8, 16, 24, 32].includes(bitsPerPixel)
  if (method === methods.rle8) return bitsPerPixel === 8 && !topDown
  if (method === methods.rle4) return bitsPerPixel === 4 && !topDown
  const hasMasks = method === methods.bitFields || method === methods.alphaBitFields
  return hasMasks && (bitsPerPixel === 16 || bitsPerPixel === 32)
}

/**
 * Reads the header of a BMP: the Windows headers of 40 bytes and more, and the OS/2 header of 12 bytes.
 *
 * @throws {AppError} `picture_invalid` if the header is invalid, the compression is unsupported, or the
 * picture exceeds 50 megapixels
 */
export function readBmpHeader(bytes: Buffer): BmpHeader {
  if (bytes.length < fileHeader + 12) throw invalid()
  const headerSize = bytes.readUInt32LE(14)
  const isCore = headerSize === 12
  if (bytes.length < fileHeader + headerSize || (!isCore && headerSize < 40)) throw invalid()
  const width = isCore ? bytes.readUInt16LE(18) : bytes.readInt32LE(18)
  const signedHeight = isCore ? bytes.readUInt16LE(20) : bytes.readInt32LE(22)
  const height = Math.abs(signedHeight)
  const topDown = signedHeight < 0
  const bitsPerPixel = bytes.readUInt16LE(isCore ? 24 : 28)
  const method = isCore ? methods.rgb : bytes.readUInt32LE(30)
  const offset = bytes.readUInt32LE(10)
  const paletteStart = fileHeader + headerSize
  if (width < 1 || height < 1 || Math.max(width, height) > maxSide || width * height > maxPixels)
    throw invalid()
  if (offset < paletteStart || offset > bytes.length) throw invalid()
  if (!isSupported(bitsPerPixel, method, topDown)) throw invalid()
  return {
    width,
    height,
    topDown,
    bitsPerPixel,
    compression: method === methods.rle8 || method === methods.rle4 ? 'rle' : 'none',
    masks: readMasks(bytes, bitsPerPixel, method),
    palette: readPalette(bytes, paletteStart, offset, isCore ? 3 : 4),
    offset,
  }
}
