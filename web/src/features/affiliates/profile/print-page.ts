import { type SetTimer, withDeadline } from '../../../lib/deadline.ts'

/** Nobody waits longer for a photo that may not come. */
const picturesMs = 2000

export interface PrintMeans {
  readonly images: Iterable<Pick<HTMLImageElement, 'loading' | 'decode'>>
  readonly print: () => void
  readonly later: SetTimer
}

/** Prints the page with its pictures, those too that nobody has scrolled to yet. */
export async function printPage({ images, print, later }: PrintMeans): Promise<void> {
  const shown = [...images].map((image) => {
    image.loading = 'eager'
    return image.decode()
  })
  await withDeadline(Promise.allSettled(shown), picturesMs, later).catch(() => undefined)
  print()
}
