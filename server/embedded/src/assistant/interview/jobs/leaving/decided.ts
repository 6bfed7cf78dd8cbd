/** Matches words that introduce a decision: 'l’assemblea ha deciso di', 'per ora preferiamo'. */
const deciding =
  '(?:(?:ho|ha|abbiamo|hanno) (?:deciso|votato|scelto|preferito|stabilito|pensato|concordato)(?: di| per)?|prefer(?:isco|isce|iamo|iscono|irei|iremmo|irebbe)|vorr(?:ei|emmo|ebbe|ebbero)|vogli(?:o|amo)|vuole|vogliono|pens(?:o|iamo) di|dic(?:e|ono) di|meglio|conviene|tocca)'
/** Verbs that put something off or leave it out. 'togliere la vasca' may be the work itself. */
const leaving =
  '(?:(?:rinvi|rimand|posticip|accanton|salt|evit|depenn|scart)(?:are|iare)|escludere|lasciar(?:e)? (?:perdere|stare|fuori|da parte)|aspettare (?:per|con)|rinunciare (?:a|al|allo|alla|all|ai|agli|alle)|non (?:fare|toccare|mettere))'
const leavingIt =
  '(?:(?:rinvi|rimand|posticip|accanton|salt|evit|depenn|scart)arl[aoei]|escluderl[aoei]|lasciarl[aoei] (?:perdere|stare|fuori|da parte)|non (?:farl|toccarl|metterl)[aoei])'
const verbFirst = new RegExp(`(?:^| )${deciding} ${leaving} (?<thing>.+)$`, 'u')
const thingFirst = new RegExp(`^(?<thing>.+?) ${deciding} ${leavingIt}(?= |$)`, 'u')
/** Matches a time or a place after the thing: 'le ringhiere all’anno prossimo'. */
const later = / (?:all? |a |in |per |fino |finche |perche |che |tanto )/u
/** Matches who decides, between the thing and the verb: 'le ringhiere l’assemblea ha deciso di rinviarle'. */
const decider = / (?:l|il|la|i) (?:assemblea|condominio|amministrat\p{L}+|condomini|moglie|marito)$/u

/**
 * Returns the thing that a clause puts off or leaves out by a decision: 'l’assemblea ha deciso di rinviare le ringhiere'; or
 * null.
 */
export function decidedThing(clause: string): string | null {
  const after = verbFirst.exec(clause)?.groups?.['thing']
  if (after !== undefined) return after.split(later)[0] ?? null
  const before = thingFirst.exec(clause)?.groups?.['thing']
  return before === undefined ? null : before.replace(decider, '')
}
