import type { JobKind } from '../../job-kind.ts'
import { atLeastPerVisit } from '../../job-row.ts'
import { interni } from './interni.ts'

export const scale = {
  title: 'Tinteggiatura del vano scala',
  work: 'tinteggiare il vano scala',
  profession: 'Imbianchino',
  cues: 'vano scala|vano scale|tromba delle scale|scale condominiali + @vernicia|scala condominiale + @vernicia|scale del condominio + @vernicia|@vernicia + scale|@vernicia + androne|androne|pianerottoli + @vernicia|giroscale|parti comuni + @vernicia|@vernicia + vano scala',
  vatRate: 0.1,
  labourShare: 0.8,
  included: [
    'due mani di pittura su pareti e soffitti del vano',
    'stuccatura dei fori',
    'trabattello o scala da interni',
    'protezione dei gradini',
  ],
  excluded: ['ringhiere e corrimano', 'rasatura', 'intonaco da rifare', 'zoccolo in smalto'],
  factors: ['zoccolo in smalto fino a 1,5 m: +15–22 €/m²', 'lavoro fuori orario: +10–20 %'],
  permits: 'Nessun permesso; nelle parti comuni decide l’assemblea di condominio',
  duration: 'da 5 a 8 giorni per un vano di cinque piani',
  rows: {
    paint: interni.rows.paint,
    washable: interni.rows.washable,
    decorative: interni.rows.decorative,
    minimum: atLeastPerVisit(600),
  },
  visit: 'l’altezza del vano, i metri di parete e come si lavora con chi passa',
  relief: 'general',
} as const satisfies JobKind
