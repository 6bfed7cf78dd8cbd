import type { ServiceLabel } from '@mestieri/shared/catalogue/services.ts'
import {
  IconAirConditioning,
  IconBath,
  IconBolt,
  IconBrush,
  IconBuildingSkyscraper,
  IconDroplet,
  IconFlame,
  IconHome2,
  IconHomeBolt,
  IconLayoutGrid,
  IconPlant2,
  IconShieldCheck,
  IconSolarPanel,
  IconSpray,
  IconStack2,
  IconSun,
  IconTools,
  IconWall,
  IconWindow,
} from '@tabler/icons-react'

type ServiceIcon = typeof IconTools

const icons: Readonly<Partial<Record<string, ServiceIcon>>> = {
  'Cappotto termico': IconBuildingSkyscraper,
  Cartongesso: IconWall,
  'Cura giardino': IconPlant2,
  Edile: IconWall,
  Elettricista: IconBolt,
  'Impianto allarme': IconShieldCheck,
  'Impianto domotico': IconHomeBolt,
  'Impianto elettrico': IconBolt,
  'Impianto fotovoltaico': IconSolarPanel,
  'Impianto fotovoltaico VSH': IconSolarPanel,
  'Impianto idraulico': IconDroplet,
  'Impianto riscaldamento': IconFlame,
  Infissi: IconWindow,
  'Installazione caldaia': IconFlame,
  'Installazione cartongesso': IconWall,
  'Installazione condizionatore': IconAirConditioning,
  'Installazione zanzariere': IconWindow,
  'Manutenzione caldaia': IconTools,
  'Nuova costruzione': IconHome2,
  'Posa parquet': IconStack2,
  Pulizie: IconSpray,
  'Ristr. Bagno': IconBath,
  Ristrutturazione: IconHome2,
  'Ristrutturazione facciata': IconBuildingSkyscraper,
  'Ristrutturazione terrazzo': IconLayoutGrid,
  'Ristrutturazione tetto': IconHome2,
  'Sostituzione pavimento': IconLayoutGrid,
  'Tende da sole': IconSun,
  Tinteggiatura: IconBrush,
  'Tinteggiatura esterna': IconBrush,
} satisfies Partial<Record<ServiceLabel, ServiceIcon>>

/** The icon of an offered service; tools if it has none of its own. */
export function serviceIcon(label: string): ServiceIcon {
  return icons[label] ?? IconTools
}
