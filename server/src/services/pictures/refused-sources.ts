interface RefusedSourcesDeps {
  readonly log: { warn(fields: object, message: string): void }
  /** Called for each picture that a response leaves out. */
  readonly onRefused: () => void
}

/** Returns the host of an address; null if it is no address. */
function hostOf(src: string): string | null {
  return URL.parse(src)?.host.slice(0, 255) ?? null
}

/**
 * Creates the function that is called for every source that is not allowed. Only the first one is logged, with its host:
 * usually a host is missing in `PICTURE_HOSTS`, and each reply would tell it again.
 */
export function createRefusedSources({ log, onRefused }: RefusedSourcesDeps): (src: string) => void {
  let isKnown = false
  return (src) => {
    if (!isKnown) {
      log.warn(
        { host: hostOf(src) },
        'a picture was left out of a reply: PICTURE_HOSTS lacks its host, or it is a photo of a chat',
      )
    }
    isKnown = true
    onRefused()
  }
}
