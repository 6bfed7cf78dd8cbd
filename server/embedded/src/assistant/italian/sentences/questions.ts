import type { Word } from '../words.ts'
import { rhetorical, supposesEvent, withIf } from './indirect-questions.ts'

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Words that always begin a question as the first word of a clause. */
const always = setOf(
  'quanto quanta quanti quante cosa cos qual quale quali posso possiamo potrei puoi potete potreste potresti riuscite riuscireste avete fate offrite rilasciate lavorate coprite spostate accettate conviene chissa what how',
)
/** Words that begin a question only if a question mark ends the sentence or one of `followers` comes next. */
const sometimes = setOf(
  'come che chi perche quando dove ce ci c e sono serve servono bisogna devo dobbiamo si mi vi ne meglio vale è',
)

/** Words after one of `sometimes` in a question without a question mark. */
const followers = new Map(
  Object.entries({
    come: setOf(
      'mai funziona faccio fate facciamo si pago posso calcoli calcolate hai scegliete vengono ci vi sono',
    ),
    che: setOf(
      'cosa differenza tempi tempistiche garanzia garanzie bonus permessi permesso prezzo costo costi materiali materiale marca marche dati durata detrazione detrazioni cos vantaggi succede incentivi documenti senso vuol',
    ),
    chi: setOf('viene paga mi chiama vede vedra lo la fa presenta sono siete deve si risponde garantisce'),
    perche: setOf('cosi tanto costa costano devo serve chiedi chiedete vuoi volete questo questa me'),
    quando: setOf('potete potreste venite iniziate cominciate arriva puoi siete è sareste'),
    dove: setOf('siete si trovo posso vanno finiscono prendi prendete'),
    c: setOf('è'),
    ce: setOf('qualche'),
    ci: setOf('sono sto stanno rientro'),
    è: setOf(
      'compreso compresa compresi incluso inclusa inclusi gratis gratuito obbligatorio possibile vero previsto detraibile',
    ),
    sono: setOf('compresi comprese inclusi incluse obbligato obbligatorie obbligatori affidabili'),
    serve: setOf('permesso cila scia architetto geometra autorizzazione'),
    servono: setOf('permessi autorizzazioni'),
    si: setOf('puo possono detrae detraggono paga'),
    mi: setOf(
      'conviene puoi potete potresti potreste chiamate richiamate fai fate dici dite date mandi mandate sai spieghi spieghi',
    ),
    vale: setOf('la'),
  }),
)

/** Words that make 'ci vuole' a question: 'ci vuole il permesso'. 'Ci vuole la guaina nuova' is a request. */
const asksNeed = setOf(
  'permesso permessi autorizzazione autorizzazioni cila scia pratica pratiche architetto geometra tecnico ingegnere ponteggio impalcatura tempo molto tanto altro anche per',
)

/** Words that make 'ci sono' and 'c è' a question. */
const askedFor = setOf(
  'bonus incentivi incentivo detrazioni detrazione garanzia garanzie agevolazioni sconti sconto qualche permessi costi',
)

const articles = setOf('il lo la i gli le l un uno una')

/** Verbs and small words that may continue a question after a comma as well as begin one. */
const joining = setOf('è sono che mi')

/** Words that begin a question even inside a sentence, after a comma or 'ma'. */
const strong = setOf('quanto quanta quanti quante cosa cos qual quale quali posso potete potreste puoi')

/** Prepositions before a question word: 'da quanto', 'ogni quanto'. */
const prepositions = setOf('a da in per di con ogni dopo entro tra fra')
/** Matches a verb of the third person: 'chi pulisce dopo'. */
const inPresent = /^\p{L}{2,}(?:[aei]|isce|iscono|ano|ono)$/u

/** Whether these words begin a question without a question mark. */
export function startsQuestion(words: readonly string[]): boolean {
  const [first = '', second = '', third = '', fourth = ''] = words
  if (always.has(first)) return !(first.startsWith('quant') && ['a', 'al', 'alla', 'ai'].includes(second))
  if (first === 'voi') return /[aei]te$/.test(second)
  if (first === 'chi' && rhetorical.test(words.slice(1).join(' '))) return false
  if (first === 'chi' && (inPresent.test(second) || (second === 'è' && third === 'che'))) return true
  if (prepositions.has(first))
    return ['quanto', 'quanti', 'quante', 'chi', 'cosa', 'quale', 'quali', 'che'].includes(second)
  const next = followers.get(first)
  if (!next) return false
  if (first === 'c' || (first === 'ci' && second === 'sono')) {
    return second !== '' && (askedFor.has(third) || (articles.has(third) && askedFor.has(fourth)))
  }
  if (first === 'ci' && (second === 'vuole' || second === 'vogliono'))
    return asksNeed.has(third) || (articles.has(third) && asksNeed.has(fourth))
  if ((first === 'serve' || first === 'servono') && articles.has(second)) return next.has(third)
  return next.has(second)
}

