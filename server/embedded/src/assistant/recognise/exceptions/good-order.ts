import { isPerformer } from '../../italian/people/performers.ts'
import type { Word } from '../../italian/words.ts'

/** Matches a state in which a thing needs no work. */
const sound =
  /^(?:a posto|apposto|a norma|in regola|in ordine|in buono stato|ok|okay|(?:va|vanno|andava|andavano|sta|stanno) (?:ancora |gia |pure |piu che )?(?:bene|benissimo|benone)|(?:regge|reggono|tiene|tengono) ancora|funzionan?o?|certificat|recent|d(?:el|i) 20(?:0[5-9]|[12]\d))/
/** Matches states that are requests without a form of 'essere' before them: 'impianto nuovo'. */
const soundAfterBeing =
  /^(?:stat[aoie] (?:appena |gia )?(?:controllat|verificat|sistemat|rifatt|cambiat|sostituit|revisionat)|nuov|seminuov|buon|perfett|san[oaie]$|san[oaie] |sistemat|rifatt|isolat[oaie](?! (?:mal|poc|pess)))/
const being = new Set(['è', 'sono', 'era', 'erano'])
const adverbs = new Set(
  'tutto tutta tutti tutte gia ancora praticamente quasi molto invece comunque'.split(' '),
)
/** Matches words before a thing that request the state: 'vorrei l’impianto a norma'. */
const asking =
  /^(?:mett\p{L}*|rend\p{L}*|port\p{L}*|far[elo]?|fate|vogl\p{L}*|vorr\p{L}*|serv\p{L}*|adegu\p{L}*|dev\p{L}*|dobb\p{L}*|avere|rifar\p{L}*|non|se)$/u
const askingReach = 4
/** Maximum number of words after the noun that belong to its name: 'impianto elettrico della casa'. */
const mostNames = 4
const stateWords = 5
/**
 * Matches a thing that exists already: 'la pompa di calore l’abbiamo già'. 'L’ho già comprata' is to be
 * installed.
 */
const owned = /^(?:ce )?(?:l|la|lo|li|le) (?:ho|abbiamo|hanno) gia(?:$| [^\p{L}]| e )/u

/** Matches words after 'già' for a thing that is in its place: 'ponteggio già montato'. */
const alreadyThere = /^(?:montat|mess|installat|presente|esistente|rifatt|fatt)[oaie]?$/

/** Matches work that others do. 'Rifà' is read as the infinitive of dialects, which is written alike. */
const doing =
  /^(?:l|la|lo|li|le) (?:(?:ri)?(?:fa|fanno|fara|faranno)|rifare|cambia|cambiano|sistema|sistemano|mette|mettono|paga|pagano|ripara|riparano|stucca|pittura|dipinge|tinteggia|imbianca|vernicia|monta|posa)$/
/** Matches work that is done: 'le finestre le hanno cambiate nel 2015'. */
const done =
  /^(?:l|la|lo|li|le) (?:ho|abbiamo|ha|hanno) (?:gia |appena )?(?:ri)?(?:fatt|cambiat|sostituit|sistemat|controllat|revisionat)[oaie]/
/** Maximum number of words between such a verb and who does the work: 'li stucca e pittura poi un mio'. */
const performerReach = 6

/**
 * Whether a message says that the work on a thing is done, or that others do it: 'il tetto lo rifà il condominio'.
 *
 * @param at the index of the thing in the words
 */
export function isDoneElsewhere(words: readonly Word[], at: number): boolean {
  const textAt = (place: number): string => words[place]?.text ?? ''
  for (let place = at + 1; place <= at + mostNames; place += 1) {
    const word = words[place]
    if (word === undefined || word.kind === 'mark' || word.text === 'non') return false
    if (done.test([0, 1, 2, 3].map((ahead) => textAt(place + ahead)).join(' '))) return true
    if (!doing.test(`${word.text} ${textAt(place + 1)}`)) continue
    const after = words.slice(place + 2, place + 2 + performerReach)
    return after.some(({ text }) => isPerformer(text))
  }
  return false
}

/** Matches the time of a work that is done: 'rifatto nel 2019', 'rifatto l’anno scorso', 'rifatti tre anni fa'. */
const past =
  /^(?:nel 20(?:0[5-9]|1\d|2\d)|l anno scorso|l altr anno|da poco|di recente|pochi (?:anni|mesi) fa|poco fa|(?:un|due|tre|quattro|cinque|[1-9]) (?:anni|anno|mesi) fa)/
const redone = /^(?:rifatt|cambiat|sostituit|sistemat|ristrutturat|rinnovat)[oaie]$/

/**
 * Whether the verb at an index is work that is done: 'rifare' in 'ho fatto rifare l’intonaco', 'rifatto' in 'il tetto,
 * rifatto nel 2019'.
 */
export function isHadDone(words: readonly Word[], at: number): boolean {
  const after = words.slice(at + 1, at + 4).map(({ text }) => text)
  if (redone.test(words[at]?.text ?? '') && past.test(after.join(' '))) return true
  // 'ponteggio già montato'
  if (words[at - 1]?.text === 'gia' && alreadyThere.test(words[at]?.text ?? '') && after[0] !== 'da')
    return true
  const [before, auxiliary, earlier] = [1, 2, 3].map((back) => words[at - back]?.text ?? '')
  // 'non li ho mai fatti lavare'
  if (!/^fatt[oaie]$/.test(before ?? '') || auxiliary === 'mai') return false
  return [auxiliary, earlier].some((word) => /^(?:ho|ha|abbiamo|hanno)$/.test(word ?? ''))
}

