import { leftToOthers } from '../../../italian/sentences/left-to-others.ts'
import type { Utterance } from '../../../italian/utterance.ts'
import { decidedThing } from '../leaving/decided.ts'

/**
 * Matches what follows the name of a thing that is put off or dropped: 'il lavaggio lo rimando', 'le valvole saltiamole',
 * 'le porte slittano', 'ringhiera depennata'. 'Salta il salvavita' is a fault.
 */
const putOff =
  / (?:(?:la|lo|li|le|l) (?:(?:rimand|rinvi|posticip|accanton|evit|depenn)\p{L}+|salt(?:o|iamo|ate)|(?:conserv|recuper)(?:o|iamo)|mett(?:o|iamo|ete|i) (?:in (?:pausa|attesa|stand by|standby|un cassetto)|da parte)|(?:lasso|lassemo|lassamo|lascio|lasciamo) (?:per|a) (?:l |il |la |un |una |st |quest\p{L}* )?(?:altr\p{L}*|prossim\p{L}*|dopo|futuro|anno|ano))|(?:rimandiamo|rimandate|rinviamo|rinviate|posticipiamo|accantoniamo|saltiamo|saltate|evitiamo|evitate|depenniamo|scartiamo)l[aoei]|slitta|slittano|slitteranno|(?:depennat|saltat|annullat|cancellat|rimandat|rinviat|posticipat|accantonat)[aoei])(?!\p{L})/u
/** Matches the same after 'per le zanzariere', 'sul citofono', 'delle valvole'. */
const thoughtAgain =
  / (?:aspett(?:o|iamo)|mi fermo|ci fermiamo|mi blocco|ci (?:ho|abbiamo) ripensato|ci ripens(?:o|iamo)|non ci interessa|(?:ne|se ne) (?:ri)?parl(?:a|iamo|eremo)|non se ne (?:fa|parla)|non ne parl\p{L}+|facci(?:o|amo) a meno|ne facci(?:o|amo) a meno|(?:ci )?rinunci(?:o|amo))(?!\p{L})/u
/** Matches a time that the customer does the work at: 'le persiane le faccio l’estate prossima'. */
const doneLater =
  / (?:la|lo|li|le) (?:facci(?:o|amo)|far(?:o|emo)|rifacci(?:o|amo)|vediamo|vedo|vedremo|mett(?:o|iamo)|cambi(?:o|amo)) (?:\p{L}+ ){0,4}?(?:l anno (?:prossimo|venturo|che viene|dopo)|l altr anno|(?:estate|primavera) prossima|prossima estate|prossim[ao] (?:volta|anno)|piu avanti|in futuro|in un secondo (?:momento|tempo)|un altra volta|in un altro momento)(?!\p{L})/u
/** Matches a time without a verb after a thing: 'il citofono a un altro momento', 'e le persiane più avanti'. */
const laterOn =
  / (?:(?:a|in|per) un (?:altr[oa]|second[oa]) (?:momento|tempo|volta|giro)|(?:a )?piu avanti|(?:l|il) (?:anno (?:prossimo|venturo|nuovo|che viene|dopo)|prossimo anno)|la prossima (?:volta|estate|primavera)|un altra volta)(?: (?:va|dai|grazie|magari)){0,2}$/
/** Matches what follows a thing whose work is not needed any more: 'lo scarico s’è sturato da solo', 'i vetri vanno bene così'. */
const settled =
  / (?:(?:si|s) e (?:gia |poi )?(?:risolt|sistemat|sturat|aggiustat|sbloccat)[oaie](?: da sol[oaie])?|(?:l[oaie]?|ce l[aoie]?) (?:ho|abbiamo|ha|hanno) gia (?:(?:ri)?fatt|cambiat|sistemat|mess|montat|riparat|aggiustat|comprat)[oaie]|(?:va|vanno) bene (?:cosi|come)|(?:resta|restano|rimane|rimangono) quell[aeoi] (?:di (?:adesso|ora|prima)|che c|attual[ei]|vecchi?[aeo]?)|(?:e|sono) a posto cosi)(?!\p{L})/u
/** Matches the person whose words a clause tells: 'mio marito dice che il corridoio …'. */
const speaker =
  /^(?:(?:ok|no|ma|e|allora|senti|guarda) )*(?:mi[oa] )?\p{L}+ (?:dice|dicono|ha detto|mi ha detto|vuole|preferisce) che (?=(?:il|lo|la|l|i|gli|le) )/u
/** Words before a thing that is put off. */
const lead =
  /^(?:(?:ok|no|si|ma|poi|anzi|allora|dai|vabbe|va|bene|senta|senti|guarda|guardi|scusa|scusi|facciamo cosi|facciamo che|fa(?:mo|cciamo) cosi che|sa che (?:le|vi|ti) dico|sai che (?:le|vi|ti) dico|(?:le|ti|vi) dico|ho deciso|mi sa|direi|penso|credo|alla fine|invece|intanto|che|e|per|al|allo|alla|all|ai|agli|alle|con|col|coi|su|sul|sullo|sulla|sull|sui|sugli|sulle|di|del|dello|della|dell|dei|degli|delle|quanto al|quanto alla|quanto alle|quanto ai) )+/
/** Matches words between a thing and what is said about it: 'il rubinetto ho deciso che lo cambia mio padre'. */
const aside =
  / (?:(?:ho|abbiamo) deciso che|mi sa che|penso che|credo che|alla fine|per ora|per adesso|adesso|invece|pero)(?= )/g
/** Returns the last thing of a clause that ends with a later time: 'facciamo il cancello e il citofono a un altro momento'. */
function withTime(clause: string): string | null {
  const at = laterOn.exec(clause)?.index
  return at === undefined
    ? null
    : (clause
        .slice(0, at)
        .split(/ (?:e|ma|mentre) /)
        .at(-1) ?? null)
}

