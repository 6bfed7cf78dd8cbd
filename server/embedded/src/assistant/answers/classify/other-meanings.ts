import type { Word } from '../../italian/words.ts'
import { asksEnergyCost } from '../about/amount.ts'
import type { Topic } from '../topic.ts'
import { isNoDuration } from './no-duration.ts'
import { givesReason, inSeason } from './topic-by-form.ts'

const ofFlue =
  /^(?:su|sul|sulla|sopra|a|al|alla|fumi|dei|della|del|esistente|nuovo|vecchio|verso|fuori|parete|tetto|nel|nella|da|dove|come|quanto|si|regge|basta|va)$/

/** Matches words of the taxes. With one of them 'lo scarico' is a deduction. */
const taxes = /^(?:tass|irpef|730|dichiarazion|detra|bonus|fisc|redditi|caf$|commercialist)/
/** Matches words after 'lo scarico', the deduction: 'questa spesa la scarico tutta', 'lo scarico in dieci anni'. */
const afterDeducing = /^(?:tutt[oaie]|anche|pure|io|in|con|al|dall[ae]|[?.!,]|quest\p{L}{1,3})$/u

/** Whether 'scarico' at an index is a noun of its own: 'e se lo scarico non ce la fa a scendere?'. */
function isDrain(part: readonly Word[], at: number): boolean {
  const after = part[at + 1]?.text ?? ''
  if (!/^(?:lo|uno|dello|allo|nello|sullo|quello)$/.test(part[at - 1]?.text ?? '')) return false
  return after !== '' && !afterDeducing.test(after) && !part.some(({ text }) => taxes.test(text))
}

/** Matches words of an insurance. It refunds a damage: 'l’assicurazione me lo rimborsa?'. */
const ofPolicy = /^(?:assicuraz|polizz|perit[oi]$)/
const isInsured = (part: readonly Word[]): boolean =>
  part.some(({ text }) => ofPolicy.test(text)) && !part.some(({ text }) => taxes.test(text))

/**
 * Whether 'scarico' is a flue or a drain and 'stato' a participle, not the tax relief of the State: 'scarico sul tetto
 * credo', 'lo scarico dove lo attaccano', 'se è stato il vento'.
 */
function isNoRelief(part: readonly Word[]): boolean {
  if (isInsured(part)) return true
  return part.some(({ text }, at) => {
    const before = part[at - 1]
    if (text === 'scarico') return ofFlue.test(part[at + 1]?.text ?? '') || isDrain(part, at)
    // 'l’acqua la posso scaricare nel vaso dei fiori?'
    if (text.startsWith('scaric') && part.some((word) => drained.test(word.text)))
      return !part.some((word) => taxes.test(word.text))
    if (text === 'scarica') return before?.text === 'si' && part.some((word) => charged.test(word.text))
    // 'in che stato mi lasciano i muri?'
    if (text === 'stato' && /^(?:che|quale|buono|cattivo|ottimo|pessimo|brutto)$/.test(before?.text ?? ''))
      return true
    return text === 'stato' && before?.text === 'e' && before.accented
  })
}
/** Matches what is drained, and where to. */
const drained =
  /^(?:acqua|condens|vas[oi]$|fior[ei]$|pluvial|grondai|lavandin|tombin|fogn|secchi|furgon|camion|material)/
/** Matches what runs down: 'se la batteria della centralina si scarica'. */
const charged = /^(?:batter|pil[ae]$|central|sensor|telecom|telefon|accumul)/

const beforeColour =
  /^(?:il|del|nel|sul|dal|quel|di|color|colore|tutto|muro|silicone|alone|bordo|soffitto|angolo|diventa|diventato)$/
/** Matches words of a tax relief, which customers call a discount: 'lo sconto del 75 per le barriere'. */
const ofTaxes = /^(?:barrier|disabil|fiscal|irpef|tasse$|governo$|caf$|commercialist)/
/** The rates of the tax reliefs of the last years. A discount that is still there has one of them. */
const reliefRates: ReadonlySet<string> = new Set(['36', '50', '65', '75', '110'])

