import { placesByValue } from '@mestieri/shared/municipalities/places.ts'

import { readUtterance } from '../../../italian/utterance.ts'
import type { Word } from '../../../italian/words.ts'
import type { Fact } from '../../../slots/facts.ts'
import type { CaseState } from '../../case.ts'
import type { Catalogue } from '../../catalogue.ts'
import type { Message } from '../../message.ts'
import { clausesIn } from '../choices/choosing.ts'
import { placeOfName } from '../namesakes.ts'

/** Another town than the known one, and the message without the words about it. */
interface MovedTown {
  readonly place: Fact
  readonly rest: string
  /** Whether the message begins with it, so that it begins with no answer. */
  readonly isFirst: boolean
}

/** Words before what is said about the place: 'no scusa', 'e', 'in realtà'. */
const openers =
  /^(?:no|non|nn|ma|anzi|e|ed|pero|scus[aie]|scusate|scusami|comunque|cmq|guarda|allora|aspetta|ah|poi|proprio|in|realta|alla|fine|abbiamo|ho|hanno|esattamente|precisamente|sono|quell[ao]|quest[ao]|st[ao]|l|la|il|lo|mia|mio|nostr[ao]|seconda|nuov[ao]|che|ci|si|per|x|tutto|tutta)$/
/** Matches buildings and their parts, on which the work is done: 'la casa è a Narni', 'il tetto è a Narni'. */
const houses =
  /^(?:cas[ae]|casetta|appartamento|alloggio|bagno|cucina|tetto|lavoro|lavori|vill[ae]|villetta|cantiere|immobile|locale|palazzo|palazzina|condominio|edificio|negozio|ufficio|facciata|impianto|indirizzo|posto|rustico|bilocale|trilocale)$/
/** Verbs that say where a thing is. */
const being = /^(?:e|sta|preso|presa|comprato|comprata|trova|troviamo|resta|rimane|sarebbe|siamo|stiamo)$/
const prepositions = /^(?:a|ad|in|di|d)$/
/** Words after the name of the place. */
const trailing =
  /^(?:per|x|la|precisione|comunque|cmq|pero|eh|in|realta|scus[aie]|scusate|invece|provincia|citta|paese|centro|io|intendevo|dicevo|esatto|proprio)$/
/** Articles that a name may begin with: 'La Spezia'. */
const articleOfName = /^(?:l|la|il|lo)$/
/** Words of other people, whose town is not that of the work: 'a Milano, mio cugino ha speso 3000'. */
const others =
  /^(?:cugin[oaie]|amic[oaie]|amiche|fratell[oi]|sorell[ae]|cognat[oaie]|suocer[oaie]|figli[oae]?|collega|colleghi|zi[oaie]|vicin[oaie]|hanno|chiesto|dicono|speso|pagato)$/
/** Matches 'non Pisa' after the name of the place. */
const deniers = /^(?:non|nn|no|mica)$/

/** Maximum number of words of the name of a town. */
const mostName = 4
/** From this number of residents on, a name without a capital letter is a town: 'a mondovì'. */
const leastResidents = 8000

const nameOf = (fact: Fact | undefined): string =>
  fact?.kind === 'place'
    ? readUtterance(fact.place.label.replace(/ \([A-Z]{2}\)$/, ''))
        .words.map(({ text }) => text)
        .join(' ')
    : ''

/** Whether words contain a name of several words. */
const contains = (words: readonly Word[], name: string): boolean =>
  name !== '' && ` ${words.map(({ text }) => text).join(' ')} `.includes(` ${name} `)

/** Returns the place that words name; null if they are no whole name of a town. */
function placeIn(catalogue: Catalogue, words: readonly Word[], mustBeWritten: boolean): Fact | null {
  if (words.length === 0 || words.length > mostName) return null
  const text = words
    .map((word) => (word.capital ? word.text.charAt(0).toUpperCase() + word.text.slice(1) : word.text))
    .join(' ')
  const read = mustBeWritten ? null : catalogue.place.read(readUtterance(text), true)
  const place = placeOfName(catalogue, text) ?? (read?.kind === 'fact' ? read.fact : null)
  if (place?.kind !== 'place') return null
  const isWritten = words[0]?.capital === true
  const residents = placesByValue.get(place.place.city)?.population ?? 0
  return isWritten || !mustBeWritten || residents >= leastResidents ? place : null
}

/** Returns the town that a clause says the work is in; null for any other clause. */
function townIn(
  catalogue: Catalogue,
  clause: readonly Word[],
  {
    old,
    isOldNamed,
    mayBeBare,
  }: { readonly old: string; readonly isOldNamed: boolean; readonly mayBeBare: boolean },
): Fact | null {
  let from = 0
  let isHouse = false
  let isBeing = false
  let isLed = false
  for (; from < clause.length; from += 1) {
    const text = clause[from]?.text ?? ''
    if (houses.test(text)) isHouse = true
    else if (being.test(text)) isBeing ||= clause[from]?.accented === true || text !== 'e'
    else if (prepositions.test(text) && !(text === 'in' && clause[from + 1]?.text === 'realta')) isLed = true
    else if (!openers.test(text)) break
  }
  let to = clause.length
  const denied = clause.findIndex(({ text }, at) => at > from && deniers.test(text))
  const isDenied = denied !== -1 && contains(clause.slice(denied), old)
  if (isDenied) to = denied
  while (to > from && trailing.test(clause[to - 1]?.text ?? '')) to -= 1
  const isSure = isDenied || isOldNamed
  const isBare = isLed && from <= 1 && mayBeBare
  if (!isSure && !isBare && !((isHouse || isBeing) && isLed)) return null
  const begin = articleOfName.test(clause[from - 1]?.text ?? '') ? from - 1 : from
  return (
    placeIn(catalogue, clause.slice(begin, to), !isSure) ??
    placeIn(catalogue, clause.slice(from, to), !isSure)
  )
}

/**
 * Returns the town of a message that says that the work is elsewhere than told before: 'la casa è a Narni', 'Amelia, non
 * Terni', 'Carpi, a Modena ci lavoro'. Null if the message names no other town, or only the town of another person.
 */
export function movedTown(
  catalogue: Catalogue,
  { shared, told }: CaseState,
  message: Message,
): MovedTown | null {
  const known = shared['comune']
  if (known?.kind !== 'place' || told.length === 0 || message.isWhatIf) return null
  const old = nameOf(known)
  const clauses = clausesIn(message.said)
  const words = clauses.map((clause) => readUtterance(clause).words.filter(({ kind }) => kind !== 'mark'))
  const isOfOthers = words.some((clause) => clause.some(({ text }) => others.test(text)))
  const mayBeBare = !isOfOthers && !message.text.includes('?')
  for (const [index, clause] of words.entries()) {
    const isOldNamed = words.some((one, at) => at !== index && contains(one, old))
    const place =
      contains(clause, old) && !clause.some(({ text }) => deniers.test(text))
        ? null
        : townIn(catalogue, clause, { old, isOldNamed, mayBeBare })
    if (place?.kind !== 'place' || place.place.label === known.place.label) continue
    const rest = clauses.filter((_, at) => at !== index && !contains(words[at] ?? [], old)).join('')
    return { place, rest, isFirst: index === 0 || (index === 1 && contains(words[0] ?? [], old)) }
  }
  return null
}