/** Returns a clause without the words that only introduce a decision: 'il muro lo lasciamo'. */
export const withoutAside = (clause: string): string => clause.replaceAll(aside, '').replace(speaker, '')

/** Matches words before and after a decision that make it a question: 'e se …', '… quanto viene'. */
const supposing =
  /^(?:(?:e|ma|ok|poi|allora|anzi|invece|scusa|scusi|senti|senta) ){0,3}(?:se|mettiamo che|metti che) /
const asking =
  / (?:(?:a )?quanto|che|cosa|come) (?:viene|vien|verrebbe|costa|costerebbe|spendo|spenderei|risparmio|risparmierei|sarebbe|fa|farebbe|cambia|cambierebbe|scende|cala|diventa|succede)(?: .*)?$/

/** Returns a clause without the words that make a decision a question: 'togliamo la porta'. */
export const withoutSupposing = (clause: string): string => clause.replace(supposing, '').replace(asking, '')

/** Returns the names of the things that a clause puts off or leaves to others. */
export function putOffThings(clause: string): string[] {
  const text = withoutAside(clause)
  const thought = lead.test(text) ? thoughtAgain.exec(text) : null
  const found = putOff.exec(text) ?? doneLater.exec(text) ?? settled.exec(text) ?? thought
  const thing = found
    ? text.slice(0, found.index)
    : (leftToOthers(text) ?? decidedThing(text) ?? withTime(text))
  return thing === null ? [] : [thing.replace(lead, '')]
}

/** Matches a clause that drops a thing of an earlier clause: 'lo togliamo', 'quindi tiratelo via', 'possiamo risparmiarcelo'. */
const pronounOnly =
  /^(?:(?:quindi|allora|percio|ecco|ma|e|per ora|per adesso|intanto|direi che|alla fine|anche|si|secondo me|quell[oaie]) ){0,3}(?:(?:l[oaie]|l) (?:togliamo|tolgo|togliete|toglierei|tolga|tolgano|leviamo|levo|levi|eliminiamo|elimino|elimini|cancelli|depenni|saltiamo|salto|salti|evitiamo|evito|rimandiamo|rimando|lasciamo perdere|lascio perdere|lascerei perdere|lasciamo stare|lascio stare|scartiamo)|(?:togli|togliamo|togliete|toglia|leva|leviamo|levate|tiriamo|tirate|tira|elimina|eliminiamo|eliminate|cancella|cancellate|saltiamo|saltate|rimandiamo|rimandate|evitiamo|depennate|depenniamo|scartiamo)(?:me|ce)?l[oaie](?: via| pure)?|(?:lascia|lasciamo|lasciate|lassa)(?:me|ce)?l[oaie] (?:perdere|stare|fuori)|(?:possiamo|potete|posso|puoi|potremmo|vorrei|meglio) (?:(?:toglier|levar|eliminar|evitar|saltar|rimandar)l[oaie]|(?:risparmiar|evitar)(?:ce|me)l[oaie]|lasciarl[oaie] (?:perdere|stare|fuori))|(?:se )?ne (?:facciamo|faccio|fa) a meno|(?:fate|fai|fammi|facciamo|rifate|rifai|calcol(?:a|ate)|cont(?:a|ate))(?: il conto| i conti)? senza)(?: (?:per ora|per adesso|va|dai|grazie|pure|e basta|via|da(?:l conto|l preventivo|lla stima|lla lista))){0,2}$/

/** Whether a clause drops a thing that an earlier clause names. */
export const dropsByPronoun = (clause: string): boolean => pronounOnly.test(clause)

/** Matches a clause that keeps a thing beside one that goes: 'il clima resta', 'le zanzariere sì', 'il rubinetto serve sempre'. */
const keeping =
  /^(?:(?:ma|e|pero|invece|mentre|ok|anche|per) )*(?<thing>(?:il|lo|la|l|i|gli|le) .+?) (?:(?:resta|restano|rimane|rimangono|serve|servono|si|(?:l|lo|la|li|le) (?:teniamo|tengo|facciamo|faccio|voglio|vogliamo|confermo|confermiamo))(?: (?:sempre|pero|invece|comunque|ancora|eccome|tutt[ie]|uguale|lo stesso|confermat[oaie]|come (?:(?:ho|avevo|abbiamo|avevamo|ti ho|vi ho|le ho) )?(?:gia )?(?:dett|scritt)[oaie])){0,2})$/

/** Matches a work that stays as it was counted: 'la pittura resta com’è'. A thing that stays as it is needs no work. */
const keptWork =
  /^(?:(?:ma|e|pero|invece|mentre|ok|anche) )*(?<thing>(?:il|lo|la|l|i|gli|le) (?:pittura|tinteggiatura|imbiancatura|verniciatura|levigatura|lavaggio|pulizia|revisione|sostituzione|riparazione)(?: d\p{L}+ \p{L}+)?) (?:resta|rimane) (?:com e|com era|cosi|uguale)$/u

/** Whether a clause keeps a work in the estimate. */
export const keepsWork = (clause: string): boolean => keptWork.test(clause)

/** Returns the thing that a clause keeps, or null. */
export const keptThing = (clause: string): string | null =>
  (keeping.exec(clause) ?? keptWork.exec(clause))?.groups?.['thing'] ?? null

/** Returns the texts of the clauses of a sentence: between its marks. */
export function clausesOf({ words }: Pick<Utterance, 'words'>): string[] {
  return words
    .map(({ text, kind }) => (kind === 'mark' ? ',' : text))
    .join(' ')
    .split(' , ')
    .map((clause) => clause.replaceAll(',', '').trim())
}
