import { isCraftsman, isTradesperson } from '../../../italian/people/performers.ts'
import { isKept, tellsPastWork } from '../../../italian/sentences/kept-things.ts'
import type { Utterance } from '../../../italian/utterance.ts'
import { spokenText, type Word } from '../../../italian/words.ts'
import type { AnyJobKey } from '../../../jobs/job-engine.ts'
import type { JobMention } from '../../../recognise/recognise.ts'
import type { Message, NamedJob } from '../../message.ts'

/** Number of words between 'se' and the job that belong to one condition. */
const reach = 6

/** Matches verbs of finding and of events: 'se c’è amianto sotto', 'e se trovate i tubi marci', 'se va via la luce'. */
const finding =
  /^(?:trov\p{L}+|scopr\p{L}+|rest[oi]|restiamo|rimang[oa]|rimaniamo|salta|saltano|esce|escono|risulta\p{L}*|va|vanno|manca|mancasse|piov\p{L}+|succed\p{L}+|capita|rovin\p{L}+|sporc\p{L}+|macchi\p{L}+|graffi\p{L}+|dannegg\p{L}+|rompono|spaccano|bucano)$/u

/** Matches what follows 'c', 'ce' or 'ci' in 'se c’è', 'se ce n’è', 'se ci sono'; in 'se ci metto' they add a thing. */
const being = /^(?:e|sono|fosse|fossero|stanno|sta|era|erano|n|ne)$/

/** Matches words that say when or by chance: 'se un giorno manca la luce', 'se poi trovate i tubi marci'. */
const passing = /^(?:un|giorno|domani|poi|per|caso|mai|magari|invece|sotto)$/

/** Whether a word after 'se' begins a finding. */
function finds(text: string, next: string | undefined): boolean {
  const isThere = /^c[ei]?$/.test(text) && being.test(next ?? '')
  // 'e se sono da cambiare le travi?'
  const isToDo = /^(?:e|sono|fosse|fossero)$/.test(text) && next === 'da'
  return finding.test(text) || isThere || isToDo
}

/** Whether the word at an index is a move that only tells the time: 'imbiancare prima del trasloco'. */
function isMoveAsTime(words: Utterance['words'], at: number): boolean {
  const [before, preposition, event] = [at - 2, at - 1, at].map((place) => words[place]?.text ?? '')
  return (
    /^(?:prima|dopo|entro|durante|vista)$/.test(before ?? '') &&
    /^(?:il|i|lo|l|la|del|dei|dello)$/.test(preposition ?? '') &&
    /^traslo[ck]/.test(event ?? '')
  )
}

/** Words around a lift that only tell how the home is: 'terzo piano, ascensore piccolo', 'c’è l’ascensore'. */
const beforeLift = /^(?:piano|senza|con|no|niente|c|ci|e|manca|ha|abbiamo|ho)$/
const afterLift = /^(?:piccol[oa]|strett[oa]|grande|no|si|c|da|ok|presente)$/
const liftReach = 3
const wishesLift = /^(?:install|mett|mont|vorr|vogl|serv|costru|aggiung|preventiv|far[eo]?$)/

/** Whether the word at an index is the lift that a home has or lacks. */
function isLiftOfHome(words: Utterance['words'], at: number): boolean {
  if (!words[at]?.text.startsWith('ascensor')) return false
  const before = words.slice(Math.max(0, at - liftReach), at)
  if (before.some(({ text }) => wishesLift.test(text))) return false
  return before.some(({ text }) => beforeLift.test(text)) || afterLift.test(words[at + 1]?.text ?? '')
}

/** Returns the words without those that only tell the time or how the home is. */
export function withoutSituation(words: Utterance['words']): Utterance['words'] {
  return words.filter((_word, at) => !isMoveAsTime(words, at) && !isLiftOfHome(words, at))
}

/** Matches what makes a scaffold the means of other work: 'basta un trabattello', 'ci si arriva con un trabattello'. */
const asMeans = /^(?:basta|bastano|bastera|con|col)$/
/** Matches words that ask whether the price includes something: 'tutto compreso, anche l’impalcatura?'. */
const including = /^(?:compres|inclus)[oaie]$/
/** Number of words between them and a scaffold. */
const includingReach = 5

