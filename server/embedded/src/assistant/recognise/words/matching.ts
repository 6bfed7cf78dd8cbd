import { isFinished, isPast } from '../exceptions/denial.ts'
import { isPointless } from '../exceptions/repair-or-new.ts'
import type { Term } from './cues.ts'
import { verbPhrases } from './cues.ts'
import type { Token } from './terms.ts'
import { articles, hasOthersDo, isMaterial, isMishap, isState, requestsNothing } from './verb-senses.ts'
import type { VerbClass } from './verbs.ts'
import { createVocabulary, type Vocabulary } from './vocabulary.ts'

/** A match of a part of a cue in a message. */
export interface Occurrence {
  readonly from: number
  readonly to: number
  readonly score: number
  readonly sentence: number
  /** Whether the part is only a class of verbs. */
  readonly isVerb: boolean
  /** Whether it is a verb that counts only directly before its object. */
  readonly isLight: boolean
  /** Whether it is a verb with a pronoun for its object, so that the object may be anywhere: 'lo cambierei'. */
  readonly hasPronoun: boolean
  /** Whether it is a repair that is not worth its price. It then counts as a replacement. */
  readonly isGivenUp: boolean
}

export const verbWeight = 0.6
const lightWeight = 0.3
/**
 * Factors for less certain matches: with a word between two words of a sequence, in reverse order, and across a
 * joint.
 */
const loose = 0.9
const reversed = 0.8
const acrossJoint = 0.9

/** Matches a verb with a pronoun for its object: 'cambiarla', 'sostituirli'. */
const withObject = /(?:ar|er|ir|ur)(?:l[oaie]|gli)$/
const pronouns = new Set(['la', 'lo', 'li', 'le', 'l'])
/** After these words 'la' is a pronoun and not an article: 'me la attacca', 'chi li tira giù', 'poi li rimonta'. */
const beforePronouns = new Set(['me', 'te', 'ce', 've', 'chi', 'che', 'poi', 'non'])
/** Maximum distance in sentences between a verb and its object before it. */
const farObject = 2

/** Minimum score of a verb. A match by a typing error is not sufficient. */
const surely = 0.9

const verbVocabulary: Vocabulary<(typeof verbPhrases)[number]> = createVocabulary(
  verbPhrases.flatMap((phrase) => (phrase.terms[0] ? [[phrase.terms[0], phrase] as const] : [])),
)

/** Units that a cue may have beside a verb: '@vernicia + mq'. */
export const units = new Set(['mq', 'metri', 'metro'])

/** Whether a term written out in a cue is a verb of a class, or a unit. It is then not an object. */
export function isVerbTerm(term: Term): boolean {
  if (term.kind === 'verb' || units.has(term.text)) return true
  return verbVocabulary
    .find(term.text)
    .some(({ value: { light, terms }, score }) => score >= surely && !light && terms.length === 1)
}

function fits(token: Token | undefined, term: Term, group: number): boolean {
  if (token?.group !== group) return false
  if (term.kind === 'verb') return false
  return term.kind === 'start' ? token.text.startsWith(term.text) : token.text === term.text
}

/** Words beside a verb that name no thing: 'non da cambiare eh, solo pitturati!'. */
const adverbs = new Set(
  'non solo eh poi anche subito bene tutti tutte tutto tutta ovviamente chiaramente insomma quindi magari vorrei voglio si e'.split(
    ' ',
  ),
)

/** Whether a single word is a verb of one of the classes. */
function isVerbAlone({ text }: Token): boolean {
  return verbVocabulary
    .find(text)
    .some(({ value, score }) => score >= surely && !value.light && value.terms.length === 1)
}

/** Returns the sentences that contain only verbs. Their object is in an earlier sentence. */
function sentencesOfVerbs(tokens: readonly Token[]): ReadonlySet<number> {
  const bySentence = Map.groupBy(tokens, ({ sentence }) => sentence)
  return new Set(
    [...bySentence]
      .filter(
        ([, all]) =>
          all.some((one) => isVerbAlone(one)) &&
          all.every((one) => isVerbAlone(one) || adverbs.has(one.text)),
      )
      .map(([sentence]) => sentence),
  )
}

