/** The formats in which browsers get pictures. */
export type OutputFormat = 'avif' | 'webp'

const png = Buffer.from('89504e470d0a1a0a', 'hex')
const jpeg = Buffer.from('ffd8ff', 'hex')

/**
 * Whether bytes begin with the signature of PNG, JPEG, GIF, WebP or AVIF. File names and content types are
 * not trusted. SVG is not accepted.
 */
export function isRasterPicture(bytes: Buffer): boolean {
  const tag = (start: number, end: number) => bytes.toString('latin1', start, end)
  if (bytes.subarray(0, 8).equals(png) || bytes.subarray(0, 3).equals(jpeg)) return true
  if (tag(0, 6) === 'GIF87a' || tag(0, 6) === 'GIF89a') return true
  if (tag(0, 4) === 'RIFF' && tag(8, 12) === 'WEBP') return true
  // ISO/IEC 14496-12: size, 'ftyp', major brand, version, compatible brands. One is 'avif' or 'avis'.
  return tag(4, 8) === 'ftyp' && /^(?:.{4})*?avi[fs]/s.test(tag(8, 64))
}
