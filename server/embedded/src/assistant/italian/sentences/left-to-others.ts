import { isDoing, isPerformer } from '../people/performers.ts'

const clitics = new Set(['la', 'lo', 'li', 'le', 'l', 'ci', 'gliela', 'glielo', 'glieli', 'gliele'])
/** Verbs that leave the work of a thing to the professional: 'le valvole le porto io', 'le persiane le smonto io'. */
const partial = /^(?:port|smont|tolg|togl|lev|demol|pens|segu|gest|cur)/
/** Further verbs of customers and of those they know: 'le grondaie le puliamo io e mio figlio'. */
const ownWork =
  /^(?:puliamo|lav(?:o|a|iamo)|verniciamo|(?:ri)?vernici[oa]|pitturiamo|montiamo|sistemiamo|imbianchiamo|ripariamo|(?:ri)?dipingiamo|ridipinge|ridipingo|aggiust(?:o|a|iamo)|tinteggiamo|stucchiamo|rasiamo|posiamo|tratt(?:o|iamo)|tir(?:o|iamo)|attacc(?:o|a|hiamo)|install(?:o|a|iamo))$/
/** Verbs of buying. 'le zanzariere le compro all’Ikea e le monto io' leaves out their work too. */
const buying = /^(?:compr(?:o|iamo)|prend(?:o|iamo)|ordin(?:o|iamo))$/
const ownVerb = /(?:o|iamo)$/
/** Number of words after a verb that may name who does the work. */
const doerReach = 5

/** Matches what follows a thing that the customers take care of: 'il rubinetto me lo vedo io', 'per le porte faccio da me'. */
const ownCare =
  / (?:(?:me|ce) l[aeio] (?:ved(?:o|iamo)|sbrig(?:o|hiamo)|gest(?:isco|iamo)|arrangi(?:o|amo))|(?:mi|m|ci) arrangi(?:o|amo)|facci(?:o|amo) da (?:me|sol[oai]|noi)|(?:me|ce) ne occup(?:o|iamo)|(?:ci|ce|ghe|ge) pen[sz](?:o|i|iamo|ammo|amo) (?:io|noi|me|mi|nui|nuje))(?= |$)/
/** Matches what follows a thing that somebody else takes care of: 'alle grondaie ci pensa mio figlio'. */
const othersCare =
  / (?:(?:ci|ce|ghe|ge) pen[sz](?:a|ano)|se ne occup(?:a|ano)|si arrangi(?:a|ano)|se l[aeo] (?:sbrig(?:a|ano)|ved(?:e|ono))) (?<doer>.+)/
/** Matches purchases: 'alle piastrelle ci penso io, le compro da un amico' still leaves the work. */
const purchase = /(?:^| )(?:compr|acquist|ordin|prend|forn)\p{L}/u
/** Relatives and friends, as dialects call them: 'fratemo', 'me fradel', 'cugnatu'. */
const dialectPerformer =
  /^(?:frate?m[oa]?|frat[ei]|fradel\p{L}{0,2}|cugnat[oua]|cainat\p{L}{1,3}|cugin[ou]|ziu|figghi[ou]|fiol[oa]?|socer[oa]|maritu?|patrem[ou]|patri|pap|compari?|amic[ou])$/u

/** Whether a word names somebody known who does the work, other than 'lui' or 'loro', who may be the professionals. */
const isOther = (word: string): boolean =>
  (isPerformer(word) && !/^(?:io|noi|lui|lei|loro)$/.test(word)) || dialectPerformer.test(word)

/** Returns the thing before an idiom of taking care of it: 'il rubinetto se la sbriga mio marito'; or null. */
function caredFor(clause: string): string | null {
  if (purchase.test(clause)) return null
  const own = ownCare.exec(clause)
  if (own) return clause.slice(0, own.index)
  const others = othersCare.exec(clause)
  const doers = others?.groups?.['doer']?.split(' ').slice(0, doerReach) ?? []
  return others && doers.some((one) => isOther(one)) ? clause.slice(0, others.index) : null
}

/**
 * Returns the thing whose work others or the customers do in a clause: 'il bianco' of 'il bianco lo do io con mio cognato';
 * or null.
 */
export function leftToOthers(clause: string): string | null {
  const words = clause.split(' ')
  let bought: number | null = null
  for (const [at, word] of words.entries()) {
    const verb = words[at + 1] ?? ''
    if (at === 0 || !clitics.has(word)) continue
    if (buying.test(verb)) bought ??= at
    const isGiving = verb === 'do' || verb === 'diamo'
    if (!(isGiving || isDoing(verb) || ownWork.test(verb)) || partial.test(verb)) continue
    const doers = words.slice(at + 2, at + 2 + doerReach)
    const isMine = doers.some((one) => one === 'io' || one === 'noi')
    if (ownVerb.test(verb) ? !isMine : !doers.some((one) => isOther(one))) continue
    const thing = words.slice(0, bought ?? at).join(' ')
    return thing.split(/ (?:me|ce|te|mi|ci)(?: |$)/)[0] ?? null
  }
  return caredFor(clause)
}
