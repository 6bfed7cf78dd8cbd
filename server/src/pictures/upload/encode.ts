import { readFile } from 'node:fs/promises'

import sharp, { type Metadata, type Sharp } from 'sharp'

import { AppError } from '../../errors.ts'
import { decodeBmp } from './bmp.ts'
import type { PictureKind } from './picture-kind.ts'

/** 50 megapixels (contract.md, 'Chat'). */
const limitInputPixels = 50_000_000
/** The maximum of the longer side in pixels: enough for an assistant or a professional (features.md, E2). */
const longestSide = 2048
const quality = 82
const secondsPerPicture = 5
/**
 * The maximum memory for decoding one picture. It excludes only pictures that must be decoded as a whole,
 * such as a progressive JPEG of more than 38 megapixels. An ordinary photo takes about 50 MiB; an interlaced
 * PNG of 50 megapixels with 16 bits per channel took 470 MiB.
 */
const maxDecoderBytes = 110 * 1024 * 1024

const samplesPerPixel: Readonly<Record<string, number>> = { '4:2:0': 1.5, '4:2:2': 2 }

/** Estimates the bytes that a decoder needs for a whole picture; 0 if it decodes row by row. */
function decoderBytes(kind: 'jpeg' | 'png', { width, height, ...picture }: Metadata): number {
  const pixels = width * height
  if (kind === 'jpeg') {
    // The decoder keeps the coefficients of a progressive JPEG, two bytes each, until the end of the file.
    const samples = samplesPerPixel[picture.chromaSubsampling ?? ''] ?? picture.channels
    return picture.isProgressive ? pixels * samples * 2 : 0
  }
  const isWhole = picture.isProgressive || (picture.orientation ?? 1) > 1
  return isWhole ? pixels * picture.channels * (picture.depth === 'ushort' ? 2 : 1) : 0
}

async function openBmp(source: string): Promise<Sharp> {
  const { data, width, height } = await decodeBmp(await readFile(source), longestSide)
  return sharp(data, { raw: { width, height, channels: 3 } })
}

async function openPicture(source: string, kind: 'jpeg' | 'png'): Promise<Sharp> {
  const picture = sharp(source, { limitInputPixels, failOn: 'error', sequentialRead: true })
  const metadata = await picture.metadata()
  if (metadata.format !== kind || decoderBytes(kind, metadata) > maxDecoderBytes) {
    throw new AppError('picture_invalid')
  }
  return picture
}

async function toJpeg(picture: Sharp): Promise<Buffer> {
  return (
    picture
      .timeout({ seconds: secondsPerPicture })
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      // JPEG has no transparency. Without a background transparent pixels would become black.
      .flatten({ background: '#ffffff' })
      .jpeg({ quality })
      .toBuffer()
  )
}

/**
 * Encodes the photo at `source` as a JPEG for the upstream (contract.md, 'Chat'; security.md, UP-04 to UP-06). It
 * is upright, has at most 2048 pixels on the longer side, and has no metadata.
 *
 * @throws {AppError} `picture_invalid` if the photo cannot be decoded completely within 5 s, exceeds 50
 * megapixels, or would take too much memory
 */
export async function encodePhoto(source: string, kind: PictureKind): Promise<Buffer> {
  try {
    return await toJpeg(kind === 'bmp' ? await openBmp(source) : await openPicture(source, kind))
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('picture_invalid', { cause: error })
  }
}
