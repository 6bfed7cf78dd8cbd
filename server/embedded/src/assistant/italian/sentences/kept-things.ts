import { readNumberWord } from '../numbers/number-words.ts'
import type { Word } from '../words.ts'

/** Matches verbs before a participle: 'l’abbiamo rifatta', 'è stata rifatta'. */
const having = /^(?:ho|ha|hai|abbiamo|avete|hanno|avevo|aveva|avevano|avevamo)$/
/** Matches a finished work. */
const finished =
  /^(?:(?:ri)?fatt|(?:ri)?cambiat|sostituit|rinnovat|sistemat|intubat|mess|montat|installat|adeguat|aggiornat|isolat|rivist|ristrutturat|risanat|impermeabilizzat|posat|riparat|revisionat|(?:ri)?verniciat|(?:ri)?tinteggiat|imbiancat|pitturat)[oaie]$/
/** Matches the state of a thing that needs no work: after 'è', 'sono'. */
const goodState = /^(?:nuov|seminuov|recent|san|perfett|buon|ottim|intatt|apposto$|ok$|okay$)/
const being = /^(?:sono|era|erano|sembrano|sembra|son)$/
const staying = /^(?:resta|restano|rimane|rimangono|tengo|teniamo)$/
/** Words that may stand between a verb and its participle or state. */
const between = new Set(
  'gia stato stata stati state anche tutto tutta tutti tutte ancora quasi praticamente pure ieri noi loro'.split(
    ' ',
  ),
)
/** Matches a wish or a work to be done. In its clause no thing is finished. */
const wanted =
  /^(?:vorrei|vorremmo|voglio|vogliamo|serve|servono|rifare|cambiare|sostituire|mettere|montare|installare|rifarl[aoie]|cambiarl[aoie]|vecchi[oae]?|vecchiotti|marci[oae]?|rott[oaei]|preventivo|rifate|cambiate)$/
/** Words that refer back to the thing of the clause before: 'quindi quella non si tocca', 'li hanno rifatti'. */
const referring =
  /^(?:quell[oaie]|ess[oaie]|l|la|lo|li|le|quindi|rifatt[oaie]|gia|sono|son|va|vanno|restano?|non|tutt[oaie])$/
const article = /^(?:il|lo|la|l|i|gli|le|tutti|tutte|tutto|tutta|quell[oaie]|quei|nostr[oaie])$/

const textAt = (words: readonly Word[], at: number): string => words[at]?.text ?? ''

const isBeing = (words: readonly Word[], at: number): boolean =>
  being.test(textAt(words, at)) || (textAt(words, at) === 'e' && words[at]?.accented === true)

/** Returns the first index after a verb that is not one of the words between. */
function pastBetween(words: readonly Word[], at: number): number {
  let place = at
  while (place < at + 3 && between.has(textAt(words, place))) place += 1
  return place
}

const isDenied = (words: readonly Word[], at: number): boolean =>
  [1, 2, 3].some((back) => /^(?:non|nn|nun|mai|se)$/.test(textAt(words, at - back)))

/** Whether a statement that begins at an index says that its thing is finished, sound or not to be touched. */
function saysKept(words: readonly Word[], at: number): boolean {
  const [text, next, afterNext] = [0, 1, 2].map((step) => textAt(words, at + step))
  if (/^(?:non|nn|nun)$/.test(text ?? ''))
    return (next === 'si' || next === 's' ? (afterNext ?? '') : (next ?? '')).startsWith('tocc')
  if (isDenied(words, at)) return false
  const rest = textAt(words, pastBetween(words, at + 1))
  // 'va bene se li cambiamo?' and 'vanno bene anche nuovi' are no state: the clause must end here.
  if (/^(?:va|vanno|sta|stanno)$/.test(text ?? '')) {
    const state = pastBetween(words, at + 1)
    const end = textAt(words, state + 1)
    return (
      /^(?:bene|benissimo|buon[oaie]|apposto)$/.test(textAt(words, state)) && isEnd(words, state + 1, end)
    )
  }
  if (staying.test(text ?? ''))
    return isEnd(words, at + 1, next ?? '') || /^(?:quell|cosi|com|dov|li$)/.test(next ?? '')
  if (having.test(text ?? ''))
    return finished.test(rest) || (/^fatt[oaie]$/.test(rest) && isWorkAfter(words, at))
  if (/^(?:ok|okay|apposto)$/.test(text ?? '')) return isEnd(words, at + 1, next ?? '')
  // 'le valvole ci sono già'
  if (text === 'ci' && being.test(next ?? '') && afterNext === 'gia') return true
  if (text === 'gia') return finished.test(next ?? '') || /^(?:nuov|posto|apposto)/.test(next ?? '')
  if (!isBeing(words, at)) return false
  const place = pastBetween(words, at + 1)
  const isAtPlace = rest === 'a' && /^(?:posto|norma)$/.test(textAt(words, place + 1))
  const isInOrder = rest === 'in' && /^(?:ordine|regola)$/.test(textAt(words, place + 1))
  return goodState.test(rest) || finished.test(rest) || isAtPlace || isInOrder || isRenewed(words, place)
}

