/** A photo for the lightbox. */
export interface Photo {
  readonly src: string
  /** Candidates for `sizes="100vw"`. */
  readonly srcSet?: string | undefined
  readonly width?: number | undefined
  readonly height?: number | undefined
  readonly alt: string
  /** Text under the photo. */
  readonly caption?: string | undefined
}