const clitics = setOf('me te ce ve mi ci la lo li le l si')
/** Matches verbs that request work: 'me li fate bianchi?', 'la potete venire a vedere?', 'ci riuscite?'. */
const requested = /^(?:fate|fareste|puoi|potete|potreste|riuscite|riuscireste|\p{L}{3,}(?:ate|ete|ite))$/u

/** Whether a request begins at these words: a pronoun with a verb in the second person plural. */
function startsRequest([first = '', second = '', third = '']: readonly string[]): boolean {
  if (!clitics.has(first)) return false
  return requested.test(clitics.has(second) ? third : second)
}

/** Matches the rest of a question about a price or an offer, after 'è'. */
const judging =
  /^(?:un po |tanto |troppo |abbastanza |un prezzo )?(?:giust[oa]|car[oa]|tanto|troppo|normale|onest[oa]|corrett[oa]|conveniente|buon[oa]|poco|alt[oa]|bass[oa]|ok|possibile|vero)(?: o no)?$/

/** Whether a question begins at these words, inside a sentence. `isAsked`: the sentence ends with a question mark. */
export function opensQuestion(words: readonly string[], isAsked: boolean): boolean {
  const [first = '', second = ''] = words
  if (first === 'e' && second === 'se') return true
  if ((first === 'ma' || first === 'e' || first === 'poi' || first === 'quindi') && words.length > 1) {
    const rest = words.slice(1)
    return startsQuestion(rest) || (isAsked && strong.has(second))
  }
  if (joining.has(first)) {
    // 'un preventivo di 9000 per 6 finestre, è giusto?'
    const isJudged = first === 'è' && isAsked && judging.test(words.slice(1).join(' '))
    return isJudged || (first === 'mi' && startsQuestion(words))
  }
  return startsQuestion(words) || (isAsked && (sometimes.has(first) || startsRequest(words)))
}

const hypothetical = /(?:ssi|sse|ssimo|ssero)$/
const whatIfVerbs = setOf(
  'metto mettiamo faccio facciamo aggiungo aggiungiamo tolgo togliamo prendo prendiamo scelgo scegliamo cambio cambiamo rifaccio rifacciamo uso usiamo compro compriamo sistemo sistemiamo tengo teniamo lascio lasciamo voglio vogliamo installo installiamo sono invece',
)
const whatIfStarts = setOf('con senza in a ad al alla per da invece anche solo soltanto')

/** Matches verbs that cannot be nouns: in 'e la muffa sparisce?' nothing else is chosen. */
const onlyVerb =
  /^\p{L}{3,}(?:isce|iscono)$|^vanno$|^(?!(?:divano|ripiano|telefono|citofono|videocitofono|microfono|metano|artigiano|italiano|caprano|sovrano|gabbiano|melograno)$)\p{L}{4,}(?:ano|ono)$/u

/** Verbs of questions for information: 'per mia madre ci sono aiuti?', 'con la pioggia si può fare?'. */
const factual = setOf('posso possiamo devo dobbiamo serve servono bisogna danno spetta spettano conviene puo')

/** Whether a clause asks for information and names no variant, whatever its first word. */
function asksForFact(words: readonly string[]): boolean {
  return words.some(
    (word, at) =>
      factual.has(word) || ((word === 'ci' || word === 'c') && /^(?:sono|è)$/.test(words[at + 1] ?? '')),
  )
}

/** Verbs of what happens: 'con lo smalto si fa la muffa?', 'a febbraio fa troppo freddo?'. They choose nothing. */
const telling =
  /^(?:fa|fanno|esce|escono|entra|entrano|passa|passano|tiene|tengono|dura|durano|puzza|scivola|resta|restano|rimane|diventa|scalda|consuma|rende|produce|brucia|regge|ha|hanno|sta|stanno|attacca|attaccano|asciuga|asciugano|secca|tira|tirano|prende|prendono|funziona|funzionano|resiste|resistono|gela|gelano|crepa|crepano|marcisce|spaccano|rompono|bucano|smontano|sporcano|tolgono|coprono|tocca|toccano)$/
/** Words of a price: 'in alluminio quanto si spende?', 'con la lavabile cambia molto?'. */
const ofPrice =
  /^(?:quant[oaie]?|cost\p{L}+|prezz[oi]|vien\p{L}?|viene|verr\p{L}+|cambi\p{L}+|spend\p{L}+|spes[ae]|risparmi\p{L}+|sale|scende|aument\p{L}+|pag\p{L}+|euro|totale)$/u

