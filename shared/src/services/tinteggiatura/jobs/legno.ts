import type { JobKind } from '../../job-kind.ts'
import { atLeastPerVisit, derived, lazioPriceList } from '../../job-row.ts'

export const legno = {
  title: 'Verniciatura di porte, persiane e finestre di legno',
  work: 'verniciare porte, persiane e finestre di legno',
  profession: 'Imbianchino',
  detailOf: ['ristrutturazione_facciata/cornicioni'],
  partOfOthers: ['ristrutturazione/completa'],
  cues: '@vernicia + porte + lati|@vernicia + ante|@vernicia + porte + noce|@vernicia + antine|@vernicia + tavolato|@vernicia + boiserie|persian* + impregnant*|persian* + carteggi*|persian* + legno + impregnant*|persian* + legno + carteggi* + impregnant*|scuri + impregnant*|scuri + carteggi*|finestr* + impregnant*|port* + carteggi*|infiss* + impregnant*|infiss* + carteggi*|scuroni + impregnant*|scuroni + carteggi*|trav* + impregnant*|@vernicia + porta|@vernicia + porte|@vernicia + persiane|@vernicia + persiana|@vernicia + scuri|@vernicia + scuretti|@vernicia + gelosie|@vernicia + finestre|@vernicia + infissi|@vernicia + serramenti|@vernicia + legno|@vernicia + battiscopa|@vernicia + travi|carteggiare + persiane|carteggiare + porte|carteggiare + finestre|sverniciare|sverniciatura|impregnante|impregnare|flatting|laccare|laccatura|riverniciare + persiane|persiane + scrostate|finestre + scrostate|persiane sbiadite|smalto + porte|smalto + legno|porte bianche + @vernicia|@vernicia + porte interne|laccare + porte interne|laccare + porte|ridipingere + porte|carteggiare + legno|persian* + legno + @vernicia|persian* + legno + da + @vernicia|trav* + impregn*|trav* + @vernicia|soffitto legno + impregn*|perlin* + @vernicia|perlin* + impregn*|impregn* + legno|?impregn*|?flatting|?perlin*|?port* + bianch*|?porte casa + bianch*|?porte + bianch*|?porte|?persian*|?scuri|?infissi',
  vatRate: 0.1,
  labourShare: 0.8,
  included: [
    'carteggiatura',
    'fondo',
    'due mani di smalto o impregnante',
    'smontaggio e rimontaggio delle ante',
  ],
  excluded: ['ferramenta nuova', 'trasporto in laboratorio', 'legno marcio da sostituire'],
  factors: ['sverniciata fino al legno: il doppio', 'legno da stuccare: +10–20 €/m²'],
  permits: 'Nessun permesso; in condominio il colore delle persiane resta quello della facciata',
  duration: 'una porta in mezza giornata, più l’asciugatura',
  rows: {
    door: derived('Porta interna, sui due lati', [130, 200], 'pezzo', [lazioPriceList]),
    shutter: derived('Persiana di una finestra', [110, 180], 'pezzo', [lazioPriceList]),
    window: derived('Finestra di legno', [110, 180], 'pezzo', [lazioPriceList]),
    minimum: atLeastPerVisit(200),
  },
  visit: 'se il legno è sano e se la vernice vecchia va tolta',
  relief: 'painting',
} as const satisfies JobKind