/** Returns all verbs of a message by class. A verb with a pronoun also counts for the sentences before. */
export function findVerbs(
  tokens: readonly Token[],
  wordAt: (at: number) => string,
): ReadonlyMap<VerbClass, readonly Occurrence[]> {
  const found = new Map<VerbClass, Occurrence[]>()
  const bare = sentencesOfVerbs(tokens)
  for (const [at, token] of tokens.entries()) {
    for (const { value: phrase, score } of verbVocabulary.find(token.text)) {
      if (score < surely) continue
      const rest = phrase.terms.slice(1)
      if (!rest.every((term, index) => fits(tokens[at + 1 + index], term, token.group))) continue
      if (isPast(tokens, at) || isFinished(tokens, at) || isMishap(token, wordAt)) continue
      if (isState(tokens, at, wordAt) || isMaterial(token, wordAt)) continue
      if (requestsNothing(token, wordAt)) continue
      if (phrase.light && hasOthersDo(token, wordAt)) continue
      if (fittings.test(token.text)) continue
      const weight = phrase.light ? lightWeight : verbWeight
      const last = tokens[at + phrase.terms.length - 1]?.at ?? token.at
      const takesObject =
        withObject.test(token.text) ||
        isPronoun(token, wordAt) ||
        (isNecessity(token, wordAt) && !hasSubject(tokens, at)) ||
        isOfThose(token, wordAt) ||
        bare.has(token.sentence) ||
        isThere([1, 2, 3].map((step) => wordAt(last + step)))
      const one = {
        from: at,
        to: at + phrase.terms.length,
        score: weight,
        isVerb: true,
        isLight: phrase.light,
        hasPronoun: takesObject,
        isGivenUp: false,
      }
      // 'non vale la pena ripararla' requests a replacement.
      const isGivenUp = phrase.of === 'ripara' && isPointless(token.at, wordAt)
      const of = isGivenUp ? 'cambia' : phrase.of
      const list = found.get(of) ?? []
      found.set(of, list)
      list.push({ ...one, isGivenUp, hasPronoun: takesObject || isGivenUp, sentence: token.sentence })
      if (!takesObject) continue
      for (let back = 1; back <= Math.min(farObject, token.sentence); back += 1) {
        list.push({ ...one, sentence: token.sentence - back })
      }
    }
  }
  return found
}

/** Whether the next words name a place by pointing to it: 'ridare il bianco solo lì sopra'. */
function isThere(next: readonly string[]): boolean {
  return next.some(
    (word, at) => /^(?:li|la|qui)$/.test(word) && /^(?:sopra|sotto|dentro|dietro)$/.test(next[at + 1] ?? ''),
  )
}

/** Matches pipe connections, which look like a form of 'attaccare'. */
const fittings = /^attacc(?:o|hi)$/

/** Whether a verb in a form such as 'vanno ridipinte' refers to a thing named before. */
function isNecessity({ text, at }: Token, wordAt: (at: number) => string): boolean {
  if (!/[ts][oaie]$/.test(text)) return false
  // 'vanno rimesse le piastrelle' has its object after the verb.
  if (articles.has(wordAt(at + 1))) return false
  return [1, 2].some((back) =>
    /^(?:va|vanno|andrebber?o?|andra|andranno|vada|vadano)$/.test(wordAt(at - back)),
  )
}

const necessary = /^(?:va|vanno|andrebber?o?|andra|andranno|vada|vadano)$/

/** Whether a verb has its subject in its own clause: 'le piastrelle vanno rifatte', but not 'poi vanno rifatte'. */
function hasSubject(tokens: readonly Token[], at: number): boolean {
  const group = tokens[at]?.group
  let place = at - 1
  while (place >= 0 && (necessary.test(tokens[place]?.text ?? '') || adverbs.has(tokens[place]?.text ?? '')))
    place -= 1
  const subject = tokens[place]
  return (
    subject !== undefined && subject.group === group && !tokens[place + 1]?.joined && !isVerbAlone(subject)
  )
}

/** Whether a verb refers to a thing named before: 'sono 8 da cambiare', 'ne ho 3 da riparare'. */
function isOfThose({ at }: Token, wordAt: (at: number) => string): boolean {
  return (
    wordAt(at - 1) === 'da' &&
    /^\d+$/.test(wordAt(at - 2)) &&
    /^(?:sono|ho|abbiamo|ne|saranno)$/.test(wordAt(at - 3))
  )
}

const modal =
  /^(?:vorrei|vorremmo|vorrebbe(?:ro)?|voglio|vogliamo|volevo|volevamo|vuole|devo|dobbiamo|dovrei|dovremmo|deve|posso|possiamo|potrei|far|fare|faccio|facciamo|farei|faremmo|fatt[oaie]|ho|abbiamo|mai)$/
/** Maximum number of such words between a pronoun and its verb: 'li vorrei far pulire', 'li ho mai fatti lavare'. */
const mostModals = 3

