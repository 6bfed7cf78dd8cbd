/** Length of the longer side of a picture for a model, in pixels. */
const side = 1024

/**
 * Returns a picture as a `data:` URL for a model: upright, reduced, and without metadata; null for a file
 * that is not a picture.
 */
export async function pictureDataUrl(bytes: Buffer): Promise<string | null> {
  // Loaded on first use, because most installations have no model.
  const { default: sharp } = await import('sharp')
  try {
    const small = await sharp(bytes)
      .rotate()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 80 })
      .toBuffer()
    return `data:image/jpeg;base64,${small.toString('base64')}`
  } catch {
    return null
  }
}