/** Whether a mention of a scaffold only says how the other work is reached. */
function isMeans(words: Utterance['words'], { key, objectAt }: JobMention): boolean {
  if (key !== 'ristrutturazione_facciata/ponteggio') return false
  const before = words.slice(Math.max(0, objectAt - includingReach), objectAt)
  return (
    before.slice(-2).some(({ text }) => asMeans.test(text)) || before.some(({ text }) => including.test(text))
  )
}

/** Whether a mention of a wall only says where another thing is put: 'il water lo spostiamo sulla parete opposta'. */
function isOnWall(words: Utterance['words'], { key, objectAt }: JobMention): boolean {
  if (key !== 'ristrutturazione/muro') return false
  return /^(?:sul|sulla|sull|alla|al|contro|dalla|dal|nella|nel)$/.test(words[objectAt - 1]?.text ?? '')
}

/** Whether a mention of a shower only says that people take one: 'tre figli che si fanno la doccia'. */
function isTakenShower(words: Utterance['words'], { objectAt }: JobMention): boolean {
  const [verb, article, shower] = [objectAt - 2, objectAt - 1, objectAt].map((at) => words[at]?.text ?? '')
  return (
    /^docc(?:ia|e)$/.test(shower ?? '') &&
    /^(?:la|una|le)$/.test(article ?? '') &&
    /^(?:fa|fai|fo|faccio|facciamo|fanno|fare|farsi|farmi|farci|fatto|facendo)$/.test(verb ?? '') &&
    words[objectAt - 3]?.text !== 'da'
  )
}

/** Whether a mention of a gutter is the flue of a boiler: 'lo scarico va già sul tetto'. */
const isFlue = (words: Utterance['words'], { key, objectAt }: JobMention): boolean =>
  key === 'ristrutturazione_tetto/grondaie' &&
  words[objectAt]?.text === 'scarico' &&
  words.some(({ text }) => /^(?:caldai|fum[oi]$)/.test(text))

/** Matches a distance after the thing from which it counts: 'quadro a 6 metri', 'contatore a circa 10 m'. */
const distance = /^(?:(?:è|e|sta|sara) )?a (?:circa |tipo )?[\d.,–-]+ ?(?:m|mt|metri)(?: |$)/u

/** Whether a mention of the switchboard only tells how far the cable runs. */
const isDistance = (words: Utterance['words'], { key, objectAt }: JobMention): boolean =>
  key === 'impianti/quadro' && distance.test(spokenText(words.slice(objectAt + 1)))

/** Matches words after which a place is one from which somebody looks: 'guardare dal lucernario'. */
const looking =
  /^(?:guard\p{L}+|ved(?:o|ere)|vist[oaie]|cont(?:are|at[oaie])|misurat[oaie]|misurare|affacci\p{L}+)$/u
const from = /^da(?:l|llo|lla|ll|i|gli|lle)$/
/** Number of words between such a verb and the place: 'li ho contati bene dal balcone'. */
const lookingReach = 3
/** Matches what somebody sees from a place named before: 'dal balcone ne conto 22', 'dalla finestra ho visto che'. */
const seen =
  /^(?:(?:del|della|dei|delle|di) \p{L}+ )?(?:(?:ne|li|le) )?(?:conto|vedo|(?:ho|abbiamo) (?:vist|contat|guardat)[oaie])(?: |$)/u

/** Whether a mention only names the place from which somebody looks: 'son salito a guardare dal lucernario: ne ho contati 22'. */
function isViewpoint(words: Utterance['words'], { objectAt, objectsAt }: JobMention): boolean {
  if (!from.test(words[objectAt - 1]?.text ?? '')) return false
  const before = words.slice(Math.max(0, objectAt - 1 - lookingReach), objectAt - 1)
  const clause = before.slice(before.findLastIndex(({ kind }) => kind === 'mark') + 1)
  return (
    clause.some(({ text }) => looking.test(text)) ||
    seen.test(spokenText(words.slice(Math.max(...objectsAt) + 1)))
  )
}

/** Jobs that repair something. What was done lately can fail again. */
const repairs = /(?:riparazione|guasto|perdita|perdite|servizio|tegola|punto-piano)$/