/** Whether the word before a verb is a pronoun: 'lo cambierei'. Before a plain form 'la' may be an article. */
function isPronoun({ text, at }: Token, wordAt: (at: number) => string): boolean {
  let start = at - 1
  while (start > at - 1 - mostModals && modal.test(wordAt(start))) start -= 1
  if (start < at - 1 && pronouns.has(wordAt(start))) return true
  if (!pronouns.has(wordAt(at - 1))) return false
  return beforePronouns.has(wordAt(at - 2)) || /(?:o|ei|iamo|emmo|ebbe|ate|ete|ite)$/.test(text)
}

/** For each term number, the indices of the tokens that match it, with their scores. */
export type TermPlaces = ReadonlyMap<number, ReadonlyMap<number, number>>

/** Whether two words share the word before them: 'elettrico e idraulico', 'sia elettrico che idraulico'. */
function isListed(tokens: readonly Token[], from: number, to: number): boolean {
  const token = tokens[to]
  return token !== undefined && token.joined && token.group === tokens[from]?.group
}

/** Words that do not refer to the word before them. */
const ordered = new Set(['sopra', 'sotto', 'senza', 'dentro', 'fuori', 'non'])

/** Words allowed between 'non' and its verb. */
const afterNot = new Set('si se mi ci piu la lo li le ne riesce riesco mai ancora bene'.split(' '))

/** Finds a sequence of terms. `places` gives, for each term number, the matching tokens and their scores. */
// oxlint-disable-next-line max-params -- its one call names each argument
export function findSequence(
  ids: readonly number[],
  places: TermPlaces,
  tokens: readonly Token[],
  weightOf: (id: number) => number,
  verbTerms: ReadonlySet<number>,
): Occurrence[] {
  const [first] = ids
  const starts = first === undefined ? undefined : places.get(first)
  if (!starts) return []
  const found: Occurrence[] = []
  const isVerb = ids.length === 1 && verbTerms.has(first ?? -1)
  const weigh = isVerb ? () => verbWeight : weightOf
  const occurrence = (from: number, to: number, score: number): void => {
    found.push({
      from,
      to,
      score,
      sentence: tokens[from]?.sentence ?? 0,
      isVerb,
      isLight: false,
      hasPronoun: false,
      isGivenUp: false,
    })
  }
  for (const [start, fit] of starts) {
    // 'quella l’ha cambiata il padrone di casa'
    if (isVerb && isPast(tokens, start)) continue
    const group = tokens[start]?.group
    let at = start
    let score = fit * weigh(first ?? 0)
    let factor = 1
    const rest = ids.slice(1)
    const [only] = rest.length === 1 ? rest : []
    // 'impianto elettrico e idraulico': the second word shares the noun.
    const shared =
      only === undefined || verbTerms.has(first ?? -1) || tokens[start]?.text === 'non'
        ? undefined
        : [2, 3].find((step) => places.get(only)?.has(start + step) && isListed(tokens, start, start + step))
    if (shared !== undefined && only !== undefined) {
      const fit2 = places.get(only)?.get(start + shared) ?? 0
      occurrence(start + shared, start + shared + 1, (fit * weigh(first ?? 0) + fit2 * weigh(only)) * loose)
      continue
    }
    // Other objects may be between a verb and its object: 'rifare i pavimenti di casa' is not about the whole home.
    const mayGap = !verbTerms.has(first ?? -1) && tokens[start + 1]?.text !== 'non'
    // 'non è a norma e va rifatto' does not contain 'non va'.
    const isDenial = tokens[start]?.text === 'non' && !afterNot.has(tokens[start + 1]?.text ?? '')
    const isWhole = rest.every((id, index) => {
      const next = places.get(id)
      // 'guaina e gres nuovo' requests a new floor and not a new membrane.
      const isNextEntry = tokens[at + 1]?.joined === true && tokens[at + 2]?.joined !== true
      const mayStep = mayGap && !isNextEntry && !(isDenial && index === 0)
      const step = next?.has(at + 1) ? 1 : mayStep && next?.has(at + 2) ? 2 : 0
      if (step === 0 || tokens[at + step]?.group !== group) return false
      if (step === 2) factor *= loose
      if (tokens[at + step]?.joined) factor *= acrossJoint
      at += step
      score += (next?.get(at) ?? 0) * weigh(id)
      return true
    })
    if (isWhole) occurrence(start, at + 1, score * factor)
    const [second] = rest
    if (isWhole || rest.length !== 1 || second === undefined) continue
    const before = places.get(second)?.get(start - 1)
    // 'piastrelle sopra la vasca' does not match 'sopra le piastrelle'.
    if (ordered.has(tokens[start]?.text ?? '')) continue
    const isJoined = tokens[start]?.joined === true || tokens[start - 1]?.group !== group
    if (before === undefined || isJoined) continue
    occurrence(start - 1, start + 1, (fit * weigh(first ?? 0) + before * weigh(second)) * reversed)
  }
  return found
}
