/** A photo that can be seen large. */
export interface Photo {
  readonly src: string
  /** Widths for `sizes="100vw"`. */
  readonly srcSet?: string | undefined
  readonly width?: number | undefined
  readonly height?: number | undefined
  readonly alt: string
  /** Words under the photo. */
  readonly caption?: string | undefined
}
