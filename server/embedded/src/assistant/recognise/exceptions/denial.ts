import { isDoing, isPerformer } from '../../italian/people/performers.ts'
import type { Token } from '../words/terms.ts'
import { endsLikeInfinitive } from '../words/verbs.ts'
import { isAfterNor, isFreed, isKeptToo, keeps, leaving, stays } from './denial-reach.ts'

const wanting =
  /^(?:vogl\w*|vorr\w*|vuol\w*|volev\w*|serv\w*|occorr\w*|interess\w*|dev\w*|dobb\w*|dovr\w*|bisogna|tocc\w*|convien\w*|bast\w*|intend\w*|pens\w*|parl\w*|chied\w*|cerc\w*|posso|possiamo|tutt[aoie]|complet\w*|inter[aoie]|fat\w*|faccia\w*|met\w*|\w+[aei]r(?:e|l[aoei]|n[ei]))$/
const plain = new Set(
  'senza niente nessun nessuno nessuna mica neanche nemmeno neppure esclus escluso esclusa esclusi escluse tranne eccetto'.split(
    ' ',
  ),
)
const turning = new Set('ma pero solo soltanto solamente bensi invece semmai piuttosto basta'.split(' '))
/** Matches an infinitive with a pronoun for its object. */
const takesItsObject = /[aei]rl[aoei]$/
const isWanting = (text: string): boolean => wanting.test(text) && !endsLikeInfinitive(text)
/** Maximum distance between a denial and the thing that it denies, in tokens. */
const reach = 6

const clitics = new Set(['si', 'lo', 'la', 'li', 'le', 'l', 'ne', 'ci'])
/** Matches verbs of works that customers request. Verbs of a fault are not included: 'non si apre'. */
const works =
  /^(?:ri)?(?:cambi|sostitu|fa$|fann|tolg|smont|demol|vernic|pittur|imbianc|tint|dipin|lav[ao]|rimuov|mett|aggiung|tocc)/

/** Matches verbs that may come between 'non' and the work that it denies. */
const owing =
  /^(?:dev\w*|dobb\w*|dovr\w*|pu[oò]|poss\w*|va|vanno|vuol\w*|vogl\w*|vorr\w*|bisogna|serve|occorre)$/

/** Whether 'non' at an index denies a wish and not a working state: 'non rifare', but not 'non parte'. */
function deniesWish(tokens: readonly Token[], at: number, from: number): boolean {
  const next = tokens[at + 1]?.text ?? ''
  if (next === 'solo' || next === 'soltanto') return false
  if (at + 1 === from || isWanting(next)) return true
  // 'non si cambiano', 'non si deve imbiancare niente' deny a wish.
  const between = tokens.slice(at + 1, from).filter(({ text }) => !clitics.has(text))
  return between.every(({ text }) => owing.test(text)) && works.test(tokens[from]?.text ?? '')
}

function isDeniedBefore(tokens: readonly Token[], from: number, wordAt: (at: number) => string): boolean {
  const first = tokens[from]
  if (first && isAfterNor(first, wordAt)) return true
  const group = first?.group
  for (let at = from - 1; at >= Math.max(0, from - reach); at -= 1) {
    const token = tokens[at]
    if (!token || token.group !== group) return false
    // 'non basta la guarnizione' denies the thing after it.
    if (token.text === 'basta' && tokens[at - 1]?.text === 'non') return from - at <= 2
    if (turning.has(token.text)) return false
    if (token.text === 'non' || token.text === 'nn') {
      // 'non li ho mai fatti lavare' tells of the past.
      const between = Array.from({ length: (first?.at ?? 0) - token.at }, (_, step) =>
        wordAt(token.at + step),
      )
      return !between.includes('mai') && deniesWish(tokens, at, from)
    }
    // 'e niente, vorremmo rifarla' denies nothing.
    if (token.text === 'niente' && isWanting(tokens[at + 1]?.text ?? '')) return false
    // 'senza romperle, con quel gres sottile' denies only the verb.
    if (token.text === 'senza' && from > at + 1 && takesItsObject.test(tokens[at + 1]?.text ?? ''))
      return false
    if (plain.has(token.text)) return from - at <= 3 && !isFreed(tokens, at, from, wordAt)
    if (token.text === 'no') return from - at === 1
  }
  return false
}

