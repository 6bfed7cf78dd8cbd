import { readUtterance, type Utterance } from '../utterance.ts'
import { spokenText } from '../words.ts'
import { withIf } from './indirect-questions.ts'
import { endsWithRemark } from './indirect-questions.ts'
import type { Sentence } from './sentences.ts'

/**
 * Sentences that ask or worry in the form of a statement: 'il nastro lo mettete voi o lo compro a parte'. They have no
 * question mark, so only their form tells them from an answer or a wish. They never change an estimate.
 */

/** Matches wishes and orders. A sentence with one of them may change the estimate, whatever else it has. */
export const wish =
  /^(?:vorre(?:i|mmo)|vogli(?:o|amo)|volev(?:o|amo)|prefer\p{L}{4,6}|facciamo\p{L}{0,2}|(?:ri)?mett(?:iamo|i|ici|eteci|ilo|ila|ile|ili)\p{L}{0,2}|(?:ri)?metta(?:no)?|torni(?:amo)?|aggiung(?:o|i|iamo|ete|erei|imi|ici|ila|ilo)|togli(?!e$|ere$)\p{L}{0,6}|tolg[oa]|levat?el[aoie]|scel(?:go|ta)|scegliamo|prendiamo|anzi|calcola\p{L}{0,3}|rifacciamo|lasciamo\p{L}{0,2}|teniamo\p{L}{0,2}|tengo|cambiamo\p{L}{0,2}|correggi|segna)$/u

/** Matches a question tag: 'la scala la porta lui vero'. A material may be real: 'in legno vero'. */
const tag =
  /(?:^| )(?!legno |marmo |pietra |cotto |mattone |ardesia |pelle |oro |stucco |sasso |è |e |sia )[\p{L}\d]+ (?:vero|giusto vero|dico bene|no è vero|o sbaglio)$/u

/** Matches the beginning of a worry: 'mica mi lasciate i muri a strisce', 'non è che poi pago altro'. */
const worry =
  /^(?:(?:e|ma|poi|però|pero) ){0,2}(?:mica|chissa|immagino che|suppongo che|presumo che|non è che|nun è che|non e che|nun e che|non sara che|non vorrei che|speriamo che|spero che|ho paura che|ho paura di|ho paura per|mi preoccup[ao]) /u
const worryInside =
  /(?:^| )(?:mi preoccupa(?:no)?|ho (?:sta |questa |un po di |una )?paura|mi fa paura|sono preoccupat[ao])(?: |$)/u
/** Matches a worry or a guess alone, about what the clause before it says: 'la muffa torna fuori, ho sta paura', 'immagino'. */
const bareWorry =
  /^(?:(?:e|ma) )?(?:(?:questo |la cosa |ne )?(?:immagino|suppongo|presumo|ho (?:sta |questa |un po di )?paura|mi preoccupa|mi fa paura)|sono preoccupat[ao])(?: (?:io|un po|molto|di questo))?$/u
/** Matches what is done with a thing in general: 'd’inverno le zanzariere si tolgono'. It leaves nothing out of a price. */
const general =
  /^(?!.*(?:^| )(?:conto|stima|prezzo|preventivo|lista|quindi|allora|ok|anche)(?: |$))(?:[\p{L}\d]+ ){2,9}si (?:toglie|tolgono|leva|levano|smonta|smontano|rimuove|rimuovono)$/u
/** Matches a doubt at the end: 'ma col gelo l’intonaco boh'. */
const doubt = /^(?!.*\d)(?:\p{L}+ ){3,12}(?:boh?|mah)$/u

/**
 * Matches a second possibility with its own verb: 'o rimane lì', 'o li pago a parte', 'o è fuori dal prezzo'. A number
 * after the verb belongs to an answer: 'sono 4 o sono 5'.
 */
