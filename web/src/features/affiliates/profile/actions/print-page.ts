import { type SetTimer, withDeadline } from '../../../../lib/api/deadline.ts'

/** The maximum wait for pictures before printing, in milliseconds. */
const picturesMs = 2000

export interface PrintDeps {
  readonly images: Iterable<Pick<HTMLImageElement, 'loading' | 'decode'>>
  readonly print: () => void
  readonly setTimer: SetTimer
}

/** Prints the page with all its pictures: loads the lazy ones first, because the print would miss them. */
export async function printPage({ images, print, setTimer }: PrintDeps): Promise<void> {
  const shown = [...images].map((image) => {
    image.loading = 'eager'
    return image.decode()
  })
  await withDeadline(Promise.allSettled(shown), picturesMs, setTimer).catch(() => undefined)
  print()
}
