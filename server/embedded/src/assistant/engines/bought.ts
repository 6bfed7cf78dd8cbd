import { contentWords } from '../italian/patterns.ts'
import type { Utterance } from '../italian/utterance.ts'
import type { Word } from '../italian/words.ts'
import { found, type Slot } from '../slots/slot.ts'

const bought = /^(?:pres|comprat|acquistat|ordinat|regalat|recuperat|procurat)[oaie]$/
/** Matches words for a past purchase or for a thing that is already there. */
const having = /^(?:ho|abbiamo|ha|hanno|avevo|avevamo|gia|l|li|le)$/
/** Matches shops by their name or kind. */
const shopName = /^(?:online|internet|amazon|leroy|ikea|brico\p{L}*|obi|tecnomat|outlet|offerta|negozio)$/u
/** Matches other sources of a bought thing, and the person who bought it. */
const otherSource = /^(?:svendita|saldo|fiera|usat[oaie]|second[ao]|subito|io|noi)$/
const isSource = (text: string): boolean => shopName.test(text) || otherSource.test(text)
/**
 * Matches things that are bought or taken but are not material of a job: a home, an appointment,
 * measurements.
 */
const otherwise =
  /^(?:cas[ae]|appartament\p{L}*|alloggi\p{L}*|vill\p{L}*|rustic\p{L}*|mansard\p{L}*|attic\p{L}*|negozio|immobil\p{L}*|terren\p{L}*|ufficio|bilocal\p{L}*|trilocal\p{L}*|monolocal\p{L}*|preventiv\p{L}*|misur\p{L}*|appuntament\p{L}*|feri[ae]|contatt\p{L}*|informazion\p{L}*|decision\p{L}*|paur\p{L}*|mobil[ei]|cucina|lavatric\p{L}*|lavastovigli\p{L}*|frigo\p{L}*|auto|vettura|suv|utilitaria|moto|scooter|benzina|diesel|color[ei]|acqua|fuoco|mutuo|multa|scossa|colpo|cura|esempio|parte|servizio|lavoro|posto|residenza|affitto|treno|aereo|patente|laurea|congedo|ferie|cane|gatto|spavento|influenza|metro|righello|not[ae]|appunti|tempo|sole|botta)$/u
const isOtherPurchase = (text: string, next = ''): boolean =>
  otherwise.test(text) || (text === 'macchina' && /^(?:elettric|ibrid)a$/.test(next))
/** Numbers of words before and after the participle in which the bought thing is searched. */
const reach = 5
const nearSource = 6

const isMark = (word: Word | undefined): boolean => word === undefined || word.kind === 'mark'

/**
 * Whether the purchase was years ago, so that the thing is the old one: 'comprata nel 2009', 'presa 8 anni
 * fa'.
 */
function isLongAgo(after: readonly Word[]): boolean {
  return after.some(
    ({ text, value }, at) =>
      (value > 1950 && value < 2024) || (/^ann[oi]$/.test(text) && after[at + 1]?.text === 'fa'),
  )
}

const auxiliary = /^(?:ho|abbiamo|ha|hanno|avevo|avevamo|gia)$/

/** Whether 'presa' is the socket: 'nel box ho una presa', but not 'l’ho presa online'. */
function isSocket(words: readonly Word[], at: number): boolean {
  if (!/^pres[ae]$/.test(words[at]?.text ?? '') || isSource(words[at + 1]?.text ?? '')) return false
  return !auxiliary.test(words[at - 1]?.text ?? '')
}

/** Whether a purchase has no object but a place, so that it is that of a home: 'siamo una coppia e abbiamo comprato a Lecce'. */
function buysHome(before: readonly Word[], after: readonly Word[]): boolean {
  const [auxiliaryVerb, pronoun] = [before.at(-1)?.text ?? '', before.at(-2)?.text ?? '']
  return (
    /^(?:ho|abbiamo)$/.test(auxiliaryVerb) &&
    !/^(?:l|li|le|la|lo)$/.test(pronoun) &&
    /^(?:a|ad|in)$/.test(after[0]?.text ?? '') &&
    !after.some(({ text }) => isSource(text))
  )
}

/**
 * Whether the customer says that the thing to install is already bought: 'preso un condizionatore online',
 * 'le porte ce le hanno regalate'. A bought home or an appointment does not count.
 */
