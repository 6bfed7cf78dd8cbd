import type { Word } from '../../../italian/words.ts'
import type { JobMention } from '../../mention.ts'

type Describes = (one: JobMention, words: readonly Word[], mentions: readonly JobMention[]) => boolean

const says = (words: readonly Word[], pattern: RegExp): boolean =>
  words.some(({ text }) => pattern.test(text))

const having = /^(?:ho|abbiamo|hanno|avevo|avevamo)$/
const installed = /^(?:mess[oaie]|montat[oaie]|installat[oaie]|fatt[oaie])$/
const now = /^(?:adesso|ora|vorre\p{L}*|vogli\p{L}*|pero|ma|quindi)$/u
const plantWord = /^(?:pannell[oi]|fotovoltaic[oi]|solare)$/
/** Number of words between 'abbiamo' and the panels: 'abbiamo già messo i pannelli'. */
const plantReach = 4

/**
 * Whether a mention of a solar plant is of one that is there: 'abbiamo messo i pannelli l’anno scorso (6 kW e batteria) e
 * adesso …'. What comes after 'adesso' may be new.
 */
const isPlantThere: Describes = ({ key, objectAt, verbsAt }, words) => {
  if (!/^impianto_fotovoltaico\/(?:impianto|smontaggio|batteria)$/.test(key)) return false
  const at = words.findIndex(({ text }, place) => {
    if (!having.test(text)) return false
    const after = words.slice(place + 1, place + 1 + plantReach)
    const done = after.findIndex((one) => installed.test(one.text))
    return done !== -1 && says(after.slice(done), plantWord)
  })
  if (at === -1 || words[at - 1]?.text === 'non') return false
  const end = words.findIndex(({ text }, place) => place > at && (now.test(text) || text === '.'))
  const isWithin = (place: number): boolean => place > at && (end === -1 || place < end)
  // 'staccarci dal gas' dismounts no panels.
  return isWithin(objectAt) && (verbsAt.every(isWithin) || key.endsWith('smontaggio'))
}

const homeWord = /^(?:casa|appartamento|alloggio|villa|villetta|colonica|casetta|cascina|rustico)$/
const heatingThere = /^(?:impianti\/(?:radiante|riscaldamento)|caldaia\/termosifone)$/
const wanting =
  /^(?:vorre\p{L}*|vogli\p{L}*|rifa\p{L}*|mett\p{L}*|nuov\p{L}*|install\p{L}*|cambi\p{L}*|aggiun\p{L}*|da|serv\p{L}*|pass\p{L}*|fare|anche)$/u

const sentenceEnd = /^[.;!?]$/

/** Returns the words of the sentence around an index. */
function sentenceAround(words: readonly Word[], at: number): readonly Word[] {
  const start = words.slice(0, at).findLastIndex(({ text }) => sentenceEnd.test(text)) + 1
  const end = words.findIndex(({ text }, place) => place > at && sentenceEnd.test(text))
  return words.slice(start, end === -1 ? words.length : end)
}
const living = /^(?:abito|abitiamo|vivo|viviamo|sto|stiamo|ho|abbiamo)$/

/**
 * Whether a solar plant belongs to the home that a sentence describes, while another one orders a work: 'abito in una casa
 * del 2008, 130 mq e 6 kW di pannelli sul tetto. Vorrei una pompa di calore'.
 */
const isPlantOfHome: Describes = ({ key, objectAt, hasOwnVerb }, words, mentions) => {
  if (key !== 'impianto_fotovoltaico/impianto' || hasOwnVerb) return false
  const sentence = sentenceAround(words, objectAt)
  const isOrderedElsewhere = mentions.some((other) => {
    const ordering = sentenceAround(words, other.objectAt)
    return !other.denied && ordering[0] !== sentence[0] && (other.isAction || says(ordering, wanting))
  })
  return isOrderedElsewhere && says(sentence, living) && says(sentence, homeWord) && !says(sentence, wanting)
}

/** Whether a heat pump takes its heat from the air: 'una pompa aria acqua che faccia anche l’acqua calda' is no geothermal plant. */
const isFromAir: Describes = ({ key }, words) =>
  key === 'altro/geotermia' &&
  says(words, /^aria$/) &&
  !says(words, /^(?:geoterm\p{L}*|sond[ae]|terren[oi]|pozz[oi]|falda)$/u)

/** Whether 'sanitaria' is that of hot water, and names no bathroom fixtures: 'acqua calda sanitaria'. */
const isOfWater: Describes = ({ key, objectsAt }, words) =>
  key === 'ristrutturazione_bagno/sanitari' &&
  objectsAt.length > 0 &&
  objectsAt.every(
    (at) => words[at]?.text === 'sanitaria' && /^(?:acqua|calda)$/.test(words[at - 1]?.text ?? ''),
  )

