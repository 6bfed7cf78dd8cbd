/**
 * The kind of answer that the form of a question asks for. Questions such as 'quanto mi dura?' and 'quanto resto senza?' have
 * no word that tells their topic.
 */
export type QuestionForm = 'allowed' | 'life' | 'often' | 'own' | 'payer' | 'usable' | 'without'

/** Up to four words that are not about the work itself: 'quanto mi dura', not 'quanto dura il cantiere'. */
const notOfWork =
  '(?:(?!lavor|cantier|casin|disag|rumor|polver|strazi|tortur|baraond|trambust|intervent|operai|puzz|odor)\\p{L}+ ){0,4}'
const lasts =
  '(?:dur(?:a|ano|era|eranno|erebbe)|regg(?:e|ono|era)|tiene|tengono|camp(?:a|ano|era)|resist(?:e|ono|era))'
const worsens =
  '(?:rovin|scrost|scolor|sbiad|ingiall|stacc|consum|graff|crep|macchi|strisc|cigol|arruggin|ammuff|spacc|allent|scheggi|sfogli|annerisc|gonfi)\\p{L}*'

/** Matches a question how long the result lasts: until it is due again, for the customer, or until it gets worse. */
const ofLife: readonly RegExp[] = [
  new RegExp(
    `(?:^| )(?:quant[oi]|fino a quando) (?:\\p{L}+ ){0,4}${lasts} ${notOfWork}prima (?:di|che|d) (?!poss|pote|si poss|entr|rientr)`,
    'u',
  ),
  new RegExp(
    `(?:^| )quanto (?:me |ce )?(?:l |mi |ci |vi |la |lo )(?:${lasts}) (?:(?:poi|una volta|dopo|se|un|una|nel|nuov\\p{L}|cosi|fatt\\p{L}|all incirca|circa|piu o meno|in media|secondo|per) )`,
    'u',
  ),
  new RegExp(
    `(?:^| )(?:fatt|post|mess|dat|montat)[oaie] (?:bene|come si deve|a regola d arte|a modo) (?:\\p{L}+ ){0,2}quanto (?:\\p{L}+ ){0,2}${lasts} `,
    'u',
  ),
  new RegExp(
    `(?:^| )(?:dopo|fra|tra) quant[oi](?: tempo| anni| mesi)? (?:\\p{L}+ ){0,6}(?:inizi|cominc|ricominc|si |mi si |ci si |me l |me la )\\p{L}* ?(?:a |ad )?${worsens} `,
    'u',
  ),
]

const stays =
  '(?:rest(?:o|a|iamo|ano|are|eremo|ero|era|eranno)|rimang(?:o|ono)|rimane|riman(?:iamo|ere)|rimarr\\p{L}+|st(?:o|a|iamo|anno|are|aremo|aro)|tocca stare|siamo|viviamo|vivere)'
const howLong = '(?:quanto|quanti|quante|fino a quando)'
const notOfMoney = '(?:(?!cost|spend|spes|prezz|risparm|pag)\\p{L}+ )'

/** Matches a question how long people are without a thing: 'quanto resto senza bagno', 'per quanti giorni non posso usarlo'. */
const ofWithout: readonly RegExp[] = [
  new RegExp(`(?:^| )${howLong} ${notOfMoney}{0,6}${stays} (?:\\p{L}+ ){0,4}senza? `, 'u'),
  new RegExp(`(?:^| )${howLong} (?:tempo|giorni|ore|settimane|mesi) (?:\\p{L}+ ){0,2}senza? `, 'u'),
  new RegExp(
    `(?:^| )(?:per quanto|quanto tempo|quanti giorni|quante ore|quante settimane|fino a quando) ${notOfMoney}{0,4}non (?:\\p{L}+ ){0,2}(?:poss|puo|potr|av|abbiamo|ho |usiam|uso )`,
    'u',
  ),
  new RegExp(
    `(?:^| )${howLong} ${notOfMoney}{0,6}(?:manca|mancano|manchera|tagliano|staccano|chiudono|sta chius|resta chius|resta ferm|sta ferm)\\p{L}* `,
    'u',
  ),
]

const uses =
  '(?:(?:ri)?us(?:are|arl[oaie]|iamo|o)|calpest\\p{L}+|(?:ri)?cammin\\p{L}+|(?:ri)?mangi(?:are|arci|amo)|(?:ri)?mett(?:ere|erci|o|iamo)|(?:ri)?dorm(?:ire|irci|o|iamo)|lavar\\p{L}+|bagnar\\p{L}+|toccar\\p{L}+|appogg\\p{L}+|(?:ri)?append\\p{L}+|(?:ri)?accend\\p{L}+|stend(?:ere|erci|o)|passar\\p{L}+|parchegg\\p{L}+|giocar\\p{L}+|salir\\p{L}+|docci\\p{L}+|abitar\\p{L}*)'