/** Whether an infinitive follows: 'l’abbiamo fatta intubare'. */
const isWorkAfter = (words: readonly Word[], at: number): boolean =>
  [2, 3].some((step) => /[aei]re$/.test(textAt(words, at + step)))

/** Whether 'stata messa a norma' begins here. */
const isRenewed = (words: readonly Word[], at: number): boolean =>
  finished.test(textAt(words, at)) && textAt(words, at + 1) === 'a'

function isEnd(words: readonly Word[], at: number, text: string): boolean {
  return (words[at]?.kind ?? 'mark') === 'mark' || /^(?:cosi|come|e|quindi|pero|ma)$/.test(text)
}

/** Maximum distance in words between a thing and the statement about it. */
const reach = 14

/** Whether a past time follows: 'rifatti l’anno scorso', 'cambiate nel 2018', 'due anni fa'. */
function isLongAgo(words: readonly Word[], at: number): boolean {
  const near = words.slice(at, at + 4)
  return near.some(
    ({ text, value }) => /^(?:fa|scors[oa]|poco|recente)$/.test(text) || (value > 1990 && value < 2100),
  )
}

const keeping =
  /^(?:lasci(?:o|amo)|lascer(?:ei|emmo)|teng(?:o|hiamo)|teniamo|terr(?:ei|emmo)|manten(?:go|iamo)|conserv(?:o|iamo))$/
const touching =
  /^(?:tocc(?:o|hiamo|herei|heremmo)|camb(?:io|iamo|ierei)|rifacci(?:o|amo)|sostitui(?:sco|amo))$/

/** Whether the verb at an index keeps the thing after it: 'lascio i tubi vecchi', 'non tocco le piastrelle'. */
function keepsNext(words: readonly Word[], at: number): boolean {
  if (touching.test(textAt(words, at))) return /^(?:non|nn|nun)$/.test(textAt(words, at - 1))
  return keeping.test(textAt(words, at)) && !/^(?:non|nn|nun)$/.test(textAt(words, at - 1))
}

/** Whether a finished work stands before its thing: 'abbiamo già rifatto i tubi', 'hanno già le valvole', 'sono nuove le finestre'. */
function isKeptBefore(words: readonly Word[], thing: number): boolean {
  const before = article.test(textAt(words, thing - 1)) ? thing - 2 : thing - 1
  if (before < thing - 1 && keepsNext(words, before)) return true
  if (isDenied(words, before)) return false
  if (textAt(words, before) === 'gia') return true
  if (goodState.test(textAt(words, before))) return before < thing - 1 && isBeing(words, before - 1)
  if (!finished.test(textAt(words, before))) return false
  return [1, 2].some((back) => having.test(textAt(words, before - back))) && before < thing - 1
}

/** Whether a clause that begins at an index refers back to the thing of the clause before. */
function refersBack(words: readonly Word[], at: number): boolean {
  const text = textAt(words, at)
  if (!referring.test(text)) return false
  // 'la caldaia è nuova' begins with an article, and 'la abbiamo cambiata' with a pronoun.
  return (
    !/^(?:l|la|lo|li|le)$/.test(text) || /^(?:noi|non)$/.test(textAt(words, at + 1)) || isVerb(words, at + 1)
  )
}

const isVerb = (words: readonly Word[], at: number): boolean =>
  having.test(textAt(words, at)) || staying.test(textAt(words, at)) || isBeing(words, at)

/** The articles of the nouns that an object pronoun stands for. */
const articlesOf: Readonly<Record<string, RegExp>> = {
  le: /^(?:le|quelle)$/,
  li: /^(?:i|gli|quei|quelli)$/,
  la: /^(?:la|quella)$/,
  lo: /^(?:il|lo|quel|quello)$/,
}
const joint = /^(?:e|ed|che|mentre)$/

