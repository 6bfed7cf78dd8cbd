import { findPattern, patterns, possiblePatterns } from '../patterns.ts'

const unknowns = patterns(
  'non so|non lo so|nn so|nn lo so|nonso|non saprei|boh|bho|boo|mah|bo|chissa|non ho idea|nessuna idea|non ne ho idea|non ne ho minima idea|idea no|non ricordo|non mi ricordo|devo controllare|devo verificare|devo misurare|devo vedere|non conosco|da vedere|da valutare|da decidere|dipende|indecis*|non sicur*|non sono sicur*|fai tu|consigli tu|come consigli|scegli tu|scegliete voi|come vuoi|come volete|fate tu|decidi tu|decidete voi|vedete voi|veda lei|non importa|indifferente|e uguale|non deciso|non abbiamo deciso|non ancora|non capisco niente|ignoro|dont know|no idea|don t know|not sure|qualsiasi|salta|saltiamo|passo|prossima|avanti|andiamo avanti|che ne so|e che ne so|ne so|non te so dire|non so dire|non so dirti|non te lo so|vedi tu|veda lei|decida lei|faccia lei|fate voi|fai te|fa tu|fa te|non saccio|non sacciu|non sacc|mica lo so|mica so|zero idea|buh|bu|uhm|mmm|hmm|chi lo sa|chi sa|vattelapesca|quel che vuoi|quello che vuoi|quello che vuole|tua scelta|vostra scelta|come ti pare|come vi pare|fa uguale|fa stesso|per me uguale|uguale|non ci capisco|non me ne intendo|non ci ho pensato|mai misurat*|mai controllat*|non guardato|non ho guardato|consigliami|consigliatemi|consigliate voi|scelga lei|aiutami tu|secondo te|non ho misurat*|non misurato|non misurata|non misurati|non ho contat*|non contato|non contata|non contati|non abbiamo misurat*|non abbiamo contat*|non ho deciso|non ho preferenz*|nessuna preferenza|senza preferenz*|dimmi tu|dimmelo tu|dica lei|dimmi te|mi affido|non ho presente|non ho verificat*|non ho controllat*|non riesco vedere|non riesco misurar*|non riesco capire|non riesco contar*|non so quale|non so cosa|non so differenza|non conosco differenza|non mi intendo|non saprei dire|ci devo pensare|devo pensarci|devo contar*|devo chieder*|devo guardar*|bisogna vedere|non lo ricordo|non mi ricordo bene',
)

const refusals = patterns(
  'no|nop|nope|nono|noo|nooo|non credo|non penso|direi no|credo no|penso no|assolutamente no|per niente|niente|nulla|nessuno|nessuna|macche|non serve|non servono|non occorre|non c|non ci sono|non ce|non ce ne|non ne ho|non ne abbiamo|non esiste|non presente|negativo|neanche|nemmeno|senza|non voglio|non vorrei|non vogliamo|non mi interessa|non interessa|lascia stare|lasciamo stare|evitiamo|none|zero|non mi serve|non ho|non abbiamo|non ancora|non va|non vanno|non bisogna|meglio no|figurati|non me serve|non posso|non riesco|manco|mai|mica|giammai|macche|neppure|neanche morto|quelle restano|quelli restano|restano quelle|restano quelli|restano cosi|resta cosi|resta quella|resta quello|quella resta|quello resta|tengo quelle|tengo quelli|le lascio|li lascio|le tengo|li tengo|lascio quelle|lascio quelli|vanno bene quelle|vanno bene quelli|vanno ancora bene|va ancora bene|non si toccano|non si tocca|ma va|ma quando mai|quando mai|nah|naa|noe|per ora no|ora no|adesso no|va bene senza|bene senza|meglio senza|faccio senza|facciamo senza|faccio a meno|ne faccio meno|facciamo meno|posso fare senza|sarebbe meglio no|meglio evitare|lasciamo cosi|lascio cosi|mo no|per adesso no|dico no|sarebbe no|mi sa no|mi sa di no|non direi|non mi pare|non mi sembra|no grazie|non lo voglio|non la voglio|non li voglio|non piu',
)

