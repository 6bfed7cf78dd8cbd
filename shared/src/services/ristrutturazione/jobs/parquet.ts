import type { JobKind } from '../../job-kind.ts'
import { atLeastPerVisit, derived, judged, lazioPriceList, sourced } from '../../job-row.ts'

export const parquet = {
  title: 'Parquet o laminato',
  work: 'posare parquet o laminato',
  profession: 'Parquettista',
  cues: '@aggiunge + parquet|@cambia + parquet|@aggiunge + laminato|@cambia + laminato|parquet|laminato|prefinito|legno per terra|pavimento di legno|pavimento in legno|pavimento in laminato|pavimento in parquet|listoni|listoncini|spina di pesce|spina ungherese|rovere + pavimento|spc|lvt|pavimento vinilico|vinilico + pavimento|pavimento galleggiante|pavimento flottante|pavimento a incastro|battiscopa + parquet|parquettista',
  partOf: ['completa', 'leggera', 'parziale', 'levigatura'],
  vatRate: 0.1,
  labourShare: 0.35,
  included: ['materiale', 'tappetino o colla', 'posa', 'battiscopa'],
  excluded: ['massetto', 'porte da piallare', 'materiale adatto al riscaldamento a pavimento'],
  factors: ['posa a spina: +15–25 %', 'fondo da livellare: +15–43 €/m²', 'porte da piallare: 40–80 € l’una'],
  tiers: {
    base: { label: 'laminato o vinilico' },
    media: { label: 'prefinito in legno' },
    alta: { label: 'massello incollato e levigato' },
  },
  permits: 'Nessun permesso',
  duration: 'da 3 a 6 giorni per 60 m²',
  rows: {
    base: derived('Laminato o vinilico, posato', [35, 60], 'm²', [lazioPriceList]),
    media: derived('Parquet prefinito, posato', [65, 105], 'm²', [lazioPriceList]),
    alta: sourced('Parquet massello, posato e levigato', [110, 160], 'm²', [lazioPriceList]),
    removal: derived('Vecchio pavimento tolto e portato in discarica', [27, 34], 'm²', [lazioPriceList]),
    herringbone: judged('Posa a spina, in più', [12, 22], 'm²'),
    minimum: atLeastPerVisit(600),
  },
  visit: 'se il fondo è piano e asciutto, e quanto si alza il pavimento',
  relief: 'general',
} as const satisfies JobKind