/** Whether a discount is a tax relief. */
function isTaxRelief(part: readonly Word[]): boolean {
  if (!part.some(({ text }) => /^(?:scont|ribass)/.test(text))) return false
  return (
    part.some(({ text }) => ofTaxes.test(text)) ||
    part.some(({ text }, at) => text === 'in' && part[at + 1]?.text === 'fattura') ||
    (part.some(({ text }) => reliefRates.has(text)) &&
      part.some(({ text }) => /^(?:ancora|sempre|finit[oa]|scadut[oa])$/.test(text)))
  )
}

const otherDiscount = /^(?:scont|ribass|tratt|promoz|fattur|arrotond|abbuon|pag)/

/** Matches things that are treated with a product: 'un po’ di muffa da trattare'. */
const treated = /^(?:muff|umid|legn|tarl|ruggin|salnitr|persian|trav[ei]|perlin)/

/** Matches words of a negotiation. */
const ofBargain = /^(?:prezz|scont|cifr|preventiv|euro|sold|cost|somma|posso|possiamo|puo|voi|margin)/

/**
 * Whether 'trattare' is the treatment of a surface, and not a negotiation. 'Da trattare anche quella' has its thing in the
 * sentence before.
 */
const isTreatment = (part: readonly Word[]): boolean =>
  part.some(
    ({ text }, at) =>
      text.startsWith('tratt') &&
      (part.some((word) => treated.test(word.text)) ||
        (/^(?:da|va|vanno)$/.test(part[at - 1]?.text ?? '') &&
          part.every((word) => !ofBargain.test(word.text)))),
  )

/** Whether 'nero' is dirt, a colour or ink ('nero su bianco'), not payment without an invoice, or a discount is a tax relief. */
function isNoDiscount(part: readonly Word[]): boolean {
  if (isTaxRelief(part) || isTreatment(part)) return true
  return (
    part.some(
      ({ text }, at) =>
        text === 'nero' && (beforeColour.test(part[at - 1]?.text ?? '') || part[at + 1]?.text === 'su'),
    ) && !part.some(({ text }) => otherDiscount.test(text))
  )
}

/** Matches greetings. 'Si salvano?' only looks like one. */
const ofGreeting =
  /^(?:ciao|salve$|buon|bongiorn|bona|ehi|hey|ei$|ehila|uei|hola|salut|hello|gino|nessuno|qualcuno|eccomi|piacere|pronto)/
const isNoGreeting = (part: readonly Word[]): boolean => !part.some(({ text }) => ofGreeting.test(text))

/** Matches a question whether a part can be done later: 'la mettiamo più avanti, si può?'. */
const later =
  /(?:^| )(?:piu avanti|piu tardi|dopo|fra (?:un|qualche|due)|l anno prossimo|in un secondo)(?: |$)/
const laterVerb =
  /(?:^| )(?:l[aoei]|ne|li|le) (?:mett|aggiung|fa(?:cc|re)|mont|prend|compr|cambi|install)\p{L}+|(?:^| )(?:mett|aggiung|far|mont|prend|compr|cambi|install)\p{L}*(?:l[aoei]|ne|li|le)(?: |$)/u
function isNoHesitation(part: readonly Word[]): boolean {
  const text = part.flatMap(({ kind, text: word }) => (kind === 'mark' ? [] : [word])).join(' ')
  return part.at(-1)?.text === '?' && later.test(text) && laterVerb.test(text)
}

/** Matches words of energy or money. 'Recuperare' alone also means to keep a thing: 'il parquet si può recuperare?'. */
const ofYield =
  /^(?:produ|bollett|rientr|ammort|ripag|resa$|rend|risparm|consum|kwh|energ|corrente|vend|immess|immett|autoconsum|guadagn|cer$|sold|spes|euro|quant|anni$|anno$|gse$|scambio|ritiro|invest)/

/** Whether 'recuperare' and the like mean a thing that is kept, no yield. */
function isNoYield(part: readonly Word[]): boolean {
  const words = part.map(({ text }) => text)
  // 'se i ferri sono consumati reggono ancora?'
  const isWorn = words.some(
    (word, at) =>
      /^consumat[oaie]$/.test(word) &&
      /^(?:e|sono|son|molto|tutt[oaie]|parecchio)$/.test(words[at - 1] ?? ''),
  )
  if (isWorn && !words.some((word) => /^(?:kwh|bollett|energ|corrente|gas$)/.test(word))) return true
  return words.some((word) => word.startsWith('recuper')) && !words.some((word) => ofYield.test(word))
}

