import { readUtterance, type Utterance } from '../../italian/utterance.ts'
import { withoutThoughts } from './thoughts.ts'

/** Matches words for a time in the past. */
const past =
  /(?<!\p{L})(?:scors[oaie]|(?:anni|anno|mesi|mese|settimane|settimana|giorni|tempo) fa|ieri|una volta|in passato|nel (?:19|20)\d\d|(?:a|ad|in|lo scorso) (?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|primavera|estate|autunno|inverno)|(?:aveva|avevano|era|erano)\s(?:\p{L}+\s)?\p{L}{3,}[aiu]t[oaie])(?!\p{L})/iu
/**
 * Matches words that say that the damage was repaired, without a negation: 'tutto sistemato', 'riparata
 * subito'.
 */
const over =
  /(?<!(?:non|non è|mai|da) )(?<!\p{L})(?:sistemat[oaie]|risolt[oaie]|riparat[oaie]|aggiustat[oaie]|asciutt[oaie]|asciugat[oaie]|tutto (?:a posto|ok|bene|in ordine))(?!\p{L})/iu

/** Matches a time so long ago that the event is not a danger now. */
const longPast =
  /(?<!\p{L})(?:scors[oaie]|(?:anni|anno|mesi|mese|settimane|settimana|tempo) fa|una volta|in passato|nel (?:19|20)\d\d)(?!\p{L})/iu
