import { withThingLeftOut } from '../antecedent.ts'
import { withListMarks } from '../items/unmarked-lists.ts'
import { withCorrectedNumbers } from '../numbers/retold/corrected.ts'
import { inKilowatts } from '../numbers/retold/watts.ts'
import { withoutRejectedAdvice } from './corrections.ts'

/** Matches a plus sign between words: 'il lavandino + la doccia'. */
const plusSign = /\s\+\s(?=\p{L})/gu
/**
 * Matches 'Di.Co.' and 'DICO', the declaration of conformity of a system. Its full stops do not end a
 * sentence.
 */
const declaration = /\b(?:[Dd][Ii]\.\s?[Cc][Oo]\b\.?|DICO\b)/gu
/**
 * Matches a mistake that the customer points out, as opposed to a fault code of a boiler: 'errore: 80 litri',
 * 'errore mio', 'errore di battitura'.
 */
const ownSlip =
  /(?<!\p{L})errore(?: mio| di (?:battitura|digitazione|scrittura)|(?<=(?:^|[.,;!?\n] ?|scusa[,.]? |scusi[,.]? |anzi[,.]? )errore)\s?:(?=\s?\d)|(?= \d{1,5} ?(?:mq|m²|metri|litri|kwh?|finestr|persian|stanz|camer|pers)))/giu
/** Matches parts of cities whose names contain a word for a quality or a thing: 'Bergamo alta', 'Pescara Porta Nuova'. */
const cityPart =
  /(?<=(?<!\p{L})(?:bergamo|città) )(?:alta|bassa)(?!\p{L})|(?<=(?<!\p{L})(?:pescara|torino|milano|roma|bologna|verona|palermo|napoli|firenze|padova|genova|lodi|faenza|mantova|zona|quartiere) )porta (?:nuova|romana|palazzo|venezia|vittoria|genova|garibaldi|ticinese|volta|susa|maggiore|portese|pia|vescovo|saragozza|castello|san \p{L}{3,9})(?!\p{L})/giu
/** Matches 'lasciamo perdere il tetto', which reports no leak. */
const lettingGo = /(?<=(?<!\p{L})lasci\p{L}{1,5} )perde(?:re)?(?!\p{L})/giu
/** Matches the number of a list entry: '1) chiudere il gas 2) una linea nuova'. */
const listNumber = /(^|[\s:,;.(])\d\)\s*(?=\p{L})/gu

/** Matches 'un par de finestre', which means two or so. */
const aPair = /(?<!\p{L})un (?:par|paro) d[ei](?!\p{L})/giu
/** Matches 'quattro metri e mezzo quadri'. */
const halfSquareMetre = /(?<!\p{L})metr[oi] e mezzo quadr(?:at)?[oi](?!\p{L})/giu

/** Matches a thing that is not wanted: 'infissi no'. */
const unwanted = /^(\p{L}{5,}[aeio]),? no[.!]?$/iu
const noThing =
  /^(?:forse|credo|penso|spero|adesso|ancora|anche|purtroppo|allora|invece|meglio|quell[oaie]|quest[oaie]|altr[oaie]|niente|assolutamente|certamente|sicuramente|decisamente|ovviamente|magari|scusa|scusate|grazie|direi)$/iu

/** Writes 'infissi no' as 'niente infissi'. */
function denialFirst(text: string): string {
  const [, thing] = unwanted.exec(text.trim()) ?? []
  return thing === undefined || noThing.test(thing) ? text : `niente ${thing}`
}

/**
 * Matches everyday words for underfloor heating: 'il caldo sotto le mattonelle', 'i tubi caldi nel pavimento'. The tiles
 * and the floor in them are no job.
 */
