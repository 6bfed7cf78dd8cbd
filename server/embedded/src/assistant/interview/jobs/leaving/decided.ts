import type { Message } from '../../message.ts'

/**
 * Matches a decision before the thing: 'ha deciso di rinviare le ringhiere'. Only verbs of leaving count: 'togliere la
 * vasca' may be the work itself.
 */
const verbFirst =
  /(?:^| )(?:(?:ho|ha|abbiamo|hanno) (?:deciso|votato|scelto|preferito|stabilito|pensato|concordato)(?: di| per)?|prefer(?:isco|isce|iamo|iscono|irei|iremmo|irebbe)|vorr(?:ei|emmo|ebbe|ebbero)|vogli(?:o|amo)|vuole|vogliono|pens(?:o|iamo) di|dic(?:e|ono) di|meglio|conviene|tocca) (?:(?:rinvi|rimand|posticip|accanton|salt|evit|depenn|scart)(?:are|iare)|escludere|lasciar(?:e)? (?:perdere|stare|fuori|da parte)|aspettare (?:per|con)|rinunciare (?:a|al|allo|alla|all|ai|agli|alle)|non (?:fare|toccare|mettere)) (?<thing>.+)$/u
/** Matches a decision after the thing: 'le ringhiere l’assemblea ha deciso di rinviarle'. */
const thingFirst =
  /^(?<thing>.+?) (?:(?:ho|ha|abbiamo|hanno) (?:deciso|votato|scelto|preferito|stabilito|pensato|concordato)(?: di| per)?|prefer(?:isco|isce|iamo|iscono|irei|iremmo|irebbe)|vorr(?:ei|emmo|ebbe|ebbero)|vogli(?:o|amo)|vuole|vogliono|pens(?:o|iamo) di|dic(?:e|ono) di|meglio|conviene|tocca) (?:(?:rinvi|rimand|posticip|accanton|salt|evit|depenn|scart)arl[aoei]|escluderl[aoei]|lasciarl[aoei] (?:perdere|stare|fuori|da parte)|non (?:farl|toccarl|metterl)[aoei])(?= |$)/u
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

/** Matches words with which a question leaves a job out: 'senza la grondaia quanto viene?', 'se le porte le fa lui?'. */
const leavingOut =
  /^(?:n[ou]?n|senza|niente|no|se|quanto|togl\p{L}+|tolg\p{L}+|lev(?:o|a|iamo|are|and)\p{L}*|salt\p{L}+|lasci\p{L}+|elimin\p{L}+|rinunci\p{L}+)$/u

/** Matches what follows the 'non' of a doubt: 'non è meglio il mattone?', 'non conviene …?'. */
const doubted = /^(?:e|era|sarebbe|convien\p{L}*|converr\p{L}*|bast\p{L}*)$/u

/**
 * Whether a question leaves a job out. 'la macchia in camera la sistemano loro dopo?' only asks who does a work.
 */
export const asksWithout = ({ whole: { words } }: Message): boolean =>
  words.some(
    ({ text }, at) => leavingOut.test(text) && !(text === 'non' && doubted.test(words[at + 1]?.text ?? '')),
  )
