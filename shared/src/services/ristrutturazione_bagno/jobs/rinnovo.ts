import type { JobKind } from '../../job-kind.ts'
import { completo } from './completo.ts'

export const rinnovo = {
  title: 'Piastrelle e sanitari nuovi, tubi che restano',
  work: 'rinnovare piastrelle e sanitari senza toccare i tubi',
  profession: 'Impresa Edile',
  cues: 'solo sanitari e rivestimenti|sanitari e rivestimenti|sanitari e piastrelle|sanitari + mattonelle|piastrelle + sanitari|rivestimenti + sanitari|bagno senza toccare i tubi|~senza toccare i tubi|~senza toccare l’impianto|~senza rompere i tubi|~senza rifare i tubi|tubi + già rifatti + bagno|solo estetica + bagno|~restyling|~rinnovarlo|~solo la parte estetica|senza toccare i tubi + bagno|senza rifare i tubi + bagno|senza toccare l’impianto + bagno|restyling bagno|rinnovare bagno|rinfrescare bagno|rinfrescata bagno|rimodernare bagno|ammodernare bagno|svecchiare bagno|rinnovo bagno|sanitari e piastrelle|sanitari + piastrelle|solo sanitari + piastrelle|@cambia + faccia + bagno + senza toccare tubi|@cambia + bagno + senza toccare tubi|@cambia + bagno + senza rifare tubi|@cambia + bagno + senza toccare impianto|bagno + tubi restano|bagno + tubi buoni|bagno + tubi ok|bagno + tubi nuovi + sanitari|mattonelle nuove + sanitari nuovi|piastrelle nuove + sanitari nuovi',
  partOf: ['completo'],
  vatRate: 0.1,
  labourShare: 0.5,
  included: [
    'rimozione di sanitari e piastrelle, o posa sopra le vecchie',
    'piastrelle a pavimento e a parete',
    'quattro sanitari con rubinetti',
    'box doccia di serie',
  ],
  excluded: ['tubi e scarichi', 'massetto', 'mobili e specchio'],
  factors: ['piastrelle posate sopra le vecchie: −400–800 €', 'sanitari sospesi: +700–1.200 €'],
  tiers: {
    base: { label: 'sanitari a terra, piastrelle da grande magazzino' },
    media: { label: 'sanitari di marca, gres di fascia media' },
    alta: { label: 'grandi lastre, rubinetti di design' },
  },
  permits: 'Nessun permesso',
  duration: 'da 5 a 7 giorni lavorativi',
  rows: {
    fixed: completo.rows.restylingFixed,
    metre: completo.rows.restylingMetre,
    hung: completo.rows.hung,
    carrying: completo.rows.carrying,
    minimum: completo.rows.minimum,
  },
  visit: 'se i tubi possono restare e se le piastrelle vecchie tengono',
  relief: 'general',
} as const satisfies JobKind
