import { type Canvas, decodeBitmap, drawOnWhite, encodeShrunk } from './shrink-picture.ts'

/** What the page asks: a file, and the number by which the answer is told apart. */
export interface ShrinkRequest {
  readonly number: number
  readonly file: Blob
}

/** The JPEG, or null where this browser cannot decode the file here. */
export interface ShrinkReply {
  readonly number: number
  readonly picture: Blob | null
}

function createCanvas(width: number, height: number): Canvas {
  const canvas = new OffscreenCanvas(width, height)
  return {
    draw: (picture, drawnWidth, drawnHeight) =>
      drawOnWhite(canvas.getContext('2d'), picture, drawnWidth, drawnHeight),
    encode: (type, quality) => canvas.convertToBlob({ type, quality }),
  }
}

async function shrink(file: Blob): Promise<Blob | null> {
  try {
    return await encodeShrunk(await decodeBitmap(file), createCanvas)
  } catch {
    return null
  }
}

async function answer({ number, file }: ShrinkRequest): Promise<void> {
  postMessage({ number, picture: await shrink(file) } satisfies ShrinkReply)
}

addEventListener('message', ({ data }: MessageEvent<ShrinkRequest>) => void answer(data))
