import type { Message, NamedJob } from '../../message.ts'
import { isDescribed } from './described.ts'

/** Prepositions before a place. They do not come before the object of the work. */
const placing = new Set(
  'tra fra su a ad di del dello della dei degli delle d dal dallo dalla dai dalle in nel nello nella nei nelle nell sul sullo sulla sui sulle sotto sopra vicino accanto dietro davanti con col coi al alla ai alle dell dall all quello quella quelli quelle per ho abbiamo avendo'.split(
    ' ',
  ),
)
/** Prepositions of a place, independent of the work: 'l’intonaco sotto la finestra'. */
const spatial = new Set(
  'sotto sopra vicino accanto dietro davanti intorno attorno affianco presso'.split(' '),
)
const between = new Set('a al allo alla ai agli alle all il lo la l i gli le un una uno mia mio'.split(' '))
/** Matches units of length and of pieces before 'di': '30 metri di grondaia' states the amount of work. */
const measured = /^(?:metr[oi]|ml|mt|m|linear[ei]|pezz[oi])$/
/** Matches words for a price. The noun after them is the object of the work. */
const priced =
  /^(?:euro|preventiv[oi]|prezz[oi]|offert[ae]|spes[ae]|cifr[ae]|cost[oi]|quotazion[ei]|stim[ae])$/
const infinitive = /.{3}[aei]re$/
const number = /^(?:\d+|due|tre|quattro|cinque|sei)$/
const covered = /^(?:pien|riempit|copert|imbrattat|sporcat|sporc|macchiat|invas)[oaie]$/
const adverbs = new Set(['anche', 'gia', 'pure', 'ancora', 'solo'])
const existing = new Set(['solo', 'soltanto', 'gia', 'ancora'])
const isBeing = /^(?:e|sono|era|erano)$/
const owning = new Set(['ho', 'abbiamo', 'ha', 'hanno', 'avendo'])
const articles = new Set('il lo la l i gli le un una tutto tutta tutti tutte'.split(' '))

const towards = new Set(['a', 'al', 'allo', 'alla', 'ai', 'alle', 'all', 'in'])
const changing = /^(?:pass|trasform|convert)/
/**
 * Maximum distance in words between the verb and the target: 'passare dalla vecchia caldaia alla pompa di
 * calore'.
 */
const changeReach = 7

/** Whether a mention is the target of a change: 'passare dalla caldaia alla pompa di calore'. */
function isTarget(words: Message['saidWords'], { objectAt }: NamedJob, preposition: number): boolean {
  const at = objectAt - preposition
  if (!towards.has(words[at]?.text ?? '')) return false
  const before = words.slice(Math.max(0, at - changeReach), at)
  return before.some(({ text }) => changing.test(text)) && before.every(({ kind }) => kind !== 'mark')
}

const material =
  /^(?:lamier[ae]|rame|zinco|alluminio|ferro|acciaio|legno|pvc|plastica|cartongesso|marmo|pietra|cotto|gres|laminato|resina|rovere)$/

/**
 * Whether a mention is the material of a thing named before it: 'la gronda è caduta, 12 metri di lamiera'.
 */
function isMaterialOf(one: NamedJob, { saidWords, named }: Pick<Message, 'saidWords' | 'named'>): boolean {
  if (!material.test(saidWords[one.objectAt]?.text ?? '') || one.objectsAt.length > 1) return false
  if (!/^(?:di|in)$/.test(saidWords[one.objectAt - 1]?.text ?? '')) return false
  const start = saidWords.slice(0, one.objectAt).findLastIndex(({ text }) => '.;!?'.includes(text))
  return named.some(
    (other) => other !== one && !other.denied && other.objectAt > start && other.objectAt < one.objectAt,
  )
}

/** Whether the object of a verb is a thing named before: 'c’è ancora la carta, serve chi la toglie'. */
const takesItUp = (words: Message['saidWords'], verb: number): boolean =>
  /[aei]rl[aoei]$/.test(words[verb]?.text ?? '') || /^(?:la|lo|li|le|l)$/.test(words[verb - 1]?.text ?? '')

/** Whether a thing is said to be of a material, which is no work: 'la facciata davanti è di pietra'. */
function isMadeOf({ objectsAt, verbsAt }: NamedJob, { saidWords }: Pick<Message, 'saidWords'>): boolean {
  const text = (at: number): string => saidWords[at]?.text ?? ''
  return (
    verbsAt.length === 0 &&
    objectsAt.some(
      (at) =>
        material.test(text(at)) &&
        /^(?:di|in)$/.test(text(at - 1)) &&
        (saidWords[at - 2]?.accented === true || text(at - 2) === 'sono'),
    )
  )
}

const partitive = /^de(?:l|llo|lla|i|gli|lle|ll)$/
const stating = /^(?:e|c|ce|ho|abbiamo|trovat[oa]|vist[oa]|uscit[oa]|esce|compare|comparsa)$/
/** Matches nouns for works. */
const workNoun =
  /^(?:revision|manutenzion|pulizi|riparazion|sostituzion|rifaciment|cambi[oa]$|controll|verific|lavaggi)/

