/** What the browser gets. */
export type OutputFormat = 'avif' | 'webp'

const png = Buffer.from('89504e470d0a1a0a', 'hex')
const jpeg = Buffer.from('ffd8ff', 'hex')

/** Whether bytes begin as PNG, JPEG, GIF, WebP or AVIF does. Never by name or declared type; SVG is no picture here. */
export function isRasterPicture(bytes: Buffer): boolean {
  const tag = (start: number, end: number) => bytes.toString('latin1', start, end)
  if (bytes.subarray(0, 8).equals(png) || bytes.subarray(0, 3).equals(jpeg)) return true
  if (tag(0, 6) === 'GIF87a' || tag(0, 6) === 'GIF89a') return true
  if (tag(0, 4) === 'RIFF' && tag(8, 12) === 'WEBP') return true
  // ISO/IEC 14496-12: size, 'ftyp', then the brands; 'avif' or 'avis' is the main one or among the compatible.
  return tag(4, 8) === 'ftyp' && /^(?:.{4})*?avi[fs]/s.test(tag(8, 64))
}
