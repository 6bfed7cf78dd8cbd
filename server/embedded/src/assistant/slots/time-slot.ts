import { findPattern, patterns } from '../italian/patterns.ts'
import type { Utterance } from '../italian/utterance.ts'
import { baseOf, found, type Slot, type SlotReading } from './slot.ts'

const months =
  'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(' ')
const seasons: Readonly<Record<string, readonly [during: string, before: string]>> = {
  primavera: ['in primavera', 'prima della primavera'],
  estate: ['in estate', 'prima dell’estate'],
  autunno: ['in autunno', 'prima dell’autunno'],
  inverno: ['in inverno', 'prima dell’inverno'],
  natale: ['dopo le feste', 'prima di Natale'],
  pasqua: ['dopo Pasqua', 'prima di Pasqua'],
  ferie: ['durante le ferie', 'prima delle ferie'],
}

const times = (
  [
    [
      'più avanti',
      'piu avanti|senza fretta|non ho premura|nessuna premura|senza premura|non ho fretta|nessuna fretta|fretta no|con calma|calma|non urgente|anno prossimo|prossimo anno|tra un anno|tra anno|futuro|non subito|quando capita|non c e fretta|non c fretta',
    ],
    ['entro 3 mesi', 'entro 3 mesi|entro tre mesi|3 mesi|tre mesi'],
    [
      'tra qualche mese',
      'paio mesi|due mesi|2 mesi|qualche mese|prossimi mesi|fine anno|entro anno|sei mesi|6 mesi|quattro mesi|4 mesi|mesetti',
    ],
    [
      'entro un mese',
      'entro mese|prossimo mese|mese prossimo|1 mese|un mese|settimane|due settimane|tra mese|entro 1 mese|mesetto|fine mese',
    ],
    [
      'appena possibile',
      'appena possibile|prima possibile|piu presto|subito|urgente|urgenza|urgentemente|adesso|domani|oggi|presto|immediatamente|asap|ora|settimana prossima|prossima settimana|questa settimana|appena si puo|quanto prima|ieri',
    ],
  ] as const
).map(([words, list]) => ({ words, list: patterns(list) }))

/** A message of so few words that names a month or a season says nothing else. */
const shortTime = 3
const whenWords = /^(?:a|in|dopo|durante|prima) /

const aboutStart = patterns('iniziare|cominciare|partire|lavori|inizio|partenza|fare')

function readTime({ content }: Utterance): string | null {
  const month = content.find((word) => months.includes(word))
  if (month !== undefined) return `a ${month}`
  const season = content.find((word) => Object.hasOwn(seasons, word))
  if (season !== undefined) {
    const isBefore = content.includes('prima') || content.includes('entro')
    return seasons[season]?.[isBefore ? 1 : 0] ?? null
  }
  const said = times.find(({ list }) =>
    list.some((one) => findPattern(content, one).some(({ denied }) => !denied)),
  )
  return said?.words ?? null
}

function read(utterance: Utterance, asked: boolean): SlotReading {
  const words = readTime(utterance)
  if (words === null) return null
  if (asked) return found({ kind: 'time', words })
  // In passing only what is plainly about the start: 'subito' and 'ora' are everyday words.
  if (utterance.content.length <= shortTime && whenWords.test(words)) return found({ kind: 'time', words })
  const meant = aboutStart.some((one) => findPattern(utterance.content, one).length > 0)
  return meant && words !== 'appena possibile' ? found({ kind: 'time', words }) : null
}

/** When the work should begin: asked last, after the estimate, since no price depends on it. */
export const timeSlot: Slot = {
  ...baseOf({
    id: 'quando',
    step: 'Quando',
    label: 'Quando',
    question: 'Ultima cosa: quando vorresti iniziare?',
    example: 'Per esempio «appena possibile», «a settembre» o «non lo so ancora».',
    help: 'Serve al professionista per dirti se è libero in quel periodo.',
    chips: ['Appena possibile', 'Entro 3 mesi', 'Più avanti', 'Non lo so ancora'],
  }),
  read,
  show: (fact) => (fact.kind === 'time' ? fact.words : 'da decidere'),
  price: null,
}
