import type { Word } from '../words.ts'
import { asks } from './questions.ts'

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Number of words at each end of a clause that are read. */
const nearEnd = 8

/** Matches 'chi' with a pronoun and any verb at the end: 'il libretto chi lo compila', 'le porte chi le porta via'. */
const whoAtEnd =
  /(?:^| )chi (?:(?:lo|la|li|le|l|mi|ci|me|vi|ve|ne|si) ){1,2}\p{L}{2,}(?:[aei]|ano|ono)(?: via| giu| su| fuori| poi| dopo)?$/u
/** Matches a time that is asked for at the end: 'per camminarci sopra dopo quanto', 'senza acqua per quanto'. */
const timeAtEnd =
  /(?:^| )(?:dopo|per|entro|fra|tra|fino a|ogni|da) (?:quanto|quando)(?: tempo| giorni| anni)?$/u
/** Matches a question how something is done, after its thing: 'un muro portante come faccio a riconoscerlo'. */
const howTo =
  /(?:^| )come (?:si )?(?:faccio|facciamo|fate|fanno|fa|posso|possiamo|devo|dobbiamo) (?:a |per )?\p{L}+(?:re|r(?:l[aoie]|ne|mi|ci|si))(?: \p{L}+){0,3}$/u
/** Matches a question word with its verb at the end: 'il danno chi lo paga', 'e poi come si fa'. */
const atEnd =
  /(?:^| )(?:chi|come|dove|quando) (?:(?:lo|la|li|le|l|mi|ci|me|vi|ve|ne|si) ){0,2}(?:paga|pagano|pago|fa|faccio|facciamo|devo|dobbiamo|viene|vengono|porta|mette|pensa|posso|possiamo|porto|metto|butto|lascio|trovo|prendo)$/u
/** Matches a question word after adverbs at the start: 'nel frattempo che faccio per non sprecare acqua'. */
const afterAdverbs =
  /^(?:(?:e|ma|poi|quindi|allora|adesso|ora|mo|intanto|nel frattempo|nel mentre|in quel caso) )+(?:che|cosa|che cosa|come|chi) (?:(?:si|mi|ci|lo|la) )?(?:faccio|fare|facciamo|fa|devo|dobbiamo|conviene|uso|posso|chiamo|succede|procede|procedo|tocca)(?: |$)/u
/** Matches a second possibility at the end: 'li coprite voi o ci devo pensare io', 'li chiude lui o li chiudete voi'. */
const secondOption =
  / o (?:basta|va bene|non serve|e meglio|è meglio|(?:ci |lo |la |li |le )?(?:devo|dobbiamo|penso|pensiamo|faccio|facciamo|tolgo|sposto|copro|compro|porto|prendo|tocca)|devo|io|noi|voi|(?:lo |la |li |le |ci )?\p{L}{3,}(?:ate|ete|ite))(?: \p{L}+){0,4}$/u
/** Matches who acts in the first possibility. Without it, 'bianco o va bene avorio' is an answer. */
const firstOption =
  /(?:^| )(?:voi|\p{L}{3,}(?:ate|ete|ite)|devo|dobbiamo|bisogna|serve|tocca|conviene)(?: |$)/u

/** Matches a doubt about a payment: 'la chiamata si paga lo stesso se non la riparano'. */
const payment =
  /(?:^| )(?:si paga|si pagano|la pago|lo pago|devo pagare) (?:lo stesso|comunque|uguale|a parte)(?: |$)/u

/** Matches a choice between two times: 'meglio farlo a settembre o in primavera'. */
const betterTime =
  /^(?:e |ma |ok |allora )?(?:e |è )?(?:meglio|conviene) .{1,60} o (?:in|a|ad|d|di|dopo|prima|aspett\p{L}+|l|la|quando) /u

/** Matches a possibility and its denial: 'senza finestra si può fare o non è a norma', 'va bene o no'. */
const possibility = /(?:^| )(?:si pu[oò]|si possono|va bene|vanno bene|conviene|serve|basta) /u
const orNot = / o (?:no|non|meno)(?: |$)/u

/** Matches a search for somebody: 'cerco chi la monta'. */
const seeking = /^(?:cerc|vorre|vogli|serv|trov|bisogn)/

/** Matches what comes back or is to be had, of which the customer is not sure: 'con le tasse si riprende qualcosa'. */
const something =
  /(?:^| )(?:si|ci|mi) (?:ri)?(?:prende|piglia|recupera|scarica|scala|detrae|danno|torna|guadagna|risparmia)(?: indietro)? (?:qualcosa|niente|nulla|un po|(?:dal|nel|col|con il|dalle|con le|sulle) (?:730|tasse|dichiarazione))(?: |$)/u

/** Matches a question what to do until then, at the end: 'domani danno pioggia, intanto che si fa'. */
const whatToDo =
  /(?:^| )(?:intanto|frattempo|adesso|ora|poi|stanotte|stasera) (?:che|cosa|che cosa) (?:si fa|faccio|facciamo|devo fare)$/u

