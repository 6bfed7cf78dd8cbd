/** The colours of the map, from the site's light scheme: paper for land, petrol for water, red for the place. */
export const palette = {
  sea: '#d5e8e5',
  shallow: '#e0efec',
  shore: '#ecf6f4',
  coast: '#9fc7c1',
  land: '#fff9f2',
  abroad: '#f5ebdf',
  builtUp: '#f4e4d2',
  border: '#bfa88f',
  ring: '#c81e35',
  pin: '#c81e35',
  pinEdge: '#a9162b',
  surface: '#ffffff',
  line: '#eadfd3',
  silhouette: '#e3cdb4',
  ink: '#221b16',
  town: '#4d4138',
  muted: '#6b5e54',
  shadow: '#46230a',
} as const

/** An SVG image cannot load the site's font, so this lists fonts that may be installed. */
export const fontFamily =
  "'Figtree Variable', Figtree, system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"
