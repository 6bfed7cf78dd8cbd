import type Sharp from 'sharp'

import { AppError } from '../errors.ts'
import type { ImageReply } from '../replies/replies.ts'
import { isRasterPicture, type OutputFormat } from './format.ts'

/** Converts a picture for a page; `width` is in pixels. */
export type PictureTransform = (
  bytes: Buffer,
  wanted: { readonly width: number; readonly format: OutputFormat },
) => Promise<ImageReply>

/**
 * 50 megapixels, as in contract.md, 'Chat': more than a phone camera takes, and a limit for decompression bombs.
 */
const limitInputPixels = 50_000_000
/** The maximum height in widths. It also keeps pictures within the size limits of AVIF and WebP. */
const maxRatio = 4
const secondsPerPicture = 5

/** Loads sharp, at the first picture: its library takes 20 MiB. */
async function loadSharp(): Promise<typeof Sharp> {
  const { default: sharp } = await import('sharp')
  // Inputs do not repeat, so sharp's cache would only use memory.
  sharp.cache(false)
  return sharp
}

/**
 * Creates a transform. It applies the EXIF orientation, scales the picture down to the width (never up), and
 * encodes it again, which drops all metadata. It rejects with `upstream_failed` if the picture is not a
 * complete PNG, JPEG, GIF, WebP or AVIF of at most 50 megapixels.
 */
export function createPictureTransform(): PictureTransform {
  let loaded: Promise<typeof Sharp> | undefined

  return async (bytes, { width, format }) => {
    if (!isRasterPicture(bytes)) throw new AppError('upstream_failed')
    loaded ??= loadSharp()
    const sharp = await loaded
    const picture = sharp(bytes, { limitInputPixels, failOn: 'error', sequentialRead: true })
      .timeout({ seconds: secondsPerPicture })
      .autoOrient()
      .resize({ width, height: width * maxRatio, fit: 'inside', withoutEnlargement: true })
    // Effort 3 takes twice the time of effort 2 and saves only 8 % of the bytes, and a visitor is waiting.
    const encoded =
      format === 'avif' ? picture.avif({ quality: 50, effort: 2 }) : picture.webp({ quality: 78 })
    try {
      const made = await encoded.toBuffer()
      // The result lies in a block of 16, 32, 64 or more KiB. A cache keeps only the bytes.
      const body = Buffer.allocUnsafeSlow(made.length)
      body.set(made)
      return { type: `image/${format}`, body }
    } catch (error) {
      throw new AppError('upstream_failed', { cause: error })
    }
  }
}