const refusing = /^(?:serv\w*|interess\w*|tocc\w*|vogl\w*|far\w*|occorr\w*|bisogna|import\w*|rientr\w*|c)$/
/** Words allowed between 'non' and a work that is refused: 'non lo cambio', 'non va rifatto'. */
const beforeWork = new Set(['si', 'lo', 'la', 'li', 'le', 'l', 'ci', 'va', 'vanno', 'mi', 'da'])
const refused = /^(?:vogl|vorr|facc|fat|consider|cont|inclu|compr|tien|tocc|rovin|spost)/
const done =
  /^(?:fatt|rifatt|cambiat|sostituit|nuov|sistemat|ristrutturat|pront|risolt|riparat|imbiancat|tinteggiat|post)[aoie]$/

const taken = new Set(['lo', 'la', 'li', 'le', 'l', 'si', 'ne', 'se', 'ce'])

/**
 * Whether the words after 'non' say that a thing stays as it is: 'non lo tocco', 'non si toccano', 'non va toccato'.
 */
function isUntouched(next: string, afterNext: string): boolean {
  return touching.test(next) || ((taken.has(next) || /^(?:va|vanno)$/.test(next)) && touching.test(afterNext))
}
const touching = /^tocc[aoh]\w*$/

function isDeniedAfter(tokens: readonly Token[], to: number, wordAt: (at: number) => string): boolean {
  const group = tokens[to - 1]?.group
  const at = (place: number): string => {
    const token = tokens[place]
    return token && token.group === group ? token.text : ''
  }
  // 'il solare termico, no quello della corrente' denies the other one.
  const isOfOther = /^quell[oaie]$/.test(at(to + 1))
  if ((at(to) === 'no' && !isOfOther) || /^esclus[aoie]$/.test(at(to))) return true
  // 'caldaia nuova no'
  if (/^nuov[aoie]$/.test(at(to)) && at(to + 1) === 'no') return true
  // 'le valvoline termostatiche no perché le ho'
  if (at(to + 1) === 'no' && /^(?:perche|che|grazie|quell[aeio])?$/.test(at(to + 2))) return true
  // 'i pannelli loro non li toccano': others do not do the work, so it is not denied.
  const toucher = tokens
    .slice(to, to + 6)
    .find(({ text, group: own }) => own === group && /^tocca(?:no)?$/.test(text))
  const isLeftToOthers = toucher !== undefined && /^(?:lo|la|li|le|l|ci)$/.test(wordAt(toucher.at - 1))
  if (at(to) === 'non' && !isLeftToOthers) {
    let next = to + 1
    while (beforeWork.has(at(next))) next += 1
    return refusing.test(at(next)) || (next > to + 1 && (works.test(at(next)) || refused.test(at(next))))
  }
  // 'il tetto vero e proprio non lo tocco': other words may come before 'non'.
  const refusal = [to + 1, to + 2, to + 3].find((place) => at(place) === 'non')
  if (refusal !== undefined && !isLeftToOthers && isUntouched(at(refusal + 1), at(refusal + 2))) return true
  for (let ahead = to; ahead < to + 4; ahead += 1) {
    // 'i tubi hanno 5 anni e restano' denies the work; 'i tubi restano da fare' and 'restano freddi' do not.
    if (at(ahead) !== '' && stays(tokens, ahead, wordAt)) return true
    // 'le persiane le lascio', but not 'lascio a voi'
    const verb = tokens[ahead]
    const isOwn = tokens.slice(to, ahead).every(({ joined }) => !joined)
    const isTakenUp = isOwn && verb?.group === group && takingUp.has(wordAt((verb?.at ?? 0) - 1))
    if (isTakenUp && leaving.test(at(ahead)) && keeps(tokens, ahead, wordAt)) return true
  }
  for (let ahead = to; ahead < to + 3; ahead += 1) {
    if (at(ahead) === 'gia' && done.test(at(ahead + 1))) return true
    if (at(ahead) === 'gia' && done.test(at(ahead + 2))) return true
  }
  return false
}

/**
 * Maximum number of further things between one thing and the verb of its list: 'massetto, pavimento e piastrelle le
 * fa …'.
 */
