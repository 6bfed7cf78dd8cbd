import type { AnyJobKey } from '../../../jobs/job-engine.ts'
import type { Message, NamedJob } from '../../message.ts'

/** A job whose name is also an option of another one, and the words that tell which is meant. */
interface Option {
  readonly key: AnyJobKey
  readonly of: AnyJobKey
  /** Words that a message about the option has. */
  readonly says: RegExp
  /** Words that make it a job of its own. */
  readonly unless: RegExp
}

const options: readonly Option[] = [
  // 'uno a pompa di calore da 110 litri' is a water heater, and heats no house.
  {
    key: 'caldaia/pompa',
    of: 'caldaia/scaldabagno',
    says: /./,
    unless: /^(?:casa|riscald|scaldar|termosif|calorifer|radiator|caldai|ambient|appartament|raffresc|mq$)/,
  },
  // 'aggiungiamo anche una batteria piccolina', to a kit for the balcony
  {
    key: 'impianto_fotovoltaico/batteria',
    of: 'impianto_fotovoltaico/balcone',
    says: /./,
    unless: /^(?:tetto|falda|impianto)/,
  },
  // 'fatele in rame, che la lamiera dura poco', of gutters
  {
    key: 'ristrutturazione_tetto/lamiera',
    of: 'ristrutturazione_tetto/grondaie',
    says: /./,
    unless: /^(?:tetto|copertura|coprire|copriamo|fald[ae]|tettoia|mq|coppi|tegole|sandwich|pannell[oi])$/,
  },
  // 'senza piastrelle nuove, mettete i pannelli sopra quelle vecchie', where a shower comes in place of the bath
  {
    key: 'ristrutturazione_bagno/sovrapposizione',
    of: 'ristrutturazione_bagno/vasca-doccia',
    says: /^pannell/,
    unless: /^(?:tutt[eoi]|pavimento|resto|bagno|mq)$/,
  },
  // 'facciamo vetro triplo. Le persiane no', of new windows
  {
    key: 'serramenti/vetri',
    of: 'serramenti/finestre',
    says: /^tripl[oaie]$/,
    unless: /^(?:cambi|sol[oaei]$|soltanto|rott|invece|altr)/,
  },
  // 'facciamo solo il pavimento' is the parquet in hand.
  {
    key: 'ristrutturazione/pavimenti',
    of: 'ristrutturazione/parquet',
    says: /^pavimento$/,
    unless: /^(?:piastrell|gres|ceramic|mattonell|maiolic|cotto|marm|graniglia|cementin|bagno|cucina)/,
  },
  // 'al muro mettiamo i pannelli' builds no wall there.
  {
    key: 'ristrutturazione/parete',
    of: 'ristrutturazione_bagno/vasca-doccia',
    says: /^pannell/,
    unless: /^(?:cartongess|tramezz|divid|stanza|camera|mq$)/,
  },
  // 'piastrelle nuove nella zona doccia al posto dei pannelli', where a shower comes in place of the bath
  {
    key: 'ristrutturazione_bagno/piastrelle',
    of: 'ristrutturazione_bagno/vasca-doccia',
    says: /^(?:pannell|intorno|attorno|zona|doccia|vasca)/,
    unless: /^(?:tutt[eoi]|pavimento|resto|bagno|mq)$/,
  },
]

/** Whether a mention only names an option of a job in hand. */
export function isOption(
  { key }: Pick<NamedJob, 'key'>,
  keys: readonly AnyJobKey[],
  { whole: { words } }: Message,
): boolean {
  return options.some(
    ({ key: named, of, says, unless }) =>
      named === key &&
      keys.includes(of) &&
      !keys.includes(key) &&
      words.some(({ text }) => says.test(text)) &&
      !words.some(({ text }) => unless.test(text)),
  )
}