/** Whether a repair would only follow from what the customer does: 'se lo alzo le porte non si aprono più'. */
function isOwnAct([pronoun, verb]: readonly Word[], { key }: JobMention): boolean {
  return (
    repairs.test(key) &&
    /^(?:lo|la|li|le)$/.test(pronoun?.text ?? '') &&
    /^(?!ripar|aggiust|sistem|cambi)\p{L}{3,}(?:o|iamo)$/u.test(verb?.text ?? '')
  )
}

/**
 * Whether a mention only states a circumstance and neither requests nor drops a job: 'se c’è amianto sotto?',
 * 'se non la riparano si paga?'.
 *
 * @param words the words to which the positions of the mention refer
 */
export function isCircumstance(words: Utterance['words'], mention: JobMention): boolean {
  const { at, to, objectAt, denied } = mention
  if (isMoveAsTime(words, objectAt) || isMeans(words, mention) || isOnWall(words, mention)) return true
  if (isTakenShower(words, mention) || isFlue(words, mention) || isDistance(words, mention)) return true
  if (isViewpoint(words, mention)) return true
  const before = words.slice(Math.max(0, at - reach), to)
  const condition = before.findLastIndex(({ text }) => text === 'se')
  if (condition === -1) return false
  const inside = before.slice(condition + 1).filter(({ text }) => !passing.test(text))
  if (inside.some(({ kind }) => kind === 'mark')) return false
  if (isOwnAct(inside, mention)) return true
  if (denied) return inside.some(({ text }) => text === 'non')
  return inside.slice(0, 2).some(({ text }, index) => finds(text, inside[index + 1]?.text))
}

/** Words before the name of a trade that asks for no work of its own: 'da far fare a un idraulico'. */
const beforeTrade = /^(?:un|uno|il|lo|l|i|gli|a|al|all|allo|da|dal|dall|dallo|dell|del)$/

/** Whether a mention is the name of a trade and not of its work: 'mi serve l’idraulico'. */
export const isTrade = ({ objectAt }: JobMention, words: Utterance['words']): boolean =>
  isCraftsman(words[objectAt]?.text ?? '') && beforeTrade.test(words[objectAt - 1]?.text ?? '')

/** Returns the mentions without the trades, if others say what work they are to do: 'serve l’idraulico, il rubinetto gocciola'. */
function withoutTrades(mentions: readonly JobMention[], words: Utterance['words']): readonly JobMention[] {
  // 'sia l’idraulico che l’elettrico': the systems.
  if (words.some(({ text }) => text === 'elettrico')) return mentions
  const works = mentions.filter((one) => !isTrade(one, words))
  return works.some(({ denied }) => !denied) ? works : mentions
}

/** Returns the mentions that ask for work: without circumstances, and without trades whose work others name. */
export const withoutBackground = (
  mentions: readonly JobMention[],
  words: Utterance['words'],
): readonly JobMention[] => withoutTrades(mentions, words).filter((one) => !isCircumstance(words, one))

/**
 * Whether a statement only names somebody of a trade beside the jobs in hand: 'l’elettricista lo trovo io', 'il geometra
 * dice che basta'. 'mi serve anche un elettricista' asks for one, and 'e l’idraulico?' for the price of his work.
 */
export function isTradeOnly({ objectAt, also, kind }: NamedJob, { saidWords }: Message): boolean {
  return kind === 'statement' && !also && isTradesperson(saidWords[objectAt]?.text ?? '')
}

const lift: AnyJobKey = 'altro/ascensore'
const wishing = /^(?:serv|vorr|vogl|volev|install|mett|mont|costru|aggiung|preventiv)/
const wishReach = 4
const standing = /^(?:e|sta|dista|rimane|resta)$/
/** Number of words after a thing in which its distance begins: 'il quadro è a 6 metri'. */
const distanceReach = 3

/**
 * Whether a mention only says how the place of another work is: 'bagno completo, terzo piano, ascensore', 'il quadro è a 6
 * metri', of a charger.
 */
