import type { JobKind } from '../../job-kind.ts'
import { derived, sourced } from '../../job-row.ts'
import { prices } from '../prices.ts'

const { facadeInsulation, balconyEdges } = prices

export const cappotto = {
  title: 'Cappotto termico',
  work: 'mettere il cappotto termico',
  profession: 'Impresa Edile',
  cues: 'cappott*|capotto|capotti|kappotto|isolamento + facciat*|isol* + facciat*|coibent* + facciat*|isol* + casa fuori|isolamento estern*|isol* + estern*|isolamento termic* + facciat*|coibent* + pareti|coibent* + muri|isol* + pareti + estern*|isol* + muri + estern*|polistiren* + facciat*|polistirolo + facciat*|eps + facciat*|lana di roccia + facciat*|pannelli + facciat*|risparmio energetico + facciat*|~isol*|~coibent*|cappotto fuori|cappotto + fuori + casa|cappotto fuori casa|cappotto + facciat*|cappotto + eps + facciat*|cappotto + estern* + casa|cappotto + casa + facciat*|cappotto + fuori + casa + facciat*',
  vatRate: 0.1,
  labourShare: 0.5,
  included: [
    'pannelli da 12–14 cm, incollati e tassellati',
    'rasatura armata con la rete',
    'finitura colorata',
    'ponteggio',
    'davanzali semplici',
  ],
  excluded: ['finestre nuove', 'intonaco staccato da togliere', 'pratiche: 3–6 %', 'suolo pubblico'],
  factors: [
    'lana di roccia: +25–40 € al m²',
    'ogni 2 cm in più: +5–10 € al m²',
    'davanzali nuovi in pietra: +60–120 € l’uno',
    'sotto 150 m²: +10 %',
  ],
  tiers: {
    base: { label: 'EPS bianco' },
    media: { label: 'EPS con grafite, 14 cm' },
    alta: { label: 'lana di roccia o sughero' },
  },
  permits:
    'Serve la CILA: la presenta un tecnico. In condominio decide l’assemblea, nei centri storici serve l’autorizzazione paesaggistica. Per l’ecobonus ci vuole l’APE prima e dopo.',
  duration: 'da 5 a 8 settimane per 200 m²',
  rows: {
    base: sourced('Cappotto in EPS', [120, 145], 'm²', facadeInsulation.sources),
    media: sourced('Cappotto in EPS con grafite', [140, 170], 'm²', facadeInsulation.sources),
    alta: sourced('Cappotto in lana di roccia o sughero', [165, 230], 'm²', facadeInsulation.sources),
    davanzali: derived('Davanzali nuovi', [60, 120], 'pezzo', facadeInsulation.sources),
    frontalini: derived('Frontalini dei balconi', [45, 85], 'metro', balconyEdges.sources),
  },
  visit: 'lo stato dell’intonaco, i davanzali, i balconi e lo spessore che ci sta',
  relief: 'general',
} as const satisfies JobKind
