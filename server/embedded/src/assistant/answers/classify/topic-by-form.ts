import { asksWhyCost } from '../about/amount.ts'
import { asksNoiseTime, formsOf } from './question-forms.ts'

/** Matches a question how long the work takes: 'in quanto me lo finite', not 'in quanto siete'. */
const howLong =
  /(?:^| )in quanto (?:tempo )?(?:(?:me|ce|mi|ci|te|ve|vi|lo|la|li|le|l|si) ){0,3}(?!siete |sapete |avete )(?:\p{L}{2,}[aei]te|fa|fanno|finisce|finiscono|sbriga|sbrigano|ridanno|consegnano|cavano|montano) /u
/** Matches a question after what time the work is due again: 'fra quanto siamo daccapo', 'dopo quanti anni si deve ridare'. */
const dueAgain =
  /(?:^| )(?:fra|tra|dopo|ogni|entro) quant[oi] (?!giorn|or[ae] |settiman|minut)(?:\p{L}+ ){0,6}(?:di nuovo|un altra volta|daccapo|da capo|a capo|rifarl[aoe]|rifarli|rifatt[aoei]|ridare|ridarl[aoe]|ridarli|ridat[aoei]|rimetterci mano|ricambiarl[aoe]|ricambiarli|ridipinger\p{L}{1,3}|ritinteggiar\p{L}{1,3}|riverniciar\p{L}{1,3}|ricominci\p{L}{1,4}) /u

const againDue =
  /(?:^| )(?:di nuovo|un altra volta|daccapo|da capo) (?:fra|tra|dopo|ogni) quant[oi] (?!giorn|or[ae] |settiman|minut)/u

/** Matches a question how soon somebody comes or begins: 'in quanto riescono a venire', 'tra quanto possono cominciare'. */
const howSoon =
  /(?:^| )(?:(?:in|tra|fra) (?:quanto|quant[ie] (?:giorni|settimane|mesi)) (?:(?!cost|spend|paga)\p{L}+ ){0,4}(?:venire|vengono|venite|passare|passano|arrivare|arrivano|liber[oi]|attacc(?:ano|are)|part(?:ire|ono)|(?:cominci|inizi)(?:a|ano|are|ate)(?! a ))|(?:tocca|devo|dobbiamo|bisogna|si deve|c e da) (?:\p{L}+ )?(?:aspettare|attendere) (?:\p{L}+ ){0,2}(?:mesi|settimane|molto|tanto|parecchio|a lungo|un pezzo) $|quanto (?:\p{L}+ ){0,3}(?:aspettare|attendere) (?:per|prima di) (?:cominciare|iniziare|partire) )/u

/** Matches a reason for the question before it: 'che mia cognata la tiene sempre accesa'. */
const ofReason =
  /^che (?:mia|mio|mi|m|i miei|le mie|ho|abbiamo|qui|qua|sto|stiamo|siamo|sono|da noi|in casa|a casa) /u
export const givesReason = (text: string): boolean => ofReason.test(text)

/** Matches a question for a number of things: 'quanti ne vengono di pannelli'. 'Vengono' alone is a word of prices too. */
const howMany = /(?:^| )(?<!(?:^| )in )quant[ie] (?:(?!euro|soldi|mila)\p{L}+ )?(?:ne )?vengono(?: |$)/u
const ofMoney = /(?:^| )(?:cost\p{L}*|euro|soldi|prezzo|in tutto|in totale|a testa|l uno|l una)(?: |$)/u

/** Whether a question asks how many things there will be, in words that also ask for a price. */
export const asksHowMany = (text: string): boolean => howMany.test(text) && !ofMoney.test(text)

/** Months, seasons and weather. */
export const inSeason =
  /(?:^| )(?:(?:a|ad|in|di|d|nel mese di) (?:pieno |piena )?(?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|inverno|estate|primavera|autunno|ferragosto|natale)|(?:con|col|co|sotto) (?:il |la |l |questo |questa |sto |sta )?(?:freddo|gelo|neve|pioggia|caldo|umido|brutto tempo)|quando (?:piove|nevica|gela|fa freddo|fa caldo)|se (?:piove|nevica|gela))(?: |$)/u
/** Matches a question whether the work is possible at all: 'si può fare anche a gennaio?', 'conviene farlo d’inverno?'. */
const feasible =
  /(?:^| )(?:si (?:puo|riesce a|possono) (?:fare|farl[aoe]|farli|lavorare|lavorarci|montare|posare|mettere|cambiare|tinteggiare|imbiancare|dipingere)|si (?:lavora|fa|fanno|montano|mettono|riesce)|e fattibile|(?:lo|la|li|le) (?:fate|fanno|montate|montano|cambiate|cambiano)|(?:conviene|e meglio|meglio|ha senso) (?:fare|farl[aoe]|farli|aspettare)|lavorano|lavorate)(?: |$)/u
