import { readUtterance, type Utterance } from '../../italian/utterance.ts'

/**
 * Matches a question about what could happen: 'può prendere fuoco?', 'se tirando via la carta viene giù l’intonaco?', 'non è
 * che mi allagate quello di sotto?'.
 */
const hypothetical =
  /(?<!\p{L})(?:può|puo|puo’|puo'|possono|potrebb\p{L}+|rischi\p{L}*|pericolo|nel caso|in caso|chi (?:paga|risponde|ripaga) se|se (?:becc(?:o|ate|ano)|romp(?:ete|ono)|si|mi|ci|poi|(?:ri)?piove|diluvia|ricomincia a piovere|torna a piovere|(?:togli|tir|lev|stacc|raschi|gratt|demol|scrost|strapp|smont|abbatt|spiccon)[ae]ndo|\p{L}{2,12}(?:ano|ono|asse|esse|issero|assero|essero))|non è che|non vorrei che|(?:allag|bruci|spacc|buc)ate|rompete|fate (?:saltare|cadere|crollare|venire giù)|prend(?:e|ono) fuoco|brucian?o?)(?!\p{L})/iu
/** Matches signs of a real danger in a question: something was seen, smelt, or happens now. */
const evidence =
  /(?<!\p{L})(?:sta|stanno|adesso|ora|stanotte|stamattina|oggi|ieri|aiuto|sent[oi]\p{L}*|vedo|esc[eo]\p{L}*|perd[eo]\p{L}*|gocciol\p{L}*|odor\p{L}*|puzz\p{L}*|fuma|scintill\p{L}*|crep[ae]|lesion\p{L}*|inclin\p{L}*|abbassat\p{L}*|gonfi\p{L}*|bagnat\p{L}*|pericolant\p{L}*|mal|male|nause\p{L}*|vomit\p{L}*|capogir\p{L}*|svenut\p{L}*|da quando|ho|abbiamo|(?:è|sono|si è) \p{L}+(?:at|ut|rt|tt|st)[oaie])(?!\p{L})/iu
/**
 * Matches parts that can fall on people. A question about one of them counts as a danger, unless it is about
 * the work itself (`aboutWork`).
 */
const heavyPart =
  /(?<!\p{L})(?:balcon|cornicion|soffitt|solai|tett|trav|pilastr|scal|palazz|comignol|parapett)\p{L}*/iu
/** Matches words about the work itself. */
const aboutWork =
  /(?<!\p{L})(?:lavor|smont|demol|abbatt|togli|buttar|aprend|aprire|install|mont|mett|pannell|neve|cartongess|controsoffitt|nuov|chi pag|chi rispond|assicur|garanz|sovrapp|pos[ao]|pes[ao]|cappott|isola)\p{L}*/iu

/**
 * Matches a suspicion about the present, 'può essere monossido?', and gases. A question about a gas always
 * counts as a danger.
 */
const suspicion =
  /(?<!\p{L})(?:(?:può|puo|potrebbe|possono|potrebbero) (?:ess\p{L}+|trattar\p{L}+)|gas|metano|gpl|bombola|monossido|fum[oi])(?!\p{L})/iu

/**
 * Matches a fear of what could burn or be flooded: 'la moglie dice che se brucia la casa restiamo dentro', 'non vorrei
 * allagare quelli di sotto'.
 */
const feared =
  /(?<!\p{L})(?:(?:dic[eo]|dicono|diceva|detto|paura|tem[oe]|pens[ao]|fissat[oaie]|terrore) che se|(?:metti|mettiamo|metta) che|casomai|caso mai|un domani se|se un giorno|non vorr(?:ei|emmo)(?: che)?(?: poi| mai| mica)?) (?:\p{L}+ )?(?:brucia\p{L}*|prend\p{L}* fuoco|(?:va|andasse|andava) a fuoco|scoppia\p{L}* un incendio|c[’']è un incendio|allaga\p{L}*)/iu

/** Matches what the customer only imagines: 'già me l’immagino l’acqua in camera'. */
const imagined =
  /(?<!\p{L})(?:me l[oaie]? ?[’']?\s?immagino|m[’']immagino|mi immagino|mi vedo già|già mi vedo|mi figuro)(?!\p{L})/iu

/** Matches the work that a fear is about: 'viene giù anche il soffitto se lo tolgo'. */
const ifRemoved =
  /(?<!\p{L})se (?:(?:lo|la|li|le|ci|poi|voi|io|si) ){0,2}(?:tolgo|togliamo|togliete|tolgono|toglie|levo|leviamo|levate|levano|abbatto|abbattiamo|abbattete|abbattono|demolisco|demoliamo|demolite|demoliscono|smonto|smontiamo|smontate|smontano|butto|buttiamo|buttate|buttano)(?!\p{L})/iu

/** Matches a question how a material holds up: 'ma regge coi bimbi che rovesciano acqua dappertutto?', 'la lavabile resiste se …?'. */
const holdingUp =
  /(?<!\p{L})(?:regg(?:e|ono|erà|eranno)|resist(?:e|ono|erà|eranno)|ten(?:gono|uta)|tiene|terrà|soffr(?:e|ono)|si (?:rovin|gonfi|macchi|sciup|segn)(?:a|ano)|(?:è|sono) (?:impermeabil|resistent|idrorepellent|antimacchi)\p{L}*)(?!\p{L})/iu
/** Matches structures whose holding up is a matter of danger, and what bears down on a thing now. */
const bearing =
  /(?<!\p{L})(?:solai|soffitt|trav[ei]|pilastr|balcon|cornicion|scal[ae]|tett|palazz|comignol|parapett|crep[ae])\p{L}*/iu
/** Matches signs that something happens now, in a question how a material holds up. */
const present =
  /(?<!\p{L})(?:sta|stanno|adesso|ora|oggi|stanotte|stamattina|aiuto|subito|è|sono|ho|abbiamo)(?= (?:\p{L}+(?:ndo|at[oaie]|ut[oaie]|rt[oaie])|pien|allag|tutt))/iu

/** Matches the beginning of a condition: 'e se …', 'metti che …', 'in caso di …'. */
const condition =
  /^(?:(?:e|ma|ok|però|pero|poi|allora|scusa|scusi|senta|senti|boh|mah),? )*(?:se|metti che|mettiamo che|metta che|in caso|nel caso|casomai|caso mai|qualora) /iu
/** Matches what a condition asks about. */
const asks = /[?]|(?<!\p{L})(?:chi|come|cosa|che|quanto|dove|posso|possiamo|bisogna|serve|devo)(?!\p{L})/iu
/** Matches what a device does by itself: 'se c’è una fuga di gas si spegne da sola?'. */
const worksByItself =
  /(?<!\p{L})(?:si (?:spegne|spengono|blocca|bloccano|chiude|chiudono|stacca|staccano|ferma|fermano|accorge)|scatta|scattano|suona|suonano|avvisa|avvisano|se ne accorg(?:e|ono))(?!\p{L})/iu
/** Matches signs that the customer notices. They make a condition a report: 'se sento puzza …'. */
const noticed =
  /(?<!\p{L})(?:sent[oei]\p{L}*|odor\p{L}*|puzz\p{L}*|vedo|c[’']è già|gir[ao] la testa)(?!\p{L})/iu

/**
 * Matches signs of something that happens now. The verb of the condition itself is no such sign: 'se perde acqua di notte chi
 * paga?'.
 */
const happening =
  /(?<!\p{L})(?:sta|stanno|adesso|ora|stanotte|stamattina|oggi|ieri|aiuto|fuma|scintill\p{L}*|crep[ae]|lesion\p{L}*|inclin\p{L}*|abbassat\p{L}*|gonfi\p{L}*|bagnat\p{L}*|pericolant\p{L}*|nause\p{L}*|vomit\p{L}*|capogir\p{L}*|svenut\p{L}*|da quando|ho|abbiamo|(?:è|sono|si è) \p{L}+(?:at|ut|rt|tt|st)[oaie])(?!\p{L})/iu

/** Matches a cry for help in the form of a condition: 'se brucia la cucina che faccio?'. The safety steps answer it. */
const asksForHelp = /(?<!\p{L})(?:che|cosa) (?:cosa )?(?:faccio|facciamo|devo fare|dobbiamo fare)(?!\p{L})/iu

/** Whether a sentence asks what would happen in a case that has not happened: 'se scoppia un incendio come esco?'. */
function asksAboutCase(sentence: string): boolean {
  if (!condition.test(sentence) || !asks.test(sentence)) return false
  if (noticed.test(sentence) || happening.test(sentence) || asksForHelp.test(sentence)) return false
  if (suspicion.test(sentence)) return worksByItself.test(sentence)
  return !heavyPart.test(sentence) || aboutWork.test(sentence)
}

/** Matches what is to be kept from happening: 'senza che si allaghi', 'prima che vada a fuoco'. */
const prevented =
  /(?<!\p{L})(?:senza che|prima che|in modo che non|così non|cosi non|per non far(?:e|lo|la)?) (?:\p{L}+ ){0,3}(?:allag(?:hi|hino|are|arsi)|bruci|brucino|bruciare|prenda|prendano|vada|vadano|scoppi|scoppino|esploda|crolli|crollino)(?!\p{L})/iu

/** Matches what is read or said in general, as opposed to what somebody nearby reports. */
const read =
  /(?<!\p{L})(?:(?:ho|abbiamo) (?:letto|sentito dire)|si (?:legge|dice)|leggo|è vero|e vero)(?= che)/iu
/** Matches what somebody says or the customer fears: 'i vicini dicono che …'. */
const told = /(?<!\p{L})(?:(?:ho|abbiamo) paura|dicono|dice|dicevano|mi han(?:no)? detto)(?= che)/iu
/** Matches what things do in general. Somebody nearby says the same of a fire: 'mio figlio dice che le tende bruciano'. */
const general = /(?<!\p{L})(?:prendono fuoco|bruciano|vanno a fuoco|allagano)(?!\p{L})/iu
/** Matches what has not happened, whoever says it: a future, or things that explode. */
const notNow =
  /(?<!\p{L})(?:prender(?:à|anno) fuoco|brucer(?:à|anno)|andr(?:à|anno) a fuoco|esplod(?:ono|erà|eranno)|scoppi(?:ano|erà|eranno)|crolle(?:rà|ranno)|allagher(?:à|anno))(?!\p{L})/iu

/** Whether a sentence passes on what is said of a danger in general: 'ho letto che i pannelli prendono fuoco'. */
function isHearsay(sentence: string): boolean {
  const isRead = read.test(sentence)
  if (!isRead && !told.test(sentence)) return false
  if (!notNow.test(sentence) && !(isRead && general.test(sentence))) return false
  const said = sentence.replace(read, ' ').replace(told, ' ')
  return !evidence.test(said) && (!heavyPart.test(said) || aboutWork.test(said))
}

function isMereThought(sentence: string): boolean {
  if (asksAboutCase(sentence) || isHearsay(sentence)) return true
  if (prevented.test(sentence) && !happening.test(sentence) && !suspicion.test(sentence)) return true
  const isAboutMaterial =
    sentence.endsWith('?') && holdingUp.test(sentence) && !bearing.test(sentence) && !suspicion.test(sentence)
  if (isAboutMaterial && !present.test(sentence)) return true
  if (suspicion.test(sentence) || evidence.test(sentence)) return false
  if (feared.test(sentence) || ifRemoved.test(sentence) || imagined.test(sentence)) return true
  if (!sentence.endsWith('?') || !hypothetical.test(sentence)) return false
  return !heavyPart.test(sentence) || aboutWork.test(sentence)
}

/** Matches a question about a thing of the work: 'e per la puzza?'. */
const aboutThing = /^(?:(?:e|ma|ok|poi) )?per (?:il|lo|la|l[’']|i|gli|le) ?\p{L}+\?$/iu

/**
 * Whether a message is one question about what could happen, 'e se intanto piove?', or about a thing, 'e per la puzza?',
 * without a sign of a present danger.
 */
export function isSupposition(raw: string): boolean {
  const text = raw.trim()
  return (
    text.search(/[.!?;]/) === text.length - 1 &&
    text.endsWith('?') &&
    (aboutThing.test(text) || (condition.test(text) && !evidence.test(text)))
  )
}

/** Joins a condition to its question: 'se tirando via la carta viene giù l’intonaco, cosa succede?'. */
function withConditions(clauses: readonly string[]): string[] {
  return clauses.reduce<string[]>((joined, clause) => {
    const last = joined.at(-1)
    const isOpen = last !== undefined && last.endsWith(',') && condition.test(last)
    if (isOpen) joined.splice(-1, 1, `${last} ${clause}`)
    else joined.push(clause)
    return joined
  }, [])
}

/** Matches the beginning of a case that a customer adds: 'i muri si sbriciolano, e se viene giù l’intonaco?'. */
const addedCase = /^(?:e|ma) (?:poi )?se /iu

/** Whether a clause adds a case to another one that shows no sign of a danger. */
const isAddedCase = (clause: string, before: string): boolean =>
  addedCase.test(clause) &&
  !evidence.test(before) &&
  !heavyPart.test(before) &&
  !suspicion.test(before) &&
  !bearing.test(before)

/** Removes the questions about what could happen. Other clauses may report a danger. */
export function withoutThoughts(utterance: Utterance): Utterance {
  const clauses = withConditions(utterance.raw.split(/(?<=[.!?;,:])\s/))
  const kept = clauses.filter((clause, at) => {
    const before = clauses[at - 1] ?? ''
    const isAlone = at === 0 || /[.!?;]$/.test(before) || isAddedCase(clause.trim(), before)
    return !(isAlone && isMereThought(clause.trim()))
  })
  return kept.length === clauses.length ? utterance : readUtterance(kept.join(' '))
}