/** Matches a duration, about which a clause asks: 'con 12 pannelli basta una mattina?'. */
const duration =
  /(?:^| )(?:bast(?:a|ano)|ci mett(?:ete|ono)|fate|finite) (?:in )?(?:un|una|mezza|meno di un|[\p{L}\d]{1,8}) (?:giorn|mattin|pomerigg|settiman|ore?(?: |$)|mes[ei](?: |$))/u

/** Whether a clause asks how long a work takes. Its figures are then no variant whose price is asked for. */
export const asksDuration = (words: readonly string[]): boolean => duration.test(words.join(' '))

/** Whether a clause tells what happens with a thing or at a time, and asks for no price. */
function tellsEvent(words: readonly string[]): boolean {
  if (words.some((word) => ofPrice.test(word))) return false
  if (asksDuration(words)) return true
  return words.some(
    (word, at) =>
      telling.test(word) ||
      ((word === 'si' || word === 'ci') && /^\p{L}{2,}(?:a|e|ono|ano)$/u.test(words[at + 1] ?? '')),
  )
}

const more = /(?:^| )(?:cost|pag|spend)\p{L}+ (?:\p{L}+ )?(?:di|in) piu(?: |$)/u

/** Whether words ask whether a wish costs more: 'se voglio una sola parete rossa mi costa di più?'. */
export function asksMore(words: readonly Word[]): boolean {
  return more.test(words.map(({ text }) => text).join(' '))
}

/**
 * Matches verbs of events after 'se': 'e se trovo crepe?', 'e se resto senza acqua?', 'e se una finestra arriva rotta?'.
 * They choose nothing.
 */
const happening =
  /^(?:trov\p{L}+|scopr\p{L}+|resto|restiamo|rimango|rimaniamo|risulta|succede|capita|si|mentre|durante|manc(?:a|ano|asse)|(?:salt|arriv|torn|ritorn|spacc|croll|gocciol|blocc|grandin|nevic|gel|crep|stacc|scrost|col)(?:a|ano|asse)|(?:romp|perd|cad|piov)(?:e|ono|esse))$/u
/** Matches gerunds between 'se' and what happens: 'e se strappando viene giù il muro?'. */
const gerund = /^\p{L}{2,}[ae]ndo(?:l[aoie]|ne)?$/u
/** Words between 'se' and its verb: 'e se un giorno manca la luce?', 'e se ne trovo una rotta?'. */
const someDay = setOf(
  'un giorno poi dopo po tra fra mese mesi anno anni settimana due tre domani una volta notte di ne mi ci ce me',
)
const beforeThings = setOf('il lo la i gli le l un uno una')

/** Returns the verb of a clause after 'se': the first word that is none of its subject: 'una finestra', 'domani'. */
function verbAfterIf(words: readonly string[]): string {
  const isGerund = gerund.test(words[1] ?? '') && !supposing.test(words[1] ?? '')
  const start = words.slice(isGerund ? 2 : 1, 6)
  // 'un giorno' is no thing.
  const isThing = (at: number): boolean =>
    beforeThings.has(start[at - 1] ?? '') && !someDay.has(start[at] ?? '') && start[at] !== 'trovo'
  return start.find((word, at) => !someDay.has(word) && !beforeThings.has(word) && !isThing(at)) ?? ''
}

/** Matches gerunds that choose a variant: 'facendone', 'usando'. */
const supposing =
  /^(?:fac|mett|prend|us|aggiung|togli|ten|lasci|scegli|cambi|rifac)[ae]ndo(?:l[aoie]|ne|ci|mi)?$/

/** Matches words of a work that is added to the one at hand: 'già che ci siete mi fate pure i soffitti?'. */
const whileHere =
  /(?:^| )(?:gia|visto|dato|intanto|mentre) che (?:ci |c )?(?:siete|siamo|sei|stiamo|state|sono) (?:li |qui |qua )?(?:\p{L}+ ){0,4}(?:anche|pure|anca)(?: |$)/u
/** Maximum number of words of such a question. */
const mostWhileHere = 14

/** Words before a variant: 'senti e se facessi solo la falda dietro?'. */
const addressed = setOf('senti senta sentite scusa scusi scusate ascolta ascolti ok oh ah no aia mah boh')
const joints = setOf('e ma poi allora invece quindi')

/** Returns the words after 'se' without the thing that gives way: 'se al posto della caldaia mettessimo …'. */
function withoutGiving(words: readonly string[]): readonly string[] {
  const [, first, second, third = ''] = words
  const isPlace = first === 'al' && second === 'posto' && /^d(?:i|el|ell|ello|ella|ei|egli|elle)$/.test(third)
  return isPlace ? [words[0] ?? '', ...words.slice(5)] : words
}

/**
 * Whether a clause asks about a variant: 'e se fosse lavabile?', 'e in alluminio?', 'con il triplo vetro?'.
 */
