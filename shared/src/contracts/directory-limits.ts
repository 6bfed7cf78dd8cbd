/**
 * Bounds of a directory search (specification, section 9; contract.md, 'Affiliates'). No schema here: the browser reads
 * it too.
 */
export const directoryLimits = {
  defaultPageSize: 6,
  maxPageSize: 48,
  maxPage: 10_000,
  maxCityLength: 64,
  maxLinkLength: 160,
} as const

/** Widths, in CSS pixels, that /api/pictures makes. */
export const pictureWidths = [160, 320, 640, 960, 1280, 1920] as const
export type PictureWidth = (typeof pictureWidths)[number]