const consents = patterns(
  'si|sii|siii|sisi|sissi|yes|yep|certo|certamente|certo si|ovvio|ovviamente|esatto|esattamente|giusto|ok|okay|oki|okk|va bene|d accordo|direi si|credo si|penso si|assolutamente|assolutamente si|senz altro|senzaltro|come no|perche no|confermo|corretto|perfetto|volentieri|magari|gia|eh si|vero|infatti|sicuro|sicuramente|affermativo|procedi|procediamo|dai|con piacere|tutti|tutte|tutto|tutta|voglio|vorrei|vogliamo|mi interessa|serve|servono|c|presente|yeah|oui|ja|eja|eia|aje|scine|daje|eccome|altroche|hai voglia|avoglia|avoja|ci mancherebbe|sicurissimo|sicurissima|certissimo|si dai|dai si|ma si|mo si|andata|aggiudicato|affare fatto|ci sta|approvato|vabbe|vabbene|vabbuo|va buo|va bn|okok|ok ok|bene|benissimo|ottimo|anche si|ce n e|mi sa si|mi sa di si|per me si|penso proprio si|suppongo si|immagino si|yess|yep|obvio|logico|assolutamente|e certo|eh certo|proprio cosi|e cosi|facciamolo|procediamo|accetto|mi piace|ce l ho|ce ne sono|ci sono|c e|l ho|li ho|sarebbe meglio|sarebbe bene|sarebbe ideale|sarebbe bello|sarebbe comodo|meglio si|si meglio|anzi si|mi piacerebbe|mi farebbe comodo|aggiungilo|aggiungila|mettilo|mettila|mettiamolo|mettiamola|mettetelo|mettetela|metti pure|includilo|purtroppo si|temo si|naturalmente',
)

const thumbs = [
  [/👍|👌|✅|✔|☑|🆗|🙋|💪|🙌|🤝|👏|💯|🙆/u, 'yes'],
  [/👎|❌|🚫|🙅|✖|⛔/u, 'no'],
  [/🤷|🤔|❓|❔|😕|🫤/u, 'unknown'],
  // A smiling face means yes.
  [/😀|😃|😄|😁|😊|🙂|😍|🥰|😎|🤩|❤/u, 'yes'],
] as const

export type Polarity = 'yes' | 'no' | 'unknown'

/**
 * Returns the first match of a list of patterns: its index and number of words. The longer of two matches at
 * the same index counts.
 */
function firstOf(
  content: readonly string[],
  list: ReturnType<typeof patterns>,
  mayBeDenied = true,
): { at: number; length: number } | null {
  let best: { at: number; length: number } | null = null
  for (const pattern of possiblePatterns(content, list)) {
    for (const { at, length, denied } of findPattern(content, pattern)) {
      if (denied && !mayBeDenied) continue
      if (best === null || at < best.at || (at === best.at && length > best.length)) best = { at, length }
    }
  }
  return best
}

/** Returns a word without lengthened letters: 'si' for 'siiii'. */
function shortened(word: string): string {
  let text = ''
  for (const letter of word) {
    if (!(text.endsWith(letter) && text.at(-2) === letter)) text += letter
  }
  return text.length === word.length ? word : singled(text)
}

/** Returns a word in which every run of the same letter is a single letter. */
function singled(word: string): string {
  let text = ''
  for (const letter of word) if (!text.endsWith(letter)) text += letter
  return text
}

/** Whether 'già che ci siamo' begins at an index. Its words agree to nothing. */
function isOccasion(words: readonly string[], at: number): boolean {
  return words[at] === 'gia' && /^(?:ci|vi|c|vien\p{L}+|venite|vengono|siamo)$/u.test(words[at + 1] ?? '')
}

/** Matches words after 'si' that are no verb, so that the 'si' before them agrees. */
const afterYes =
  /^(?:anche|pure|sempre|grazie|come|senza|dove|due|tre|perche|tutt[ae]|entramb[ae]|quell[ae]|quest[ae]|cert[ae]|insieme|magar[ei]|allora|ora|prima|mia|una|circa|sono|ha|hanno|va|vanno|serve|servono|basta|bastano|resta|restano|era|erano|c)$/
/** Matches a verb after the pronoun 'si': 'con le tasse si riprende qualcosa'. */
const thirdPerson = /^(?:puo|deve|possono|\p{L}{3,}(?:a|e|ano|ono))$/u
/** Matches verbs of what happens, which follow the pronoun also at the start: 'si vedono dalla strada'. */
const happening =
  /^(?:ved|sent|romp|rovin|riprend|recuper|scaric|rius|salv|butt|pag|sporc|macchi|scald|puli|arriv|entr|pass|scend|sal|trov|tratt|stacc|muov|allag|gel|dorm|respir|affacci|allarg|stringe)(?:e|a|ono|ano|isce|iscono)$/
