/** The kinds of photos that are taken (specification, section 5); a jpeg is a jpg. */
export type PictureKind = 'jpeg' | 'png' | 'bmp'

/** So many bytes tell a file's kind. */
export const kindBytes = 18

const signatures = {
  jpeg: Buffer.from('ffd8ff', 'hex'),
  png: Buffer.from('89504e470d0a1a0a', 'hex'),
} as const

/** Sizes of the headers that a BMP can have behind the 14 bytes of its file header. */
const bmpHeaderSizes = new Set([12, 40, 52, 56, 64, 108, 124])

/**
 * What a file is by its first bytes; its name and declared type may say anything.
 * @param head the file's first {@link kindBytes} bytes, or all of a shorter one
 */
export function kindOf(head: Buffer): PictureKind | null {
  if (head.subarray(0, 3).equals(signatures.jpeg)) return 'jpeg'
  if (head.subarray(0, 8).equals(signatures.png)) return 'png'
  // 'BM' alone begins many a text.
  const isBmp = head.length >= kindBytes && head.toString('latin1', 0, 2) === 'BM'
  return isBmp && bmpHeaderSizes.has(head.readUInt32LE(14)) ? 'bmp' : null
}
