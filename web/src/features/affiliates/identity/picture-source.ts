import { type PictureWidth, pictureWidths } from '@mestieri/shared/contracts/directory-limits.ts'

export interface PictureSource {
  readonly src: string
  readonly srcSet: string
}

/** The URL of a picture of `/api/pictures` at one of the supported widths, in pixels. */
export function pictureAddress(address: string, width: PictureWidth): string {
  return `${address}${address.includes('?') ? '&' : '?'}width=${width}`
}

/**
 * The `src` and `srcset` of a professional's picture; the caller sets `sizes`.
 * @param address the URL from the API, without a width
 * @param widest the largest offered width in pixels; `src` has this width
 */
export function pictureSource(address: string, widest: PictureWidth): PictureSource {
  const widths = pictureWidths.filter((width) => width <= widest)
  return {
    src: pictureAddress(address, widest),
    srcSet: widths.map((width) => `${pictureAddress(address, width)} ${width}w`).join(', '),
  }
}

/** Whether a picture shows the place before the work: its file name ends in '-prima' (features.md, B2). */
export function showsBefore(address: string): boolean {
  return /-prima\.\w{3,4}(?:$|&)/.test(address)
}
