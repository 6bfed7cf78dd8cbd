import { catalogue, type ServicePicture } from '@mestieri/shared/services/catalogue.ts'

const servicePictures = Object.values(catalogue).map(({ picture }) => picture)

const otherPictures = [
  'cartongesso',
  'casa',
  'furgone',
  'giardino',
  'non-trovata',
  'parquet',
  'piastrelle',
  'prop-calendario',
  'prop-carta',
  'prop-chat',
  'prop-chiavi',
  'prop-confronto',
  'prop-foto',
  'prop-recensione',
  'prop-scudo',
  'pulizie',
  'ufficio',
] as const

export type PictureName = ServicePicture | (typeof otherPictures)[number]

/** Every picture of `web/art`, by the name of its master; the build fails where the two differ. */
export const pictureNames: readonly PictureName[] = [...servicePictures, ...otherPictures]
