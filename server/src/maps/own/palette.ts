/** The colours of a map: paper for land, petrol for water, red for the place. */
const light = {
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
}

export type Palette = Readonly<Record<keyof typeof light, string>>

const dark: Palette = {
  sea: '#12302f',
  shallow: '#163837',
  shore: '#1b4140',
  coast: '#3d716d',
  land: '#2b241f',
  abroad: '#231d19',
  builtUp: '#43372d',
  border: '#8a7763',
  ring: '#ff7a85',
  pin: '#e0364c',
  pinEdge: '#ff9aa2',
  surface: '#332a24',
  line: '#4d4036',
  silhouette: '#6b5845',
  ink: '#f8efe6',
  town: '#dccfc2',
  muted: '#b3a496',
  shadow: '#000000',
}

/** The colours of the map in the site's light and dark schemes. */
export const palettes: Readonly<Record<'light' | 'dark', Palette>> = { light, dark }
