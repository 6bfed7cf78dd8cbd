import type { Message, NamedJob } from './message.ts'

/** What stands before the place where something is, and not before what is to be done. */
const placing = new Set(
  'tra fra su a ad di del dello della dei degli delle d dal dallo dalla dai dalle in nel nello nella nei nelle nell sul sullo sulla sui sulle sotto sopra vicino accanto dietro davanti con col al alla ai alle dell dall all quello quella quelli quelle per ho abbiamo avendo'.split(
    ' ',
  ),
)
/** Prepositions of a place, whatever is done there: 'l’intonaco sotto la finestra'. */
const spatial = new Set(
  'sotto sopra vicino accanto dietro davanti intorno attorno affianco presso'.split(' '),
)
const between = new Set('a al allo alla ai agli alle all il lo la l i gli le un una uno mia mio'.split(' '))
/** Units of length and of pieces before 'di': '30 metri di grondaia' measures what is to be done. */
const measured = /^(?:metr[oi]|ml|mt|m|linear[ei]|pezz[oi])$/
/** Words for a price. What follows them is what is to be done. */
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
/** So many words may stand between the verb and the target: 'passare dalla vecchia caldaia alla pompa di calore'. */
const changeReach = 7

/** Whether a thing is what another one is changed into: 'passare dalla caldaia alla pompa di calore'. */
function isTarget(words: Message['saidWords'], { objectAt }: NamedJob, preposition: number): boolean {
  const at = objectAt - preposition
  if (!towards.has(words[at]?.text ?? '')) return false
  const before = words.slice(Math.max(0, at - changeReach), at)
  return before.some(({ text }) => changing.test(text)) && before.every(({ kind }) => kind !== 'mark')
}

const material =
  /^(?:lamier[ae]|rame|zinco|alluminio|ferro|acciaio|legno|pvc|plastica|cartongesso|marmo|pietra|cotto|gres|laminato|resina|rovere)$/

/** Whether a thing is the material of what was named before it: 'la gronda è caduta, 12 metri di lamiera'. */
function isMaterialOf(one: NamedJob, { saidWords, named }: Pick<Message, 'saidWords' | 'named'>): boolean {
  if (!material.test(saidWords[one.objectAt]?.text ?? '') || one.objectsAt.length > 1) return false
  if (!/^(?:di|in)$/.test(saidWords[one.objectAt - 1]?.text ?? '')) return false
  const start = saidWords.slice(0, one.objectAt).findLastIndex(({ text }) => '.;!?'.includes(text))
  return named.some(
    (other) => other !== one && !other.denied && other.objectAt > start && other.objectAt < one.objectAt,
  )
}

/** Whether a verb has what was named before as its object: 'c’è ancora la carta, serve chi la toglie'. */
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

/** Whether a thing is named as the place of something else: 'il rubinetto del bidet'. */
function isPlace(one: NamedJob, { saidWords, named }: Pick<Message, 'saidWords' | 'named'>): boolean {
  const at = (back: number): string => saidWords[one.objectAt - back]?.text ?? ''
  // 'il muro pieno di scritte'
  // 'non riesce a scavalcare la vasca'
  if (infinitive.test(saidWords[one.objectAt]?.text ?? '')) return false
  // 'la copertura in lamiera' is the thing itself.
  if (saidWords[one.objectAt]?.text.startsWith('lamier') && /^(?:copertur|tett)/.test(at(2))) return false
  if (isMaterialOf(one, { saidWords, named })) return true
  if (at(1) === 'di' && (covered.test(at(2)) || measured.test(at(2)))) return false
  const preposition = placing.has(at(1)) ? 1 : articles.has(at(1)) && placing.has(at(2)) ? 2 : 0
  // 'ho la grondaia bucata', if the message names nothing else that is to be done
  const isOwned = preposition > 0 && owning.has(at(preposition))
  if (isOwned && named.every((other) => other === one || other.denied)) return false
  // '4.200 euro per una caldaia', 'il preventivo del tetto'
  if (preposition > 0) return !priced.test(at(preposition + 1)) && !isTarget(saidWords, one, preposition)
  // 'una casa con due bagni'
  if (at(2) === 'con' && number.test(at(1))) return true
  // 'c’è solo una presa normale, vorrei la colonnina'
  const isThere = isBeing.test(at(3)) && /^(?:c|ci)$/.test(at(4))
  if (articles.has(at(1)) && existing.has(at(2)) && (isThere || owning.has(at(3))))
    return !one.verbsAt.some((verb) => verb > one.objectAt && takesItUp(saidWords, verb))
  // 'ho anche una stufa'
  return articles.has(at(1)) && adverbs.has(at(2)) && owning.has(at(3))
}

/** Whether a thing only says where another one is, even if a verb stands before both: 'stuccare sotto la finestra'. */
function isSpot(one: NamedJob, { saidWords, named }: Pick<Message, 'saidWords' | 'named'>): boolean {
  let at = one.objectAt - 1
  while (between.has(saidWords[at]?.text ?? '')) at -= 1
  if (!spatial.has(saidWords[at]?.text ?? '')) return false
  return named.some((other) => !other.denied && other !== one && other.objectsAt.every((place) => place < at))
}

