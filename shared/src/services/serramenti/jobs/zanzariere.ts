import type { JobKind } from '../../job-kind.ts'
import { derived, judged, lazioPriceList } from '../../job-row.ts'
import { page } from '../../price-row.ts'

const survey = page('ProntoPro', 2016)

export const zanzariere = {
  title: 'Zanzariere',
  work: 'mettere le zanzariere',
  profession: 'Serramentista',
  cues: 'zanzarier* finestr*|zanzarier* portafinestr*|zanzarier* balcon*|zanzarier*|zanzarrier*|zanzarer*|zanziere|zanzar* finestr*|zanzar* + rete|rete + zanzar*|ret* antizanzar*|moscerini|moschett*|reti + insetti|rete + insetti|insetti + finestr*|plissettat*|plisse|pliss*|zanzarier* + portefinestr*|zanzarier* + finestr* + portefinestr*|zanzarier* + pliss*|zanzarier* + finestr* + portefinestr* + pliss*|zanzarier* + porta finestra|zanzarier* + porte finestre',
  vatRate: 0.1,
  labourShare: 0.25,
  included: ['misura', 'zanzariera su misura', 'montaggio'],
  excluded: ['guide murate', 'smontaggio di quelle vecchie murate'],
  factors: [
    'finestra, a rullo: 90–150 € l’una',
    'portafinestra, laterale: 150–240 € l’una',
    'plissettata: 180–330 € l’una',
    'solo la rete nuova: 60–110 € l’una',
  ],
  permits: 'Nessun permesso.',
  duration: 'consegna in 2–4 settimane, poi mezza giornata',
  rows: {
    rullo: derived('Zanzariera a rullo', [90, 150], 'pezzo', [survey]),
    laterale: derived('Zanzariera laterale per portafinestra', [150, 240], 'pezzo', [survey]),
    plisse: derived('Zanzariera plissettata', [180, 330], 'pezzo', [survey]),
    rete: derived('Rete nuova nel telaio che c’è', [60, 110], 'pezzo', [lazioPriceList]),
    minimo: judged('Uscita minima', [180, 180], 'intervento'),
  },
  visit: 'le misure e dove si fissano le guide',
  relief: 'general',
} as const satisfies JobKind