const orVerb =
  / o (?:(?:poi|invece|dopo|anche|non|solo|già) ){0,2}(?:(?:lo|la|li|le|l|ne|ci|ce|si|se|mi|me|vi|ve) ){0,2}(?:(?:poi|invece|dopo|anche|non|solo|già) ){0,2}(?:è|sono|resta(?:no)?|riman(?:e|gono)|va(?:nno)?|fa(?:nno)?|pag[ao](?:no)?|pagare|serv(?:e|ono)|tocca|basta|si (?:paga|tiene|butta|rompe)|deve|devono|dev[oi]|dobbiamo|compro|compra(?:re)?|prendo|porto|porta|cerco|chiamo|penso|tolgo|aspetto|\p{L}{2,}[aei]te|raddoppia|aument[ao]|sale|cambia|esce|diventa|viene|torna|conviene)(?: (?!\d)\p{L}+){0,6}$/u
/** Matches a second possibility with a pronoun that no noun follows: 'o me la trovo dopo', 'o si passa nei tubi'. */
const orPronoun =
  / o (?:poi |invece |dopo )?(?!mi (?:sa|pare|sembra) )(?:(?:me|se|ce) (?:lo|la|li|le|ne)|si|ci|mi) \p{L}{3,}(?:[aeo]|ano|ono)(?: (?!\d)\p{L}+){0,6}$/u
/** Matches a second possibility without a verb: 'o a parte', 'o fuori', 'o inutile'. */
const orApart =
  / o (?:a parte|fuori(?: \p{L}+){0,2}|in piu|no|esclus[oaie]|inutile|uguale|tutto compreso|sprecat[oa]|marketing)$/u
/** Matches a choice between two circumstances: 'si carica di notte o di giorno', 'meglio 5 o 10 kWh'. */
const orCircumstance =
  /(?:^| )(?:si|va|vanno|fa|fanno|conviene) \p{L}+ (?:\p{L}+ ){0,4}o (?:di|a|in|da|con|al|dal|per) \p{L}+(?: \p{L}+)?$|^(?:(?:e|ma|allora|quindi) )?(?:è )?(?:meglio|conviene) (?:[\p{L}\d]+ ){1,8}o [\p{L}\d]+/u
/** Matches words of a customer who does not know an answer: 'non so se è legno o è ferro'. */
const ignoring = /(?:^| )(?:so|saprei|ricordo|sappiamo|credo|penso|forse|dipende)(?: |$)/u

/** Matches what is possible in general: 'si può strofinare', 'a dicembre si possono montare', 'riesce a chiudersi'. */
const possible =
  /(?:^| )(?:si puo|si puonno|si possono|si riesce a|si riescono a|riesc[eo] a|riescono a|(?:si )?riuscira(?:nno)? a|posso|possono|puo|potra(?:nno)?|potrebbe(?:ro)?) \p{L}*(?:are|ere|ire|arre|orre|arsi|ersi|irsi|[aei]r(?:(?:me|ce|se)?l[aoie]|mi|ci|ne))(?: |$)/u

/** Matches who has to care for it: 'l’idraulico lo devo chiamare io', 'le tende le tolgo io o no', 'i vetri li pulite voi'. */
const duty =
  /(?:^| )(?:devo|dobbiamo|tocca|bisogna) (?:\p{L}+ ){0,5}(?:io|noi|me|prima|voi|loro|per forza)$|(?:^| )serv(?:e|ono|irebbe) (?:per forza|davvero|proprio)(?: |$)|(?:^| )(?:devo|dobbiamo|bisogna) (?:\p{L}+mi )?(?:prendere|stare|restare|chiamare|trovare|cercare|avvisare|avvertire|chiedere|firmare|pagare|svuotare|spostare|uscire|dormire|esserci|lavarmi|comprare)(?: |$)/u
/** Matches a thing that may have to be done: 'la canna fumaria va cambiata per forza'. */
const byForce =
  /^(?:(?:e|ma|poi|però|pero|allora) ){0,2}(?:il|lo|la|i|gli|le|l) (?:\p{L}+ ){1,4}(?:va|vanno|deve|devono) (?:\p{L}+ ){1,3}(?:per forza|davvero|proprio)$/u
