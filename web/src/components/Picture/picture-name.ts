/** Every picture of `web/art`, by the name of its master; the build fails where the two differ. */
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
