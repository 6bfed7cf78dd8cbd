import { isProfession, type Profession } from '@mestieri/shared/catalogue/professions.ts'

import type { PictureName } from '../../../components/Picture/picture-name.ts'

const pictures: Readonly<Record<Profession, PictureName>> = {
  Cartongessista: 'cartongesso',
  Elettricista: 'impianti',
  Giardiniere: 'giardino',
  Idraulico: 'bagno',
  Imbianchino: 'tinteggiatura',
  Impiantista: 'impianti',
  'Impresa Edile': 'ristrutturazione',
  'Installatore fotovoltaico': 'fotovoltaico',
  Parquettista: 'parquet',
  Piastrellista: 'piastrelle',
  Pulizie: 'pulizie',
  Serramentista: 'serramenti',
}

/** The diorama of a trade; a van for an unknown trade. */
export function coverPicture(profession: string): PictureName {
  return isProfession(profession) ? pictures[profession] : 'furgone'
}