/** Words before 'si' that make it an answer: 'direi si', 'di si'. */
const beforeYes = /^(?:di|direi|credo|penso|dico|no|o|ma|eh|e|ah|beh|be|allora|comunque|quindi|,)$/

/** Whether 'si' at an index is a pronoun, which agrees to nothing: 'le tegole buone si riusano'. */
function isPronoun(content: readonly string[], at: number): boolean {
  if (content[at] !== 'si') return false
  if (at === 0) return content.length > 2 && happening.test(content[1] ?? '')
  if (beforeYes.test(content[at - 1] ?? '')) return false
  const next = content[at + 1] ?? ''
  return thirdPerson.test(next) && !afterYes.test(next)
}

const wish = /^(?:voglio|vorrei|vogliamo)$/
const afterWish = /^(?:,|anche|pure|si|certo|grazie|volentieri|tutt[oaie]|subito|proprio|ovviamente)$/

/** Whether a wish at an index has an object, so that it agrees to nothing: 'le voglio in legno'. */
function isWishFor(content: readonly string[], at: number): boolean {
  const next = content[at + 1]
  return wish.test(content[at] ?? '') && next !== undefined && !afterWish.test(next)
}

/** Matches an infinitive: 'senza rompere' tells how, and refuses nothing. */
const infinitive = /^\p{L}{3,}(?:[aei]re|[aei]r(?:l[aoei]|ci|mi|si|ne))$/u

/** Whether 'senza' at an index only tells how something is done. */
const isManner = (content: readonly string[], at: number): boolean =>
  at > 0 && content[at] === 'senza' && infinitive.test(content[at + 1] ?? '')

/** Whether 'mai' at an index tells of what was never done: 'una casa del 68 mai toccata'. */
const isNeverDone = (content: readonly string[], at: number): boolean =>
  content[at] === 'mai' &&
  /^(?:stat[oaie]|toccat[oaie]|(?:ri)?fatt[oaie]|cambiat[oaie]|rinnovat[oaie]|ristrutturat[oaie]|sistemat[oaie]|messo|messa)$/.test(
    content[at + 1] ?? '',
  )

/**
 * Matches words that agree only in a short clause: 'ce l’ho', 'va bene', 'tutto'. In a longer one they tell something:
 * 'in fondo al corridoio c’è una nicchia', 'il bagno è tutto piastrellato'.
 */
const agreesIfShort =
  /^(?:cosi|certo|piace|interessa|serve|servono|gia|bene|presente|voglio|vorrei|vogliamo|vero|giusto|accordo|sa|magari|assolutamente|sicuro)$/
/** Maximum number of content words of such a clause. */
const mostOfShort = 5
/** Matches what is left of 'c’è', 'ci sono', 'ce l’ho': 'a Udine ci abito io' agrees to nothing. */
const agreesIfAlone = /^(?:c|ci|ce|ho)$/
/** Maximum number of content words of a clause with one of them. */
const mostOfAlone = 3

/** Matches words that leave an answer open only in a short clause: 'per me è uguale', but not 'cambiatelo con uno uguale'. */
const doubtsIfShort = /^(?:uguale|vedere|valutare|decidere|passo|avanti|prossima|salta|saltiamo|qualsiasi)$/

/** Matches orders with their pronoun: 'cambiatelo con uno uguale'. */
const ordering = /^\p{L}{3,}(?:a|e|i)(?:te)?l[aoei]$/u

/** Matches the participle after 'ho', which then tells something: 'ci ho pensato', 'ho cambiato idea'. */
const having =
  /^(?:ri)?(?:pensat|cambiat|parlat|decis|vist|misurat|contat|chiest|sentit|sbagliat|dett)[oaie]$/

/** Whether 'ho' or 'ci' at an index belongs to a verb of thinking. */
function isThinking(content: readonly string[], at: number): boolean {
  const [word, next = '', afterNext = ''] = content.slice(at, at + 3)
  if (word === 'ho') return having.test(next)
  return word === 'ci' && (/^(?:ri)?pens/.test(next) || (next === 'ho' && having.test(afterNext)))
}

