import { own } from '../../estimate.ts'
import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

const published = {
  unit: 'impianto',
  vat: 'esclusa',
  basis: 'source',
  sources: [
    page('updatezoneapp.com', 2025),
    page('geotherm.it', 2023),
    page('risparmiare-energia.com', 2013),
  ],
} as const

export const pompa = {
  title: 'Pompa di calore aria-acqua al posto della caldaia',
  work: 'mettere una pompa di calore al posto della caldaia',
  profession: 'Idraulico',
  cues: 'pompa calore|pompe calore|pompa di calor*|pdc|aria acqua|togliere + gas|elimin* + gas|elimin* + caldai*|senza gas|staccar* + gas + riscald*|full electric|~tutto elettric*|casa elettric*|riscaldament* + elettric*|caldai* + elettric*|via la caldaia|caldai* + @cambia + pompa calore|caldai* + posto + pompa calore|caldai* + @toglie + pompa calore',
  vatRate: 0.12,
  labourShare: 0.25,
  included: [
    'pompa di calore aria-acqua',
    'accumulo per l’acqua calda e accumulo inerziale',
    'collegamenti idraulici ed elettrici',
    'regolazione e dichiarazioni',
  ],
  excluded: [
    'aumento del contatore',
    'termosifoni o pavimento radiante nuovi',
    'basamento',
    'verifica termotecnica',
  ],
  factors: [
    'con termosifoni vecchi serve la verifica di un termotecnico: 250–600 €',
    'aumento della potenza del contatore: a parte',
  ],
  tiers: {
    base: { label: 'macchina semplice, accumulo piccolo' },
    media: { label: 'marca nota, accumulo da 200 litri' },
    alta: { label: 'macchina silenziosa ad alta temperatura, accumulo grande' },
  },
  permits:
    'Edilizia libera sotto i 12 kW termici (DM 2-3-2018); in condominio avvisa l’amministratore. La pratica per il Conto termico la prepara l’installatore con il GSE.',
  duration: 'da 2 a 4 giorni',
  rows: {
    base: { label: 'Pompa di calore, fascia base', min: 7000, max: 9000, ...published },
    media: { label: 'Pompa di calore, fascia media', min: 9000, max: 12_000, ...published },
    alta: { label: 'Pompa di calore, fascia alta', min: 12_000, max: 18_000, ...published },
    larger: {
      label: 'Macchina oltre 12 kW, in più',
      min: 2000,
      max: 4000,
      unit: 'impianto',
      vat: 'esclusa',
      ...own,
    },
  },
  visit: 'le dispersioni della casa, i termosifoni, il posto per l’unità esterna e il contatore',
  relief: 'heatPump',
} as const satisfies JobKind
