import { own } from '../../estimate.ts'
import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'
import { prices } from '../prices.ts'

const perPower = {
  unit: 'kW',
  vat: 'esclusa',
  basis: 'source',
  sources: [page('newsroom24', 2025), page('tettosolare', 2025), page('sostariffe')],
} as const

export const impianto = {
  title: 'Impianto fotovoltaico',
  work: 'installare il fotovoltaico',
  profession: 'Installatore fotovoltaico',
  cues: 'fotovoltaic*|foto voltaic*|fotovolt*|pannelli solari|pannelli sul tetto|pannelli tetto|impianto solare|solare + elettric*|energia solare|moduli fotovoltaic*|@aggiunge + fotovoltaic*|@aggiunge + solare|pannell* + corrente|pannell* + luce|pannell* + bolletta|pannell* + solar*|fotovoltaic* + kw|impianto + kwp|produrre + corrente|produrmi + corrente|autoprodu*|bolletta + tetto|abbassare + bolletta|tetto + fotovoltaic*|~bollett*|mettere pannelli|installare pannelli|montare pannelli|metto pannelli|vorrei pannelli|voglio pannelli|quanto costano pannelli|fotovoltaic* + casa|fotovoltaic* + tetto|~pannell* + tetto|~pannell* + casa|pannelli solari + tetto|fotovoltaic* + vill*|impianto solare + tetto|impianto solare + capannon*|fotovoltaic* + capannon*|pannell* + capannon* + solar*|pannell* + batteri*|quanti pannell*|kw + batteri*|kw + accumul*|kwp|?impianto + kw|?kw',
  detailOf: ['altro/solare-termico'],
  vatRate: 0.1,
  labourShare: 0.2,
  included: [
    'moduli, inverter e strutture',
    'cavi, protezioni e quadro',
    'montaggio e collaudo',
    'pratica di connessione e dichiarazione di conformità',
    'batteria con inverter ibrido, se la scegli',
  ],
  excluded: ['ponteggio o linea vita', 'rifacimento del tetto', 'aumento della potenza del contatore'],
  factors: [
    'ottimizzatori contro le ombre: +60–110 € a modulo',
    'inverter trifase: +300–600 €',
    'moduli ad alta efficienza: +10–15 %',
    'quadro per il blackout: +400–1.000 €',
  ],
  tiers: {
    base: { label: 'moduli e inverter di marche economiche' },
    media: { label: 'marche note, garanzia di 15–25 anni sui moduli' },
    alta: { label: 'moduli ad alta efficienza, inverter di fascia alta' },
  },
  permits:
    'Edilizia libera sul tetto fuori da centri storici e vincoli. La domanda di connessione al distributore e la pratica al GSE le presenta di solito l’installatore.',
  duration: '1–4 giorni di lavoro; l’allaccio arriva in 4–10 settimane',
  rows: {
    base: { label: 'Impianto fotovoltaico, fascia base', min: 1250, max: 1400, ...perPower },
    media: { label: 'Impianto fotovoltaico, fascia media', min: 1400, max: 1650, ...perPower },
    alta: { label: 'Impianto fotovoltaico, fascia alta', min: 1650, max: 1900, ...perPower },
    battery: prices.solarBattery,
    platform: {
      label: 'Piattaforma oltre due piani',
      min: 400,
      max: 1200,
      unit: 'impianto',
      vat: 'esclusa',
      ...own,
    },
    flat: { label: 'Zavorre per il tetto piano', min: 80, max: 150, unit: 'kW', vat: 'esclusa', ...own },
  },
  visit: 'l’orientamento e lo stato del tetto, le ombre, il quadro e il contatore',
  relief: 'solar',
} as const satisfies JobKind
