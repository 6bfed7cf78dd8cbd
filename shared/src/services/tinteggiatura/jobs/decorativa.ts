import type { JobKind } from '../../job-kind.ts'
import { atLeastPerVisit, lazioPriceList, sourced } from '../../job-row.ts'
import { page } from '../../price-row.ts'
import { prices } from '../prices.ts'

const sources = [lazioPriceList, page('cityrumors'), page('arredamento.it', 2019)]

export const decorativa = {
  title: 'Finitura decorativa',
  work: 'fare una finitura decorativa',
  profession: 'Imbianchino',
  cues: 'stucco veneziano|spatolato|spatolata|spatolare|velatura|velature|velata|marmorino|effetto cemento|effetto seta|effetto velluto|effetto marmo|effetto ruggine|effetto sabbia|microcemento + parete|microcemento + pareti|resina + parete|resina + pareti|pittura decorativa|finitura decorativa|pitture decorative|decorativo|decorativa|decorare + parete|glitter|glitterato|sabbiato|spugnato|tadelakt|grassello',
  vatRate: 0.1,
  labourShare: 0.75,
  included: ['fondo', 'due o tre mani di prodotto', 'protezione finale', 'protezione dei pavimenti'],
  excluded: ['rasatura di muri irregolari', 'tinteggiatura delle altre pareti'],
  factors: ['muro irregolare da rasare: +9–12 €/m²', 'parete sotto i 12 m²: almeno 350–500 €'],
  tiers: {
    base: { label: 'velature e spugnati' },
    media: { label: 'spatolati, effetto cemento' },
    alta: { label: 'stucco veneziano, microcemento' },
  },
  permits: 'Nessun permesso',
  duration: 'una parete in 2 giorni',
  rows: {
    base: sourced('Velatura o spugnato', [18, 25], 'm²', sources),
    media: prices.decorativePaint,
    alta: sourced('Stucco veneziano o microcemento', [45, 100], 'm²', sources),
    minimum: atLeastPerVisit(350),
  },
  visit: 'quanto è liscio il muro e quale effetto si vuole, con una prova',
  relief: 'painting',
} as const satisfies JobKind
