import { type Canvas, decodeBitmap, drawOnWhite, encodeShrunk } from './shrink-picture.ts'

/** A request of the page; the reply has the same number. */
export interface ShrinkRequest {
  readonly number: number
  readonly file: Blob
}

/** The JPEG, or null if the worker cannot decode the file. */
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