export function saysBought({ words }: Utterance): boolean {
  return words.some(({ text }, at) => {
    if (!bought.test(text) || isSocket(words, at)) return false
    // 'li comprate voi': the one who does the work buys it.
    if (/^(?:voi|loro|lui)$/.test(words[at + 1]?.text ?? '')) return false
    const before = words.slice(Math.max(0, at - reach), at)
    const after = words.slice(at + 1, at + 1 + nearSource)
    // 'abbiamo comprato a Lecce' buys a home.
    if (buysHome(before, after)) return false
    const start = before.findLastIndex((word) => word.kind === 'mark' && '.;!?'.includes(word.text))
    const end = after.findIndex((word) => word.kind === 'mark' && '.;!?'.includes(word.text))
    const near = [...before.slice(start + 1), ...after.slice(0, end === -1 ? after.length : end)]
    if (near.some((word, index) => isOtherPurchase(word.text, near[index + 1]?.text)) || isLongAgo(after))
      return false
    // 'non l’ho ancora presa': not bought yet.
    if (before.slice(-4).some((word) => /^(?:non|nn|mai|vanno|va|essere|vengono|viene)$/.test(word.text)))
      return false
    const isMine = before.slice(-2).some((word) => having.test(word.text))
    return isMine || near.some((word) => isSource(word.text)) || isMark(words[at - 1])
  })
}

/** Matches verbs of customers or of those they know who get the material. */
const buying =
  /^(?:compr(?:o|iamo|a|ano|er[oa]|eremo)|procur(?:o|iamo|a)|fornisc(?:o|e)|forniamo|ordin(?:o|iamo|a|er[oa])|acquist(?:o|iamo|a))$/
/** Verbs that mean it only beside a shop, or beside what is left to the professional: 'li prendo al brico, voi li montate'. */
const taking =
  /^(?:prend(?:o|iamo|er[oa]|eremo)|port(?:o|iamo)|trov(?:o|iamo)|pag(?:o|hiamo)|recuper(?:o|iamo)|mett(?:o|iamo)|scelgo)$/
/** Matches what is left to the professional: 'voi li montate', 'pensate al montaggio', 'dovete solo attaccarli'. */
const fitting =
  /^(?:mont(?:ate|atel[aoei]|arl[aoei]|aggio|are)|mett(?:ete|etel[aoei]|erl[aoei])|pos(?:a|ate|atel[aoei]|arl[aoei]|are)|install(?:ate|atel[aoei]|arl[aoei]|azione|are)|attacc(?:ate|arl[aoei]|are)|manodopera|colleg(?:ate|arl[aoei]|are))$/
const ownFitting = /^(?:mont(?:o|iamo)|install(?:o|iamo)|pos(?:o|iamo)|attacc(?:o|hiamo))$/
/** Matches orders to leave a thing out, which the customer then does not have fitted: 'levale proprio, le prendo io'. */
const leavingOut = /^(?:togli(?:ete|amo)?|leva(?:te)?|leviamo|elimina(?:te)?|scarta(?:te)?)l[aoei]$/
/** Matches further places where material is sold. */
const shopPlace = /^(?:centro|magazzino|ingrosso|fabbrica|mercat\p{L}+|colorificio|rivenditore|showroom)$/u
const isShop = (text: string): boolean => shopName.test(text) || shopPlace.test(text)
const clitic = /^(?:l[aoei]?|cel[aoei]|mel[aoei])$/
/** Matches things that are no material, and words after which nothing is decided. */
const notMaterial =
  /^(?:permess\p{L}*|pratic\p{L}*|vecchi[oaie]?|maceri\p{L}*|discarica|via|detrazion\p{L}*|bonus|fattur\p{L}*|acconto|prezzo|cifra|spes[ae])$/u
const undecided = /^(?:se|o|oppure|posso|potrei|conviene|non|nun|quando|forse|magari)$/
/** Number of words before the pronoun in which the thing is searched, and after the verb in which its source is. */
const thingReach = 4
const sourceReach = 7

/**
 * Whether the customer says that the material is got without the professional: 'le mattonelle me le procuro io', 'gli
 * apparecchi li compro là e voi li montate'. A question and a choice decide nothing.
 */
export function buysOwn({ words, raw }: Utterance): boolean {
  // 'le prendo da Leroy Merlin e le monto da me' leaves nothing to do.
  if (raw.includes('?') || words.some(({ text }) => ownFitting.test(text) || leavingOut.test(text)))
    return false
  const isLeft = words.some(({ text }) => fitting.test(text))
  return words.some(({ text }, at) => {
    const isBuying = buying.test(text)
    if ((!isBuying && !taking.test(text)) || !clitic.test(words[at - 1]?.text ?? '')) return false
    const before = words.slice(Math.max(0, at - 1 - thingReach), at)
    const after = words.slice(at + 1, at + 1 + sourceReach)
    const near = [...before, ...after]
    // 'da un’altra parte' is a shop.
    const isElsewhere = near.some((word, index) => word.text === 'parte' && near[index - 1]?.text === 'altra')
    const isOther = (word: string): boolean => otherwise.test(word) && !(isElsewhere && word === 'parte')
    if (near.some((word) => isOther(word.text) || notMaterial.test(word.text))) return false
    if (before.some((word) => undecided.test(word.text))) return false
    // 'le compra l’impresa'
    const isOwn = /(?:o|iamo|emo)$/.test(text) || /^mi[oa]$/.test(after[0]?.text ?? '')
    const isMine = after.slice(0, 2).some((word) => /^(?:io|noi|mi[oa])$/.test(word.text))
    const hasShop = isElsewhere || after.some((word) => isShop(word.text))
    return isOwn && (isBuying ? isMine || isLeft || hasShop : hasShop || (isMine && isLeft))
  })
}