const surface = /^(?:paret[ei]|mur[aoi]|soffitt[oi]|superfici[e]?)$/

/** Whether a thing without a verb of its own is a surface of which a message gives the size: 'pareti circa 320 mq'. */
function isMeasured({ objectAt, hasOwnVerb }: NamedJob, { saidWords }: Message): boolean {
  const next = saidWords.slice(objectAt + 1, objectAt + 4)
  const figure = next.findIndex(({ kind }) => kind !== 'word')
  return !hasOwnVerb && surface.test(saidWords[objectAt]?.text ?? '') && next[figure]?.kind === 'figure'
}

const adjective = /^nuov[aoie]$/
/** Names of works, which are entries of a list themselves: 'pavimenti, porte, tinteggiatura'. */
const actionNoun = /.{4}(?:tura|zione|mento|aggio)$/
const trades = /^(?:idraulic|elettricist|murator|imbianchin|falegnam|fabbr|piastrellist|serramentist)[oiae]$/

/**
 * Whether a thing stands in a list after the colon behind a job: 'rifare la cucina: piastrelle, attacchi e tinta'. A
 * verb of its own makes it a job again: 'tre cose: cambiare il lavabo, sturare la doccia'.
 */
function isUnderColon(one: NamedJob, { saidWords, named }: Message): boolean {
  const verbs = one.verbsAt.filter((at) => {
    const text = saidWords[at]?.text ?? ''
    return !adjective.test(text) && !actionNoun.test(text)
  })
  // 'lucidare il parquet' spells its verb out.
  if (one.hasOwnVerb && (verbs.length > 0 || infinitive.test(saidWords[one.objectAt]?.text ?? '')))
    return false
  const before = saidWords.slice(0, one.objectAt)
  const colon = before.findLastIndex(({ text }) => ':.;!?'.includes(text))
  if (saidWords[colon]?.text !== ':') return false
  const start = before.slice(0, colon).findLastIndex(({ text }) => '.;!?'.includes(text))
  return named.some((other) => {
    const { denied, objectAt } = other
    const isAction = other.isAction || other.hasOwnVerb
    // 'due cose per un idraulico: …'
    if (trades.test(saidWords[objectAt]?.text ?? '')) return false
    return (
      !denied && isAction && objectAt > start && objectAt < colon && !isPlace(other, { saidWords, named })
    )
  })
}

/**
 * Whether a thing is said in a relative clause about another one that is to be changed: 'cambiare la finestra che ha il
 * vetro rotto'.
 */
function isDescription(one: NamedJob, { saidWords, named }: Message): boolean {
  const before = saidWords.slice(0, one.objectAt)
  const mark = before.findLastIndex(({ kind }) => kind === 'mark')
  const that = before.findLastIndex(({ text }) => text === 'che')
  if (that <= mark) return false
  const own = one.verbsAt.filter((at) => at > that && at < one.to)
  // 'pannelli che si attaccano alla presa'
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

/** Whether another word of a thing stands right behind its verb: 'la casa nuova' of 'imbiancare tutto'. */
function hasObjectAtVerb({ objectAt, objectsAt, verbsAt }: NamedJob): boolean {
  return objectsAt.some((at) => at !== objectAt && verbsAt.includes(at - 1))
}

const giving = /^(?:perche|poiche|siccome|visto|dato|tanto)$/

/** Whether a thing is named in the reason for another one: 'si deve rompere, perché le porte non passano'. */
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
/** So many words behind its name the extent of a thing may be said. */
const farExtent = 6

/**
 * Whether a thing is to be done only where another one is: 'via la vasca, le piastrelle vanno rifatte solo lì', so that it
 * is a part of that work.
 */
export function isExtent(one: NamedJob, { saidWords, named }: Message): boolean {
  const after = saidWords.slice(one.to - 1, one.to + farExtent).map(({ text }) => text)
  const limit = after.findIndex((text) => limiting.test(text))
  if (limit === -1 || !after.slice(limit + 1, limit + 3).some((text) => around.test(text))) return false
  return named.some(
    (other) => other !== one && !other.denied && other.hasOwnVerb && other.objectAt < one.objectAt,
  )
}

/** What is said of asbestos is never only said in passing. */
const hazard = /\/(?:eternit|amianto)$/

/** Whether a thing is a detail of what is done: 'con il massetto da fare', but not 'rifare il massetto'. */
export function isDetail(one: NamedJob, message: Message): boolean {
  if (hazard.test(one.key)) return false
  return (
    (one.at >= one.objectAt && !hasObjectAtVerb(one) && isPlace(one, message)) ||
    isMadeOf(one, message) ||
    isReason(one, message) ||
    isExtent(one, message) ||
    isSpot(one, message) ||
    isMeasured(one, message) ||
    isDescription(one, message) ||
    isUnderColon(one, message)
  )
}