/** Matches the customer as the second possibility: 'i mobili li spostano loro o ci penso io'. */
const orMyself =
  /(?:^| )o (?:ci penso|ci pensiamo|lo faccio|la faccio|li faccio|le faccio|(?:li |le |lo |la )?\p{L}{3,}(?:o|iamo)|tocca a|spetta a|devo farlo|devo pensarci) (?:io|noi|me)$/u

/** Matches the fear of a lack: 'la sera la luce ce l’ho o resto al buio'. */
const lack = /(?:^| )o (?:resto|restiamo|rimango|rimaniamo|sto|stiamo) (?:al|senza|fuori|sempre) /u

/**
 * Matches what happens with a thing or what the professionals do: 'le placche vecchie si riusano', 'dopo puliscono tutto'.
 * A customer does not know that, so it is a question.
 */
const happens =
  /(?:^| )(?:si (?:salva|salvano|riusa|riusano)|(?:(?:dopo|poi|ma|e|li|le|lo|la) (?:li |le |lo |la )?(?:puliscono|tolgono|portano via|spostano|coprono|rimettono|rimontano|smontano|sporcano|buttano|rompono|rovinano|macchiano)))(?: |$)/u
/** Matches words of a wish or a fact, which is told. */
const telling =
  /(?:^| )(?:vorrei|voglio|vogliamo|ho|abbiamo|hanno|non|gia|già|perche|perché|invece|solo|quindi|cosi|così|se|che|quando|ogni|ancora|tutti|molto|poco|è|sono|mi|io|mio|mia|nn|niente|nulla)(?: |$)/u
/** Maximum number of words of such a question. */
const mostHappening = 8

/** Matches the same at the end, where a clause about the thing may come before: 'le tegole che tolgono si rimettono'. */
const happensAtEnd = /(?:^| )si (?:rimettono|rimontano|riusano|salvano)$/u
/** Matches a question how the family lives meanwhile: 'come mangiamo intanto', 'dove dormiamo'. */
const howWeLive =
  /^(?:(?:e|ma|poi|intanto|allora) )*(?:come|dove) (?:ci )?(?:mangiamo|dormiamo|cuciniamo|laviamo|scaldiamo|stiamo|viviamo|andiamo|campiamo|campo|vivo|dormo|mangio|mi lavo|ci arrangiamo|mi arrangio)(?: |$)/u

/** Matches the same at the end: 'abbiamo un cesso solo, come campiamo nel frattempo'. */
const howWeLiveAtEnd =
  /(?:^| )(?:come|dove) (?:ci )?(?:mangiamo|dormiamo|cuciniamo|laviamo|viviamo|campiamo|arrangiamo)(?: \p{L}+){0,2}$/u
/** Matches a doubt whether something is worth it, at the end: 'me ne accorgo o son quattro spicci'. */
const orSmall =
  / o (?:è|e|son|sono|saranno) (?:(?:solo|tutt[oa]|poc[oa]|quattro|due|i soliti) ){1,2}(?:spicci|spiccioli|soldi|lire|roba|scena|fumo|fuffa|marketing)(?: \p{L}+)?$/u
/** Matches what follows from a condition, at the end: 'se ne cambio tre adesso e tre dopo ci perdo'. */
const ifSo =
  /(?:^| )(?:ci (?:perdo|rimetto|guadagno|perdiamo|rimettiamo|guadagniamo)|(?:mi |ci )?conviene|perdo qualcosa|cambia (?:qualcosa|molto|tanto)|fa lo stesso|è lo stesso|e lo stesso|è un problema|e un problema)$/u

/** Whether words ask what happens, with neither a mark nor a word of questions. */
export function asksWhatHappens(words: readonly string[]): boolean {
  if (words.length > mostHappening) return false
  const text = words.join(' ')
  if (happensAtEnd.test(text) || howWeLive.test(text)) return true
  return happens.test(text) && !telling.test(text)
}

/** Matches a question to whom a thing belongs: 'il sotto del balcone è mio o di quello di sotto'. */
const whose =
  /(?:^| )(?:è|sono|tocca a|toccano a|spetta a|spettano a|sta a|a) (?:mi[oae]|miei|nostr[oaie]|me|noi) o (?:di|del|dell|della|a|al|all|alla|ai|è|sono|e) /u

/** Matches a question where a value stands or how to find it, at the end: 'i kWh che consumo dove li leggo', 'come li misuro'. */
const whereFound =
  /(?:^| )(?:dove|come) (?:(?:lo|la|li|le|si|sta|stanno|sono|è) ){0,2}(?:legg(?:o|e|ono)|trov[oa]|ved[oe]|scritt[oaie]|misur(?:o|a|ano)|calcol[oa]|conto)$/u