/** Matches what the workers do: 'i buchi li tappano loro'. */
const byThem = /(?:^| )(?:lo|la|li|le|ci) \p{L}{3,}(?:ano|ono)(?: via| giù| su)? loro(?: o no)?$/u
/** Matches a doubt in spite of a circumstance: 'a est ha senso lo stesso', 'con la muffa la lavabile va bene uguale'. */
const allTheSame =
  /(?:^| )(?:ha senso|hanno senso|conviene|convengono|rende|rendono|funziona|funzionano|scalda|scaldano|regge|tiene|vale) (?:lo stesso|uguale|comunque)$|^(?:(?:e|ma) ){0,2}(?:con|su\p{L}{0,3}|senza|ne[il]\p{L}{0,2}) (?:\p{L}+ ){1,6}(?:va|vanno) bene (?:lo stesso|uguale|comunque)$/u
/** Matches how often something is done: 'il bollino ogni quanto si fa in Lombardia'. */
const howOften = /(?:^| )ogni quant[oie] /u
/** Matches whose cost it is: 'la spesa spetta a me o alla padrona'. */
const whoseCost =
  /(?:^| )(?:spett|tocc)(?:a|ano|erebbe) a (?:\p{L}+ ){1,2}o (?:a|al|allo|alla|ai|alle|agli) /u
/** Matches a question about an act of the firm: 'la pratica la fate voi', 'l’iva me la fate al 10'. */
const act =
  /(?:^| )(?:il|lo|la|l|i|gli|le) \p{L}+ (?:me |ce )?(?:lo|la|li|le) (?:fate|mettete|rilasciate|calcolate)(?: voi| prima| al \d+)?$/u
/** Matches what the workers do: 'fanno rumore la mattina presto', 'le tegole me le rompono', 'ad agosto lavorano'. */
const workers =
  /^(?:(?:e|ma|poi) ){0,2}(?:fanno|lavorano|iniziano|cominciano|usano) |(?:^| )(?:lavorano|rompono|spaccano|sporcano|bucano|rovinano|graffiano)(?: |$)/u
/** Matches a sum with the question whether it suffices: 'con 3000 euro tutto compreso ci sto', '3500 basta'. */
const budget =
  /(?:^| )\d{3,6}(?: \p{L}+){0,4} (?:ci sto|ci stiamo|ci si sta|ci rientro|basta(?:no)?|ce la faccio|ce la facciamo|sono sufficienti)(?: |$)|(?:^| )(?:ci sto|ci si sta|ci rientro|mi bastano|mi basta|ce la faccio) (?:con|in|dentro)? ?(?:\p{L}+ ){0,2}\d{3,6}(?: |$)/u
/** Matches a question who answers: 'parlo con una persona vera o col computer'. */
const whoAnswers =
  /^(?:(?:ma|e|scusa|scusi|senti) ){0,2}(?:parlo|sto parlando|sto scrivendo|scrivo|sei|siete|mi risponde|chi risponde|risponde) (?:\p{L}+ ){1,5}(?:o|oppure) (?:col|con|un|una|è|e|il|la) /u

/** Whether words ask whether a sum suffices. It is then a budget, whatever stands beside it. */
export const asksBudget = (words: readonly string[]): boolean => budget.test(words.join(' '))

/** Matches who may object: 'il condominio deve dire la sua', 'il vicino si lamenta', 'il comune vuole saperlo'. */
const authority =
  /^(?:(?:e|ma|poi) ){0,2}(?:il|l|la|i) (?:condominio|amministratore|comune|sovrintendenza|soprintendenza|vicin[oia]|inquilin[oi]|padrone|proprietari[oi]) (?:\p{L}+ )?(?:deve|devono|vuole|vogliono|puo|possono|si|mi|dice)(?: |$)/u