/** Whether a statement has an object of its own: 'c’è un bagno e che le finestre le ha cambiate lo zio'. */
function hasOtherObject(words: readonly Word[], from: number, at: number): boolean {
  const [pronoun, noun, before, conjunction] = [1, 2, 3, 4].map((back) => textAt(words, at - back))
  if (at - 3 <= from || noun === undefined || noun.length < 4) return false
  if (pronoun === 'l') return joint.test(conjunction ?? '') && article.test(before ?? '')
  return Object.hasOwn(articlesOf, pronoun ?? '') && articlesOf[pronoun ?? '']?.test(before ?? '') === true
}

/** Whether the words before a statement give it a subject of its own: 'la caldaia è nuova'. */
function isOfOther(words: readonly Word[], from: number, at: number): boolean {
  if (hasOtherObject(words, from, at)) return true
  const before = textAt(words, at - 1)
  if (at - 1 <= from || words[at - 1]?.kind !== 'word' || before.length < 4) return false
  if (/^(?:quell|quindi|tutt|ess|infatt|percio|pure|anche)/.test(before)) return false
  return article.test(textAt(words, at - 2)) || words[at - 2]?.kind === 'figure'
}

/**
 * A year or an age that makes a finished work too old to tell that the thing stays: 'rifatti nel 1985', 'trent’anni fa'.
 * Gino then asks.
 */
const oldYear = 2016
const oldAge = 10

function isOld(words: readonly Word[], at: number): boolean {
  return words.slice(at, at + 6).some(({ value, text, kind }, step) => {
    const number =
      kind === 'figure'
        ? value
        : (readNumberWord(/^(?:vent|trent|quarant|cinquant)$/.test(text) ? `${text}a` : text) ?? 0)
    return (number > 1900 && number < oldYear) || (number > oldAge && textAt(words, at + step + 1) === 'anni')
  })
}

/** Whether a thing at an index is told to be finished or to stay. */
function isKeptAt(words: readonly Word[], thing: number): boolean {
  let start = thing
  while (start > thing - 6 && words[start - 1]?.kind === 'word' && !isTurn(words, start - 1)) start -= 1
  // 'vorrei rifare i tubi': only a further clause may take that back.
  let isWanted = words.slice(start, thing).some(({ text }) => wanted.test(text))
  if (!isWanted && isKeptBefore(words, thing)) return !isOld(words, thing)
  const next = pastBetween(words, thing + 1)
  // 'tubi rifatti l’anno scorso'
  if (!isWanted && finished.test(textAt(words, next)) && isLongAgo(words, next + 1))
    return !isOld(words, next)
  let from = thing
  for (let at = thing + 1; at < Math.min(words.length, thing + reach); at += 1) {
    const word = words[at]
    if (word === undefined || '.;!?'.includes(word.text) || /^(?:tranne|se|cui)$/.test(word.text))
      return false
    // '6 faretti per nascondere i tubi che hanno già montato': the purpose has another thing.
    if (word.text === 'per' && /[aei]re$/.test(textAt(words, at + 1))) return false
    if (word.kind === 'mark' || isTurn(words, at)) {
      const opens = isTurn(words, at + 1) ? at + 2 : at + 1
      if (!refersBack(words, opens)) return false
      from = opens
      if (isWanted && !isTurn(words, at) && opens === at + 1) return false
      isWanted = false
      continue
    }
    if (wanted.test(word.text) || (word.text === 'da' && /[aei]re$/.test(textAt(words, at + 1))))
      isWanted = true
    else if (!isWanted && saysKept(words, at)) return !isOfOther(words, from, at) && !isOld(words, at)
  }
  return false
}

const isTurn = (words: readonly Word[], at: number): boolean => /^(?:ma|pero)$/.test(textAt(words, at))

/** Whether words tell of a work in the past: 'li hanno rifatti due anni fa', 'sono state verniciate da poco'. */
export const tellsPastWork = (words: readonly Word[]): boolean =>
  words.some((_, at) => {
    if (!having.test(textAt(words, at)) && !isBeing(words, at)) return false
    const work = pastBetween(words, at + 1)
    return finished.test(textAt(words, work)) && !isDenied(words, at) && isLongAgo(words, work + 1)
  })

/**
 * Whether a message says that a thing is already done, sound or not to be touched, so that no work is meant: 'le
 * finestre le abbiamo già cambiate', 'i tubi non si toccano', 'la canna fumaria è nuova'.
 *
 * @param isThing whether a word names the thing
 */
export function isKept(words: readonly Word[], isThing: (text: string, at: number) => boolean): boolean {
  return words.some(({ text, kind }, at) => kind === 'word' && isThing(text, at) && isKeptAt(words, at))
}
