import { own } from '../../estimate.ts'
import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

const piece = { unit: 'pezzo', vat: 'esclusa' } as const
const electric = {
  ...piece,
  basis: 'source',
  sources: [page('consulente-energia.com', 2025), page('ilmiobusinessplan.com')],
} as const

export const scaldabagno = {
  title: 'Scaldabagno nuovo',
  work: 'cambiare lo scaldabagno',
  profession: 'Idraulico',
  cues: 'scaldabagn*|scaldabagno elettric*|scaldabagno gas|scaldabagno nuovo|scaldin*|scaldacqu*|scalda acqua|scalda bagno|boiler*|boyler|bolier|boiller|termoboiler|scaldabagn* + @cambia|boiler + @cambia|boiler + pompa calore|scaldacqua + pompa calore|scaldabagn* + pompa calore|boiler termodinamic*|boiler + litri|acqua calda + elettric*|scaldin* + gas|scaldabagn* + gas|boiler + gas|scaldacqua + gas|scaldabagn* + elettric*|boiler + elettric*|scaldin* + elettric*|scaldin* + @cambia|scaldacqua + elettric*|boiler + bagno|scaldabagn* + bagno|scaldabagn* + cucina|scaldin* + cucina|scaldin* + bagno|scaldin* + gas + cucina|scaldabagn* + non scald* + @cambia|boiler + non scald* + @cambia|scaldin* + non scald* + @cambia|scaldabagn* + perd* + @cambia|boiler + perd* + @cambia|boiler + @cambia + bagno',
  vatRate: 0.1,
  labourShare: 0.4,
  included: [
    'scaldabagno del tipo scelto, se non lo hai già',
    'smontaggio e smaltimento del vecchio',
    'valvola di sicurezza e tubi flessibili',
    'montaggio e prova',
  ],
  excluded: ['tubi o presa elettrica da rifare', 'canna fumaria e foro nuovo', 'opere murarie'],
  factors: [
    'a gas da esterno: di solito 100–200 € in meno',
    'foro nuovo nel muro: +80–150 €',
    'a pompa di calore: ammesso al Conto termico se ne sostituisce uno vecchio',
  ],
  permits:
    'Nessun permesso. Per quello a gas l’idraulico abilitato rilascia la dichiarazione di conformità (DM 37/2008).',
  duration: 'da 2 ore a un giorno, secondo il tipo',
  rows: {
    electric80: { label: 'Scaldabagno elettrico da 80 litri, montato', min: 300, max: 600, ...electric },
    electric50: { label: 'Scaldabagno elettrico da 50 litri, montato', min: 260, max: 530, ...electric },
    electric100: { label: 'Scaldabagno elettrico da 100 litri, montato', min: 380, max: 750, ...electric },
    gas: {
      label: 'Scaldabagno a gas da 11–14 litri al minuto, montato',
      min: 700,
      max: 1300,
      ...piece,
      basis: 'source',
      sources: [page('consulente-energia.com', 2025), page('fullo.it')],
    },
    heatPump: {
      label: 'Scaldabagno a pompa di calore a parete, montato',
      min: 1500,
      max: 2300,
      ...piece,
      ...own,
    },
    heatPumpLarge: {
      label: 'Scaldabagno a pompa di calore da 200–300 litri, montato',
      min: 2400,
      max: 3800,
      ...piece,
      ...own,
    },
    fitting: { label: 'Montaggio di uno scaldabagno che hai già', min: 110, max: 200, ...piece, ...own },
  },
  visit: 'gli attacchi dell’acqua, la presa o il gas, e il muro che lo deve reggere',
  relief: 'maintenance',
} as const satisfies JobKind
