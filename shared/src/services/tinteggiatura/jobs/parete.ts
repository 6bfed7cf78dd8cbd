import type { JobKind } from '../../job-kind.ts'
import { derived, judged, lazioPriceList } from '../../job-row.ts'
import { page } from '../../price-row.ts'

export const parete = {
  title: 'Tinteggiatura di una sola parete',
  work: 'tinteggiare una sola parete',
  profession: 'Imbianchino',
  partOf: ['muffa', 'crepe', 'rasatura', 'carta-posare', 'carta-togliere', 'decorativa', 'stanza'],
  cues: 'parete* sola|sola parete*|solo parete*|parete* singola|singola parete*|muro* solo|solo muro*|muro* color*|muro* + fare color*|parete* + fare color*|muro* + niente altro|parete colorata|parete di colore|parete accento|parete dietro il letto + @vernicia|parete dietro il divano + @vernicia|parete della tv + @vernicia|due pareti + @vernicia|@vernicia + parete del divano|@vernicia + parete del letto|parete blu|parete rossa|parete verde|parete grigia|parete nera|parete gialla|parete azzurra|parete scura|parete rosa|parete dietro tv|parete dietro televisore|?muro + scritt*|?muro + disegn*|?muro + pennarell*|?muro + macchi*|?parete + macchi*|?parete + disegn*|?parete + scarabocch*|?muro + scarabocch*|?parete dietro letto|?parete dietro divano|?parete testiera|?parete dietro|?due pareti|?parete|?pareti + scritt*|?paret* + disegn*|?paret* + scarabocch*|?pareti + macchi*',
  vatRate: 0.1,
  labourShare: 0.8,
  included: ['due mani di pittura', 'stuccatura dei fori', 'nastro e protezione del pavimento'],
  excluded: ['rasatura', 'decorazioni', 'spostamento di mobili pesanti'],
  factors: ['tinta forte: +60–120 €', 'parete oltre 15 m²: +5–8,50 €/m²'],
  permits: 'Nessun permesso',
  duration: 'mezza giornata',
  rows: {
    wall: derived('Parete tinteggiata', [150, 300], 'parete', [
      page('design-italia.it', 2022),
      lazioPriceList,
    ]),
    strong: judged('Tinta forte, con una terza mano', [60, 120], 'parete'),
  },
  visit: 'la misura della parete e il colore che c’è sotto',
  relief: 'painting',
} as const satisfies JobKind