/** Whether a mention is the object of a noun for its own work: 'la revisione della caldaia'. */
function isObjectOfNoun(
  one: NamedJob,
  preposition: number,
  { saidWords, named }: Pick<Message, 'saidWords' | 'named'>,
): boolean {
  const at = one.objectAt - preposition - 1
  if (!saidWords[at + 1]?.text.startsWith('d') || !workNoun.test(saidWords[at]?.text ?? '')) return false
  return named.every(
    (other) => other === one || other.isWeak || !(other.objectsAt.includes(at) || other.verbsAt.includes(at)),
  )
}

/** Whether a mention is the place of another thing: 'il rubinetto del bidet'. */
function isPlace(one: NamedJob, { saidWords, named }: Pick<Message, 'saidWords' | 'named'>): boolean {
  const at = (back: number): string => saidWords[one.objectAt - back]?.text ?? ''
  // 'il muro pieno di scritte', 'non riesce a scavalcare la vasca': not a place.
  if (infinitive.test(saidWords[one.objectAt]?.text ?? '')) return false
  // 'la copertura in lamiera' is the object of the work.
  if (saidWords[one.objectAt]?.text.startsWith('lamier') && /^(?:copertur|tett)/.test(at(2))) return false
  if (isMaterialOf(one, { saidWords, named })) return true
  if (at(1) === 'di' && (covered.test(at(2)) || measured.test(at(2)))) return false
  const preposition = placing.has(at(1)) ? 1 : articles.has(at(1)) && placing.has(at(2)) ? 2 : 0
  // 'ho la grondaia bucata' is a request if the message names no other job.
  const isOwned = preposition > 0 && owning.has(at(preposition))
  if (isOwned && named.every((other) => other === one || other.denied)) return false
  // 'c’è della muffa' has an article and no place.
  if (preposition === 1 && partitive.test(at(1)) && stating.test(at(2))) return false
  // '4.200 euro per una caldaia', 'il preventivo del tetto': not a place.
  if (preposition > 0 && isObjectOfNoun(one, preposition, { saidWords, named })) return false
  if (preposition > 0) return !priced.test(at(preposition + 1)) && !isTarget(saidWords, one, preposition)
  // 'una casa con due bagni': the bathrooms only describe the home.
  if (at(2) === 'con' && number.test(at(1))) return true
  // 'c’è solo una presa normale, vorrei la colonnina': the socket exists already.
  const isThere = isBeing.test(at(3)) && /^(?:c|ci)$/.test(at(4))
  if (articles.has(at(1)) && existing.has(at(2)) && (isThere || owning.has(at(3))))
    return !one.verbsAt.some((verb) => verb > one.objectAt && takesItUp(saidWords, verb))
  // 'ho anche una stufa': the stove exists already.
  return articles.has(at(1)) && adverbs.has(at(2)) && owning.has(at(3))
}

/**
 * Whether a mention only says where another one is, even if one verb applies to both: 'stuccare sotto la
 * finestra'.
 */
function isSpot(one: NamedJob, { saidWords, named }: Pick<Message, 'saidWords' | 'named'>): boolean {
  let at = one.objectAt - 1
  while (between.has(saidWords[at]?.text ?? '')) at -= 1
  if (!spatial.has(saidWords[at]?.text ?? '')) return false
  return named.some((other) => !other.denied && other !== one && other.objectsAt.every((place) => place < at))
}

const surface = /^(?:paret[ei]|mur[aoi]|soffitt[oi]|superfici[e]?)$/

/**
 * Whether a mention without its own verb is a surface whose size the message states: 'pareti circa 320 mq'.
 */
function isMeasured({ objectAt, hasOwnVerb }: NamedJob, { saidWords }: Message): boolean {
  const next = saidWords.slice(objectAt + 1, objectAt + 4)
  const figure = next.findIndex(({ kind }) => kind !== 'word')
  return !hasOwnVerb && surface.test(saidWords[objectAt]?.text ?? '') && next[figure]?.kind === 'figure'
}

const adjective = /^nuov[aoie]$/
/** Matches nouns for works, which are themselves entries of a list: 'pavimenti, porte, tinteggiatura'. */
const actionNoun = /.{4}(?:tura|zione|mento|aggio)$/
const trades = /^(?:idraulic|elettricist|murator|imbianchin|falegnam|fabbr|piastrellist|serramentist)[oiae]$/

/**
 * Whether a mention is in a list after the colon that follows a job: 'rifare la cucina: piastrelle, attacchi
 * e tinta'. A verb of its own makes it a separate job: 'tre cose: cambiare il lavabo, sturare la doccia'.
 */
