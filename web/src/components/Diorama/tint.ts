/** The background tints of `tokens.css`, set by `data-tint`. */
export type Tint =
  | 'bagno'
  | 'caldaia'
  | 'casa'
  | 'facciata'
  | 'fotovoltaico'
  | 'impianti'
  | 'professionisti'
  | 'ristrutturazione'
  | 'serramenti'
  | 'tetto'
  | 'tinteggiatura'
