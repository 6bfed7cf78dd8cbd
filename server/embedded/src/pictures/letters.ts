/** A capital letter as an SVG path to be stroked. The cap height is 100; `width` is the advance width. */
export interface Letter {
  readonly width: number
  readonly path: string
}

/** Stroke width of the letters, in the same units. */
export const letterStroke = 20

/**
 * The capital letters of the marks. They are paths and not text, because a server without installed fonts
 * would rasterise text as empty squares. Strokes run past the cap height on purpose: `drawMark` clips them to
 * it, which gives slanted strokes level ends.
 */
export const letters: Readonly<Record<string, Letter>> = {
  A: { width: 92, path: 'M5 112L46 2L87 112M23 70H69' },
  B: { width: 76, path: 'M10 48H43a19 19 0 0 0 0-38H10V90H45a21 21 0 0 0 0-42' },
  C: { width: 86, path: 'M80 24A41 41 0 1 0 80 76' },
  D: { width: 86, path: 'M10 10H36a40 40 0 0 1 0 80H10Z' },
  E: { width: 66, path: 'M62 10H10V90H62M10 50H56' },
  F: { width: 62, path: 'M60 10H10V105M10 52H54' },
  G: { width: 94, path: 'M80 24A41 41 0 1 0 89 54H53' },
  H: { width: 82, path: 'M10-5V105M72-5V105M10 50H72' },
  I: { width: 20, path: 'M10-5V105' },
  J: { width: 58, path: 'M48-5V67A22 22 0 0 1 5 73' },
  K: { width: 80, path: 'M10-5V105M76-9L12 58M34 40L78 112' },
  L: { width: 62, path: 'M10-5V90H60' },
  M: { width: 100, path: 'M10 105V-5M90 105V-5M12-10L50 64L88-10' },
  N: { width: 84, path: 'M10 105V-5M74 105V-5M12-8L72 108' },
  O: { width: 100, path: 'M9 50a41 41 0 1 0 82 0a41 41 0 1 0-82 0' },
  P: { width: 74, path: 'M10 105V10H42a23 23 0 0 1 0 46H10' },
  Q: { width: 100, path: 'M9 50a41 41 0 1 0 82 0a41 41 0 1 0-82 0M56 60L96 104' },
  R: { width: 78, path: 'M10 105V10H42a23 23 0 0 1 0 46H10M40 54L74 112' },
  S: {
    width: 72,
    path: 'M64 27C59 15 49 10 37 10C21 10 11 18 11 29C11 42 23 46 37 49C53 53 63 58 63 71C63 83 52 90 37 90C23 90 12 84 8 72',
  },
  T: { width: 74, path: 'M0 10H74M37 10V105' },
  U: { width: 80, path: 'M10-5V57a30 33 0 0 0 60 0V-5' },
  V: { width: 88, path: 'M4-18L44 94L84-18' },
  W: { width: 126, path: 'M4-18L35 94L63 8L91 94L122-18' },
  X: { width: 84, path: 'M6-10L78 110M78-10L6 110' },
  Y: { width: 84, path: 'M2-12L42 54L82-12M42 50V105' },
  Z: { width: 74, path: 'M6 10H62L12 90H70' },
}