function isUnderColon(one: NamedJob, { saidWords, named }: Message): boolean {
  const verbs = one.verbsAt.filter((at) => {
    const text = saidWords[at]?.text ?? ''
    return !adjective.test(text) && !actionNoun.test(text)
  })
  // In 'lucidare il parquet' the verb is part of the mention.
  if (one.hasOwnVerb && (verbs.length > 0 || infinitive.test(saidWords[one.objectAt]?.text ?? '')))
    return false
  const before = saidWords.slice(0, one.objectAt)
  const colon = before.findLastIndex(({ text }) => ':.;!?'.includes(text))
  if (saidWords[colon]?.text !== ':') return false
  const start = before.slice(0, colon).findLastIndex(({ text }) => '.;!?'.includes(text))
  return named.some((other) => {
    const { denied, objectAt } = other
    const isAction = other.isAction || other.hasOwnVerb
    // 'due cose per un idraulico: …': the trade before the colon is not a job.
    if (trades.test(saidWords[objectAt]?.text ?? '')) return false
    return (
      !denied && isAction && objectAt > start && objectAt < colon && !isPlace(other, { saidWords, named })
    )
  })
}

/**
 * Whether a mention is in a relative clause about another object of the work: 'cambiare la finestra che ha il
 * vetro rotto'.
 */
function isDescription(one: NamedJob, { saidWords, named }: Message): boolean {
  const before = saidWords.slice(0, one.objectAt)
  const mark = before.findLastIndex(({ kind }) => kind === 'mark')
  const that = before.findLastIndex(({ text }) => text === 'che')
  if (that <= mark) return false
  const own = one.verbsAt.filter((at) => at > that && at < one.to)
  // 'pannelli che si attaccano alla presa': the reflexive verb describes another thing.
  const isReflexive = own.length > 0 && own.every((at) => saidWords[at - 1]?.text === 'si')
  if (isReflexive) return named.some((other) => other !== one && !other.denied)
  if (own.length > 0) return false
  return named.some(
    (other) =>
      other !== one &&
      !other.denied &&
      other.hasOwnVerb &&
      other.objectAt > mark &&
      other.objectsAt.every((at) => at < that) &&
      other.verbsAt.every((at) => at < that),
  )
}

/** Whether another word of a mention comes directly after its verb: 'la casa nuova' in 'imbiancare tutto'. */
function hasObjectAtVerb({ objectAt, objectsAt, verbsAt }: NamedJob): boolean {
  return objectsAt.some((at) => at !== objectAt && verbsAt.includes(at - 1))
}

const giving = /^(?:perche|poiche|siccome|visto|dato|tanto)$/

/** Whether a mention is in the reason for another one: 'si deve rompere, perché le porte non passano'. */
function isReason(one: NamedJob, { saidWords, named }: Message): boolean {
  const before = saidWords.slice(0, one.objectAt)
  const start = before.findLastIndex(({ text }) => '.;!?,'.includes(text))
  const reason = before.findLastIndex(({ text }) => giving.test(text))
  if (reason <= start) return false
  return named.some(
    (other) =>
      other !== one && !other.denied && other.hasOwnVerb && other.objectsAt.every((at) => at < reason),
  )
}

const around = /^(?:li|la|qui|intorno|attorno|zona|dove|dietro)$/
const limiting = /^(?:solo|soltanto|solamente)$/
/** Maximum distance in words between a mention and its extent. */
const farExtent = 6

/**
 * Whether a mention is to be done only at the place of another one and is therefore part of it: 'via la
 * vasca, le piastrelle vanno rifatte solo lì'.
 */
export function isExtent(one: NamedJob, { saidWords, named }: Message): boolean {
  const after = saidWords.slice(one.to - 1, one.to + farExtent).map(({ text }) => text)
  const limit = after.findIndex((text) => limiting.test(text))
  const isLimited = limit !== -1 && after.slice(limit + 1, limit + 3).some((text) => around.test(text))
  // 'metterci una doccia, e rifare le piastrelle lì intorno'
  if (!isLimited && !after.some((text) => /^(?:intorno|attorno)$/.test(text))) return false
  return named.some(
    (other) =>
      other !== one && !other.denied && (other.hasOwnVerb || other.isAction) && other.objectAt < one.objectAt,
  )
}

/** Matches jobs with asbestos. A mention of asbestos is never a mere detail. */
const hazard = /\/(?:eternit|amianto)$/

/** Whether a mention is a detail of another job: 'con il massetto da fare', but not 'rifare il massetto'. */
export function isDetail(one: NamedJob, message: Message): boolean {
  if (hazard.test(one.key)) return false
  return (
    (one.at >= one.objectAt && !hasObjectAtVerb(one) && isPlace(one, message)) ||
    isMadeOf(one, message) ||
    isDescribed(one, message) ||
    isReason(one, message) ||
    isExtent(one, message) ||
    isSpot(one, message) ||
    isMeasured(one, message) ||
    isDescription(one, message) ||
    isUnderColon(one, message)
  )
}