/** Matches people and animals, which nobody disposes of: 'il gatto lo devo portare via?'. */
const living =
  /^(?:gatt|cane$|cani$|cagn|animal|pappagall|figli|bambin|bimb|neonat|mamma|madre|padre|papa$|nonn|moglie|marito)/
/** Matches words of the choice between a repair and a new thing: 'vale la pena di aggiustarlo o è roba da buttare'. */
const ofRepair =
  /^(?:aggiust|ripar|salv|recuper|sistem|tener|tenia|conserv|riusa|riutil|rattopp|restaur|buon[oaie]$|conviene$|vale$|secondo$|meglio$)/
const toThrow = /^(?:butt|rottam|cestin)/

/** Whether 'buttare' is a judgement of the thing, which nobody carries away. */
function isJudged(part: readonly Word[]): boolean {
  const words = part.map(({ text }) => text)
  if (!words.some((word) => toThrow.test(word))) return false
  // 'il parapetto lo buttano o resta?'
  const isChoice = words.some(
    (word, at) => word === 'o' && /^(?:resta|restano|si|lo|la|li|le)$/.test(words[at + 1] ?? ''),
  )
  return (
    isChoice ||
    words.some((word) => ofRepair.test(word)) ||
    words.some(
      (word, at) =>
        toThrow.test(word) &&
        words[at - 1] === 'da' &&
        (words[at + 1] === 'via' || words.includes('o') || words.length <= shortJudgement),
    )
  )
}
/** Maximum number of words and marks of a question that only asks whether a thing is worthless: 'è da buttare?'. */
const shortJudgement = 6

const isNoDisposal = (part: readonly Word[]): boolean =>
  isJudged(part) || part.some(({ text }) => living.test(text))

/** Matches words of a share between neighbours, who do not pay us: 'ma chi paga? il bordo mi dicono che è di tutti'. */
const ofShare =
  /(?:^| )(?:condomini\p{L}*|tutti|vicin[oaie]|proprietari\p{L}*|padron[aei]\p{L}?|locator\p{L}*|inquilin\p{L}*|affitt\p{L}*|chi (?:ci |l |la |lo )?(?:abita|vive|affitta|sta dentro)|quello di (?:sotto|sopra)|quelli di (?:sotto|sopra)|millesim\p{L}*)(?: |$)/u
const asksPayer =
  /(?:^| )(?:chi (?:\p{L}{2,3} )?paga|(?:pago|paghiamo|pagare|pagarl[aoei]) (?:io|noi|tutto io|solo io)|(?:l[aoei] )?paga (?:il|l|la|chi) |tocca(?:no)? a (?:me|noi)|pagano (?:tutti|anche)|deve pagare|devono pagare)(?: |$)/u
/** Matches paper on a wall. 'Carta' alone is a way of payment. */
const ofPaper = /^(?:parati|parete|pittur|dipin|togl|stacc|tenere|sopra|sotto|strapp)/
/** Matches a question what one more costs: 'e a pezzo, se ne aggiungo uno, che si paga?'. */
const ofMore = /(?:^| )(?:(?:a|al|ogni) (?:pezzo|punto|metro|presa)|aggiung\p{L}+|in piu|di piu)(?: |$)/u
const asksSum =
  /(?:^| )(?:quanto|che|cosa) (?:mi |ci |si |li |lo |la )?(?:paga|pago|paghiamo|pagherei)(?: |$)/
const isNoPayment = (part: readonly Word[]): boolean => {
  if (part.some((word) => word.text === 'carta') && part.some((word) => ofPaper.test(word.text))) return true
  const text = part.flatMap(({ kind, text: word }) => (kind === 'mark' ? [] : [word])).join(' ')
  return (ofShare.test(text) && asksPayer.test(text)) || (ofMore.test(text) && asksSum.test(text))
}

