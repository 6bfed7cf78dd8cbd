import { type Canvas, type DecodedPicture, drawOnWhite, encodeShrunk } from './shrink-picture.ts'
import type { ShrinkReply, ShrinkRequest } from './shrink.worker.ts'

/** Converts a photo to the JPEG that is sent; null if this browser cannot decode it. */
export type Shrink = (file: Blob) => Promise<Blob | null>

/** Decodes on the page: some browsers have a decoder for `<img>` only, or no canvas in workers. */
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

/** Shrinks photos in a worker, so that typing stays smooth; falls back to the page if the worker fails. */
export function createShrinker(startWorker: () => Worker): Shrink {
  let worker: Worker | null | undefined
  let lastNumber = 0
  const pending = new Map<number, (picture: Blob | null) => void>()

  /** After an error in the worker, the page does all requests, open ones included. */
  function dropWorker(): void {
    worker = null
    for (const answer of pending.values()) answer(null)
    pending.clear()
  }

  function start(): Worker | null {
    if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return null
    try {
      const started = startWorker()
      started.addEventListener('message', ({ data }: MessageEvent<ShrinkReply>) => {
        pending.get(data.number)?.(data.picture)
        pending.delete(data.number)
      })
      started.addEventListener('error', dropWorker)
      started.addEventListener('messageerror', dropWorker)
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
      pending.set(number, resolve)
      // `Worker.postMessage` has no target origin.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      current.postMessage({ number, file } satisfies ShrinkRequest)
    })
    return picture ?? shrinkOnPage(file)
  }
}