const byYou =
  /(?:^|(?<!^(?:no )?non) )(?:lo|la|li|le|ci|ce lo|ce la|ce li|ce le) (?!inferriate|grate|vetrate|facciate|rate|giornate|parete|estate|date|state|fate|mettete|aggiungete|togliete|levate|rifate|calcolate|contate|ricordate|sapete)\p{L}{2,}[aei]te(?: |$)|(?:^| )\p{L}{2,}[aei]te voi(?: |$)/u

/** Matches question words inside a sentence: 'tra pvc e legno lei cosa sceglierebbe', 'il legno va dipinto ogni quanto'. */
const asked =
  /(?:^| )(?!una |un altra |altra |qualche |la |stessa |ogni |stess |tanto |in |per |so |tutto |circa |non so )\p{L}+ (?:cosa|quanto|quanti|quante|quale|quali|come mai|perché|che cosa)(?! prima| possibile| detto| dice| diceva| dicevo) \p{L}+|(?:^| )(?:ogni|da|di|in|a|con) (?:quanto|quanti|quante|quale|cosa)(?: (?!che)\p{L}+){0,3}$|(?:^| )(?:dove|come|chi|cosa|quando) (?:mi|ci|si|lo|la|li|le) \p{L}{2,}$|(?:^| )(?:chi|cosa|come|dove) (?!(?:prima|sopra|adesso|oggi|ora|sempre|detto|previsto|concordato|volete|preferite|gli|le|quell\p{L}{1,2})$)\p{L}{2,}$/u
const advice =
  /(?:^| )(?:(?:mi )?consigli(?:a|ate|i|eresti|ereste|erebbe)|secondo (?:lei|te|voi)|scegliere(?:bbe|sti|ste)|converrebbe)(?: |$)/u

/** Matches what others did: 'mio fratello le ha messe in alluminio'. What they measured or want is the customer's. */
const byOthers =
  /(?:^| )(?:mi[oae]|nostr[oa]|un[ao]?|il|la) (?:cugin[oa]|fratello|sorella|cognat[oa]|suocer[oa]|amic[oa]|vicin[oa]|colleg[ao]|zi[oa]|compar[ei]|conoscente|genero)(?: (?!che)\p{L}+){0,3} (?:l )?(?:ha|hanno) (?!misurat|detto|contat|decis|scelt|cambiat|preferit|chiest|ragione)\p{L}+/u

/** Matches a condition at the start: 'se fra tre anni si blocca chi viene'. */
const condition = /^(?:(?:e|ma|ok|però|pero|poi) ){0,2}se /u
/** Matches polite conditions, which are wishes: 'se possibile in alluminio', 'se riuscite a marzo'. */
const polite =
  /^(?:(?:e|ma|ok|però|pero|poi) ){0,2}se (?:è |e |fosse )?(?:possibile|riesc\p{L}+|riuscite|puo|si puo|si riesce|potete|puoi|mai|serve|servono|ok|va bene|proprio|devo scegliere|volete|vuoi|per voi|non è un problema)(?: |$)/u
/** Matches a condition that supposes a change of the work: 'se faccio solo 2 finestre'. With {@link later}, it only asks. */
const choosing =
  /^(?:(?:e|ma|ok|però|pero|poi) ){0,2}se (?:(?:ne|ci|lo|la|li|le|mi|invece|poi) ){0,2}(?:facc|mett|aggiung|tolg|togli|prend|scelg|rifacc|us[oi]|tengo|teniamo|lasci|volessi|voglio|fosse)\p{L}*(?: |$)/u
const later = /(?:^| )(?:dopo|futuro|domani|avanti)(?: |$)/u

