import { shrunkSize, shrunkTo } from './photo-limits.ts'

/** A canvas that draws and encodes a picture: `<canvas>` on the page, `OffscreenCanvas` in a worker. */
export interface Canvas {
  draw(picture: CanvasImageSource, width: number, height: number): void
  encode(type: string, quality: number): Promise<Blob>
}

/** A decoded picture, rotated upright. */
export interface DecodedPicture {
  readonly source: CanvasImageSource
  readonly width: number
  readonly height: number
  readonly close: () => void
}

/**
 * Encodes the JPEG that is sent: at most {@link shrunkTo} pixels, transparent pixels in white. The JPEG has
 * no metadata, so the photo's place and time stay on the device (features.md, E2 and E3).
 */
export async function encodeShrunk(
  picture: DecodedPicture,
  createCanvas: (width: number, height: number) => Canvas,
): Promise<Blob> {
  const { width, height } = shrunkSize(picture.width, picture.height)
  const canvas = createCanvas(width, height)
  canvas.draw(picture.source, width, height)
  picture.close()
  return canvas.encode('image/jpeg', shrunkTo.quality)
}

/** Draws a picture on a white ground: JPEG has no transparency. @throws Error without a context */
export function drawOnWhite(
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D | null,
  picture: CanvasImageSource,
  width: number,
  height: number,
): void {
  if (!context) throw new Error('no canvas')
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, width, height)
}

/** Decodes a photo and applies its EXIF orientation. @throws DOMException if the browser cannot decode it */
export async function decodeBitmap(file: Blob): Promise<DecodedPicture> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  return { source: bitmap, width: bitmap.width, height: bitmap.height, close: () => bitmap.close() }
}
