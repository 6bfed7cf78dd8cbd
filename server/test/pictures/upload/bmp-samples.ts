export interface BmpOptions {
  readonly width: number
  /** Negative if the rows are stored from top to bottom. */
  readonly height: number
  readonly bitsPerPixel: number
  /** 0 none, 1 RLE8, 2 RLE4, 3 bit fields. */
  readonly method?: number
  /** 12 (OS/2), or 40 and more (Windows). */
  readonly headerSize?: number
  /** Red, green and blue of each colour. */
  readonly palette?: readonly (readonly [number, number, number])[]
  readonly masks?: readonly [number, number, number]
  readonly pixels: Buffer
}

/** Builds a BMP file from encoded pixels. */
export function bmpFile(options: BmpOptions): Buffer {
  const { width, height, bitsPerPixel, method = 0, headerSize = 40, palette = [], masks, pixels } = options
  const info = Buffer.alloc(headerSize + (masks && headerSize === 40 ? 12 : 0))
  info.writeUInt32LE(headerSize, 0)
  if (headerSize === 12) {
    info.writeUInt16LE(width, 4)
    info.writeUInt16LE(height, 6)
    info.writeUInt16LE(1, 8)
    info.writeUInt16LE(bitsPerPixel, 10)
  } else {
    info.writeInt32LE(width, 4)
    info.writeInt32LE(height, 8)
    info.writeUInt16LE(1, 12)
    info.writeUInt16LE(bitsPerPixel, 14)
    info.writeUInt32LE(method, 16)
    info.writeUInt32LE(palette.length, 32)
    masks?.forEach((mask, index) => info.writeUInt32LE(mask >>> 0, 40 + index * 4))
  }
  const colours = Buffer.from(
    palette.flatMap(([red, green, blue]) => (headerSize === 12 ? [blue, green, red] : [blue, green, red, 0])),
  )
  const head = Buffer.alloc(14)
  const offset = head.length + info.length + colours.length
  head.write('BM', 'latin1')
  head.writeUInt32LE(offset + pixels.length, 2)
  head.writeUInt32LE(offset, 10)
  return Buffer.concat([head, info, colours, pixels])
}

/** Encodes rows of pixel bytes, each padded to a multiple of four bytes. */
export function rowsOf(rows: readonly (readonly number[])[]): Buffer {
  return Buffer.concat(
    rows.map((row) => Buffer.concat([Buffer.from(row), Buffer.alloc((4 - (row.length % 4)) % 4)])),
  )
}

/** A BMP with 24 bits per pixel that is red on the left and blue on the right. */
export function twoColourBmp(width: number, height: number): Buffer {
  const row = Buffer.alloc(Math.ceil((width * 3) / 4) * 4)
  for (let x = 0; x < width; x += 1) row[x * 3 + (x < width / 2 ? 2 : 0)] = 255
  const pixels = Buffer.concat(Array.from({ length: height }, () => row))
  return bmpFile({ width, height, bitsPerPixel: 24, pixels })
}
