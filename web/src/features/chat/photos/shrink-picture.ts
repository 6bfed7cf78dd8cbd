import { shrunkSize, shrunkTo } from './photo-limits.ts'

/** What draws and encodes a picture: a canvas of the page, or one without a page in a worker. */
export interface Canvas {
  draw(picture: CanvasImageSource, width: number, height: number): void
  encode(type: string, quality: number): Promise<Blob>
}

/** A picture that was decoded, upright. */
export interface DecodedPicture {
  readonly source: CanvasImageSource
  readonly width: number
  readonly height: number
  readonly close: () => void
}

/**
 * Makes the JPEG that is sent: at most 2048 px, on white where the picture is transparent. Nothing but the pixels gets
 * into it, so that neither place nor time of the photo leave the device (features.md, E2 and E3).
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

/** Puts a picture on white. */
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

/** Decodes with the browser's own decoders, turned as the photo's orientation says. @throws where it cannot */
export async function decodeBitmap(file: Blob): Promise<DecodedPicture> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  return { source: bitmap, width: bitmap.width, height: bitmap.height, close: () => bitmap.close() }
}