/** Whether somebody answers a message and no defect: 'tra quanto mi rispondono?'. */
const isNoGuarantee = (part: readonly Word[]): boolean =>
  part.some(
    ({ text }, at) => /^rispon[dt]/.test(text) && /^(?:mi|ci|vi|ti)$/.test(part[at - 1]?.text ?? ''),
  ) && !part.some(({ text }) => /^(?:garan|difett|dann|guast|romp|chi$)/.test(text))

/** Matches the wish to keep a thing. 'Fuori' and 'dentro' are then places: 'la sirena che ho fuori si può tenere?'. */
const keeping =
  /(?:^| )(?:tenere|riusare|riutilizzare|recuperare|salvare|salva|salvano|tengono|riusano)(?: |$)/u
const including = /compres|inclus|prezzo|stima|cifra|preventivo|conto|a parte/
const isNoInclusion = (part: readonly Word[]): boolean => {
  const text = part.map((word) => word.text).join(' ')
  return keeping.test(text) && !including.test(text)
}

/** Returns a test whether a sentence has no word of a topic, whatever its other words resemble. */
const lacks =
  (words: RegExp) =>
  (part: readonly Word[]): boolean =>
    part.every(({ text }) => !words.test(text))

/** Matches words of an end of danger. 'I pompieri' alone are also feared: 'dicono che servono i pompieri'. */
const ofSafety =
  /^(?:sicur|salv|fuori$|uscit|posto$|chius|spent|allarme|arriv|venut|stat[ioe]$|pass|finit|chiam|ok$|apert|112|bene$)/
/** Matches words of a smaller price. 'Meno' alone also measures light, noise or room: 'entra meno luce'. */
const ofSaving =
  /^(?:rispar|spend|spes|cost|prezz|abbass|econom|tagli|ridu|riduz|sold|sord|quattrin|euro|€|cal[aoi]|scend|limit|budget|cifr|conto|prevent|stima|evit|rinunc|superfl|bass[oa]|togli|tolg|lev|sol[oaie]$|fare$|faccio$|me$|io$|mercato$|convenien)/
/** Matches words of a photo or of what is sent. */
const ofPhotos =
  /^(?:fot|immagin[ei]$|video|scatt|ripre|filma|invi|mand|sped|caric|alleg|guard|ved[eioar]|vist|planim|qualit|whatsapp|photo)/
/** Matches words of a call or a message. */
const ofCalls =
  /^(?:(?:ri)?chiam|ciam|telefon|cell|contatt|ricontatt|numer|squill|messag|whatsapp|sent[oie]|scriv|mail|pec$|invad|parl|spam|disturb|recapit|viv[oi]$|trovarm|sapere|rompe|stress|assill|cerc)/
/** Matches words of somebody else's price. What others only said is no price: 'me l’ha detto la vicina'. */
const ofOthersPrice =
  /^(?:prezz|cost|euro|€|\d|[a-z]*mila$|cent|men[oa]|met[aà]|pag|spes|spend|chie|vuol|vogl|offer|offr|trov|pres[oa]|avut|ricev|propost|preventiv|car[oa]|terzo|doppi|sold|tropp|quant|alt|bass|conveni)/
/** Matches trades. Whom customers call themselves is no call of ours: 'devo chiamare io il muratore?'. */
const ofTrade =
  /^(?:murator|idraulic|elettricist|imbianchin|pittor|piastrellist|geometra$|architett|fabbro$|falegnam|tecnic|installator|vetrai|lattonier|spazzacamin|condomin|amministrator|enel$|comune$|vigili$)/
/** Maximum distance in words between a call and the trade that is called. */
const callReach = 3
const isNoCall = (part: readonly Word[]): boolean =>
  lacks(ofCalls)(part) ||
  part.some(
    ({ text }, at) =>
      ofTrade.test(text) &&
      part.slice(Math.max(0, at - callReach), at).some((word) => /^(?:chiam|telefon|sentir)/.test(word.text)),
  )
const isEnergyCost = (part: readonly Word[]): boolean =>
  asksEnergyCost(part.map(({ text }) => text).join(' '))
