import { findPattern, patterns } from '../italian/patterns.ts'
import { readStartTime } from '../italian/times/start-time.ts'
import { readUtterance, type Utterance } from '../italian/utterance.ts'
import { baseOf, found, type Slot, type SlotReading } from './slot.ts'

const whenWords = /^(?:ad?|in|da|dopo|durante|prima|entro|tra) /

const aboutStart = patterns('iniziar*|cominciar*|partir*|lavori|inizio|partenza|fare|farlo|farli|rifarlo')

/** Matches a fear about the time after the work: 'non vorrei che tra tre anni siamo daccapo'. */
const fear = /(?<!\p{L})(?:non (?:vorrei|voglio|vorremmo)|ho paura|temo) (?:\p{L}+ )?(?:che|di)(?!\p{L})/iu

/** Matches the wish not to do it again: 'non voglio rifarlo tra 10 anni'. */
const redoing =
  /(?<!\p{L})(?:non|nn) (?:vorrei|voglio|vorremmo|vogliamo) (?:dover(?:lo|la|li|le)? )?rifar\p{L}* (?:di nuovo |ancora )?(?:tra|fra|dopo)(?!\p{L})/iu
/** Matches what happened on a day that is no start: 'è morto a marzo'. */
const otherEvent = /(?<!\p{L})(?:mort[oa]|mancat[oa]|nat[oa]|operat[oa]|partorit[oa])(?!\p{L})/iu

/** Matches when somebody comes home: 'mia figlia lavora a Torino e torna a Natale'. */
const comesHome =
  /(?<!\p{L})(?:figli|sorell|fratell|genitor|mamm|madre|padre|suocer|nipot|inquilin|coinquilin)\p{L}{0,3}(?: \p{L}+){0,8} (?:torn|rientr|arriv)(?:a|ano|erà|eranno)(?!\p{L})/iu

/** Matches a reason, which names no start: 'tanto d’inverno non ci va nessuno'. */
const reason = /(^|[.,;!?]\s*)tanto\s[^.,;!?]{1,200}/giu

const withoutReasons = (utterance: Utterance): Utterance =>
  utterance.raw.search(reason) === -1 ? utterance : readUtterance(utterance.raw.replaceAll(reason, '$1'))

/** Matches a question about the time after the work: 'e se tra un anno torna?'. */
const isAboutLater = ({ raw, words }: Utterance): boolean =>
  fear.test(raw) ||
  redoing.test(raw) ||
  otherEvent.test(raw) ||
  comesHome.test(raw) ||
  (raw.includes('?') &&
    words.slice(0, 2).some(({ text }) => text === 'se' || text === 'cosa' || text === 'che'))

/** Matches how it is in a season, which names no start: 'd’estate sotto si crepa', 'd’inverno qui si gela'. */
const season = /(?<!\p{L})(?:d[’']|di )(?:estate|inverno)(?!\p{L})/iu
const climate =
  /(?<!\p{L})(?:si (?:crepa|muore|scoppia|soffoca|gela|suda|bolle|sta male|sta bene|dorme)|fa (?:un |troppo |tanto )?(?:caldo|freddo)|nevica|gela|piove|forno|sauna|ghiacciaia|caldissimo|freddissimo)(?!\p{L})/iu
const isClimate = ({ raw }: Utterance): boolean => season.test(raw) && climate.test(raw)

/**
 * Matches verbs that put off or drop a part: 'il clima toglilo, lo facciamo l’anno prossimo'. 'togliere la vasca' is the
 * work itself.
 */
const putOff =
  /(?<!\p{L})(?:(?:rimand|posticip|togli(?!ere(?!\p{L}))|leva(?!re(?!\p{L}))|leviamo)\p{L}*|lascia(?:mo)?(?:l[aoei])?)(?!\p{L})/iu
const wholeWork = /(?<!\p{L})(?:tutto|lavori|inizio)(?!\p{L})/iu

/** Whether the time of a message is that of a part which is put off. */
const isOfPart = ({ raw }: Utterance): boolean => putOff.test(raw) && !wholeWork.test(raw)

/** Matches an event after which the work may start: 'quando finisce la scuola', 'appena mi danno le chiavi', 'prima devo vendere'. */
const afterEvent =
  /^(?:(?:beh?|boh|mah|ma|direi|penso|io|allora|ah|eh|intanto|credo),? ){0,2}((?:non prima che|quando|appena|dopo che|una volta|prima (?:devo|dobbiamo|deve|devono|bisogna|vendo|vendiamo|che)|finit[oaie]|a fine|finch[eé]) .{3,60})$/iu
/** Matches a question when the professional has time. */
const whenFree =
  /(?<!\p{L})(?:potete|potreste|volete|siete|avete|venite|iniziate|cominciate|arrivate|passate|viene|vengono)(?!\p{L})/iu

/** Returns the customer's own words for the start, in answer to the question; null if they name no event. */
function ownWords({ raw }: Utterance): string | null {
  const event = afterEvent.exec(raw.trim().replace(/[.!…]{1,4}$/, ''))?.[1]
  return event === undefined || raw.includes('?') || whenFree.test(raw) ? null : event.toLowerCase()
}

function read(said: Utterance, asked: boolean): SlotReading {
  const utterance = withoutReasons(said)
  const time =
    isAboutLater(utterance) || isClimate(utterance) || (!asked && isOfPart(utterance))
      ? null
      : readStartTime(utterance)
  if (time === null) {
    const own = asked ? ownWords(said) : null
    return own === null ? null : found({ kind: 'time', words: own })
  }
  const { words, isPlain, isPast } = time
  // 'fatta l’anno scorso a ottobre' is no start, even in answer to the question.
  if (asked && isPast && time.at !== undefined) return null
  if (asked || (isPlain && !isPast)) return found({ kind: 'time', words })
  if (isPast) return null
  // 'subito' and 'ora' are everyday words. If the question was not asked, only words that are clearly about
  // the start count.
  if (utterance.content.length === 1 && whenWords.test(words)) return found({ kind: 'time', words })
  const meant = aboutStart.some((one) => findPattern(utterance.content, one).length > 0)
  return meant && words !== 'appena possibile' && !utterance.content.includes('anni')
    ? found({ kind: 'time', words })
    : null
}

/**
 * The slot for the start date. It is asked last, after the estimate, because the price does not depend on it.
 */
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
