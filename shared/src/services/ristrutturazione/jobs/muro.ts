import type { JobKind } from '../../job-kind.ts'
import { derived, judged, lazioPriceList } from '../../job-row.ts'

export const muro = {
  title: 'Demolizione di un muro non portante',
  work: 'abbattere un muro non portante',
  profession: 'Impresa Edile',
  cues: 'muro + sparire|muretto + sparire|parete + sparire|tramezz* + sparire|muro + @toglie + cucina + sala|muretto + @toglie + cucina + sala|muro + buttare + giu|@toglie + muro|@toglie + parete|@toglie + tramezzo|@toglie + tramezza|@toglie + muretto|@toglie + parete divisoria|abbattere + muro|abbattere + parete|buttare giù un muro|buttare giù + parete|tirare giù + muro|tirare giù + parete|demolire + tramezzo|demolire + muro|demolizione + muro|demolizione + parete|open space|unire due stanze|unire + cucina + soggiorno|unire + cucina + salotto|aprire la cucina|aprire la cucina sul soggiorno|cucina a vista|allargare il soggiorno|muro tra cucina e soggiorno|muro + cucina + soggiorno + @toglie|unire + cucina + sala|unire + sala|unire + camere|unire + stanze|sala e cucina + unire|cucina + soggiorno + unire',
  partOf: ['completa'],
  detailOf: ['ristrutturazione/portante'],
  vatRate: 0.1,
  labourShare: 0.8,
  included: ['demolizione', 'macerie in discarica', 'raccordi di intonaco e pavimento'],
  excluded: [
    'pavimento uguale, se non si trova',
    'tinteggiatura delle stanze',
    'compenso del tecnico per la CILA',
  ],
  factors: [
    'impianti nel muro: +300–900 €',
    'macerie senza ascensore: +150–350 €',
    'CILA con tecnico: 400–1.000 €',
  ],
  permits: 'Serve la CILA: la presenta un tecnico, che controlla anche che il muro non sia portante',
  duration: 'da 3 a 5 giorni',
  rows: {
    fixed: derived('Cantiere, macerie e raccordi', [500, 1000], 'muro', [lazioPriceList]),
    metre: derived('Muro demolito', [50, 90], 'm²', [lazioPriceList]),
    systems: judged('Impianti nel muro da spostare', [300, 900], 'muro'),
    carrying: judged('Macerie giù per le scale', [150, 350], 'muro'),
  },
  visit: 'se il muro è portante e se dentro passano impianti',
  relief: 'general',
} as const satisfies JobKind
