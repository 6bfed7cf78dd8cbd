import { own } from '../../estimate.ts'
import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

const published = {
  unit: 'punto',
  vat: 'esclusa',
  basis: 'source',
  sources: [page('Regione Lazio, tariffa dei prezzi', 2023), page('ilmiobusinessplan.com')],
} as const

export const gas = {
  title: 'Punto gas',
  work: 'portare o spostare il gas',
  profession: 'Idraulico',
  cues: 'tubo + gas|tubi + gas|tubazione + gas|punto gas|impianto gas|impianto del gas|@cambia + tubo gas|@aggiunge + gas|spost* + gas|spost* + fornell*|portare + gas|allacci* + gas|attacc* + gas|gas + cucina|gas + fornell*|gas + piano cottura|rubinetto gas|rubinetto + gas|prova + tenuta|dichiarazion* + gas|@toglie + gas + cucina|chiudere + punto gas|tubo gas + cucina|tubo + gas + cucina|spost* + gas + cucina|portare + gas + cucina|punto gas + cucina|mettere + gas + cucina|tubo + gas + @cambia|tubo + gas + cucina + @cambia|tubo + portare + gas|tubo + portare + gas + cucina',
  detailOf: ['ristrutturazione/cucina', 'caldaia/pompa', 'caldaia/sostituzione', 'caldaia/ibrido'],
  vatRate: 0.1,
  labourShare: 0.7,
  included: ['tubo fino a 10 m', 'rubinetto', 'prova di tenuta', 'dichiarazione di conformità'],
  excluded: ['contatore e pratica con il distributore', 'foro di aerazione (80–150 €)', 'opere murarie'],
  factors: ['certificare un impianto che c’è già: di solito 120–250 €'],
  permits:
    'Nessun permesso; lavora solo un idraulico abilitato (DM 37/2008, UNI 7129), che rilascia la dichiarazione di conformità.',
  duration: 'circa mezza giornata',
  rows: {
    short: { label: 'Punto gas, fino a 5 m di tubo', min: 280, max: 450, ...published },
    medium: { label: 'Punto gas, da 5 a 10 m di tubo', min: 400, max: 650, ...published },
    metre: { label: 'Ogni metro di tubo oltre i 10', min: 25, max: 45, ...published, unit: 'm' },
    closing: { label: 'Punto gas da eliminare', min: 90, max: 180, unit: 'punto', vat: 'esclusa', ...own },
  },
  visit: 'il percorso del tubo, l’aerazione della stanza e il contatore',
  relief: 'maintenance',
} as const satisfies JobKind