const listed = 3
/** Pronouns for a thing named before, at the verb of someone else's work. */
const takingUp = new Set(['lo', 'la', 'li', 'le', 'l', 'ci', 'ne'])

/** Whether a known person or firm comes directly before a thing as the subject: 'il muratore i muri li rasa'. */
function isPerformerBefore(tokens: readonly Token[], thing: number, wordAt: (at: number) => string): boolean {
  return [1, 2].some((back) => {
    const one = tokens[thing - back]
    if (!one || one.group !== tokens[thing]?.group || !isPerformer(one.text)) return false
    return known.has(wordAt(one.at - 1))
  })
}

/** Whether the verb at an index is the work of a known person or firm: 'rasa' in 'il muratore i muri li rasa'. */
function isWorkOfOthers(tokens: readonly Token[], at: number, wordAt: (at: number) => string): boolean {
  const verb = tokens[at]
  // 'mia moglie vuole la porta blindata' names a door: 'porta' is a noun and a verb.
  if (!verb || verb.text === 'porta' || !isDoing(verb.text) || !takingUp.has(wordAt(verb.at - 1)))
    return false
  return isPerformerBefore(tokens, at - 1, wordAt)
}

const dative = new Set(['me', 'te', 'ce', 'mi', 'ci'])

/**
 * Whether others or the customers themselves do the work named before an index: 'il tetto lo rifà un’altra ditta',
 * 'le piastrelle le faccio rimettere io', 'ai mobili ci pensa mio cognato'.
 */
function isDoneByOthers(tokens: readonly Token[], to: number, wordAt: (at: number) => string): boolean {
  const last = tokens[to - 1]
  if (!last) return false
  const { group } = last
  // 'poi imbianchiamo noi': the customers do the work.
  if (/^(?!compr|prend|procur).+(?:o|iamo)$/.test(last.text) && ['io', 'noi'].includes(wordAt(last.at + 1)))
    return true
  for (let at = to; at < to + listed && tokens[at]?.group === group; at += 1) {
    const token = tokens[at]
    if (!token) return false
    // 'me la monta': skip the dative pronoun.
    if (dative.has(token.text)) continue
    const before = [wordAt(token.at - 1), wordAt(token.at - 2)]
    if (!before.some((word) => takingUp.has(word))) {
      if (token.joined || at === to) continue
      return false
    }
    if (!isDoing(token.text)) return false
    if (isPerformerBefore(tokens, to - 1, wordAt) && /(?:a|e|ano|ono)$/.test(token.text)) return true
    return [1, 2, 3, 4].some((ahead) => {
      const performer = tokens[at + ahead]
      return performer !== undefined && performer.group === group && isPerformer(performer.text)
    })
  }
  return false
}

/** Words before a known person or firm: 'mio cognato', 'l’impresa'. An unknown one is requested: 'un idraulico'. */
const known = new Set(
  'mio mia miei nostro nostra suo sua il lo la l i gli altra altro stesso stessa'.split(' '),
)
/**
 * Maximum distance in tokens between a thing and the verb of those who do it, and between that verb and those people.
 */
const farPerformer = 4

/**
 * Whether others do the work at an index: 'mio cognato mi rifà il tetto', but not 'cerco un muratore che rifà il
 * tetto'.
 */
function isDoneByKnown(tokens: readonly Token[], from: number, wordAt: (at: number) => string): boolean {
  const group = tokens[from]?.group
  for (let at = from - 1; at >= Math.max(0, from - 2); at -= 1) {
    const verb = tokens[at]
    if (!verb || verb.group !== group) return false
    if (!isDoing(verb.text) || /(?:o|iamo)$/.test(verb.text)) continue
    for (let back = at - 1; back >= Math.max(0, at - farPerformer); back -= 1) {
      const performer = tokens[back]
      if (!performer || performer.group !== group) return false
      if (!isPerformer(performer.text)) continue
      // 'il muratore che mi rifà il tetto' is a request, and so is 'già che viene l’elettricista mi cambia il citofono'.
      const isAsked =
        [1, 2, 3].some((step) => /^ch[ei]$/.test(wordAt(verb.at - step))) ||
        /^(?:viene|vengono|venite|venisse)$/.test(wordAt(performer.at - 2))
      return known.has(wordAt(performer.at - 1)) && !isAsked
    }
  }
  return false
}

