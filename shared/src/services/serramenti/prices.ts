import { page, type PriceRow, row } from '../price-row.ts'

const official = page('Regione Lazio', 2023)
const windowsGuide = page('consulente-energia.com', 2025)

export const prices = {
  pvcWindows: row('Finestre in PVC, posa compresa', [380, 620], 'source', [
    official,
    windowsGuide,
    page('thinkknoll', 2026),
  ]),
  aluminiumWindows: row('Finestre in alluminio, posa compresa', [600, 950], 'source', [
    official,
    windowsGuide,
  ]),
  woodWindows: row('Finestre in legno, posa compresa', [700, 1150], 'widened', [windowsGuide]),
  slidingWindows: row('Scorrevoli, posa compresa', [600, 1050], 'source', [official]),
  rollerShutters: row('Tapparelle', [95, 210], 'source', [official]),
  shutterBox: row('Cassonetto isolato o nuovo', [130, 320], 'widened', [official], { unit: 'piece' }),
} as const satisfies Record<string, PriceRow>