/** Matches a question where something ends up: 'l’acqua che gocciola dove la fanno andare', 'la tenda e i tubi dove vanno a finire'. */
const whereItGoes =
  /(?:^| )dove (?:(?:lo|la|li|le|l|me|ce) ){0,2}(?:va|vanno|finisce|finiscono|scarica|scaricano|esce|escono|(?:fanno|fate|fai) (?:andare|finire|scaricare|uscire))(?: a finire)?$/u
/** Matches a doubt whether something makes sense: 'non ho ancora fatto il rogito, ha senso chiedere adesso'. */
const makesSense = /(?:^| )ha senso (?:\p{L}+ ){0,3}\p{L}+$/u

/** Whether words end with a question who does something. */
function asksWho(words: readonly string[]): boolean {
  if (!whoAtEnd.test(words.slice(-nearEnd).join(' '))) return false
  const at = words.lastIndexOf('chi')
  return !words.slice(Math.max(0, at - 3), at).some((word) => seeking.test(word))
}

/** Whether words are a question although it has neither a question mark nor a question word at the start. */
export function asksWithoutMark(words: readonly string[]): boolean {
  const start = words.slice(0, nearEnd).join(' ')
  if (afterAdverbs.test(start) || payment.test(start)) return true
  const near = words.slice(0, nearEnd * 2).join(' ')
  if (something.test(near) || lack.test(`${near} `) || whose.test(`${near} `)) return true
  if (asksWhatHappens(words)) return true
  if (betterTime.test(`${near} `)) return true
  const end = words.slice(-nearEnd).join(' ')
  if (orNot.test(end) && possibility.test(near)) return true
  return (
    atEnd.test(end) ||
    timeAtEnd.test(end) ||
    howTo.test(end) ||
    whereFound.test(end) ||
    whereItGoes.test(end) ||
    makesSense.test(end) ||
    orMyself.test(end) ||
    whatToDo.test(end) ||
    asksWho(words) ||
    howWeLiveAtEnd.test(end) ||
    orSmall.test(end) ||
    (ifSo.test(end) && words.includes('se')) ||
    (secondOption.test(end) && firstOption.test(near))
  )
}

/** Whether a sentence without a word of questions says how a thing is: 'quello del condominio è comelit'. */
export function describes(part: readonly Word[]): boolean {
  if (asks(part)) return false
  return (
    part.some(({ text, accented }, at) => at > 0 && text === 'e' && accented) &&
    !/^(?:e|ma|allora)$/.test(part[0]?.text ?? '')
  )
}

/** Matches a request to tell something, and a word of the question that it contains. */
const tells = /^(?:dimmi|dirmi|dica|dici|dicci|dite|ditemi|sapere|capire|spieghi|spiegami|spiegatemi)$/
const asked = /^(?:se|che|cosa|quanto|quanti|quando|chi|come|dove|quale|quali)$/
/** Maximum number of words between them: 'mi dica anche se'. */
const mostBetween = 2
/** Maximum number of words before the request: a longer sentence tells something else first. */
const mostBefore = 5

/** Whether a sentence asks in the form of a request: 'mi dica anche se lo Stato rimborsa qualcosa'. */
export function asksToBeTold(part: readonly Word[]): boolean {
  const words = part.filter(({ kind }) => kind !== 'mark').map(({ text }) => text)
  const at = words.findIndex((word) => tells.test(word))
  if (at < 0 || at > mostBefore) return false
  return words.slice(at + 1, at + 2 + mostBetween).some((word) => asked.test(word))
}

const saved = setOf('risparmio risparmiamo risparmierei risparmieremmo')
/** Words of a smaller work. Other savings, as of 'quanto risparmio con il cappotto', are of energy. */
const smaller = setOf(
  'ne solo soltanto senza tolgo togliamo togliendo tengo teniamo tenendo lascio lasciando',
)

/** Whether a clause asks what a smaller work saves: 'quanto risparmio se ne cambio 5?'. */
export function asksSaving(words: readonly string[]): boolean {
  const isSaving = words.some((word, at) => saved.has(word) && words[at - 1] === 'quanto')
  // 'se la faccio da solo quanto risparmio' asks about doing it oneself.
  const isSmaller = (word: string, at: number): boolean =>
    (smaller.has(word) && words[at - 1] !== 'da') || /^\d{1,3}$/.test(word)
  return isSaving && words.some((word, at) => isSmaller(word, at))
}

const articles = setOf('il lo la i gli le l')

/** Whether a question is about the state of a thing: 'ma le tapparelle sono elettriche?', 'il vetro è doppio?'. */
export function asksHowThingIs(words: readonly Word[]): boolean {
  const start = words[0]?.text === 'ma' || words[0]?.text === 'e' ? 1 : 0
  if (!articles.has(words[start]?.text ?? '')) return false
  const verb = words[start + 2]
  return verb?.text === 'sono' || (verb?.text === 'e' && verb.accented)
}

/** Whether words ask what something costs: 'quanto costa il geometra?'. */
export function asksCost(words: readonly Word[]): boolean {
  return words[0]?.text === 'quanto' && /^(?:cost|vien|verr)/.test(words[1]?.text ?? '')
}
