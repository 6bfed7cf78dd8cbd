import { priceFactors } from '@mestieri/shared/services/price-guide.ts'

import type { PriceRow, PriceSource } from './price-row.ts'

const page = (name: string, year: number | null = null): PriceSource => ({ name, year })
const own = { basis: 'own', sources: [], vat: 'nessuna' } as const
const read = (...sources: readonly PriceSource[]) => ({ basis: 'source', sources, vat: 'nessuna' }) as const

function fixed(value: number) {
  return { min: value, max: value }
}

/** What is no money but makes it: sizes, yields and factors, each with where it comes from. */
export const quantities = {
  wallsPerFloor: { label: 'Pareti per ogni m² di casa', ...fixed(2.5), unit: 'm2', ...own },
  furnished: { label: 'Casa arredata', ...fixed(1.1), unit: 'fattore', ...own },
  fineBathroom: { label: 'Bagno di fascia alta', ...priceFactors.fineBathroom, unit: 'fattore', ...own },
  slope: { label: 'Falda per ogni m² di pianta', min: 1.15, max: 1.25, unit: 'm2', ...own },
  roofTechnicians: {
    label: 'Pratiche e direzione lavori del tetto',
    ...fixed(1.13),
    unit: 'fattore',
    ...read(page('bassettihomeinnovation')),
  },
  balconyEdge: { label: 'Frontalino di un balcone', ...fixed(4), unit: 'metri', ...own },
  window: { label: 'Finestra', ...fixed(1.7), unit: 'm2', ...own },
  frenchWindow: { label: 'Portafinestra', ...fixed(2.9), unit: 'm2', ...own },
  tripleGlazing: { label: 'Triplo vetro', ...priceFactors.tripleGlazing, unit: 'fattore', ...own },
  slidingWindow: { label: 'Apertura scorrevole', ...priceFactors.slidingWindow, unit: 'fattore', ...own },
  largerWindow: { label: 'Finestre più grandi del solito', ...fixed(1.3), unit: 'fattore', ...own },
  yieldNorth: { label: 'Resa al Nord', ...fixed(1200), unit: 'kWh per kWp', ...own },
  yieldCentre: { label: 'Resa al Centro', ...fixed(1300), unit: 'kWh per kWp', ...own },
  yieldSouth: { label: 'Resa al Sud e nelle isole', ...fixed(1450), unit: 'kWh per kWp', ...own },
  panelArea: { label: 'Tetto per kWp', ...fixed(5.5), unit: 'm2', ...read(page('pv-calor')) },
  smallPlant: { label: 'Impianto piccolo', ...fixed(3), unit: 'kWp', ...read(page('aforenergy', 2025)) },
  plant: { label: 'Impianto per famiglia', ...fixed(6), unit: 'kWp', ...read(page('newsroom24', 2025)) },
  battery: { label: 'Batteria di una casa', min: 5, max: 10, unit: 'kWh', ...own },
  heatPump: { label: 'Consumo di una pompa di calore', ...fixed(3000), unit: 'kWh all’anno', ...own },
  electricCar: { label: 'Consumo di un’auto elettrica', ...fixed(2000), unit: 'kWh all’anno', ...own },
  currentPrice: {
    label: 'Prezzo della corrente in bolletta',
    min: 0.25,
    max: 0.35,
    unit: '€ al kWh',
    ...own,
  },
  pointsPerFloor: {
    label: 'Punti luce e prese per 90 m²',
    min: 50,
    max: 60,
    unit: 'punti',
    ...read(page('studiofavari')),
  },
  addedPoints: { label: 'Punti di una piccola aggiunta', min: 2, max: 6, unit: 'punti', ...own },
  waterPoints: { label: 'Punti acqua di una casa', min: 7, max: 10, unit: 'punti', ...own },
  areaPerHeater: { label: 'Casa per ogni punto di riscaldamento', min: 10, max: 14, unit: 'm2', ...own },
  room: { label: 'Una stanza', min: 14, max: 22, unit: 'm2', ...own },
  studio: { label: 'Monolocale', min: 28, max: 40, unit: 'm2', ...own },
  twoRooms: { label: 'Bilocale', min: 45, max: 65, unit: 'm2', ...own },
  threeRooms: { label: 'Trilocale', min: 70, max: 95, unit: 'm2', ...own },
  fourRooms: { label: 'Quadrilocale', min: 95, max: 130, unit: 'm2', ...own },
  /** By how much a default instead of an answer widens a range, to both sides. */
  guess: { label: 'Incertezza di una risposta che manca', ...fixed(0.1), unit: 'parte', ...own },
} as const satisfies Record<string, PriceRow>