export function isSituation(
  { key, objectAt, hasOwnVerb }: NamedJob,
  all: readonly NamedJob[],
  { saidWords }: Pick<Message, 'saidWords'>,
): boolean {
  if (hasOwnVerb || all.every((other) => other.key === key)) return false
  const before = saidWords.slice(Math.max(0, objectAt - wishReach), objectAt)
  // 'e anche un ascensore' asks for one.
  const isAlso = before.slice(-2).some(({ text }) => text === 'anche' || text === 'pure')
  if (key === lift) return !isAlso && !before.some(({ text }) => wishing.test(text))
  const after = saidWords.slice(objectAt + 1, objectAt + 1 + distanceReach)
  return (
    standing.test(after[0]?.text ?? '') &&
    after[1]?.text === 'a' &&
    (after[2]?.kind === 'figure' || /^(?:un|due|tre|pochi|circa|meno)$/.test(after[2]?.text ?? ''))
  )
}

const turning = /^(?:ma|pero|mentre|invece)$/

/** Whether a clause ends at a word. */
const ends = ({ kind, text }: Word): boolean => kind === 'mark' || turning.test(text)

/** Returns the words of the clause in which a mention names its thing. */
function clauseOf({ objectAt }: NamedJob, { saidWords }: Pick<Message, 'saidWords'>): readonly Word[] {
  const start = saidWords.slice(0, objectAt).findLastIndex((word) => ends(word)) + 1
  const end = saidWords.findIndex((word, at) => at > objectAt && ends(word))
  return saidWords.slice(start, end === -1 ? undefined : end)
}

/** Words before 'va bene' that make it an agreement. */
const agreeing = /^(?:ok|si|e|no|allora|dai|ma|beh)$/
const article = /^(?:il|lo|la|l|i|gli|le)$/

/** Whether a clause says that a thing fits as it is: 'nelle camere va bene la cinghia'. 'va bene la porta' agrees. */
function suits(clause: readonly Word[]): boolean {
  return clause.some(
    ({ text }, at) =>
      text === 'bene' &&
      /^(?:va|vanno)$/.test(clause[at - 1]?.text ?? '') &&
      article.test(clause[at + 1]?.text ?? '') &&
      clause.slice(0, at - 1).some((word) => !agreeing.test(word.text)),
  )
}

/**
 * Whether a statement only tells that a thing is done, in good order or fit as it is: 'le ringhiere sono state verniciate da
 * poco', 'i balconi li hanno rifatti due anni fa', 'nelle camere va bene la cinghia'.
 */
export function isToldAsDone(one: NamedJob, { saidWords }: Pick<Message, 'saidWords'>): boolean {
  if (one.kind !== 'statement') return false
  const clause = clauseOf(one, { saidWords })
  if (suits(clause)) return true
  if (repairs.test(one.key)) return false
  return tellsPastWork(clause) || isKept(saidWords, (_, at) => one.objectsAt.includes(at))
}

/** Matches a far time: 'fra un paio d’anni', 'l’anno prossimo', 'un domani'. */
const farTime =
  /(?:^| )(?:(?:tra|fra) (?:\p{L}+ |\d+ ){0,4}ann[oi]|ann[oi] (?:prossim[oi]|che vien\p{L}+|ventur[oi])|prossim[oi] ann[oi]|piu avanti|in futuro|un domani|prima o poi)(?: |$)/u
/** Matches what the customer does anyway: 'stiamo per mettere la pompa di calore, quindi fatelo da 10 kW'. */
const aboutTo = /(?:^| )(?:sto|stiamo|stanno|stavamo) per \p{L}+(?:are|ere|ire) /u
const ordering =
  /^(?:aggiung(?:i|ete|iamo|eteci|ici)|mett(?:i|ete|ici|eteci)|fate|fammi|cont(?:a|ate)|includ\p{L}+)$/u

/** Whether a statement only tells what the customer plans for years later, or is about to do: 'fra un paio d’anni pensiamo di metterci il fotovoltaico'. */
export function isFarPlan(one: NamedJob, message: Pick<Message, 'saidWords'>): boolean {
  const clause = clauseOf(one, message)
  const said = spokenText(clause)
  return (
    one.kind === 'statement' &&
    (farTime.test(said) || aboutTo.test(said)) &&
    !clause.some(({ text }) => ordering.test(text))
  )
}
