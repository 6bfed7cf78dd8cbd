import { chatLimits } from '@mestieri/shared/contracts/chat-limits.ts'

/** The file picker's formats (specification, section 5); phones convert other formats themselves. */
export const acceptedFiles = '.jpg,.jpeg,.png,.bmp,image/jpeg,image/png,image/bmp'

/** The longer side of a sent photo in pixels, and its JPEG quality (features.md, E2). */
export const shrunkTo = { side: 2048, quality: 0.82 } as const

const decimal = new Intl.NumberFormat('it-IT', { maximumFractionDigits: 1 })

/** Bytes in MB with one decimal, rounded up: a size just over the limit must not read as the limit. */
function megabytes(bytes: number): string {
  return decimal.format(Math.ceil(bytes / 100_000) / 10)
}

/** A size for the counter: '1,4 MB'. */
export function photoSize(bytes: number): string {
  return `${megabytes(bytes)} MB`
}

/** The counter's text: '2 foto, 1,4 MB'. */
export function photoCount(count: number, bytes: number): string {
  return `${count} foto, ${photoSize(bytes)}`
}

/** Whether the photos of one message exceed the limit; `bytes` is their total after shrinking. */
export function exceedsLimit(bytes: number): boolean {
  return bytes > chatLimits.maxPictureBytes
}

/** The error message for photos over the limit (specification, section 5). */
export function tooLargeMessage(bytes: number): string {
  return `Le foto selezionate (${megabytes(bytes)}Mb) superano il limite di 25Mb`
}

/** For each photo in order: whether it exceeds the limit after the photos before it that fit. */
export function photosOverLimit(sizes: readonly number[]): boolean[] {
  let total = 0
  return sizes.map((size) => {
    const over = exceedsLimit(total + size)
    if (!over) total += size
    return over
  })
}

/** A picture's size, scaled down so that its longer side is at most {@link shrunkTo}; never scaled up. */
export function shrunkSize(
  width: number,
  height: number,
): { readonly width: number; readonly height: number } {
  const scale = Math.min(1, shrunkTo.side / Math.max(width, height, 1))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

export type PhotoKind = 'photo' | 'heic' | 'other'

/** The kind of a file by MIME type and name. `heic` is a photo that only some browsers decode. */
export function photoKind({ name, type }: { readonly name: string; readonly type: string }): PhotoKind {
  if (/^image\/hei[cf]/i.test(type) || /\.(?:heic|heif)$/i.test(name)) return 'heic'
  if (/^image\/(?:jpeg|jpg|pjpeg|png|bmp|x-ms-bmp|x-bmp)$/i.test(type)) return 'photo'
  return type === '' && /\.(?:jpe?g|png|bmp)$/i.test(name) ? 'photo' : 'other'
}

/** The error message for a file that cannot be sent. It names the file, because others may be valid. */
export function unreadableMessage(kind: PhotoKind, name: string): string {
  if (kind === 'heic') {
    return `Formato HEIC non leggibile qui: «${name}». Salva la foto come JPEG, oppure fanne uno screenshot.`
  }
  if (kind === 'other') return `«${name}» non è una foto in formato jpg, jpeg, png o bmp.`
  return `Non riusciamo a leggere la foto «${name}»: forse il file è rovinato.`
}
