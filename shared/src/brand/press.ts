/** A newspaper or magazine that wrote about the site (specification, section 3, 'Press logo'). */
export interface PressLogo {
  /** The paper's name, as the picture's alternative text. */
  readonly name: string
  /** The address of the article, opened in a new tab. */
  readonly link: string
  /** A picture of the public folder, for example '/stampa/giornale.svg'. */
  readonly image: string
  /** The displayed size, in px; at most 40 px high. */
  readonly width: number
  readonly height: number
}

/** For the trial page; empty: the section is hidden. */
export const pressLogos: readonly PressLogo[] = []
