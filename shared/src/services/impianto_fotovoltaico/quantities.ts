import { fixed, own, type EstimateRow } from '../estimate.ts'
import { page } from '../price-row.ts'

/** Yields, sizes and consumptions for the calculation of a plant's size. No page bundle contains them. */
export const quantities = {
  yieldNorth: { label: 'Resa al Nord', ...fixed(1200), unit: 'kWh per kWp', ...own, vat: 'nessuna' },
  yieldCentre: { label: 'Resa al Centro', ...fixed(1300), unit: 'kWh per kWp', ...own, vat: 'nessuna' },
  yieldSouth: {
    label: 'Resa al Sud e nelle isole',
    ...fixed(1450),
    unit: 'kWh per kWp',
    ...own,
    vat: 'nessuna',
  },
  panelArea: {
    label: 'Tetto per kWp',
    ...fixed(5.5),
    unit: 'm2',
    basis: 'source',
    sources: [page('pv-calor')],
    vat: 'nessuna',
  },
  smallPlant: {
    label: 'Impianto piccolo',
    ...fixed(3),
    unit: 'kWp',
    basis: 'source',
    sources: [page('aforenergy', 2025)],
    vat: 'nessuna',
  },
  plant: {
    label: 'Impianto per famiglia',
    ...fixed(6),
    unit: 'kWp',
    basis: 'source',
    sources: [page('newsroom24', 2025)],
    vat: 'nessuna',
  },
  battery: { label: 'Batteria di una casa', min: 5, max: 10, unit: 'kWh', ...own, vat: 'nessuna' },
  heatPump: {
    label: 'Consumo di una pompa di calore',
    ...fixed(3000),
    unit: 'kWh all’anno',
    ...own,
    vat: 'nessuna',
  },
  electricCar: {
    label: 'Consumo di un’auto elettrica',
    ...fixed(2000),
    unit: 'kWh all’anno',
    ...own,
    vat: 'nessuna',
  },
  solarMargin: {
    label: 'Impianto rispetto al consumo: una parte della corrente va in rete',
    ...fixed(1.4),
    unit: 'parte',
    ...own,
    vat: 'nessuna',
  },
  panelPower: {
    label: 'Potenza di un pannello',
    min: 0.4,
    max: 0.5,
    unit: 'kW',
    ...own,
    vat: 'nessuna',
  },
  currentPrice: {
    label: 'Prezzo della corrente in bolletta',
    min: 0.25,
    max: 0.35,
    unit: '€ al kWh',
    ...own,
    vat: 'nessuna',
  },
} as const satisfies Readonly<Record<string, EstimateRow>>
