import type { JobKind } from '../../job-kind.ts'

export const sulTetto = {
  title: 'Comignolo, linea vita o antenna',
  work: 'sistemare comignolo, linea vita o antenna',
  profession: 'Impresa Edile',
  cues: 'comignol*|comignolo + tett*|comignolo + @ripara|comignolo + @cambia|canna fumaria + tett*|camino + tett* + @ripara|linea vita|linee vita|linea vita + tett*|antenn* + tett*|parabola + tett*|scala + tett*|parafulmin*|paraneve|fermaneve|dissuasor* + piccion*',
  vatRate: 0.1,
  labourShare: 0.7,
  included: ['sopralluogo', 'salita in sicurezza', 'lavoro a misura'],
  excluded: ['ponteggio o piattaforma', 'tegole e guaina intorno, se sono rovinate'],
  factors: ['conta come si sale', 'conta la pendenza della falda'],
  permits: 'Di solito nessuno. Per la linea vita serve il progetto di un tecnico.',
  duration: 'di solito una giornata',
  rows: null,
  visit: 'il punto, la pendenza e come si sale',
  relief: 'general',
} as const satisfies JobKind
