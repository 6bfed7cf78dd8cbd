import type { JobKind } from '../../job-kind.ts'
import { derived, judged, lazioPriceList } from '../../job-row.ts'

export const serratura = {
  title: 'Serratura o cilindro',
  work: 'cambiare la serratura',
  profession: 'Serramentista',
  cues: 'serratur*|seratur*|cilindro + porta|cilindro + @cambia|cilindro europeo|chiav* + rott*|chiav* + bloccat*|chiav* + spezzat*|chiav* + pers*|chiav* + non gira|chius* fuori|rimasto fuori + porta|rimasta fuori + porta|fabbro|doppia mappa|defender|bump*|toppa + chiave|porta + non si apre + chiave|apertura porta|aprire porta + chiav*|nottolino|serratur* + porta|serratur* + porta di casa|serratur* + porta + @cambia|serratur* + porta di casa + @cambia|serratur* + porta ingresso|serratur* + porta ingresso + @cambia|chiav* + spezzat* + serratur*|chiav* + serratur*|serratur* + portone|serratur* + blindat*|serratur* + porta + blindat*|cilindro + blindat*|chiav* + serratur* + porta|chiav* + serratur* + porta di casa + @cambia|chiav* + spezzat* + serratur* + porta',
  vatRate: 0.1,
  labourShare: 0.5,
  included: ['uscita', 'cilindro o serratura standard', 'montaggio e prova', 'chiavi nuove'],
  excluded: ['apertura di notte o nei festivi', 'porta rovinata dallo scasso'],
  factors: ['apertura d’urgenza: 100–250 €', 'cilindro di sicurezza: 150–280 €', 'elettronica: 300–700 €'],
  permits: 'Nessun permesso.',
  duration: 'circa un’ora',
  rows: {
    cilindro: derived('Cilindro europeo, cambiato', [130, 260], 'intervento', [lazioPriceList]),
    mappa: derived('Da doppia mappa a cilindro', [200, 350], 'intervento', [lazioPriceList]),
    elettronica: derived('Serratura elettronica', [300, 700], 'intervento', [lazioPriceList]),
    apertura: judged('Apertura d’urgenza', [100, 250], 'intervento'),
  },
  visit: 'il tipo di serratura e la porta',
  relief: 'general',
} as const satisfies JobKind
