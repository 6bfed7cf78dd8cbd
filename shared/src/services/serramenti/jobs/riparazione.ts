import { misfitting } from '../../fault-cues.ts'
import type { JobKind } from '../../job-kind.ts'
import { derived, lazioPriceList } from '../../job-row.ts'

export const riparazione = {
  title: 'Finestre e porte da sistemare',
  work: 'sistemare una finestra o una porta',
  profession: 'Serramentista',
  cues: `martellin*|blindat* + abbassat*|blindat* + strisci*|blindat* + sfreg*|blindat* + tocca|blindat* + gratta|blindat* + sollev*|blindat* + non chiud*|blindat* + regolar*|fermapersian*|ferma persian*|fermascur*|persian* + bloccat*|persian* + @ripara|scuri + @ripara|scuro + @ripara|manigli* finestr*|guarnizion* finestr*|guarnizion* infiss*|ferramenta finestr*|@ripara + finestr* + vecchi*|finestr* + @ripara|infiss* + @ripara|serrament* + @ripara|portafinestra + @ripara|finestr* + regolar*|finestr* + bloccat*|finestr* + storta|anta + strisci*|anta + cadut*|anta + storta|anta + scardin*|porta + @ripara|manigli* + rott*|manigli* + finestr*|manigli* + @cambia|cernier*|cardin* + rott*|guarnizion* + finestr*|~guarnizion* + @cambia|guarnizion* + port* + @cambia|ferramenta + finestr*|spiffer* + sistem*|finestr* + fischi*|basculante + non chiud*|basculante + non si apr*|basculante + blocc*|basculante + @ripara|basculante + molla|basculante + cavo|portone garage + non chiud*|portone garage + @ripara|porta garage + @ripara|porta garage + non chiud*|portone + non chiud*|portone + @ripara|sezionale + @ripara|sezionale + non chiud*|?basculant*|${misfitting('porta', 'porta ingresso', 'porta blindat*', 'porta ingresso blindat*', 'portoncin*', 'finestr*', 'portafinestr*', 'portefinestr*', 'porta finestra', 'porta balcone', 'infiss*', 'serrament*', 'persian*')}`,
  replacement: 'finestre',
  vatRate: 0.1,
  labourShare: 0.9,
  included: ['uscita', 'regolazione e lubrificazione', 'piccola ferramenta'],
  excluded: ['ricambi di marca', 'vetri', 'verniciatura'],
  factors: ['ogni finestra in più nella stessa visita: 40–80 €', 'infisso in legno da risanare: 150–400 €'],
  permits: 'Nessun permesso.',
  duration: 'una o due ore',
  rows: {
    regolazione: derived('Uscita e regolazione', [80, 120], 'intervento', [lazioPriceList]),
    guarnizioni: derived('Uscita e guarnizioni nuove', [100, 170], 'intervento', [lazioPriceList]),
    ferramenta: derived('Uscita, maniglia o ferramenta nuova', [120, 280], 'intervento', [lazioPriceList]),
    legno: derived('Infisso in legno da risanare', [150, 400], 'pezzo', [lazioPriceList]),
    altra: derived('Ogni altra finestra nella stessa visita', [40, 80], 'pezzo', [lazioPriceList]),
  },
  visit: 'la ferramenta, le guarnizioni e se l’anta è in squadro',
  relief: 'general',
} as const satisfies JobKind
