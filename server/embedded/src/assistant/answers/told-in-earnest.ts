import { readUtterance, type Utterance } from '../italian/utterance.ts'

/** When something happened that is over. */
const past =
  /(?<!\p{L})(?:scors[oaie]|(?:anni|anno|mesi|mese|settimane|settimana|giorni|tempo) fa|ieri|una volta|in passato|nel (?:19|20)\d\d)(?!\p{L})/iu
/** What tells that it was put right, unless it is denied: 'tutto sistemato', 'riparata subito'. */
const over =
  /(?<!(?:non|non è|mai|da) )(?<!\p{L})(?:sistemat[oaie]|risolt[oaie]|riparat[oaie]|tutto (?:a posto|ok|bene|in ordine))(?!\p{L})/iu

/** A time so long ago that what happened then is no danger now. */
const longPast =
  /(?<!\p{L})(?:scors[oaie]|(?:anni|anno|mesi|mese|settimane|settimana|tempo) fa|una volta|in passato|nel (?:19|20)\d\d)(?!\p{L})/iu
/** Days of the last week. */
const recent =
  /(?<!\p{L})(?:ieri|l[’']altro giorno|giorni fa|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica)(?!\p{L})/iu
/** What happened and ended: 'è caduto', 'si sono staccate'. */
const happened =
  /(?<!\p{L})(?:è|e'|e’|é|sono|era|erano|c[’']è stat[oa])\s(?:\p{L}+\s){0,2}?(?:cadut|crollat|staccat|cascat|venut|franat|precipitat|volat|allagat|scoppiat|incendi)\p{L}*/iu
/** What goes on now. */
const goesOn =
  /(?<!\p{L})(?:sta|stanno|adesso|ora|ancora|continua\p{L}*|oggi|stanotte|stamattina|stamani|aiuto|sent[oei]\p{L}*|odor\p{L}*|puzz\p{L}*|scricchiol\p{L}*|crep\p{L}*|altr[oaie]|rischi\p{L}*|pericol\p{L}*|paura)(?!\p{L})/iu
/** Small parts of a building: one that fell and lies there harms nobody any more. */
const smallPart =
  /(?<!\p{L})(?:tegol[ae]|copp[oi]|grondai[ae]|pluvial[ei]|mattonell[ae]|piastrell[ae]|intonac[oi])(?!\p{L})/iu
/** Where people pass. */
const peoplePass =
  /(?<!\p{L})(?:strada|marciapied\p{L}*|passant\p{L}*|testa|addosso|person[ae]|bambin\p{L}*|bimb\p{L}*|macchin[ae]|auto|letto|cortile condominial\p{L}*)(?!\p{L})/iu

function isOver(clause: string): boolean {
  if (!happened.test(clause) || goesOn.test(clause)) return false
  if (longPast.test(clause)) return true
  return smallPart.test(clause) && (recent.test(clause) || !peoplePass.test(clause))
}

/** A message without what it tells of the past, as far as that is over: what else it says may be a danger. */
function presentOf(utterance: Utterance): Utterance {
  const { raw } = utterance
  const isRepaired = past.test(raw) && over.test(raw)
  const clauses = raw.split(/[.,;!?:]/)
  const kept = clauses.filter((clause) => !(isRepaired && past.test(clause)) && !isOver(clause))
  return kept.length === clauses.length ? utterance : readUtterance(kept.join(', '))
}

/** 'Cade a pezzi', a figure of speech for what is old. */
const toPieces =
  /(?<!\p{L})(?:cad|casc|va|vanno|andat|ridott)\p{L}*\s(?:(?:tutt[oaie]|ormai|proprio|letteralmente)\s)?a pezzi(?!\p{L})/giu
/** For how long something has been so. */
const sinceLong =
  /(?<!\p{L})da\s(?:(?:molt|tant|parecch|alcun|qualche|vari|du[ae]|tre|quattro|cinque|dieci|vent|trent|un|una|un[’'])\p{L}*\s?|\d+\s){0,2}(?:ann[oi]|mes[ei]|tempo|sempre|vita|secol[oi]|decenni)(?!\p{L})/iu

/** A message without the figure of speech, unless somebody may be hit or it goes on now. */
function withoutPieces(utterance: Utterance): Utterance {
  const { raw } = utterance
  if (!/a pezzi/i.test(raw) || peoplePass.test(raw)) return utterance
  if (goesOn.test(raw) && !sinceLong.test(raw)) return utterance
  return readUtterance(raw.replaceAll(toPieces, ' '))
}

/** A question about what could happen: 'può prendere fuoco?', 'c’è rischio che crolli?'. */
const hypothetical =
  /(?<!\p{L})(?:può|puo|puo’|puo'|possono|potrebb\p{L}+|rischi\p{L}*|pericolo|nel caso|in caso|se (?:si|mi|ci|poi)|prend(?:e|ono) fuoco|brucian?o?)(?!\p{L})/iu
/** What was seen or happens: such a question is no mere thought. */
const evidence =
  /(?<!\p{L})(?:sta|stanno|adesso|ora|stanotte|stamattina|oggi|ieri|aiuto|sent[oi]\p{L}*|vedo|esc[eo]\p{L}*|perd[eo]\p{L}*|gocciol\p{L}*|odor\p{L}*|puzz\p{L}*|fuma|scintill\p{L}*|crep[ae]|lesion\p{L}*|inclin\p{L}*|abbassat\p{L}*|gonfi\p{L}*|bagnat\p{L}*|pericolant\p{L}*|(?:è|sono|si è) \p{L}+(?:at|ut|rt|tt|st)[oaie])(?!\p{L})/iu
/** What can fall on people: of such a part even a mere question is taken in earnest, */
const heavyPart =
  /(?<!\p{L})(?:balcon|cornicion|soffitt|solai|tett|trav|pilastr|scal|palazz|comignol|parapett)\p{L}*/iu
/** unless it is asked because of a work. */
const aboutWork =
  /(?<!\p{L})(?:lavor|demol|abbatt|togli|buttar|aprend|aprire|install|mont|mett|pannell|neve|cartongess|controsoffitt|nuov|sovrapp|pos[ao]|pes[ao]|cappott|isola)\p{L}*/iu

function isMereThought(sentence: string): boolean {
  if (!sentence.endsWith('?') || !hypothetical.test(sentence) || evidence.test(sentence)) return false
  return !heavyPart.test(sentence) || aboutWork.test(sentence)
}

/** A message without its questions about what could happen. */
function withoutThoughts(utterance: Utterance): Utterance {
  const sentences = utterance.raw.split(/(?<=[.!?;])\s/)
  const kept = sentences.filter((sentence) => !isMereThought(sentence.trim()))
  return kept.length === sentences.length ? utterance : readUtterance(kept.join(' '))
}

/** What a bill or a price does to people, in a figure of speech: 'mi è preso un colpo quando ho visto la bolletta'. */
const billed = /(?<!\p{L})(?:bollett|fattur|preventiv|prezz|cifr|conto|scontrin|costi|costa|rincar)/iu
const shocked =
  /(?<!\p{L})(?:(?:venuto|preso|presa|presi|prende|viene|venire|dato|data) (?:un |una |la |lo )?(?:colpo|infarto|scossa|coccolone|svenimento)|(?:scossa|infarto|fulmin\p{L}+|svenut[oaie]|sveni\p{L}+|gira(?:ta)? la testa|crollat[oaie]))(?!\p{L})/iu
/** What gives a shock or makes people ill in earnest. */
const touched =
  /(?<!\p{L})(?:tocc|rubinett|lavatric|lavastov|doccia|pres[ae] (?:della|di|del) corrente|interruttor|frigo|forno|boiler|scaldabagn|fili? (?:della|scopert)|stuf|acces|nause|monossido|fum[oi]|odor|puzz|tempi)/iu

/** The sentences of a message that are not about the shock of a bill. */
function withoutFigures(utterance: Utterance): Utterance {
  const { raw } = utterance
  if (!billed.test(raw) || !shocked.test(raw)) return utterance
  const sentences = raw.split(/(?<=[.!?;])\s/)
  const kept = sentences.filter((sentence) => !shocked.test(sentence) || touched.test(sentence))
  return kept.length === sentences.length ? utterance : readUtterance(kept.join(' '))
}

/**
 * A message without what tells of no danger now: figures of speech, what is over, and questions about what could happen.
 * Takes time in proportion to the message.
 */
export function toldInEarnest(utterance: Utterance): Utterance {
  return presentOf(withoutThoughts(withoutPieces(withoutFigures(utterance))))
}