/** Matches words of a figure, and 'sicuro che' about a thing: 'vorrei essere sicuro che il cappotto non faccia muffa'. */
const ofFigure =
  /^(?:prezz|cost|cifr|stim|calcol|cont|numer|poc|tropp|bass|alt[oaie]$|car[oaie]$|euro|€|\d|tutto|tot|prevent|mercat|tant|mila$|cent)/
const isNoDoubt = (part: readonly Word[]): boolean =>
  lacks(ofFigure)(part) &&
  part.some(({ text }, at) => /^(?:sicur[oaie]|cert[oaie])$/.test(text) && part[at + 1]?.text === 'che')

/** Matches words of sunshine that matters to the work: 'col sole a picco si vernicia?'. */
const ofWorkInSun =
  /^(?:lavor|picco$|pien[oa]$|cocente$|asciug|tint|pittur|vernic|imbianc|posa|posare$|stagion|mes[ei]$|periodo$)/
/** Matches a question whether the thing itself works or bears the weather: 'se piove funziona lo stesso?'. */
const worksInWeather =
  /(?:^| )(?:funzion(?:a|ano)|regg(?:e|ono)|si (?:rovin(?:a|ano)|romp(?:e|ono)|bagn(?:a|ano)|blocc(?:a|ano)|stacc(?:a|ano)|ricaric(?:a|ano))|scald(?:a|ano)|caric(?:a|ano)|produc(?:e|ono)|tien(?:e|gono))(?: |$)/u
const isUsedInRain = (text: string): boolean =>
  worksInWeather.test(text) &&
  inSeason.test(text) &&
  !/(?:^| )(?:lavor|asciug|tint|pittur|colla|intonac)/u.test(text)
/** Whether the only word of a season is the sun, which shines on what is there: 'che la ricarica solo quando c’è sole'. */
const isNoSeason = (part: readonly Word[]): boolean =>
  isUsedInRain(part.map(({ text }) => text).join(' ')) ||
  (part.some(({ text }) => text === 'sole') &&
    !inSeason.test(part.map(({ text }) => text).join(' ')) &&
    part.every(
      ({ text }) =>
        !ofWorkInSun.test(text) &&
        !/^(?:invern|estat|estiv|primaver|autunn|piogg|piov|fredd|cald[oi]$|gel|nev|agosto)/.test(text),
    ))

/** Matches words of urgency. 'Per ora' alone puts off: 'per ora fate il conto senza'. */
const ofUrgency =
  /^(?:urgen|subito|oggi|stasera|stanotte|domattina|domani|aiut|presto|immediat|pronto|emergenz|fredd|gel|perde|bloccat|ferm|rott)/
const isNoUrgency = (part: readonly Word[]): boolean =>
  part.some(({ text }, at) => /^(?:ora|adesso)$/.test(text) && part[at - 1]?.text === 'per') &&
  !part.some(({ text }) => ofUrgency.test(text))

const isReason = (part: readonly Word[]): boolean =>
  part.at(-1)?.text !== '?' && lacks(ofFigure)(part) && givesReason(part.map(({ text }) => text).join(' '))

/** Tests that tell whether a sentence with the words of a topic is about something else, by topic. */
const others = new Map<Topic | null, (part: readonly Word[]) => boolean>([
  ['discount', isNoDiscount],
  ['disposal', isNoDisposal],
  ['doubt', isNoDoubt],
  ['duration', isNoDuration],
  ['friend-paid-less', lacks(ofOthersPrice)],
  ['greeting', isNoGreeting],
  ['guarantee', isNoGuarantee],
  ['hesitation', isNoHesitation],
  ['included', isNoInclusion],
  ['payment', isNoPayment],
  ['photos', lacks(ofPhotos)],
  ['price', isEnergyCost],
  ['relief', isNoRelief],
  ['safe', lacks(ofSafety)],
  ['save', lacks(ofSaving)],
  ['season', isNoSeason],
  ['urgent', isNoUrgency],
  ['who-calls', isNoCall],
  ['why-price', isReason],
  ['yield', isNoYield],
])

/** Whether a sentence that has words of a topic is about something else. */
export const meansOther = (topic: Topic | null, part: readonly Word[]): boolean =>
  others.get(topic)?.(part) ?? false