/** Matches properties of a material or a machine: 'la lavabile dura di più', 'il ferro arrugginisce'. */
const property =
  /^(?:(?:e|ma|poi|però|pero) ){0,2}(?:il|lo|la|i|gli|le|l|col|con la|con il|coi|al) (?:\p{L}+ ){1,5}?(?:(?!fini|capi|prefer)\p{L}{4,}isc(?:e|ono)|dura(?:no)?|puzza(?:no)?|produc(?:e|ono)|resist(?:e|ono)|isola(?:no)?|pes(?:a|ano)|si (?:dilat|gonfi|graffi|macchi|rig|scolor|arrugg|deform|stort)\p{L}+)(?: (?!troppo|anche|pure|poco)\p{L}+){0,6}$/u
const comparing =
  /^(?:(?:e|ma|però|pero) ){0,2}(?:il|lo|la|i|gli|le|l) (?:\p{L}+ ){1,3}\p{L}{3,}[aeo] (?:di piu|di meno|meglio|peggio) /u

/** Matches a figure with a doubt after it: 'la corrente di casa 3 kw basta'. */
const enough =
  /(?:^| )(?:basta(?:no)?|regge|va bene|è poco|è tanto|è troppo|sono pochi|sono tanti|ce la fa)$/u
const figureOfOther = /(?:^| )(?:di casa|contatore|di adesso|che ho)(?: |$)/u

/** Matches a new count at the end, whose reason stands before it: 'con la parete nuova le porte diventano 6'. */
const newCount =
  /(?:^| )(?:divent(?:a|ano|eranno)|pass(?:a|ano)|salgono|scendono|arrivano|saranno|fanno|restano|rimangono|ne (?:servono|bastano|vogliono)) (?:(?:solo|circa|a|in|tutto|soltanto) ){0,2}(?:\d{1,3}|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici)$/u

/** Matches a question whether we have counted a thing too: 'mi avete contato anche le pratiche', 'hai già messo il ponteggio'. */
const counted =
  /^(?:(?:e|ma|mi|ci|ce|me|lo|la|li|le) ){0,3}(?:avete|hai) (?:(?:già|gia|anche|pure) (?:contat|conteggiat|calcolat|considerat|mess|inserit)[oaie]|(?:contat|conteggiat|calcolat|considerat|mess|inserit)[oaie] (?:già|gia|anche|pure)) (?!\d)/u

/** Maximum number of words of such a sentence. A longer one is a description. */
const mostWords = 18
/** Maximum number of its characters. */
const longest = 160

/** Whether words may be such a sentence at all. */
const mayAsk = (words: readonly string[]): boolean =>
  words.length >= 3 && words.length <= mostWords && words.join(' ').length <= longest

/** Whether a sentence is a question in any phase of a conversation, although it has no question mark. */
export function asksInSpeech(words: readonly string[]): boolean {
  if (!mayAsk(words)) return false
  const text = words.join(' ')
  if (worry.test(`${text} `) || whoAnswers.test(text) || budget.test(text)) return true
  if (words.some((word) => wish.test(word)) || ignoring.test(text)) return false
  return (
    tag.test(text) ||
    whoseCost.test(text) ||
    orCircumstance.test(text) ||
    orVerb.test(text) ||
    orPronoun.test(text) ||
    (orApart.test(text) && words.length > 4)
  )
}

/**
 * Whether a sentence after the figure is a question, a worry or a talk about things in general. Before the figure the same
 * words may describe the work.
 */
export function isAside(words: readonly string[]): boolean {
  if (!mayAsk(words)) return false
  if (asksInSpeech(words)) return true
  if (newCount.test(words.join(' '))) return false
  const supposed = withIf(words)
  const text = supposed.join(' ')
  if (supposed.some((word) => wish.test(word))) return false
  if (condition.test(text)) return !polite.test(text) && (!choosing.test(text) || later.test(text))
  if (enough.test(text) && figureOfOther.test(text)) return true
  return [
    possible,
    duty,
    byForce,
    byThem,
    allTheSame,
    howOften,
    authority,
    act,
    workers,
    byYou,
    asked,
    counted,
    advice,
    byOthers,
    property,
    comparing,
    worryInside,
    doubt,
    general,
  ].some((form) => form.test(text))
}

