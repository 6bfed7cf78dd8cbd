import { keysOf } from '../records.ts'
import type { Profession } from './professions.ts'

interface ServiceEntry {
  /** The wording for people. */
  readonly pretty: string
  readonly professions: readonly Profession[]
}

/**
 * Every service label that upstream uses, with its display name and the professions that offer it
 * (specification, section 3). Labels without a profession are kept: upstream may send them.
 */
export const services = {
  ALTRO: { pretty: 'Altro', professions: [] },
  Bellezza: { pretty: 'Bellezza', professions: [] },
  Benessere: { pretty: 'Benessere', professions: [] },
  'Cappotto termico': { pretty: 'Cappotto termico', professions: ['Impresa Edile', 'Imbianchino'] },
  Cartongesso: { pretty: 'Cartongesso', professions: ['Cartongessista', 'Impresa Edile'] },
  'Installazione condizionatore': {
    pretty: 'Installazione condizionatore',
    professions: ['Elettricista', 'Idraulico', 'Impiantista'],
  },
  'Cura giardino': { pretty: 'Cura del giardino', professions: ['Giardiniere'] },
  Elettricista: { pretty: 'Lavori elettrici', professions: ['Elettricista'] },
  Edile: { pretty: 'Opere edili', professions: ['Impresa Edile'] },
  'Impianto allarme': { pretty: 'Impianto di allarme', professions: ['Elettricista', 'Impiantista'] },
  'Impianto domotico': { pretty: 'Impianto domotico', professions: ['Elettricista', 'Impiantista'] },
  'Impianto elettrico': { pretty: 'Impianto elettrico', professions: ['Elettricista', 'Impiantista'] },
  'Impianto fotovoltaico': {
    pretty: 'Impianto fotovoltaico',
    professions: ['Impiantista', 'Installatore fotovoltaico'],
  },
  'Impianto fotovoltaico VSH': {
    pretty: 'Impianto fotovoltaico',
    professions: ['Impiantista', 'Installatore fotovoltaico'],
  },
  'Impianto idraulico': { pretty: 'Impianto idraulico', professions: ['Idraulico', 'Impiantista'] },
  'Impianto riscaldamento': {
    pretty: 'Impianto di riscaldamento',
    professions: ['Idraulico', 'Impiantista'],
  },
  Infissi: { pretty: 'Infissi', professions: ['Serramentista'] },
  'Installazione caldaia': { pretty: 'Installazione caldaia', professions: ['Idraulico'] },
  'Installazione cartongesso': { pretty: 'Posa del cartongesso', professions: ['Cartongessista'] },
  'Manutenzione caldaia': { pretty: 'Manutenzione caldaia', professions: ['Idraulico'] },
  ND: { pretty: 'Altro', professions: [] },
  'Nuova costruzione': { pretty: 'Nuova costruzione', professions: ['Impresa Edile'] },
  'Posa parquet': { pretty: 'Posa del parquet', professions: ['Parquettista', 'Impresa Edile'] },
  Pulizie: { pretty: 'Pulizie', professions: ['Pulizie'] },
  RiqualificazioneEnergetica: { pretty: 'Riqualificazione energetica', professions: [] },
  'Ristr. Bagno': { pretty: 'Ristrutturazione bagno', professions: ['Impresa Edile'] },
  Ristrutturazione: { pretty: 'Ristrutturazione', professions: ['Impresa Edile'] },
  'Ristrutturazione facciata': { pretty: 'Ristrutturazione facciata', professions: ['Impresa Edile'] },
  'Ristrutturazione tetto': { pretty: 'Ristrutturazione tetto', professions: ['Impresa Edile'] },
  'Ristrutturazione terrazzo': {
    pretty: 'Ristrutturazione terrazzo',
    professions: ['Piastrellista', 'Impresa Edile'],
  },
  'Sostituzione pavimento': {
    pretty: 'Sostituzione pavimento',
    professions: ['Piastrellista', 'Impresa Edile'],
  },
  Tinteggiatura: { pretty: 'Tinteggiatura', professions: ['Imbianchino', 'Impresa Edile'] },
  'Tinteggiatura esterna': { pretty: 'Tinteggiatura esterna', professions: ['Imbianchino', 'Impresa Edile'] },
  'Installazione zanzariere': { pretty: 'Installazione zanzariere', professions: ['Serramentista'] },
  'Tende da sole': { pretty: 'Tende da sole', professions: ['Serramentista'] },
} as const satisfies Record<string, ServiceEntry>

export type ServiceLabel = keyof typeof services

const entries: Readonly<Record<string, ServiceEntry>> = services

/**
 * The display name of a service label. A label that the catalogue does not know is shown as it is,
 * so that a service added upstream appears before this list knows it.
 */
export function prettyService(label: string): string {
  return Object.hasOwn(entries, label) ? (entries[label]?.pretty ?? label) : label
}

/** The labels that a profession offers, in the catalogue's order. */
export function servicesOf(profession: Profession): ServiceLabel[] {
  return keysOf(services).filter((label) => entries[label]?.professions.includes(profession))
}