/** Matches words of a date that is asked for, or of another question. */
const ofDate =
  /(?:^| )(?:entro|inizia\p{L}*|cominci\p{L}*|parti\p{L}*|liber[oi]|disponibil\p{L}*|quanto|quanti|quante|cost\p{L}*|scont\p{L}*|prezz\p{L}*|bollett\p{L}*|finit[oaie]|finire|acces[oaie]|in tempo)(?: |$)/u

/** Whether a question is about the season or the weather in which the work is possible. */
export const asksSeason = (text: string): boolean =>
  inSeason.test(text) && feasible.test(text) && !ofDate.test(text)

/** Matches a question how long a thing lasts that it does not name: 'quanto dovrebbe durare sto affare'. */
const lastsSo =
  /(?:^| )quanto (?:\p{L}+ ){0,3}(?:durare|campare|reggere|resistere|dura|campa) (?:\p{L}+ ){0,2}(?:affare|aggeggio|coso|cosa|macchina|macchinario|apparecchio|arnese|marchingegno|baracca|bestione) /u

/** Matches a question why the limits of the figure are so far apart: 'tra il meno e il più ci passano duemila euro'. */
const betweenLimits =
  /(?:^| )(?:tra|fra|dal|dalla) (?:il |la |l )?(?:meno|minimo|minima|basso|bassa|piu basso|piu bassa) (?:e|al|alla|a) (?:il |la |l )?(?:piu|massimo|massima|alto|alta|piu alto|piu alta) /u
const betweenFigures =
  /(?:^| )(?:tra|fra) (?:una cifra e l altra|un numero e l altro|un prezzo e l altro|la prima (?:cifra )?e la seconda cifra|le due cifre|i due numeri|i due prezzi) /u
const twoFigures =
  /(?:^| )(?:(?:due|2) (?:cifre|numeri|prezzi|valori|estremi)|forbice|forchetta) (?:\p{L}+ ){0,5}(?:cosi|tanto|tanta|larg[oa]|ampi[oa]|lontan\p{L}+|distan\p{L}+|divers[ie]|enorme) /u
const swing =
  /(?:^| )ball(?:a|ano) (?:\p{L}+ ){0,4}(?:cifr[ae]|euro|mila|duemila|tremila|quattromila|cinquemila|prezzo|stima|conto) /u
const apart =
  /(?:^| )(?:mille|duemila|tremila|\d{3,6}|euro) (?:euro )?di differenza (?!con |da |rispetto |in piu)/u
/** Whether a question asks why the range of the figure is so wide. */
const asksSpread = (whole: string): boolean =>
  [betweenLimits, betweenFigures, twoFigures, swing, apart].some((form) => form.test(whole))

/** Matches a question whether the professional is registered: 'è uno con la partita iva?'. It is none about the tax. */
const isRegistered =
  /(?:^| )(?:e|sono|ha|hanno|siete|avete) (?:\p{L}+ ){0,3}(?:partita iva|p iva|visura|in regola|iscritt[oi]) /u

/** Returns the topic that a question has by its form, though its words are too common to tell; null if it has none. */
export function topicByForm(
  text: string,
): 'duration' | 'lifetime' | 'own-materials' | 'range' | 'selection' | 'start' | 'why-price' | null {
  const forms = formsOf(text)
  const whole = `${text} `
  if (forms.includes('life') || dueAgain.test(whole) || againDue.test(whole) || lastsSo.test(whole))
    return 'lifetime'
  if (howSoon.test(whole)) return 'start'
  if (howLong.test(whole) || asksNoiseTime(text)) return 'duration'
  if (isRegistered.test(whole)) return 'selection'
  if (asksSpread(whole)) return 'range'
  if (asksWhyCost(text)) return 'why-price'
  return forms.includes('own') ? 'own-materials' : null
}

/** Matches a question about the price of one measure: 'al metro quadro quindi a quanto siamo?', 'quanto fa a mq'. */
const perMeasure =
  /(?:^| )(?:al|a|per|ogni|il) (?:metro(?: quadr\p{L}+| lineare)?|mq|m2|m²|kw|chilowatt)(?: |$)/u
const asksHowMuch = /(?:^| )(?:a )?quanto (?:siamo|viene|verrebbe|fa|farebbe|sta|sarebbe|esce|sono)(?: |$)/u

/** Whether a question asks for the price of one measure of the work. */
export const asksPerMeasure = (text: string): boolean => perMeasure.test(text) && asksHowMuch.test(text)
