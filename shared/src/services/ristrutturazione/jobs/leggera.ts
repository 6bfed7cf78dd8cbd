import type { JobKind } from '../../job-kind.ts'
import { derived, judged, lazioPriceList, sourced } from '../../job-row.ts'
import { page } from '../../price-row.ts'

const sources = [page('archizen.it', 2025), page('mapinpocket', 2026)]

export const leggera = {
  title: 'Casa da rinfrescare',
  work: 'rinfrescare casa, senza impianti',
  profession: 'Impresa Edile',
  cues: '~rinfresco|~rinfresco leggero|~rinfrescare casa|~rinfrescare l’appartamento|~dare una rinfrescata|dare una sistemata|sistemare casa|sistemare l’appartamento|sistemare + alloggio|appartamento da sistemare|casa da sistemare|restyling + casa|restyling + appartamento|lavori leggeri|piccoli lavori + casa|ristrutturazione leggera|rimodernare casa|rimodernare + appartamento|svecchiare + casa|prima di affittare + casa|prima di venderla + casa|~solo una o due stanze|~rifare una stanza|~rifare due stanze|ristrutturare una stanza|ristrutturare + stanza|rinfrescata + appartamento + lavori|~rinfrescata all’appartamento|~rinfrescata alla casa|~rinfrescata|ristruttur* + senza toccare impianti|ristruttur* casa + senza toccare impianti|ristruttur* appartament* + senza toccare impianti|casa + @cambia + senza toccare impianti|appartament* + @cambia + senza toccare impianti|casa + @cambia + senza impianti|appartament* + @cambia + senza impianti|impianti restano + casa|impianti restano + appartament*',
  vatRate: 0.1,
  labourShare: 0.65,
  included: [
    'tinteggiatura e piccole riparazioni',
    'pavimento posato sopra il vecchio, se lo scegli',
    'porte interne, se le scegli',
    'pulizia di fine lavoro',
  ],
  excluded: ['impianti', 'bagno completo', 'infissi', 'mobili da spostare in deposito'],
  factors: ['ogni bagno rinnovato: +3.000–6.000 €', 'con gli impianti diventa una ristrutturazione parziale'],
  permits: 'Nessun permesso',
  duration: 'da 3 a 5 settimane per 80 m²',
  rows: {
    paint: derived('Pittura e piccole riparazioni', [40, 80], 'm²', sources),
    floors: sourced('Pittura, riparazioni e pavimenti', [200, 300], 'm²', sources),
    all: sourced('Pittura, pavimenti e porte', [280, 450], 'm²', sources),
    bathroom: derived('Bagno rinnovato, tubi che restano', [3000, 6000], 'bagno', [lazioPriceList]),
    minimum: judged('Minimo per un cantiere', [1000, 1000], 'intervento'),
  },
  visit: 'lo stato di muri e pavimenti, e se gli impianti possono restare',
  relief: 'general',
} as const satisfies JobKind
