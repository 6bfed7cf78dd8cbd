import type { Word } from '../../../italian/words.ts'

/** Windows may stay in a whole renovation, which asks for them. */
const windows = /^(?:infissi|finestre|serramenti)$/
/** What else the works of a home are on. */
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

/**
 * Whether a message lists several works through a home of which other things stay: 'i fili della luce sono quelli di una volta,
 * il bagno è da buttare, nelle camere cambiare per terra. I termosifoni li teniamo'.
 */
export function renewsSeveralParts(words: readonly Word[]): boolean {
  if (says(words, whole)) return false
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
