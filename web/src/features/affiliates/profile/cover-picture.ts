import { isProfession, type Profession } from '@mestieri/shared/catalogue/professions.ts'
import type { AffiliateProfile } from '@mestieri/shared/contracts/affiliates.ts'

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

/** Plumbers who heat: their services name a boiler. */
const heats = (services: AffiliateProfile['services']) =>
  services.some(({ label }) => label.toLowerCase().includes('caldaia'))

/** The diorama of a professional's trade; a van for an unknown trade. */
export function coverPicture({
  profession,
  services,
}: Pick<AffiliateProfile, 'profession' | 'services'>): PictureName {
  if (!isProfession(profession)) return 'furgone'
  return profession === 'Idraulico' && heats(services) ? 'caldaia' : pictures[profession]
}