/** Returns the text of a word, with the accent that distinguishes 'è' from 'e'. */
const textOf = (word: Word | undefined): string =>
  word?.text === 'e' && word.accented ? 'è' : (word?.text ?? '')

/** Whether the words from an index name a state in which no work is needed. */
function isSoundAt(words: readonly Word[], at: number): boolean {
  let place = at
  const isBeing = being.has(textOf(words[place]))
  if (isBeing || textOf(words[place]) === 'e') place += 1
  while (adverbs.has(textOf(words[place]))) place += 1
  const isThere = textOf(words[place - 1]) === 'gia' && alreadyThere.test(textOf(words[place]))
  const rest = words
    .slice(place, place + stateWords)
    .map((word) => textOf(word))
    .join(' ')
  return isThere || owned.test(rest) || sound.test(rest) || (isBeing && soundAfterBeing.test(rest))
}

/**
 * Whether a message says that a thing is in good order, so that no work is needed: 'impianto a norma',
 * 'l’impianto elettrico è del 2015'.
 *
 * @param at the index of the thing in the words
 */
export function isInGoodOrder(words: readonly Word[], at: number): boolean {
  for (let back = 1; back <= askingReach; back += 1) {
    const word = words[at - back]
    if (word === undefined || word.kind === 'mark') break
    if (asking.test(word.text)) return false
  }
  for (let ahead = 1; ahead <= mostNames; ahead += 1) {
    const word = words[at + ahead]
    if (word === undefined || word.kind === 'mark' || word.text === 'non' || word.text === 'da') return false
    if (isSoundAt(words, at + ahead)) return true
    if (being.has(textOf(word))) return false
  }
  return false
}

/** Whether a thing is said to be in the same state as the one before: 'l’impianto va bene, il quadro pure'. */
export function isAlsoInOrder(words: readonly Word[], at: number): boolean {
  if (!/^(?:pure|anche)$/.test(words[at + 1]?.text ?? '') || (words[at + 2]?.kind ?? 'mark') !== 'mark')
    return false
  const comma = words.slice(0, at).findLastIndex(({ kind }) => kind === 'mark')
  const start = words.slice(0, comma).findLastIndex(({ kind }) => kind === 'mark') + 1
  const before = words.slice(start, comma)
  return comma !== -1 && at - comma <= mostNames && before.some((_, place) => isSoundAt(before, place))
}

/** Matches words after 'il resto' or before it that leave it as it is: 'il resto va bene', 'senza toccare il resto'. */
const left =
  /^(?:toc\p{L}+|bene|posto|buon[oaie]|nuov[oaie]|rest[ai]|riman\p{L}*|ok|cosi|tenia\p{L}*|tengo|lascia\p{L}*)$/u
/** Words around 'il resto' in which it is said to stay. */
const restReach = 7
const home = /^(?:casa|appartament|alloggi)/
const redoing = /^(?:rifa|rifo|ristruttur|rinnov)/

/** Matches words of a customer who has trouble with a bath, or does not use it. */
const troubled =
  /^(?:scavalc\p{L}*|scomod[oa]|pericolos[oa]|us(?:o|a|iamo|ata)|adoper(?:o|a|iamo)|alz(?:o|a|are)|entr(?:o|a|are|arci)|usc(?:ire|irne)|cad(?:o|uta|uto|ere)|riesc[oe]|fatica|paura)$/u
const puttingIn =
  /^(?:mett(?:o|erci|iamoci|iamo|eteci|ici|ere|ete|i)|vorrei|voglio|vorremmo|facciamo|farci|fare)$/
/** Number of words between such a verb and the shower: 'vorrei metterci una doccia'. */
const showerReach = 4

/** Whether a message asks for a shower, because of the trouble with its bath: 'scavalcare la vasca non ce la faccio, vorrei una doccia'. */
function wantsShowerForBath(words: readonly Word[]): boolean {
  const says = (pattern: RegExp): boolean => words.some(({ text }) => pattern.test(text))
  return (
    says(/^vasc/) &&
    says(troubled) &&
    words.some(
      ({ text }, at) =>
        text === 'doccia' &&
        /^(?:una|la)$/.test(words[at - 1]?.text ?? '') &&
        words.slice(Math.max(0, at - showerReach), at).some((one) => puttingIn.test(one.text)),
    )
  )
}

/**
 * Whether a message only has a bath replaced with a shower: it keeps the rest of the bathroom, 'togliere la vasca e mettere una doccia,
 * il resto va bene', or tells of its trouble with the bath.
 */
export function onlyReplacesBath(words: readonly Word[]): boolean {
  const says = (pattern: RegExp): boolean => words.some(({ text }) => pattern.test(text))
  const isReplaced =
    says(/^vasc/) && says(/^docci/) && says(/^(?:togli|lev|elimin|via$|posto$|sostitu|cambi)/)
  if (says(redoing)) return false
  if (wantsShowerForBath(words)) return true
  if (!isReplaced) return false
  return words.some(({ text }, at) => {
    if (text !== 'resto' || home.test(words[at + 2]?.text ?? '')) return false
    return words.slice(Math.max(0, at - 3), at + restReach).some((one) => left.test(one.text))
  })
}
