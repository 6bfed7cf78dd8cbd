import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Page } from 'playwright-core'
import sharp from 'sharp'

export interface SamplePhoto {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

/** A photo of a plain colour. */
export async function plainPhoto(name: string, width = 400, height = 300): Promise<SamplePhoto> {
  const image = sharp({ create: { width, height, channels: 3, background: '#7fa3a0' } })
  return { name, mimeType: 'image/jpeg', buffer: await image.jpeg().toBuffer() }
}

/** A photo like a phone's: 12 megapixels, EXIF orientation of 90 degrees, with GPS coordinates. */
export async function phonePhoto(name: string): Promise<SamplePhoto> {
  const buffer = await sharp({ create: { width: 4032, height: 3024, channels: 3, background: '#c9a37a' } })
    .withMetadata({
      orientation: 6,
      exif: {
        IFD0: { Make: 'Telefono' },
        IFD3: {
          GPSLatitudeRef: 'N',
          GPSLatitude: '45/1 35/1 0/1',
          GPSLongitudeRef: 'E',
          GPSLongitude: '9/1 16/1 0/1',
        },
      },
    })
    .jpeg()
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}

/** Writes photos of noise, which compress badly, to files of 3 MB each. @returns their paths */
export async function noisyFiles(folder: string, count: number): Promise<string[]> {
  const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const
  const image = sharp({ create: { width: 2048, height: 2048, channels: 3, background: '#888', noise } })
  const bytes = await image.jpeg({ quality: 80 }).toBuffer()
  const paths = Array.from({ length: count }, (_, index) => join(folder, `rumore-${index + 1}.jpg`))
  await Promise.all(paths.map((path) => writeFile(path, bytes)))
  return paths
}

/** Records uploads in the page, because Playwright does not expose the body of a form with files. */
export async function watchUploads(page: Page): Promise<() => Promise<Buffer[]>> {
  await page.addInitScript(() => {
    const kept: string[] = []
    Object.assign(globalThis, { uploadedPhotos: kept })
    // oxlint-disable-next-line typescript/unbound-method -- it is called with its own `this`
    const send = XMLHttpRequest.prototype.send
    XMLHttpRequest.prototype.send = function sendAndKeep(body) {
      const file = body instanceof FormData ? body.get('files') : null
      if (file instanceof Blob) {
        void file
          .bytes()
          .then((bytes) => kept.push([...bytes].map((byte) => String.fromCodePoint(byte)).join('')))
      }
      send.call(this, body)
    }
  })
  return async () => {
    const kept = await page.evaluate(
      () => (globalThis as unknown as { uploadedPhotos: string[] }).uploadedPhotos,
    )
    return kept.map((text) => Buffer.from(text, 'latin1'))
  }
}

/** Drops files on the chat, or pastes them into its field. */
export async function handOver(
  page: Page,
  how: 'drop' | 'paste',
  photos: readonly SamplePhoto[],
): Promise<void> {
  const files = photos.map(({ name, mimeType, buffer }) => ({
    name,
    mimeType,
    base64: buffer.toString('base64'),
  }))
  const transfer = await page.evaluateHandle((given) => {
    const data = new DataTransfer()
    for (const { name, mimeType, base64 } of given) {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0)
      data.items.add(new File([bytes], name, { type: mimeType }))
    }
    return data
  }, files)
  const field = page.getByRole('textbox', { name: 'Messaggio' })
  if (how === 'paste') {
    await field.evaluate((element, clipboardData) => {
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, transfer)
    return
  }
  const log = page.getByRole('region', { name: 'Messaggi' })
  await log.dispatchEvent('dragenter', { dataTransfer: transfer })
  await page.getByText('Lascia qui le foto').waitFor()
  await log.dispatchEvent('dragover', { dataTransfer: transfer })
  await log.dispatchEvent('drop', { dataTransfer: transfer })
}
