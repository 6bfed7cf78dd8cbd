import { type PictureWidth, pictureWidths } from '@mestieri/shared/contracts/directory-limits.ts'

export interface PictureSource {
  readonly src: string
  readonly srcSet: string
}

/** An address of /api/pictures at one of the widths that it makes, in pixels. */
export function pictureAddress(address: string, width: PictureWidth): string {
  return `${address}${address.includes('?') ? '&' : '?'}width=${width}`
}

/**
 * What an `<img>` needs to pick a professional's picture at the right size; `sizes` is up to the caller.
 * @param address as the API gives it, without a width
 * @param widest the largest width worth offering, in pixels; also bounds what a browser without `srcset` gets
 */
export function pictureSource(address: string, widest: PictureWidth): PictureSource {
  const widths = pictureWidths.filter((width) => width <= widest)
  return {
    src: pictureAddress(address, widest),
    srcSet: widths.map((width) => `${pictureAddress(address, width)} ${width}w`).join(', '),
  }
}
