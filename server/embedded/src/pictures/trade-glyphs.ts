import type { Profession } from '@mestieri/shared/catalogue/professions.ts'

/**
 * One icon per profession as an SVG path on a grid of 24 by 24, for strokes. The site uses the same icons.
 * From Tabler Icons (https://tabler.io/icons), MIT licence, © 2020–2026 Paweł Kuna.
 */
export const tradeGlyphs: Readonly<Record<Profession, string>> = {
  Cartongessista: 'M4 7H20M4 17H20M7 4V20M17 4V20',
  Elettricista: 'M13 3v7h6l-8 11v-7h-6l8-11',
  Giardiniere:
    'M2 9a10 10 0 1 0 20 0M12 19a10 10 0 0 1 10-10M2 9a10 10 0 0 1 10 10M12 4a9.7 9.7 0 0 1 2.99 7.5M9.01 11.5a9.7 9.7 0 0 1 2.99-7.5',
  Idraulico:
    'M7.502 19.423c2.602 2.105 6.395 2.105 8.996 0c2.602-2.105 3.262-5.708 1.566-8.546l-4.89-7.26c-.42-.625-1.287-.803-1.936-.397a1.376 1.376 0 0 0-.41.397l-4.893 7.26c-1.695 2.838-1.035 6.441 1.567 8.546',
  Imbianchino:
    'M5 5a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2v2a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2zM19 6h1a2 2 0 0 1 2 2a5 5 0 0 1-5 5h-5v2M10 16a1 1 0 0 1 1-1h2a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1h-2a1 1 0 0 1-1-1z',
  Impiantista:
    'M9.785 6L18 14.215l-2.054 2.054a5.81 5.81 0 1 1-8.215-8.215zM4 20l3.5-3.5M15 4l-3.5 3.5M20 9l-3.5 3.5',
  'Impresa Edile':
    'M4 6a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2zM4 8h16M20 12H4M4 16h16M9 4v4M14 8v4M8 12v4M16 12v4M11 16v4',
  'Installatore fotovoltaico':
    'M4.28 14h15.44a1 1 0 0 0 .97-1.243l-1.5-6a1 1 0 0 0-.97-.757H5.78a1 1 0 0 0-.97.757l-1.5 6A1 1 0 0 0 4.28 14M4 10h16M10 6l-1 8M14 6l1 8M12 14v4M7 18h10',
  Parquettista: 'M12 4L4 8l8 4l8-4zM4 12l8 4l8-4M4 16l8 4l8-4',
  Piastrellista:
    'M4 5a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1zM14 5a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1h-4a1 1 0 0 1-1-1zM4 15a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1zM14 15a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1h-4a1 1 0 0 1-1-1z',
  Pulizie:
    'M4 12a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2zM6 10V6a1 1 0 0 1 1-1h2a1 1 0 0 1 1 1v4M15 7h.01M18 9h.01M18 5h.01M21 3h.01M21 7h.01M21 11h.01M10 7h1',
  Serramentista:
    'M12 3C8.134 3 5 6.272 5 10v10a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1V10C19 6.272 15.866 3 12 3M5 13h14M12 3v18',
}