/** Returns a slot that also reads the option `option` from a message about a purchase. */
export function orBought(slot: Slot, option: string): Slot {
  return {
    ...slot,
    read: (utterance, asked) =>
      slot.read(utterance, asked) ??
      (saysBought(utterance) || buysOwn(utterance) ? found({ kind: 'choice', option }) : null),
  }
}

const haveVerb = /^(?:ho|abbiamo)$/
const pronoun = /^(?:l|lo|la|li|le|ne)$/
const beforeNoun = /^(?:il|lo|la|l|i|gli|le|un|uno|una|mio|mia|miei|mie|nostr[oaie]|dei|delle|degli|su|sul)$/

/** Tells whether a word names the thing to fit. */
type Matcher = Pick<RegExp, 'test'>

/**
 * Whether 'ho già', at the index of 'già', tells of another thing than the one to fit: 'ho già i pannelli', and also 'ho già
 * due split in sala, ne vorrei un altro'. 'Le ho già' and 'ho già comprato' are about the thing itself.
 */
function hasOther(words: readonly Word[], at: number, thing: Matcher): boolean {
  const isHaving = words[at]?.text === 'gia' && haveVerb.test(words[at - 1]?.text ?? '')
  if (!isHaving || pronoun.test(words[at - 2]?.text ?? '')) return false
  const rest = words.slice(at + 1)
  const noun = rest.find(({ text, kind }) => kind !== 'figure' && !beforeNoun.test(text))
  const next = noun?.text ?? ''
  if (noun === undefined || noun.kind === 'mark' || bought.test(next) || /^(?:tutt|in$|io$)/.test(next))
    return false
  const isMore = rest.some(({ text }, after) => /^altr[oaie]$/.test(text) && after > 0)
  return isMore || !rest.slice(0, ownReach).some(({ text }) => thing.test(text))
}
/** Number of words after 'ho già' in which the thing itself is named: 'ho già due bei condizionatori'. */
const ownReach = 4

/** Matches words at which a clause ends, besides marks. */
const clauseEnd = /^(?:e|ed|ma|pero|vorrei|voglio|vorremmo|mi|ci|quindi)$/
const isClauseEnd = ({ text, kind }: Word): boolean => kind === 'mark' || clauseEnd.test(text)

/** Whether words name a thing after an article, and none of them the thing to fit. */
const namesOnlyOther = (words: readonly Word[], thing: Matcher): boolean =>
  words.some(
    ({ text, kind }, at) =>
      at > 0 && kind === 'word' && beforeNoun.test(words[at - 1]?.text ?? '') && text.length > 3,
  ) && !words.some(({ text }) => thing.test(text))

/**
 * Returns the places of the words of a clause which says at the verb `at` that the customer has or bought another thing: 'i pannelli
 * li ho già', 'ho già comprato i pannelli'. An empty list for any other verb.
 */
function clauseOfOther(words: readonly Word[], at: number, thing: Matcher): readonly number[] {
  if (!haveVerb.test(words[at]?.text ?? '')) return []
  const start = words.slice(0, at).findLastIndex((word) => isClauseEnd(word)) + 1
  const length = words.slice(at).findIndex((word) => isClauseEnd(word))
  const end = length === -1 ? words.length : at + length
  const after = words.slice(at + 1, Math.min(end, at + 3))
  const isHad = after.some(({ text }) => text === 'gia' || bought.test(text))
  const isPronoun = pronoun.test(words[at - 1]?.text ?? '')
  const named = isPronoun ? words.slice(start, at - 1) : words.slice(at + 1, end)
  const isOther =
    isHad && (isPronoun || after.some(({ text }) => bought.test(text))) && namesOnlyOther(named, thing)
  return isOther ? Array.from({ length: end - start }, (_, step) => start + step) : []
}

/**
 * Returns a slot that reads what the customer has without the other things that are there.
 *
 * @param thing matches the words for the thing to fit
 */
export function ofOwn(slot: Slot, thing: Matcher): Slot {
  return {
    ...slot,
    read: (utterance, asked) => {
      const { words: all } = utterance
      const others = new Set(all.flatMap((_, at) => clauseOfOther(all, at, thing)))
      const words = all.filter((_, at) => !others.has(at) && !hasOther(all, at, thing))
      if (words.length === all.length) return slot.read(utterance, asked)
      return slot.read({ ...utterance, words, content: contentWords(words) }, asked)
    },
  }
}