/** Matches a question when the result can be used: 'dopo quanto ci si cammina', 'quando posso riusarla'. */
const ofUse: readonly RegExp[] = [
  new RegExp(
    `(?:^| )(?:(?:dopo|fra|tra) quanto|quanto (?:tempo )?dopo|da quando|quand e che|quanto (?:tempo )?(?:devo|dobbiamo|bisogna|tocca|si deve|conviene) (?:aspettare|attendere)|in quanto) (?:\\p{L}+ ){0,5}${uses} `,
    'u',
  ),
  new RegExp(
    `(?:^| )(?:devo|dobbiamo|bisogna|tocca|si deve) (?:aspettare|attendere) (?:\\p{L}+ ){0,3}(?:prima di|per) (?:\\p{L}+ ){0,3}${uses} `,
    'u',
  ),
  new RegExp(
    `(?:^| )quando (?:\\p{L}+ ){0,3}(?:poss(?:o|iamo|ono)|si puo|potr\\p{L}+) (?:\\p{L}+ ){0,2}${uses} `,
    'u',
  ),
]

/** Matches a question whether somebody forbids it. */
const ofPermission =
  /(?:^| )(?:(?:me|ce|te|ve) (?:lo|la|li|le|l) (?:lasci\p{L}+|permett\p{L}+|conced\p{L}+|approv\p{L}+|fanno fare|vietano|boccian?o?)|mi (?:lasciano|permettono|fanno storie|possono dire (?:di )?(?:no|qualcosa)|posson dire (?:di )?(?:no|qualcosa))|(?:puo|possono) (?:dire|dirmi|dirci) (?:di no|niente|nulla|qualcosa)|(?:puo|possono) (?:vietar|impedir|opporsi)\p{L}*|(?:serve|servono|ci vuole|bisogna|devo|tocca) (?:\p{L}+ ){0,2}(?:permess|autorizz|approvaz|il consenso|l ok|chiedere)\p{L}*|e vietat[oaie]|e permess[oaie]|e ammess[oaie]) /u

const pays =
  /(?:^| )(?:chi (?:\p{L}{2,3} )?(?:paga|ci rimette|mi rimborsa|risarcisce|mi risarcisce)|a chi tocca|tocca a (?:me|noi|lui|lei|chi)|tocca pagar\p{L}+ a|a carico (?:di|del|dell|mio|nostro)|a (?:mio|nostro|suo) carico|(?:pago|paghiamo|pagare|pagarl[aoei]) (?:io|noi)|spetta a) /u
const repeats = /(?:^| )ogni (?:quanto|quanti|quante) /u

/** Matches a thing that the customers buy themselves: 'se quello lo piglio io', 'me le procuro da solo'. */
const buys =
  '(?:compr(?:o|iamo|assi|asse)|pigl(?:io|iamo|iassi)|prend(?:o|iamo|essi)|port(?:o|iamo|assi)|procur(?:o|iamo|assi)|forn(?:isco|iamo)|acquist(?:o|iamo|assi)|recuper(?:o|iamo))'
const ofOwn: readonly RegExp[] = [
  new RegExp(
    `(?:^| )(?:lo|la|li|le|l|ne|me|mi) (?:${buys}|trov(?:o|iamo|assi)) (?:io|noi|da sol[oaie]|per conto mio) `,
    'u',
  ),
  new RegExp(
    `(?:^| )(?:me|ce) (?:lo|la|li|le|l|ne) ${buys} (?:io |noi |da sol[oaie] )?(?:su |sul |al |da |in |online|internet|usat)`,
    'u',
  ),
]
/** Matches what customers do not buy: 'le misure le prendo io'. */
const notBought =
  /(?:^| )(?:misur\p{L}+|foto\p{L}*|appuntament\p{L}+|decision\p{L}+|permess\p{L}+|ferie|impegn\p{L}+|responsabilit\p{L}+|document\p{L}+|carte|pratic\p{L}+|colpa|rischi\p{L}*) /u

/** Returns what a question wants to know by its form. */
export function formsOf(text: string): readonly QuestionForm[] {
  const whole = `${text} `
  const forms: QuestionForm[] = []
  if (ofPermission.test(whole)) forms.push('allowed')
  if (ofLife.some((form) => form.test(whole))) forms.push('life')
  if (repeats.test(whole)) forms.push('often')
  if (ofOwn.some((form) => form.test(whole)) && !notBought.test(whole)) forms.push('own')
  if (pays.test(whole)) forms.push('payer')
  if (ofUse.some((form) => form.test(whole))) forms.push('usable')
  if (ofWithout.some((form) => form.test(whole))) forms.push('without')
  return forms
}

/** Matches a question how long the noise and dust of the works last. */
const howLongNoise =
  /(?:^| )(?:fracasso|rumore|rumori|casino|baccano|chiasso|trambusto|disagio|cantiere|caos|polvere) (?:quanto (?:tempo )?|per quanto (?:tempo )?)(?:dura|durano|durera|va avanti) |(?:^| )quanto (?:tempo )?(?:dura|durano|va avanti) (?:il|la|sto|sta|tutto|tutto il) (?:fracasso|rumore|casino|baccano|chiasso|trambusto|disagio|cantiere|caos|polvere) /u

/** Whether a question asks how long the noise and dust of the works last. */
export const asksNoiseTime = (text: string): boolean => howLongNoise.test(`${text} `)