const tokensOf = ({ words }: Utterance): string[] =>
  words.flatMap(({ kind, text, accented }) =>
    kind === 'mark' ? [] : [text === 'e' && accented ? 'è' : text],
  )

/** The pieces of a sentence between its commas. A comma inside a figure is no border. */
const piecesOf = (text: string): string[] => text.split(/,(?!\d)/)

/** Matches a question for an opinion: 'mio cognato dice che è meglio la pompa di calore, tu che dici'. */
const opinion =
  /(?:^| )(?:(?:tu|voi|lei) (?:che|cosa) (?:ne )?(?:dici|dite|dice|pensi|pensate|pensa|faresti|fareste)(?: |$)|(?:che|cosa) ne (?:dici|dite|dice|pensi|pensate|pensa)(?: |$)|(?:che|cosa) (?:dici|dite|pensi|pensate)$|(?:che|cosa) mi consigli(?:a|ate)?(?: |$))/u

/** Whether a message asks for an opinion and orders nothing. */
export const asksOpinion = (words: Utterance['words']): boolean =>
  opinion.test(spokenText(words)) && !words.some(({ text }) => wish.test(text))

/**
 * Returns the parts of a statement. A part that asks without a question mark is a question, as if it had one: no fact and
 * no job is taken from it.
 */
export function withAsides(sentence: Sentence, isEstimated: boolean): Sentence[] {
  if (sentence.kind !== 'statement') return [sentence]
  const asks = (text: string): boolean => {
    const piece = readUtterance(text)
    return !endsWithRemark(piece.words) && (isEstimated ? isAside : asksInSpeech)(tokensOf(piece))
  }
  const parts: Sentence[] = []
  for (const piece of piecesOf(sentence.text)) {
    const last = parts.at(-1)
    if (last?.kind === 'statement' && isEstimated && bareWorry.test(tokensOf(readUtterance(piece)).join(' ')))
      parts.splice(-1, 1, { text: `${last.text},${piece}?`, kind: 'question' })
    else if (asks(piece))
      parts.push({ text: `${piece.trim().replace(/[.!…]{1,4}$/, '')}?`, kind: 'question' })
    else if (last?.kind === 'statement')
      parts.splice(-1, 1, { text: `${last.text},${piece}`, kind: 'statement' })
    else if (piece.trim() !== '') parts.push({ text: piece.trim(), kind: 'statement' })
  }
  return parts.some(({ kind }) => kind === 'question') ? parts : [sentence]
}

/** Matches a question that only repeats the one before: 'è vero?', 'cosa succede?'. */
const echo =
  /^(?:(?:e|ma) )?(?:(?:è )?vero|(?:è )?giusto|sì|si|no|eh|dico bene|o sbaglio|(?:che )?(?:cosa |cos )?(?:succede|succederebbe|si fa)|come si fa|(?:cosa|che) faccio)$/u

/** Returns sentences without the questions that only repeat the question before them. They have no answer of their own. */
export function withoutEchoes(all: readonly Sentence[]): Sentence[] {
  return all.filter(({ text, kind }, at) => {
    if (kind !== 'question' || all[at - 1]?.kind !== 'question') return true
    return !echo.test(tokensOf(readUtterance(text)).join(' '))
  })
}

const weighing =
  /^(?:confront\p{L}*|paragon\p{L}*|rispetto|differenz\p{L}*|indecis\p{L}*|balla|ballano|alternativ\p{L}*)$/u

/**
 * Whether a message compares two solutions and requests neither: 'sto confrontando coi termosifoni, quanto
 * balla?'.
 */
export function weighs({ words }: Pick<Utterance, 'words'>): boolean {
  return asksOpinion(words) || words.some(({ text }) => weighing.test(text))
}
