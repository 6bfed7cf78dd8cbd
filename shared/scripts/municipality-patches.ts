/**
 * What `italian-locations` does not know yet or gets wrong. A test compares every entry with the package and
 * fails once the package has caught up, so that the entry can go.
 */

/** The last change of the list that is in here: 'YYYY-MM-DD'. */
export const listVersion = '2026-02-21'

/** Municipalities that ceased and what they became; `into.code` may be new (then `istat` and `province` tell where). */
export interface Merger {
  readonly since: string
  /** Cadastral codes of the municipalities that ceased. */
  readonly from: readonly string[]
  readonly into: { readonly code: string; readonly name: string; readonly province: string }
}

export const mergers: readonly Merger[] = [
  {
    since: '2026-01-31',
    from: ['E608'],
    into: { code: 'F417', name: 'Montalto Pavese', province: 'PV' },
  },
  {
    since: '2026-02-21',
    from: ['C056', 'F838'],
    into: { code: 'M439', name: 'Castegnero Nanto', province: 'VI' },
  },
]

/** Cadastral code to the name in use. */
export const renames: Readonly<Record<string, string>> = {
  F814: 'Murisengo Monferrato',
  L431: 'Tripi - Abakainon',
}

/** Cadastral code to a position (WGS 84) where the package repeats that of a neighbour. */
export const positions: Readonly<Record<string, { readonly lat: number; readonly lng: number }>> = {
  M432: { lat: 37.935, lng: 12.552 },
}

/** Seats of the provinces that Sardinia's reform brought back (Carbonia is in the package already). */
export const addedCapitals: readonly string[] = ['G015', 'L093', 'E441', 'A355', 'H974', 'L924', 'E281']

/**
 * Names that people still type, and the value that stands for them today: municipalities merged or renamed since
 * 2020, a value whose province changed where the bare name is not enough, and the everyday short forms.
 */
export const otherNames: Readonly<Record<string, string>> = {
  LIRIO: 'MONTALTO PAVESE (PV)',
  CASTEGNERO: 'CASTEGNERO NANTO (VI)',
  NANTO: 'CASTEGNERO NANTO (VI)',
  MURISENGO: 'MURISENGO MONFERRATO (AL)',
  TRIPI: 'TRIPI - ABAKAINON (ME)',
  IONADI: 'JONADI (VV)',
  'ALANO DI PIAVE': 'SETTEVILLE (BL)',
  'QUERO VAS': 'SETTEVILLE (BL)',
  'ALBAREDO ARNABOLDI': 'CAMPOSPINOSO ALBAREDO (PV)',
  CAMPOSPINOSO: 'CAMPOSPINOSO ALBAREDO (PV)',
  BARDELLO: 'BARDELLO CON MALGESSO E BREGANO (VA)',
  BREGANO: 'BARDELLO CON MALGESSO E BREGANO (VA)',
  MALGESSO: 'BARDELLO CON MALGESSO E BREGANO (VA)',
  CARCERI: "SANTA CATERINA D'ESTE (PD)",
  "VIGHIZZOLO D'ESTE": "SANTA CATERINA D'ESTE (PD)",
  GAMBUGLIANO: 'SOVIZZO (VI)',
  MONTECICCARDO: 'PESARO (PU)',
  MORANSENGO: 'MORANSENGO-TONENGO (AT)',
  TONENGO: 'MORANSENGO-TONENGO (AT)',
  RONAGO: 'UGGIATE CON RONAGO (CO)',
  'UGGIATE-TREVANO': 'UGGIATE CON RONAGO (CO)',
  CALLIANO: 'CALLIANO MONFERRATO (AT)',
  CASORZO: 'CASORZO MONFERRATO (AT)',
  GRANA: 'GRANA MONFERRATO (AT)',
  MONTEMAGNO: 'MONTEMAGNO MONFERRATO (AT)',
  MONTAGNA: 'MONTAGNA SULLA STRADA DEL VINO (BZ)',
  POPOLI: 'POPOLI TERME (PE)',
  SALORNO: 'SALORNO SULLA STRADA DEL VINO (BZ)',
  'SAN TEODORO (NU)': 'SAN TEODORO (OT)',
  'SAN TEODORO (SS)': 'SAN TEODORO (OT)',
  'REGGIO EMILIA': "REGGIO NELL'EMILIA (RE)",
  'REGGIO CALABRIA': 'REGGIO DI CALABRIA (RC)',
}

/** The province names at the end of the specification's list ('Directory search screen'), to the letter. */
export const tailNames = ['Medio Campidano', 'Ogliastra', 'Olbia-Tempio', 'Verbano-Cusio-Ossola'] as const
