import type { Word } from '../../../italian/words.ts'
import type { JobMention } from '../../mention.ts'
import { workAt } from '../lists/listed-systems.ts'

const flush = 'caldaia/lavaggio'
/** The weight of the flush that such a fault asks for. */
const weight = 2.6

const radiators = /^(?:termosifoni|caloriferi|radiatori|termo|termi)$/
const heating = /^(?:scaldano|riscaldano|scalda|tiepidi|caldi|freddi|gelati)$/
const above = /^(?:sopra|alto|meta|cima|su)$/
const below = /^(?:sotto|basso|fondo)$/
/** Maximum number of words between the radiators and where they are warm. */
const reach = 8
/** Jobs that take the fault of all radiators for one of theirs. */
const takenFor = /^(?:impianti\/riscaldamento|caldaia\/termosifone-riparazione)$/

const radiator = 'caldaia/termosifone'
const oneOfThem = /^(?:quell[oa]|uno|una?)$/
/** Matches the state of a radiator that has to go: 'quello del bagno è marcio'. */
const broken =
  /^(?:marci[oa]|bucat[oa]|arrugginit[oa]|spaccat[oa]|crepat[oa]|rott[oa]|cambiar[elo]+|cambiat[oa]|sostituir[elo]+|sostituit[oa])$/
/** Maximum number of words between 'quello' and its state. */
const stateReach = 7

/** Returns the index of one radiator that has to be replaced, beside the others; -1 for none. */
const brokenAt = (words: readonly Word[], from: number): number =>
  words.findIndex(({ text }, at) => {
    if (at <= from || !oneOfThem.test(text)) return false
    const after = words.slice(at + 1, at + 1 + stateReach)
    const end = after.findIndex(({ kind }) => kind === 'mark')
    return (end === -1 ? after : after.slice(0, end)).some((one) => broken.test(one.text))
  })

/** Returns the index of radiators that are warm only above: 'i termosifoni scaldano solo sopra'; -1 for none. */
function coldAt(words: readonly Word[]): number {
  return words.findIndex(({ text }, at) => {
    if (!radiators.test(text)) return false
    const after = words.slice(at + 1, at + 1 + reach)
    const end = after.findIndex(({ kind }) => kind === 'mark')
    const clause = end === -1 ? after : after.slice(0, end)
    // 'scaldano solo al piano di sopra': those of the other storey are cold.
    if (clause.some((one) => /^(?:pian[oi]|mansarda|taverna|camere?)$/.test(one.text))) return false
    const verb = clause.findIndex((one) => heating.test(one.text))
    if (verb === -1) return false
    const rest = clause.slice(verb + 1)
    const says = (pattern: RegExp): boolean => rest.some((one) => pattern.test(one.text))
    const state = clause[verb]?.text ?? ''
    // 'i caloriferi sotto sono gelati'
    const isBelow = clause.slice(0, verb).some((one) => below.test(one.text))
    if (/^(?:freddi|gelati|tiepidi)$/.test(state)) return isBelow || says(below)
    // 'scaldano poco' has other causes.
    const isPart = rest.some(
      (one, index) =>
        above.test(one.text) && /^(?:solo|soltanto|in|a|di|per)$/.test(rest[index - 1]?.text ?? ''),
    )
    return isPart || (rest.some((one) => one.text === 'non') && says(below))
  })
}

/** Adds the flush of a system whose radiators are all warm only above. A single radiator may only have air in it. */
export function withFlush(mentions: readonly JobMention[], words: readonly Word[]): readonly JobMention[] {
  const at = coldAt(words)
  if (at === -1 || mentions.some(({ key }) => key === flush)) return mentions
  // 'quello in cucina perde' is a fault of its own.
  const isLeaking = words.some(({ text }) => /^(?:perd|gocciol|sgocciol)/.test(text))
  const isOneOfThem = words.some(({ text }) => /^(?:quell[oaie]|un[oa]?|due|tre)$/.test(text))
  const others = mentions.filter(
    ({ key, objectAt }) =>
      (!takenFor.test(key) || (isLeaking && key.startsWith('caldaia/'))) &&
      !(key === radiator && objectAt === at && !isOneOfThem),
  )
  const brokenOne = brokenAt(words, at)
  const rest = brokenOne === -1 ? others : others.filter(({ key }) => key !== radiator)
  const replaced = brokenOne === -1 ? [] : [workAt(radiator, brokenOne, weight)]
  return [workAt(flush, at, weight), ...rest, ...replaced]
}
