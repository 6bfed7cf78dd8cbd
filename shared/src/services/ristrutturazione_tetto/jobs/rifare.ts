import type { JobKind } from '../../job-kind.ts'
import { derived, sourced } from '../../job-row.ts'
import { prices } from '../prices.ts'

const { roof, insulatedRoof, roofTimber, roofScaffolding } = prices

export const rifare = {
  title: 'Tetto da rifare',
  work: 'rifare il tetto',
  profession: 'Impresa Edile',
  cues: 'tett* + isol* + ventil*|tett* + @cambia + isol* + ventil*|tett* + @cambia + isol*|tegol* + guain* + cambi*|copp* + guain* + cambi*|tegol* + guaina sotto + cambi*|copp* + guaina sotto + cambi*|tegol* + guaina sotto + sostitu*|copp* + guaina sotto + sostitu*|manto + guain* + @cambia|tegol* nuov* + guaina sotto|copp* nuov* + guaina sotto|tegol* portoghes*|tegol* marsigliesi|tett* + @cambia|tett* casa + @cambia|tett* villett* + @cambia|tett* + rifaciment*|tett* + nuov*|copertura + @cambia|copertura + nuova|tegol* + @cambia|tegol* + nuov*|copp* + @cambia|copp* + nuov*|manto + @cambia|manto di copertura|tett* + isol*|tett* + coibent*|tett* + trav* nuov*|tett* nuov* + trav*|tett* + ventil*|tett* + cappott*|isol* + mansarda|mansarda + cald*|pacchetto ventilat*|tett* + vecchi*|tett* + marci*|tett* + cede|ricoprir* + tett*|tett* di legno|tegol* + guain*|copp* + guain*|tett* + guain* + tegol*|~isolarlo|~manto|~coibent*',
  vatRate: 0.1,
  labourShare: 0.55,
  included: [
    'rimozione e discarica del vecchio manto',
    'guaina impermeabile',
    'tegole o coppi nuovi, colmi e gronde',
    'isolante e ventilazione, se li chiedi',
    'ponteggio per un mese, se serve',
  ],
  excluded: [
    'grondaie e lattoneria',
    'linea vita: 1.000–3.000 €',
    'pratiche e direzione lavori',
    'finestre da tetto',
  ],
  factors: [
    'coppi invece di tegole: +20–25 € al m²',
    'isolante oltre 14 cm: +25–60 € al m²',
    'fibra di legno al posto dell’EPS: +20–40 € al m²',
    'pratiche e direzione lavori: 8–13 %',
  ],
  tiers: {
    base: { label: 'tegole in cemento, isolante in EPS' },
    media: { label: 'tegole in cotto, lana di roccia o fibra di legno' },
    alta: { label: 'coppi, legno a vista' },
  },
  permits:
    'Nessun permesso per cambiare il manto com’era. Con l’isolamento serve la CILA, con travi o sagoma nuove la SCIA: le presenta un tecnico. In centro storico può servire l’autorizzazione paesaggistica.',
  duration: 'da 8 a 12 giorni per 100 m²; da 3 a 5 settimane con isolamento',
  rows: {
    mantoBase: derived('Manto nuovo, tegole in cemento', [95, 130], 'm²', roof.sources),
    mantoMedia: derived('Manto nuovo, tegole in cotto', [105, 155], 'm²', roof.sources),
    mantoAlta: derived('Manto nuovo, coppi', [125, 185], 'm²', roof.sources),
    isolatoBase: derived('Tetto isolato e ventilato, fascia base', [200, 250], 'm²', insulatedRoof.sources),
    isolatoMedia: derived('Tetto isolato e ventilato, fascia media', [250, 310], 'm²', insulatedRoof.sources),
    isolatoAlta: derived('Tetto isolato e ventilato, fascia alta', [310, 420], 'm²', insulatedRoof.sources),
    travi: sourced('Struttura in legno nuova', [130, 220], 'm²', roofTimber.sources),
    ponteggio: sourced('Ponteggio, primo mese', [12, 20], 'm² di facciata', roofScaffolding.sources),
  },
  visit: 'la pendenza, lo stato delle travi e della guaina, e come si sale',
  relief: 'general',
} as const satisfies JobKind
