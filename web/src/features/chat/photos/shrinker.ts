import { type Canvas, type DecodedPicture, drawOnWhite, encodeShrunk } from './shrink-picture.ts'
import type { ShrinkReply, ShrinkRequest } from './shrink.worker.ts'

/** Turns a photo into the JPEG that is sent; null where this browser cannot read it. */
export type Shrink = (file: Blob) => Promise<Blob | null>

/** On the page itself, where a decoder is only there for `<img>`, or workers cannot draw. */
async function decodeOnPage(file: Blob): Promise<DecodedPicture> {
  const address = URL.createObjectURL(file)
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    return { source: image, width: image.naturalWidth, height: image.naturalHeight, close: () => undefined }
  } finally {
    URL.revokeObjectURL(address)
  }
}

function createPageCanvas(width: number, height: number): Canvas {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  return {
    draw: (picture, drawnWidth, drawnHeight) =>
      drawOnWhite(canvas.getContext('2d'), picture, drawnWidth, drawnHeight),
    encode: (type, quality) =>
      new Promise((resolve, reject) => {
        canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('not encoded'))), type, quality)
      }),
  }
}

async function shrinkOnPage(file: Blob): Promise<Blob | null> {
  try {
    return await encodeShrunk(await decodeOnPage(file), createPageCanvas)
  } catch {
    return null
  }
}

/** Shrinks in a worker, so that typing never stutters; what the worker cannot do is tried on the page. */
export function createShrinker(startWorker: () => Worker): Shrink {
  let worker: Worker | null | undefined
  let lastNumber = 0
  const awaited = new Map<number, (picture: Blob | null) => void>()

  /** A worker that failed leaves all its work to the page. */
  function giveUp(): void {
    worker = null
    for (const answer of awaited.values()) answer(null)
    awaited.clear()
  }

  function start(): Worker | null {
    if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return null
    try {
      const started = startWorker()
      started.addEventListener('message', ({ data }: MessageEvent<ShrinkReply>) => {
        awaited.get(data.number)?.(data.picture)
        awaited.delete(data.number)
      })
      started.addEventListener('error', giveUp)
      started.addEventListener('messageerror', giveUp)
      return started
    } catch {
      return null
    }
  }

  return async (file) => {
    if (worker === undefined) worker = start()
    const current = worker
    if (!current) return shrinkOnPage(file)
    lastNumber += 1
    const number = lastNumber
    const picture = await new Promise<Blob | null>((resolve) => {
      awaited.set(number, resolve)
      // A worker has no origin to name.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      current.postMessage({ number, file } satisfies ShrinkRequest)
    })
    return picture ?? shrinkOnPage(file)
  }
}
