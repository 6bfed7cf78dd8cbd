import type { JobKind } from '../../job-kind.ts'
import { derived, judged, lazioPriceList } from '../../job-row.ts'
import { prices } from '../prices.ts'

export const completo = {
  title: 'Rifacimento del bagno',
  work: 'rifare il bagno',
  profession: 'Impresa Edile',
  cues: '@cambia + bagno|@cambia + bagni|@cambia + bagnetto|@cambia + cesso|@cambia + wc + tutto|@cambia + servizi igienici|@cambia + servizi|@cambia + toilette|@ripara + bagno|bagno completo|bagno da zero|bagno da rifare|bagno chiavi in mano|bagno da ristrutturare|ristrutturazione bagno|ristrutturare + bagno|rifare da capo + bagno|rifacimento bagno|rifacimento completo + bagno|demolire + bagno|@toglie + tutto + bagno|smantellare + bagno|bagno anni 60|bagno anni 70|bagno anni 80|bagno vecchio|doppi servizi + @cambia|~tubi compresi|~rifarlo tutto tubi compresi|bagno + da rifare|bagno + tutto nuovo|bagno di servizio + @cambia|bagni da rifare|rifare bagno|rifacimento del bagno|ristrutturare bagno|rifare bagni|@cambia + bagno + nonna|@cambia + bagno + anziana|@cambia + bagno + disabile|@cambia + bagno + carrozzina|@cambia + bagno + maniglioni|@cambia + bagno cieco|@cambia + bagno di servizio',
  partOfOthers: ['ristrutturazione/completa', 'ristrutturazione/parziale'],
  vatRate: 0.11,
  labourShare: 0.55,
  included: [
    'demolizione e trasporto in discarica',
    'tubi e scarichi nuovi, se si rifanno',
    'massetto e impermeabilizzazione della doccia',
    'piastrelle a pavimento e a parete',
    'quattro sanitari con rubinetti',
    'doccia con box',
    'punti luce, tinteggiatura e certificazioni',
  ],
  excluded: [
    'mobili e specchio',
    'finestra e porta',
    'riscaldamento a pavimento',
    'spostamento della colonna di scarico',
    'compenso del tecnico per la CILA, se serve',
  ],
  factors: [
    'sanitari sospesi: +700–1.200 €',
    'piastrelle a tutta altezza: +400–900 €',
    'fascia alta: da 1,3 a 1,8 volte',
    'macerie senza ascensore: +200–400 €',
  ],
  tiers: {
    base: { label: 'sanitari a terra, piastrelle da grande magazzino' },
    media: { label: 'sanitari di marca, gres di fascia media' },
    alta: { label: 'grandi lastre, rubinetti di design, su misura' },
  },
  permits:
    'Di solito nessun permesso; se sposti muri o rifai la distribuzione serve la CILA: la presenta un tecnico',
  duration: 'da 10 a 15 giorni lavorativi',
  rows: {
    fixed: prices.bathroomFixed,
    metre: prices.bathroom,
    restylingFixed: derived('Piastrelle e sanitari nuovi, quota fissa', [1500, 3000], 'bagno', [
      lazioPriceList,
    ]),
    restylingMetre: derived('Piastrelle e sanitari nuovi, al metro quadro', [300, 600], 'm²', [
      lazioPriceList,
    ]),
    hung: judged('Sanitari sospesi', [700, 1200], 'bagno'),
    accessible: derived('Maniglioni, sedile e WC rialzato', [1000, 1800], 'bagno', [lazioPriceList]),
    carrying: judged('Macerie giù per le scale, per piano', [70, 130], 'piano'),
    minimum: judged('Minimo per un bagno', [2500, 2500], 'intervento'),
  },
  visit: 'lo stato dei tubi, dove passa la colonna di scarico e quanto c’è da demolire',
  relief: 'general',
} as const satisfies JobKind
