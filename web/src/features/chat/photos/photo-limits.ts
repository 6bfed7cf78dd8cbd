import { chatLimits } from '@mestieri/shared/contracts/chat-limits.ts'

/** What the file picker offers (specification, section 5); phones turn other formats into one of these by themselves. */
export const acceptedFiles = '.jpg,.jpeg,.png,.bmp,image/jpeg,image/png,image/bmp'

/** The longer side of a photo that is sent, in pixels, and its JPEG quality (features.md, E2). */
export const shrunkTo = { side: 2048, quality: 0.82 } as const

const decimal = new Intl.NumberFormat('it-IT', { maximumFractionDigits: 1 })

/** Bytes in the unit of the specification's text, rounded up so that what is too much never looks like the limit. */
function megabytes(bytes: number): string {
  return decimal.format(Math.ceil(bytes / 100_000) / 10)
}

/** '1,4 MB', for the counter. */
export function photoSize(bytes: number): string {
  return `${megabytes(bytes)} MB`
}

/** '2 foto, 1,4 MB' */
export function photoCount(count: number, bytes: number): string {
  return `${count} foto, ${photoSize(bytes)}`
}

/** Whether chosen photos are too much for one message, in bytes after they were shrunk. */
export function isTooMuch(bytes: number): boolean {
  return bytes > chatLimits.maxPictureBytes
}

/** The specification's words for it (section 5). */
export function tooMuchWords(bytes: number): string {
  return `Le foto selezionate (${megabytes(bytes)}Mb) superano il limite di 25Mb`
}

/** Which of the photos, in their order, do not fit any more. */
export function photosTooMany(sizes: readonly number[]): boolean[] {
  let total = 0
  return sizes.map((size) => {
    const over = isTooMuch(total + size)
    if (!over) total += size
    return over
  })
}

/** The size of a picture whose longer side is at most {@link shrunkTo}; smaller ones stay as they are. */
export function shrunkSize(
  width: number,
  height: number,
): { readonly width: number; readonly height: number } {
  const scale = Math.min(1, shrunkTo.side / Math.max(width, height, 1))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

export type PhotoKind = 'photo' | 'heic' | 'other'

/** What a file says that it is, by its type and its name: a photo, one that not every browser reads, or none. */
export function photoKind({ name, type }: { readonly name: string; readonly type: string }): PhotoKind {
  if (/^image\/hei[cf]/i.test(type) || /\.(?:heic|heif)$/i.test(name)) return 'heic'
  if (/^image\/(?:jpeg|jpg|pjpeg|png|bmp|x-ms-bmp|x-bmp)$/i.test(type)) return 'photo'
  return type === '' && /\.(?:jpe?g|png|bmp)$/i.test(name) ? 'photo' : 'other'
}

/** Why a file cannot be sent, in words for a person; the file is named, because others may be fine. */
export function unreadableWords(kind: PhotoKind, name: string): string {
  if (kind === 'heic') {
    return `Formato HEIC non leggibile qui: «${name}». Salvala come JPEG, oppure fai uno screenshot della foto.`
  }
  if (kind === 'other') return `«${name}» non è una foto in formato jpg, jpeg, png o bmp.`
  return `Non riusciamo a leggere la foto «${name}»: forse il file è rovinato.`
}