export function isWhatIf(typed: readonly string[], isAsked: boolean): boolean {
  const words = withIf(typed)
  const opened = words.findIndex((word) => !addressed.has(word))
  const joint = words[opened] ?? ''
  const isJoined = joints.has(joint)
  const said = words.slice(isJoined ? opened + 1 : Math.max(0, opened))
  const [first = ''] = said
  const hasPrice = said.some((word) => ofPrice.test(word))
  if (first === 'se' && (happening.test(verbAfterIf(said)) || supposesEvent(said, hasPrice))) return false
  if (isAsked && said.length <= mostWhileHere && whileHere.test(said.join(' '))) return !asksForFact(said)
  if (first === 'se' || first === 'mettiamo' || first === 'poniamo') {
    if (joint === 'e') return true
    const near = withoutGiving(said).slice(1, 5)
    if (near.some((word) => hypothetical.test(word) && word.length > 4)) return true
    return (
      (isAsked || said.some((word) => word.startsWith('quant'))) && near.some((word) => whatIfVerbs.has(word))
    )
  }
  if (!isAsked || startsQuestion(said)) return false
  // 'e facendolo in lana di roccia?'
  if (supposing.test(first) && said.length <= 10) return !asksForFact(said)
  if (whatIfStarts.has(first) && said.length <= 10) return !asksForFact(said) && !tellsEvent(said)
  // 'e l’idraulico?', 'e il soffitto?': a short clause after 'e'.
  if (onlyVerb.test(said.at(-1) ?? '')) return false
  return joint === 'e' && said.length <= 4 && !said.some((word) => always.has(word))
}

/** Question words at any position; words that may come before a question; words that begin one. */
export const questionWords = setOf(
  'conferma confermi sai sapete dimmi ditemi spiegami chi cosa cossa cos quanto quanta quanti quante quando quale quali qual',
)
const leading = setOf('e ma ok scusa scusi allora poi comunque')
const beginning = setOf(
  'che come dove perche se serve servono posso possiamo potete puoi si avete fate conviene vale basta bastano occorre bisogna xke perke quant',
)
/** Verbs of questions without a question mark: 'le piastrelle le devo comprare io', 'i vicini possono protestare'. */
const modal = setOf(
  'devo dobbiamo deve devono tocca possono possiamo puo posso serve servono occorre bisogna basta vuole meglio',
)
/** Matches verbs addressed to the professionals: 'i mobili li spostate voi'. */
const addressing = /^(?!(?:par|sotto|est)[ae]te$|(?:graf|magnet)ite$)\p{L}{3,}[aei]te$/u

/** Whether a sentence has a question mark or a word of questions. Some statements have such words too. */
export function asks(sentence: readonly Word[]): boolean {
  if (sentence.at(-1)?.text === '?') return true
  const words = sentence.filter(({ kind }) => kind !== 'mark').map(({ text }) => text)
  const first = words.find((word) => !leading.has(word)) ?? ''
  return (
    beginning.has(first) ||
    words.some((word) => questionWords.has(word) || modal.has(word) || addressing.test(word))
  )
}

const priceVerbs = setOf(
  'costa costano costerebbe costerebbero costava viene vengono verrebbe verrebbero spendo spenderei spende sarebbe sarebbero verrei chiedete prendete prendono chiedono',
)
/** Words that do not name a thing. A price question needs another word besides 'quanto costa'. */
const unnamed = setOf(
  'tutto mi ci tutta in totale circa piu meno ora adesso a me di prima scusa grazie invece poi euro quindi',
)

/**
 * Whether a clause asks for the price of a named thing: 'quanto costa cambiare una tegola', 'vorrei sapere
 * quanto viene un bagno'. 'quanto viene?' names no thing.
 */
export function isPriceQuestion(words: readonly string[]): boolean {
  const at = words.findIndex((word) => word === 'quanto')
  if (at === -1 || at > 12 || words[at - 1] === 'so' || words[at - 1] === 'sapevo') return false
  // 'quanto per dipingere il cornicione' has no price verb.
  if (at <= 1 && (words[at + 1] === 'per' || words[at + 1] === 'x') && words.length > at + 2) return true
  // 'finestra in pvc montata quanto?' has 'quanto' at the end.
  if (at === words.length - 1 && at >= 2 && /[aiu]t[oaie]$/.test(words[at - 1] ?? '')) return true
  const verb = words.findIndex((word, place) => place > at && place <= at + 4 && priceVerbs.has(word))
  if (verb === -1) return false
  const named = [...words.slice(at + 1, verb), ...words.slice(verb + 1)]
  // 'il parquet quanto verrebbe?' has the thing first.
  const isThingFirst = articles.has(words[0] ?? '') && at >= 2
  return at > 3 || isThingFirst || named.some((word) => !unnamed.has(word))
}