const perfect = /^(?:ho|ha|hanno|abbiamo|avete|avevo|aveva|avevamo|avevano)$/
const objects = new Set(['lo', 'la', 'li', 'le', 'l'])
/** Matches words that say that a finished work must be done again: 'l’ho rifatto nel 2005 ma perde'. */
const again = /^(?:ma|pero|da|ora|adesso|male)$/
const farPerfect = 2
const farAgain = 6

/**
 * Whether the work named before an index is finished: 'le finestre le ha già messe mio zio', 'il tetto l’ho rifatto'.
 */
function isFinishedAfter(tokens: readonly Token[], to: number, wordAt: (at: number) => string): boolean {
  const group = tokens[to - 1]?.group
  for (let at = to; at <= to + farPerfect && tokens[at]?.group === group; at += 1) {
    const verb = tokens[at]
    if (!verb || !perfect.test(verb.text) || !objects.has(wordAt(verb.at - 1))) continue
    const participle = [1, 2].map((step) => tokens[at + step]).find((one) => finished.test(one?.text ?? ''))
    if (!participle || participle.group !== group) return false
    return !Array.from({ length: farAgain }, (_, step) => wordAt(participle.at + 1 + step)).some((word) =>
      again.test(word),
    )
  }
  return false
}

/** Whether a message says that the thing at these indices is not wanted, is already done, or is done by others. */
export function isDenied(
  tokens: readonly Token[],
  from: number,
  to: number,
  wordAt: (at: number) => string,
): boolean {
  return (
    isDeniedBefore(tokens, from, wordAt) ||
    isKeptToo(tokens, { from, to }, wordAt) ||
    isDeniedAfter(tokens, to, wordAt) ||
    isDoneByOthers(tokens, to, wordAt) ||
    isFinishedAfter(tokens, to, wordAt) ||
    isWorkOfOthers(tokens, from, wordAt) ||
    isDoneByKnown(tokens, from, wordAt)
  )
}

const auxiliary = new Set(
  'ho abbiamo hanno ha avevo avevamo aveva avevano avete stato stata stati state gia'.split(' '),
)

/** Matches participles of finished works. A theft, a leak or a discovery is not a work. */
const finished =
  /^(?:fatt|rifatt|mess|rimess|montat|installat|posat|sostituit|cambiat|sistemat|costruit|ristrutturat|imbiancat|tinteggiat|pitturat|verniciat|isolat|coibentat)[oaie]$/
/** Matches damage and documents. They exist already and are not requested. */
const harm = /^(?:scritt|dann|buc|graff|crep|macchi|preventiv|offert|sopralluog)/
/** Maximum distance in tokens between a participle and its object. */
const doneReach = 2

/** Whether a message says that the thing at an index exists already: 'mi hanno fatto il controsoffitto'. */
export function isDoneBefore(tokens: readonly Token[], from: number): boolean {
  const group = tokens[from]?.group
  if (harm.test(tokens[from]?.text ?? '')) return false
  for (let at = from - 1; at >= Math.max(0, from - doneReach); at -= 1) {
    const token = tokens[at]
    if (!token || token.group !== group || token.joined) return false
    if (finished.test(token.text) && isPast(tokens, at)) return true
  }
  return false
}

/** Whether a participle is a separate clause, which says that the work is done: 'un tubo: riparato, asciutto'. */
export function isFinished(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  if (!token || !/^(?:riparat|sistemat|risolt|aggiustat)[oaie]$/.test(token.text)) return false
  const [before, next] = [tokens[at - 1], tokens[at + 1]]
  return before !== undefined && before.group !== token.group && next?.group !== token.group
}

/** Whether the verb at an index is in the past tense: 'abbiamo già rifatto', 'è stata sostituita'. */
export function isPast(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  if (!token || !/(?:[aiu]t|tt|st|lt|ss|s)[oaie]$/.test(token.text)) return false
  return [1, 2].some((back) => {
    const before = tokens[at - back]
    return before?.group === token.group && auxiliary.has(before.text)
  })
}