const heatBelow =
  /(?<!\p{L})(?:caldo|calore|calduccio|calorifero|termosifoni|riscaldament(?:o|u)|scaldament(?:o|u)|serpentin[ae]|tub(?:i|icini) (?:caldi|dell['’]acqua calda)|acqua calda)(?: che (?:viene|passa|gira|sale|va))? (?:(?:da )?sotto|di sotto|dentro|nel|nei|in|per|da|sotto a)(?: (?:al|alle|ai|il|le|la|lo|i|nel))? ?(?:mattonell\p{L}|piastrell\p{L}|paviment\p{L}{1,2}|pied[ei]|massetto|gres|terra|parquet)(?!\p{L})/giu

/** Matches why a new thing is wanted: 'una porta nuova che quella vecchia non chiude bene' asks for no repair. */
const oldOne =
  /(?<=(?<!\p{L})nuov[aoie]),? (?:che|perch[eé]|visto che|siccome|tanto) (?:quell[aoie]|l[aeo]|il|i) (?:vecchi[aoe]?|di adesso|attual[ei]|che (?:ho|abbiamo|c['’]è))[^,.;:!?\n]{0,60}/giu
/** Matches 'il bagno cade a pezzi', an idiom for an old room in which nothing falls. */
const fallingApart =
  /(?<=(?<!\p{L})(?:bagno|casa|appartamento|alloggio|cucina|camera) (?:mi[oa] |nostr[oa] )?)(?:sta |stanno |me |mi |ci )?(?:cad(?:e|endo|enn)|casc(?:a|ando))[’']? (?:letteralmente |proprio )?a pi?ezz[ie]?(?: addosso)?(?!\p{L})/giu
/** Matches how a number of things is spread: 'due termoarredi, uno per bagno' counts no third one. */
const spread =
  /(?<=(?<!\p{L})(?:\d{1,2}|due|tre|quattro|cinque|sei) \p{L}{3,20}),? un[oa] per (?:ogni |ciascun[oa]? )?(?:bagno|stanza|camera|piano|appartamento|lato|finestra|balcone|alloggio)(?!\p{L})/giu
/** Matches 'spetta,' for 'aspetta,' at the beginning, which is no right to anything. */
const waiting = /^\s*spetta(?=[,.!\s])/iu
/** Matches a number that somebody else measured: 'il geometra dice 155', 'mio marito ha contato 8 finestre'. */
const measuredByOthers =
  /(?<!\p{L})(?:(?:il|la|mi[oa]) (?:mi[oa] )?|l['’])(?:geometra|architett[oa]|tecnico|muratore|idraulico|elettricista|impresa|marito|moglie|figli[oa]|padre|madre|suocer[oa]|cognat[oa]|catasto|planimetria) (?:(?:mi |ci )?(?:dice|diceva|segna|riporta)|(?:mi |ci )?ha (?:detto|misurato|contato|segnato))(?: che)?(?: (?:sono|fanno|son))? (?=\d)/giu

/** Matches 'd’estate si crepa di caldo', which reports no crack. */
const dyingOf =
  /(?<!\p{L})(?:(?:ci )?si |mi |ci )?(?:crep|scoppi|schiatt|muo|mor)\p{L}{1,4} (?:di|dal) (?=(?:caldo|freddo)(?!\p{L}))/giu

/** Matches the joint before a reason at the end of a question: 'in quanto me lo finite, perché se sforo …'. */
const beforeReason = /, (?:perch[eé]|visto che|siccome|dato che|poich[eé]|se no|sennò) /iu
/** Minimum number of characters before the reason. A shorter text is no question: 'scusa, perché …'. */
const leastQuestion = 14

/** Returns the question before the reason that the customer gives for it, or null if it gives none. */
export function beforeItsReason(text: string): string | null {
  const at = text.search(beforeReason)
  return at < leastQuestion ? null : `${text.slice(0, at)}?`
}

/** Matches a reason in the form of a question: 'fatele apribili, se no i vetri chi me li lava'. It asks nothing. */
const rhetorical = /,? (?:se no|sennò|senno) (?:[^\s.,;!?]+ ){0,4}(?:chi|come|cosa|dove) [^.,;!?]+\??/giu

/** Matches the request to count again after a change, at the end: 'vorrei 3 kW invece di 5, me lo rifai?'. It asks nothing else. */
const countAgain =
  /(?:me l[oa] rifai|(?:mi |ci )?(?:rifai|rifate) (?:il conto|i conti|il prezzo|la stima|il calcolo)|(?:puoi|potete|riesci a) (?:rifare|ricalcolare|cambiare|correggere|aggiornare)(?: il conto| i conti| la stima| il prezzo)?|ricalcoli|si pu[oò][’']? (?:cambiare|correggere|aggiornare)|l[oa] (?:puoi|potete) (?:cambiare|correggere|rifare))$/iu

/** Returns a text with a figure without the request to count again at its end. */
function withoutCountAgain(text: string): string {
  let end = text.length
  while (end > 0 && /[\s?]/.test(text.charAt(end - 1))) end -= 1
  const found = countAgain.exec(text.slice(0, end))
  return found && /\d/.test(text.slice(0, found.index)) ? text.slice(0, found.index) : text
}

/** Matches a choice that is left to Gino after a question: 'silicati o silossanica? dimmi tu'. It answers no open question. */
const yourChoice =
  /(?<=\?)\s*(?:dimmi|ditemi|dica|consigliami|decidi|fai|vedi|scegli) (?:tu|voi|lei)[.!?]*\s*$/iu
/** Matches a question for the price of one piece: 'una finestra sola quanto costa?'. It orders no single piece. */
const onePiece = /(?<!\p{L})una? (\p{L}{4,14}) sol[oa] quanto (?:costa|viene|sarebbe|verrebbe)/giu
/** Matches a home that is not bought yet, and the day of its purchase: neither is an answer or the start of works. */
const notBought = /(?<!\p{L})(?:non|nn) (?:l[’']|la )?(?:ho|abbiamo) ancora (?:comprat|pres|acquistat)[oa]/giu
const deedDay =
  /(?<!\p{L})(?:(?:devo |dobbiamo )?(?:fare|fatto|firmare) )?il rogito (?:(?:è|e['’]?|sarà|sara|lo facciamo|lo faccio) )?(?:a|ad|in|il|tra|fra|entro|dopo|per) [\p{L}\d]+/giu
/** Matches the levels of an electric system named together: 'livello 1 2 3 ma che cambia'. None is chosen. */
const allLevels =
  /(?<!\p{L})livell[oi] (?:1|uno)[,/ ]+(?:e |o )?(?:2|due)(?:[,/ ]+(?:e |o )?(?:3|tre))?(?=[^.;!]{0,40}(?:cambia|differenz|vuol dire|significa|sarebbe|sono))/giu
/** Matches the order to cancel all before its reason: 'annulla tutto, non mi interessa più'. */
const cancelAll = /^\s*(?:annulla|annullate|annullare|cancella|cancellate) tutto[,.;:!]*\s+(?=\p{L})/iu

/** Matches whether a thing is in the price: 'il ponteggio è dentro o fuori'. */
const inOrOut =
  /(?<=(?<!\p{L})(?:è|e['’]?|sono|sta|stanno) )dentro o fuori(?: dal prezzo| dalla stima)?(?!\p{L})/giu

/** Matches a thing that had the wrong name: 'non è una caldaia, è uno scaldabagno elettrico'. */
const wrongName =
  /(?<!\p{L})(?:non|nn) (?:è|e|e'|sono) (?:un[ao]? |un[’']|delle |dei |degli )?((?:caldaia|scaldabagno|boiler|finestr[ae]|persian[ae]|tapparell[ae]|avvolgibil[ei]|zanzarier[ae]|inferriat[ae]|grondai[ae]|tegol[ae]|termosifon[ei]|condizionator[ei])),? (?:ma |bensì |anzi )?(?:è |e |sono )?(?:invece )?(?:un[ao]? |un[’']|delle |dei |degli )?(?=(?:caldaia|scaldabagno|boiler|finestr[ae]|persian[ae]|tapparell[ae]|avvolgibil[ei]|zanzarier[ae]|inferriat[ae]|grondai[ae]|tegol[ae]|termosifon[ei]|condizionator[ei]))/iu
/** Matches 'che spesa è', which asks for the price. */
const whatExpense =
  /(?<!\p{L})che spes[ae] (?:è|e|sarebbe|viene|ci vuole|mi viene|devo fare|dovrei fare)(?=\s*[?.!]|$)/giu

/** Matches the place of a further tap, which is no further fixture: 'e pure il rubinetto del lavabo'. */
const tapOf =
  /(?<=(?<!\p{L})(?:pure|anche) (?:il |i |al |ai )?)(rubinett[oi]|miscelator[ei]) (?:del |della |dello |dell['’])(?:lavabo|lavandino|lavello|bidet|vasca|doccia)(?!\p{L})/giu
/** Matches a count of all things with their article: 'le valvole su tutti e 9 i termosifoni'. All sides are the whole. */
const allOf =
  /(?<!\p{L})tutt[ie] e (?=(\d{1,2}|due|tre|quattro|cinque|sei|sette|otto|nove|dieci) (?:i|gli|le) (?!cose|parti|superfici|voci|opzioni|soluzioni|lati|facciate|facce|muri|pareti|piani))\1 (?:i|gli|le) /giu
/** Matches how far away a place is, which measures no work: 'siamo a 300 metri dal mare'. */
const distance =
  /(?<!\p{L})(?:a )?(?:\d{1,4}|due|tre|cento|duecento|trecento|cinquecento) (?:metri|mt|m|passi|km|chilometri) (?:dal |dalla |dallo |dall['’])(?:mare|spiaggia|costa|lago|fiume|strada|statale|provinciale|autostrada|ferrovia|stazione|aeroporto|bosco|centro|paese|piazza|chiesa|scuola)(?!\p{L})/giu
/** Matches forms of 'cancellare', which begin like the word for a gate: 'l’allarme lo cancelliamo'. */
const cancelling = /(?<!\p{L})cancell(iamo|are|ar|ate(?=l)|a)((?:l[aoei])?)(?!\p{L})/giu
const leaving: Readonly<Record<string, string>> = {
  iamo: 'togliamo',
  are: 'togliere',
  ar: 'toglier',
  ate: 'togliete',
  a: 'togli',
}

/** Returns a message with the spellings, list numbers and sayings that are read wrongly in a plain form. */
export function plainText(typed: string, isOpening: boolean): string {
  const listed = withListMarks(typed)
  const named = isOpening ? listed : withThingLeftOut(withoutCountAgain(listed))
  return withCorrectedNumbers(inKilowatts(withoutRejectedAdvice(denialFirst(named), isOpening)))
    .replaceAll(rhetorical, '')
    .replaceAll(aPair, 'un paio di')
    .replaceAll(halfSquareMetre, 'metri quadri e mezzo')
    .replaceAll(listNumber, '$1; ')
    .replaceAll(cityPart, '')
    .replaceAll(tapOf, isOpening ? '$&' : '$1')
    .replaceAll(allOf, '$1 ')
    .replaceAll(distance, 'vicino')
    .replaceAll(cancelling, (form: string, ending: string, pronoun: string) => {
      const verb = leaving[ending.toLowerCase()]
      return verb === undefined ? form : `${verb}${pronoun}`
    })
    .replaceAll(lettingGo, 'stare')
    .replaceAll(dyingOf, 'fa molto ')
    .replace(waiting, 'aspetta')
    .replaceAll(spread, '')
    .replaceAll(fallingApart, 'è malridotto')
    .replaceAll(oldOne, '')
    .replaceAll(measuredByOthers, isOpening ? '$&' : 'sono ')
    .replace(yourChoice, '')
    .replaceAll(onePiece, 'quanto costa al pezzo, cioè per $1')
    .replaceAll(notBought, 'è da comprare')
    .replaceAll(deedDay, 'il rogito')
    .replaceAll(allLevels, 'i livelli')
    .replace(cancelAll, '')
    .replace(wrongName, isOpening ? '$&' : 'niente $1, invece cambiamo ')
    .replaceAll(whatExpense, 'quanto costa')
    .replaceAll(inOrOut, 'nel prezzo o no')
    .replaceAll(ownSlip, 'anzi')
    .replaceAll(plusSign, ' piu ')
    .replaceAll(declaration, 'dichiarazione di conformità')
    .replaceAll(heatBelow, 'riscaldamento a pavimento')
}