/** Whether an order to add up begins at an index, which leaves no answer open: 'davanti 9, lato 11, fai tu il conto'. */
const isAddingUp = (content: readonly string[], at: number): boolean =>
  /^(?:tu|te|voi|lei)$/.test(content[at + 1] ?? '') &&
  /^(?:cont[oi]|calcol[oi]|somm[ae])$/.test(content[at + 2] ?? '')

/** Returns the number of content words of the clause around an index. */
function clauseLength(content: readonly string[], at: number): number {
  const start = content.lastIndexOf(',', at) + 1
  const end = content.indexOf(',', at)
  return (end === -1 ? content.length : end) - start
}

/** Matches words after 'tutto' with which it agrees: 'tutti e due', 'tutto quanto'. */
const afterAll =
  /^(?:,|e|ed|quant[oaie]|quell[oaie]|quest[oaie]|compres[oaie]|insieme|si|grazie|tutt[oaie]|subito|due|tre)$/

/** Whether 'tutto' at an index belongs to what follows: 'facciamo tutto tinta'. */
const isWholeOf = (content: readonly string[], at: number): boolean =>
  /^tutt[oaie]$/.test(content[at] ?? '') &&
  content[at + 1] !== undefined &&
  !afterAll.test(content[at + 1] ?? '')

/** Matches words after 'ok' that begin something else: 'ok senti', 'va bene ma'. */
const turning =
  /^(?:senti|senta|sentite|ascolta|guarda|guardi|allora|ma|pero|comunque|aspetta|scusa|scusi|intanto)$/

/** Whether 'ok' at an index only opens a message about something else. */
const isOpening = (content: readonly string[], at: number): boolean =>
  (/^(?:ok|okay|oki|dai)$/.test(content[at] ?? '') && turning.test(content[at + 1] ?? '')) ||
  (content[at] === 'va' && content[at + 1] === 'bene' && turning.test(content[at + 2] ?? ''))

/** Whether a word that may agree stands in a clause that is longer than such an answer. */
const tellsMore = (content: readonly string[], at: number): boolean =>
  isThinking(content, at) ||
  (agreesIfShort.test(content[at] ?? '') && clauseLength(content, at) > mostOfShort) ||
  (agreesIfAlone.test(content[at] ?? '') && clauseLength(content, at) > mostOfAlone)

/**
 * Whether a message agrees, refuses or does not know; null for none of them. The first match counts ('sì, ma
 * senza fretta'); of two at the same index the longer one ('non lo so' is not 'no').
 *
 * @param raw the message as typed: an emoji such as a thumb is also an answer
 */
export function readPolarity(typed: readonly string[], raw = ''): Polarity | null {
  const isOut = (at: number): boolean => isOccasion(typed, at) || isOccasion(typed, at - 1)
  const content = typed.map((word, at) => (isOut(at) ? '' : shortened(word)))
  const isNoYes = (at: number): boolean =>
    isWishFor(content, at) ||
    isPronoun(content, at) ||
    isOpening(content, at) ||
    isWholeOf(content, at) ||
    tellsMore(content, at)
  const agreeing = content.map((word, at) => (isNoYes(at) ? '' : word))
  const isNoDoubt = (word: string, at: number): boolean =>
    isAddingUp(content, at) ||
    (doubtsIfShort.test(word) && clauseLength(content, at) > mostOfShort) ||
    (word === 'uguale' && ordering.test(content[at - 1] ?? ''))
  const unknown = firstOf(
    content.map((word, at) => (isNoDoubt(word, at) ? '' : word)),
    unknowns,
  )
  const refusing = content.map((word, at) => (isManner(content, at) || isNeverDone(content, at) ? '' : word))
  const no = firstOf(refusing, refusals)
  const yes = firstOf(agreeing, consents, false)
  const ranked = [
    unknown && { ...unknown, is: 'unknown' as const, rank: 0 },
    no && { ...no, is: 'no' as const, rank: 1 },
    yes && { ...yes, is: 'yes' as const, rank: 2 },
  ].filter((found) => found !== null)
  const [first] = ranked.toSorted((a, b) => a.at - b.at || b.length - a.length || a.rank - b.rank)
  if (first) return first.is
  return thumbs.find(([sign]) => sign.test(raw))?.[1] ?? null
}