/** Matches days of the last week. */
const recent =
  /(?<!\p{L})(?:ieri|l[’']altro giorno|giorni fa|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica)(?!\p{L})/iu
/** Matches a finished event: 'è caduto', 'si sono staccate'. */
const happened =
  /(?<!\p{L})(?:è|e'|e’|é|s[’']è|sono|so|so[’']|son|era|erano|c[’']è stat[oa])\s(?:\p{L}+\s){0,2}?(?:cadut|crollat|staccat|cascat|venut|franat|precipitat|volat|allagat|scoppiat|incendi)\p{L}*/iu
/** Matches words for something that happens now or may happen again. */
const goesOn =
  /(?<!\p{L})(?:sta|stanno|adesso|ora|ancora|continua\p{L}*|oggi|stanotte|stamattina|stamani|aiuto|sent[oei]\p{L}*|odor\p{L}*|puzz\p{L}*|scricchiol\p{L}*|crep\p{L}*|altr[oaie]|rischi\p{L}*|pericol\p{L}*|paura)(?!\p{L})/iu
/** Matches small parts of a building. A part that has already fallen is no longer a danger. */
const smallPart =
  /(?<!\p{L})(?:tegol[ae]|copp[oi]|grondai[ae]|pluvial[ei]|mattonell[ae]|piastrell[ae]|intonac[oi])(?!\p{L})/iu
/** Matches places where people pass, and people. */
const peoplePass =
  /(?<!\p{L})(?:strada|marciapied\p{L}*|passant\p{L}*|testa|addosso|person[ae]|bambin\p{L}*|bimb\p{L}*|macchin[ae]|auto|letto|cortile condominial\p{L}*)(?!\p{L})/iu

/** Matches words that say that nobody is in danger any more after an event. */
const cleared =
  /(?<!\p{L})(?:già|gia|è|stato|stata|tutto|tutti) (?:tutto |tutti |stato |stata )?(?:raccolt|sgombrat|sgomberat|portat[oaie] via|tolt|ripulit|spostat)[oaie]?(?!\p{L})/iu
/** Matches words that say that nobody was hurt. */
const unhurt =
  /(?<!\p{L})(?:nessun[oa]?|nisciuno) (?:si |s[’']?è )?(?:è )?(?:fatt[oa] male|ferit[oa])|fatt[oa] male nessuno/iu

/** Matches words that say that the rescuers have been there, or that the place is closed off. */
const secured =
  /(?<!\p{L})(?:(?:pompieri|vigili del fuoco|vigili|tecnici|protezione civile) (?:sono |so’ |son )?(?:già |gia )?(?:venuti|passati|intervenuti)|transennat[oaie]|mess[oaie] in sicurezza)(?!\p{L})/iu

/** Whether a thing fell, and nobody is in danger there any more: only its repair is left. */
function isCleared(raw: string): boolean {
  return ((unhurt.test(raw) && cleared.test(raw)) || secured.test(raw)) && !goesOn.test(raw)
}

function isOver(clause: string): boolean {
  if (!happened.test(clause) || goesOn.test(clause)) return false
  if (longPast.test(clause)) return true
  return smallPart.test(clause) && (recent.test(clause) || !peoplePass.test(clause))
}

/** Removes the clauses about past events that are over. Other clauses may report a danger. */
function presentOf(utterance: Utterance): Utterance {
  const { raw } = utterance
  const isRepaired = past.test(raw) && over.test(raw)
  const clauses = raw.split(/[.,;!?:]/)
  const isClear = isCleared(raw)
  const isLeft = (clause: string): boolean => isClear && happened.test(clause)
  const kept = clauses.filter(
    (clause) => !(isRepaired && past.test(clause)) && !isOver(clause) && !isLeft(clause),
  )
  return kept.length === clauses.length ? utterance : readUtterance(kept.join(', '))
}

/** Matches 'cade a pezzi', which mostly means that something is old. */
const toPieces =
  /(?<!\p{L})(?:cad|casc|va|vanno|andat|ridott)\p{L}*\s(?:(?:tutt[oaie]|ormai|proprio|letteralmente)\s)?a pezzi(?!\p{L})/giu
/** Matches a long duration: 'da vent’anni', 'da mesi'. */
const sinceLong =
  /(?<!\p{L})da\s(?:(?:molt|tant|parecch|alcun|qualche|vari|du[ae]|tre|quattro|cinque|dieci|vent|trent|un|una|un[’'])\p{L}*\s?|\d+\s){0,2}(?:ann[oi]|mes[ei]|tempo|sempre|vita|secol[oi]|decenni)(?!\p{L})/iu

/** Removes 'cade a pezzi', unless it may hit people or happens now. */
function withoutPieces(utterance: Utterance): Utterance {
  const { raw } = utterance
  if (!/a pezzi/i.test(raw) || peoplePass.test(raw)) return utterance
  if (goesOn.test(raw) && !sinceLong.test(raw)) return utterance
  return readUtterance(raw.replaceAll(toPieces, ' '))
}

/**
 * Match words for prices and bills, and for the shock at a price: 'mi è preso un colpo quando ho visto la
 * bolletta'.
 */
const billed = /(?<!\p{L})(?:bollett|fattur|preventiv|prezz|cifr|conto|scontrin|costi|costa|rincar)/iu
const shocked =
  /(?<!\p{L})(?:(?:venuto|preso|presa|presi|prende|viene|venire|dato|data) (?:un |una |la |lo )?(?:colpo|infarto|scossa|coccolone|svenimento)|(?:scossa|infarto|fulmin\p{L}+|svenut[oaie]|sveni\p{L}+|gira(?:ta)? la testa|crollat[oaie]))(?!\p{L})/iu
/** Matches real causes of an electric shock or an illness. */
const touched =
  /(?<!\p{L})(?:tocc|rubinett|lavatric|lavastov|doccia|pres[ae] (?:della|di|del) corrente|interruttor|frigo|forno|boiler|scaldabagn|fili? (?:della|scopert)|stuf|acces|nause|vomit|mal di testa|fiamm|monossido|fum[oi]|odor|puzz|tempi)/iu

/** Removes the sentences about the shock at a bill. */
function withoutFigures(utterance: Utterance): Utterance {
  const { raw } = utterance
  if (!billed.test(raw) || !shocked.test(raw)) return utterance
  const sentences = raw.split(/(?<=[.!?;])\s/)
  const kept = sentences.filter((sentence) => !shocked.test(sentence) || touched.test(sentence))
  return kept.length === sentences.length ? utterance : readUtterance(kept.join(' '))
}

/** Matches 'su per giù', which means 'about', so nothing falls down. */
const about = /(?<!\p{L})su per gi[uù](?!\p{L})/giu
/** Matches the fear of a price: 'quanto mi costa, per non svenire dopo?'. */
const fearOfPrice = /(?<!\p{L})per non svenire(?!\p{L})/giu
/**
 * Matches signs of a danger that the customer denies: 'niente puzza di gas', 'non c’è fumo', 'senza
 * scintille'.
 */
const missing =
  /(?<!\p{L})(?:niente|nessun[ao]?|senza|zero|non (?:c[’']è|ci sono|si sente|si sentono|sento|sentiamo|vedo|si vede|si vedono|fa|esce))\s(?:(?:più|piu|né|nessun[ao]?|alcun[ao]?)\s)?(?:(?:la|le|il|una?)\s)?(?:puzz|odor|fum|scintill|scoss|fiamm|cedimen|croll|pericol)\p{L}*(?:\s(?:d[ie]|del)\s(?:gas|bruciato|metano|fumo))?(?:\s(?:o|n[eéè])\s(?:puzz|odor|fum|scintill|scoss|fiamm)\p{L}*)*/giu
/** Matches signs that have ended: 'fumo non ne esce più', 'la puzza non c’è più'. */
const ended =
  /(?<!\p{L})(?:puzz|odor|fum|scintill|fiamm)\p{L}{1,6}\s(?:non|nun)\s(?:ne |ci |si |c[’'])?(?:esce|escono|viene|è|sono|sente|sento|sentiamo|vede|vedo|fa|n[’']è)\s(?:più|piu)(?!\p{L})/giu
/**
 * Matches an event that has not happened: 'per adesso non è caduto niente', 'non si sono ancora staccati'.
 */
const spared =
  /(?<!\p{L})non (?:(?:mi|ci|si|ne|gli)\s)?(?:è|e'|e’|sono|ha|hanno)\s(?:(?:ancora|mai|stato|nemmeno|fortunatamente)\s)?(?:cadut|crollat|staccat|cascat|venut[oaie] giù|venut[oaie] giu|precipitat|allagat|scoppiat|successo|cedut)\p{L}*(?:\s(?:ancora\s)?(?:niente|nulla|nessuno))?/giu

/**
 * Matches the name of a danger that describes a shade of paint: 'di un verde da scossa elettrica', 'un rosso
 * da incendio'.
 */
const shade =
  /(?<!\p{L})(?:un[ao]?|un[’']|color|colore|tinta|vernice) (?:verd[ei]|giall[oaie]|ross[oaie]|blu|azzurr[oaie]|viola|lilla|ros[ae]|fucsia|arancion[ei]|arancio|colore|color|tinta) (?:da|come|tipo|color) (?:una? |un[’'])?(?:scossa|scosse|incendio|fuoco|fiamm[ae]|cortocircuito|folgorazione|scintill[ae])(?: elettric[ah]e?)?(?!\p{L})/giu
/** Matches electric parts. A coloured wire can give a real shock: 'un cavo, uno giallo da scossa'. */
const live = /(?<!\p{L})(?:fil[oi]|cav[oi]|pres[ae]|quadr[oi]|spin[ae]|lampad)/iu

/** Removes words of danger that describe a shade of paint. */
function withoutShades(utterance: Utterance): Utterance {
  const { raw } = utterance
  if (touched.test(raw) || live.test(raw)) return utterance
  const text = raw.replaceAll(shade, ' ')
  return text === raw ? utterance : readUtterance(text)
}

/** Removes what a message denies, and figures of speech. The rest may report a danger. */
function withoutDenied(utterance: Utterance): Utterance {
  const { raw } = utterance
  const text = raw
    .replaceAll(about, ' ')
    .replaceAll(fearOfPrice, ' ')
    .replaceAll(missing, ' ')
    .replaceAll(ended, ' ')
    .replaceAll(spared, ' ')
  return text === raw ? utterance : readUtterance(text)
}

/**
 * Removes the parts of a message that report no present danger: figures of speech, past events, and questions
 * about what could happen. Runs in linear time.
 */
export function toldInEarnest(utterance: Utterance): Utterance {
  return presentOf(withoutThoughts(withoutPieces(withoutFigures(withoutShades(withoutDenied(utterance))))))
}
