/** The names of all masters in `web/art`. The build fails when the list and the folder differ. */
export const pictureNames = [
  'bagno',
  'caldaia',
  'casa',
  'facciata',
  'fotovoltaico',
  'furgone',
  'impianti',
  'non-trovata',
  'prop-calendario',
  'prop-carta',
  'prop-chat',
  'prop-chiavi',
  'prop-confronto',
  'prop-foto',
  'prop-recensione',
  'prop-scudo',
  'ristrutturazione',
  'serramenti',
  'tetto',
  'tinteggiatura',
  'ufficio',
] as const

export type PictureName = (typeof pictureNames)[number]
