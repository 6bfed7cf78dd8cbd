import { readQuantities } from '../../../italian/numbers/quantities.ts'
import type { Word } from '../../../italian/words.ts'

/** Windows may stay in a whole renovation, which asks for them. */
const windows = /^(?:infissi|finestre|serramenti)$/
/** Match the parts of a home that are renewed, each counted once. */
const things: readonly RegExp[] = [
  /^bagn[oi]$/,
  /^(?:elettric[oiahe]*|luce|fili|cavi)$/,
  /^(?:idraulic[oiahe]*|tubi|tubature|tubazioni)$/,
  /^(?:paviment[oi]|parquet|piastrelle|mattonelle|marmette|gres|terra)$/,
  /^(?:imbianc\p{L}*|tintegg\p{L}*|pittur\p{L}*|bianco)$/u,
  /^cucina$/,
  /^(?:caldaia|termosifoni|caloriferi|riscaldamento)$/,
]
const working =
  /^(?:rifa\p{L}*|cambi(?!at)\p{L}*|sostitu(?!it)\p{L}*|butt\p{L}*|demol\p{L}*|nuov[oaie]|ridare|dare|ristruttur\p{L}*|sistemare|imbianc(?!at)\p{L}*|tintegg(?!iat)\p{L}*|pittur(?!at)\p{L}*|vecch\p{L}*|epoca|original[ei]|quando)$/u
const done = /^(?:cambiat|rifatt|sostituit|mess|sistemat|nuov)[oaie]$/
const having = /^(?:ha|ho|hanno|abbiamo|e|sono|gia)$/
const staying =
  /^(?:ten(?:iamo|go)|lasciamo|lascio|restano|resta|rimangono|bene|benissimo|posto|no|tocchiamo|tocco)$/
const whole = /^(?:tutto|tutta|complet\p{L}*|integral\p{L}*|zero)$/u
/** Words that begin another clause without a mark. */
const opening = /^(?:e|ma|pero|quindi|mentre)$/
/** Matches a home and its rooms but the bathroom and the kitchen, which have jobs of their own. */
const home =
  /^(?:cas[ae]$|appartament|alloggi|vill[ae]|rustic|bilocal|trilocal|quadrilocal|camer|stanz|salott|sala$|soggiorn)/
/** Area from which a figure is that of a home, in m². */
const leastHome = 25
/** Number of works from which they are the renovation of a part of the home. */
const several = 3

/** Returns the clauses of a message. */
function clausesOf(words: readonly Word[]): Word[][] {
  const clauses: Word[][] = [[]]
  for (const word of words) {
    if (word.kind === 'mark' || (opening.test(word.text) && !word.accented)) clauses.push([])
    else clauses.at(-1)?.push(word)
  }
  return clauses
}

/** Whether a clause says that a thing was changed already: 'la zia ha cambiato la caldaia'. */
const isDone = (clause: readonly Word[]): boolean =>
  clause.some(
    ({ text }, at) =>
      done.test(text) && clause.slice(Math.max(0, at - 2), at).some((one) => having.test(one.text)),
  )

const says = (words: readonly Word[], pattern: RegExp): boolean =>
  words.some(({ text }) => pattern.test(text))

/** Whether a message is about a home and not about one room of it: not 'la cucina è da rifare, il pavimento resta'. */
const isAboutHome = (words: readonly Word[]): boolean =>
  says(words, home) ||
  readQuantities(words).some(({ unit, low, article }) => unit === 'area' && !article && low >= leastHome)

/**
 * Whether a message lists several works through a home of which other things stay: 'i fili della luce sono quelli di una volta,
 * il bagno è da buttare, nelle camere cambiare per terra. I termosifoni li teniamo'.
 */
export function renewsSeveralParts(words: readonly Word[]): boolean {
  if (says(words, whole) || !isAboutHome(words)) return false
  const renewed = new Set<RegExp>()
  let isSpared = false
  for (const clause of clausesOf(words)) {
    const named = things.filter((thing) => says(clause, thing))
    if (isDone(clause) || says(clause, staying)) isSpared ||= named.length > 0
    else if (says(clause, working))
      for (const thing of says(clause, windows) ? [...named, windows] : named) renewed.add(thing)
  }
  return isSpared && renewed.size >= several
}
