import type { JobKind } from '../../job-kind.ts'
import { derived, judged, sourced, lazioPriceList } from '../../job-row.ts'
import { page } from '../../price-row.ts'

export const tegola = {
  title: 'Riparazione del tetto',
  work: 'riparare un punto del tetto',
  profession: 'Impresa Edile',
  cues: '# tegol*|# copp*|copp* + volat*|copp* + saltat*|copp* + mancant*|copp* + scivolat*|copp* + sfilat*|vento + copp*|tegola*|coppo*|tegola* + @cambia|coppo* + @cambia|tegola* + tett*|~macchi* + umid* + soffitt*|~soffitt* + bagnat*|~umid* + soffitt*|camino + perd* + tett*|tegol* + rott*|tegol* + spostat*|tegol* + volat*|tegol* + cadut*|tegol* + saltat*|tegol* + mancant*|due tegole|qualche tegola|alcune tegole|poche tegole|tegol* + @ripara|copp* + rott*|copp* + spostat*|copp* + cadut*|copp* + @ripara|embric*|piove + casa|piove dentro|piove in casa|piove + camera|piove + mansarda|piove + tett*|perd* + tett*|tett* + perd*|tett* + buc*|gocci* + tett*|gocci* + soffitto|gocciol*|stillicidi*|infiltr* + tett*|infiltr* + soffitto|infiltr* + mansarda|infiltr* + sottotetto|tett* + @ripara|acqua + tett*|macchi* + soffitto + tett*|grandin* + tett*|vento + tegol*|punto + perde + tett*|umid* + soffitto + tett*|~infiltrazion*|~perd*|~piove|~perdita|chiov* + tett*|chiov* + casa|chiov* + stanza|chiov* + dint*|chiov*|canali rutti|canal* rutt*|ciaramir*|ciaramid*|tegol* + scivolat*|rimettere a posto + tegol* + scivolat*|rimettere a posto + 3 tegol*|tegol* + sfilat*|rimettere a posto + tegol* + cadut*|rimettere a posto + tegol* + spostat*|tegol* + rutt*|tegol* + rott* + @cambia|tegol* scivolat*|tegole + mettere a posto|tegole + rimettere|tegol* spostat*|~macchia|~umido|~umid* + piove|~macchia + piove|~umid* + mansarda|~macchia + mansarda|~macchia + camino|~alone|~bagnat*|colmo|colmi|linea colmo|colmo + @cambia|colmo + @ripara|colmo + mur*|colmo + rimur*|tegol* colmo|linea colmo + @cambia',
  replacement: 'rifare',
  vatRate: 0.1,
  labourShare: 0.85,
  included: ['ricerca del punto', 'poche tegole o coppi nuovi', 'sigillature', 'discesa dei pezzi rotti'],
  excluded: ['ponteggio', 'danni dentro casa', 'travi rovinate'],
  factors: [
    'ogni punto in più: 60–120 €',
    'piattaforma oltre due piani: 250–450 € al giorno',
    'urgenza con telone: +150–300 €',
  ],
  permits: 'Nessun permesso.',
  duration: 'da mezza giornata a un giorno',
  rows: {
    primo: derived('Ricerca e riparazione del punto', [280, 550], 'intervento', [
      lazioPriceList,
      page('habitissimo'),
    ]),
    altri: sourced('Altri punti nella stessa visita', [60, 120], 'punto', [lazioPriceList]),
    piattaforma: judged('Piattaforma per un giorno', [250, 450], 'giorno'),
    telone: judged('Telone d’urgenza', [150, 300], 'intervento'),
  },
  visit: 'da dove entra l’acqua e come si arriva al punto',
  relief: 'general',
} as const satisfies JobKind