/** Whether the heating at an index only describes the home of a new boiler or heat pump. */
function isOfHome(objectAt: number, words: readonly Word[]): boolean {
  if (!says(words, /^(?:caldai\p{L}*|pompa|ibrid\p{L}*)$/u)) return false
  const start = words.slice(0, objectAt).findLastIndex(({ text }) => sentenceEnd.test(text)) + 1
  const sentence = sentenceAround(words, objectAt)
  if (says(sentence, wanting)) return false
  return sentence.some(
    ({ text }, at) =>
      homeWord.test(text) &&
      at < objectAt - start &&
      (/^(?:ha|con)$/.test(sentence[at + 1]?.text ?? '') ||
        (sentence[at + 1]?.text === 'e' && sentence[at + 1]?.accented === true)),
  )
}

/**
 * Whether a mention of a heating system only describes the home of a new boiler or heat pump: 'la casa è di 130 mq, con
 * riscaldamento a pavimento sotto e termosifoni in bagno'.
 */
const isHeatingOfHome: Describes = ({ key, objectAt, hasOwnVerb }, words) =>
  heatingThere.test(key) && !hasOwnVerb && isOfHome(objectAt, words)

/** Whether a message names underfloor heating only as that of its home. */
export function hasFloorHeating(words: readonly Word[]): boolean {
  const named = words.flatMap(({ text }, at) =>
    text === 'riscaldamento' && /^(?:a|sotto)$/.test(words[at + 1]?.text ?? '') ? [at] : [],
  )
  return named.length > 0 && named.every((at) => isOfHome(at, words))
}

/** Whether a scaffold stands already: 'ponteggio già montato'. */
export const hasScaffold = (words: readonly Word[]): boolean =>
  words.some(
    ({ text }, at) =>
      /^(?:ponteggi[oi]|impalcatur[ae])$/.test(text) &&
      words[at + 1]?.text === 'gia' &&
      /^(?:montat|mess|install|su$|present|pagat)/.test(words[at + 2]?.text ?? ''),
  )

/** Whether the floor is only where the heating is: 'riscaldamento a pavimento al piano terra'. */
const isFloorOfHeating: Describes = ({ key, objectAt }, words) =>
  key === 'ristrutturazione/pavimenti' &&
  /^(?:a|al|sotto)$/.test(words[objectAt - 1]?.text ?? '') &&
  /^(?:riscaldamento|radiante|serpentine)$/.test(words[objectAt - 2]?.text ?? '')

const comparing = /^(?:come|tipo|sembra|diventa|pare)$/

/** Whether a room is only said to be as hot as a sauna: 'adesso o è sauna o è siberia', 'd’estate è una sauna'. */
const isComparison: Describes = ({ key, objectAt }, words) => {
  if (key !== 'altro/sauna') return false
  const one = words[words[objectAt - 1]?.text === 'una' ? objectAt - 2 : objectAt - 1]
  return one !== undefined && (comparing.test(one.text) || (one.text === 'e' && one.accented))
}

const panes = 'serramenti/vetri'
const wholeWindow = /^(?:ristrutturazione_tetto\/lucernario|serramenti\/(?:finestre|scorrevole))$/

/** Whether a damaged pane is a reason to replace the window: 'il velux ha il vetro appannato, vorrei cambiarlo'. */
const isPaneOfReplaced: Describes = ({ key, verbsAt }, _words, mentions) =>
  key === panes &&
  verbsAt.length === 0 &&
  mentions.some((other) => wholeWindow.test(other.key) && other.isAction && !other.denied && !other.isWeak)

const breaking = /^(?:romp\p{L}*|rott[ae]|spacc\p{L}*)$/u
/** Number of words after tiles in which they are broken. */
const breakReach = 5

/** Whether tiles are only broken for the pipes behind them: 'rifare i tubi, le piastrelle so che vanno rotte'. */
const isBrokenForPipes: Describes = ({ key, objectAt }, words, mentions) =>
  key === 'ristrutturazione_bagno/piastrelle' &&
  mentions.some((one) => one.key === 'ristrutturazione_bagno/tubi' && !one.denied) &&
  says(words.slice(objectAt + 1, objectAt + 1 + breakReach), /^(?:vann|va$|dev|dobb|da$)/) &&
  says(words.slice(objectAt + 1, objectAt + 1 + breakReach), breaking)

const sands = /^(?:levig|lucid|rilucid|lamar|lamat|piomb|cristall|arrot|recuper)/
const newFloors = /^ristrutturazione\/(?:pavimenti|parquet|completa)$/

/** Whether a polished floor is only the old one that goes: 'marmette da togliere e gres nuovo'. */
const isOldFloor: Describes = ({ key }, words, mentions) =>
  key === 'ristrutturazione/levigatura' &&
  !says(words, sands) &&
  says(words, /^(?:togli|tolt|tolg|lev(?:a|o|iamo)|via$|demol|spacc|butt)/) &&
  mentions.some((one) => newFloors.test(one.key) && !one.denied)

/** Mentions that only describe what is there. */
export const thereAlready: readonly Describes[] = [
  isPlantThere,
  isPlantOfHome,
  isFromAir,
  isOfWater,
  isHeatingOfHome,
  isFloorOfHeating,
  isComparison,
  isPaneOfReplaced,
  isBrokenForPipes,
  isOldFloor,
]
