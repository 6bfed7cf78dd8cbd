import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

const published = {
  vat: 'esclusa',
  basis: 'source',
  sources: [
    page('Regione Lazio, tariffa dei prezzi', 2023),
    page('casafacile.it'),
    page('portale-internet.net'),
  ],
} as const

export const idraulico = {
  title: 'Impianto idraulico nuovo',
  work: 'rifare l’impianto idraulico',
  profession: 'Idraulico',
  cues: 'impianto idraulic*|impianti idraulic*|@cambia + idraulic*|parte idraulic*|@cambia + tubi|@cambia + tubatur*|@cambia + tubazion*|tubi + acqua + @cambia|tubatur* + vecch*|tubi + vecch*|tubi + ferro|tubi + piombo|tubi + zincat*|punti acqua|punto acqua|impianto acqua|impianto dell acqua|multistrato|attacc* + lavatrice|attacc* + lavastoviglie|@aggiunge + attacco|~idraulic*|~tubatur*|rifare scarichi|cambiare scarichi|scarichi nuovi|tubatur* + bagno + cucina|tubi + bagno + cucina|idraulic* + bagno + cucina|idraulic* + bagno|tubatur* + casa|tubi + casa|tubi + marc*|impianto acqua + @cambia|impianto acqua + tubi|tubi + @cambia + impianto acqua|tubi + marc* + impianto acqua|tubi + perd* + vecch*|tubi nuovi|@cambia + colonn* + scarico|@ripara + colonn* + scarico|colonna di scarico rotta|tubi + @cambia + bagno + cucina|tubi + acqua + @cambia + bagno + cucina|tubi + acqua + attacchi|tubi + acqua + @cambia + attacchi|tubi + acqua + bagno + cucina + attacchi|tubi + @cambia + bagno + cucina + attacchi|tubi + acqua + @cambia + bagno + cucina + attacchi|scarico + lavatrice|acqua + lavatrice|portare acqua|portare scarico|portare acqua + lavatrice|scarico + lavatrice + acqua|scarico + lavastovigli*|attacchi + lavatrice|attacchi + lavastovigli*',
  detailOf: ['ristrutturazione/completa', 'ristrutturazione/parziale', 'ristrutturazione_bagno/completo'],
  vatRate: 0.1,
  labourShare: 0.65,
  included: [
    'tubi dell’acqua calda e fredda',
    'scarichi fino alla colonna',
    'collettore',
    'tracce nei muri e chiusura grezza',
    'prova e dichiarazione di conformità',
  ],
  excluded: ['sanitari e rubinetti', 'piastrelle', 'colonna del condominio'],
  factors: ['scarichi lontani dalla colonna: di più'],
  permits:
    'Nessun permesso per il solo impianto. L’idraulico rilascia la dichiarazione di conformità (DM 37/2008).',
  duration: 'un bagno e la cucina in 4–6 giorni',
  rows: {
    point: { label: 'Punto acqua con scarico e tracce', min: 200, max: 320, unit: 'punto', ...published },
    minimum: { label: 'Minimo per un impianto', min: 1200, max: 1800, unit: 'impianto', ...published },
  },
  visit: 'il percorso dei tubi, la colonna di scarico e la pressione',
  relief: 'general',
} as const satisfies JobKind
