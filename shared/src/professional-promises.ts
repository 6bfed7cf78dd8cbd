import { splitVat } from './money.ts'
import { professionalTerms } from './professional-terms.ts'

/**
 * What is promised to professionals and asked of them, in sentences: landing, questions, payment panel and terms of use
 * say them in these words and no others (features.md, H2). Every figure comes from `professional-terms.ts`.
 */

const { activationAmount, vatRate, commission, clients, requirements, refund } = professionalTerms

const grouped = new Intl.NumberFormat('it-IT', { useGrouping: 'always', maximumFractionDigits: 0 })
const exact = new Intl.NumberFormat('it-IT', { useGrouping: 'always', minimumFractionDigits: 2 })

/** Euro in a sentence: without decimals where there are no cents, a no-break space before the sign. */
function euro(cents: number): string {
  const format = cents % 100 === 0 ? grouped : exact
  return `${format.format(cents / 100)}\u00A0€`
}

/** The figures that the sentences name, for tables and labels: '240 €', '292,80 €', '7%'. */
export const professionalFigures = {
  activationNet: euro(splitVat(activationAmount).net),
  activationTotal: euro(activationAmount),
  vatRate: `${vatRate}%`,
  commissionRate: `${commission.rate}%`,
  commissionThreshold: euro(commission.threshold),
  commissionFlat: euro(commission.flat),
} as const

const figures = professionalFigures

/** The conditions of the refund, each fit to follow 'se' and a list's dash. */
export const refundConditions = [
  'non hai trattative aperte',
  'non hai violato nessun obbligo',
  `non sono passati più di ${refund.withinMonths} mesi dall’attivazione`,
] as const

const [noNegotiation, noBreach, inTime] = refundConditions

/** The documents that a professional sends in to be selected (specification, section 1). */
export const requiredDocuments = {
  registryExtract: 'Visura camerale',
  quotes: `${requirements.quotes} preventivi già emessi`,
  pictures: `${requirements.pictures} foto di lavori dell’ultimo anno`,
} as const

export const professionalPromises = {
  activation: `L’attivazione costa ${figures.activationNet} + IVA (${figures.activationTotal} in tutto) e si paga una volta sola.`,
  credit: 'L’importo dell’attivazione, al netto dell’IVA, è credito per le commissioni sui lavori affidati.',
  variableAmount:
    'L’importo iniziale può variare in base ai servizi che scegli: lo vedi sempre prima di pagare.',
  commission: `La commissione è il ${figures.commissionRate} del valore del lavoro, IVA esclusa, fino a ${figures.commissionThreshold}; oltre è fissa, ${figures.commissionFlat}.`,
  onlyWhenHired: 'Paghi la commissione solo sui lavori che ottieni.',
  difference:
    'Se le commissioni superano il credito, ricevi una fattura per la differenza e la paghi con bonifico o carta.',
  free: 'La pagina vetrina e il consulente marketing dedicato sono gratuiti.',
  clients: `Ti presentiamo ${clients.introduced} clienti della tua zona, scelti da te.`,
  moreClients: `Se non concludi con nessuno dei ${clients.introduced}, te ne presentiamo altri ${clients.replacements}.`,
  ownPrices: 'I prezzi e le condizioni li decidi tu.',
  directPayment: 'Il cliente paga te, direttamente: noi non interveniamo nel pagamento.',
  confirmation: `Confermi il lavoro e il suo valore entro ${professionalTerms.confirmWithinWorkingDays} giorni lavorativi dal primo pagamento del cliente.`,
  unsuitableClient: `Se un cliente non è adatto, lo segnali entro ${professionalTerms.replaceClientWithinHours} ore dal primo appuntamento e lo sostituiamo.`,
  refund: `Puoi chiedere il rimborso completo del deposito trascorsi ${refund.afterDays} giorni dall’inizio della collaborazione, se ${noNegotiation}, ${noBreach} e ${inTime}.`,
  noSurcharge: 'Al cliente non puoi chiedere un sovrapprezzo per coprire la commissione.',
  noSideDeals:
    'I lavori con i clienti che ti presentiamo passano dalla piattaforma: se violi questo obbligo possiamo sospendere il servizio e trattenere il deposito.',
  invoice: `La fattura arriva entro ${professionalTerms.invoiceWithinHours} ore dall’accredito.`,
} as const
