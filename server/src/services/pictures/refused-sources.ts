interface RefusedSourcesDeps {
  readonly log: { warn(fields: object, message: string): void }
  /** Called for each picture that a response leaves out. */
  readonly onRefused: () => void
}

/**
 * Creates the function that is called for every source that is not allowed. Only the first one is logged: usually a
 * host is missing in `PICTURE_HOSTS`, and each reply would tell it again.
 */
export function createRefusedSources({ log, onRefused }: RefusedSourcesDeps): () => void {
  let isKnown = false
  return () => {
    if (!isKnown) {
      log.warn(
        {},
        'a picture was left out of a reply: PICTURE_HOSTS lacks its host, or it is a photo of a chat',
      )
    }
    isKnown = true
    onRefused()
  }
}
