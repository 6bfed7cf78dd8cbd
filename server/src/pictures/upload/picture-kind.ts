/** The accepted kinds of photos (specification, section 5). */
export type PictureKind = 'jpeg' | 'png' | 'bmp'

/** The number of bytes that `kindOf` needs. */
export const kindBytes = 18

const signatures = {
  jpeg: Buffer.from('ffd8ff', 'hex'),
  png: Buffer.from('89504e470d0a1a0a', 'hex'),
} as const

/** The possible sizes of a BMP's info header, which follows the 14 bytes of its file header. */
const bmpHeaderSizes = new Set([12, 40, 52, 56, 64, 108, 124])

/**
 * The kind of a file by its first bytes, or null if it is not supported. Its name and content type are
 * ignored because they may be wrong.
 *
 * @param head the first {@link kindBytes} bytes of the file, or the whole file if it is shorter
 */
export function kindOf(head: Buffer): PictureKind | null {
  if (head.subarray(0, 3).equals(signatures.jpeg)) return 'jpeg'
  if (head.subarray(0, 8).equals(signatures.png)) return 'png'
  // 'BM' alone is not enough: texts may begin with it too.
  const isBmp = head.length >= kindBytes && head.toString('latin1', 0, 2) === 'BM'
  return isBmp && bmpHeaderSizes.has(head.readUInt32LE(14)) ? 'bmp' : null
}
