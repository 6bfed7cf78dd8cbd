import { asksCost } from '../../italian/sentences/unmarked-questions.ts'
import { thingOf } from '../../italian/things.ts'
import type { Word } from '../../italian/words.ts'
import type { Message, NamedJob } from '../message.ts'

const correcting =
  /^(?:no[ ,.]+)?(?:scus(?:a|i|ate)[ ,]+)?(?:anzi|allora no|ma allora|aspett[ai]|ripensandoci|cambio idea|ci ho ripensato|ho ripensato|ho cambiato idea|m[ie] (?:sono|so) sbagliat[oa]|ho sbagliato|vol(?:evo|evamo) dire|intendev(?:o|amo)|(?<=scus(?:a|i|ate)[ ,]{1,2})(?:è|era|sono|erano|e[’']))(?!\p{L})/iu

/** Whether a message corrects an earlier statement: 'anzi, prima vorrei farla riparare'. */
export function corrects({ text }: Pick<Message, 'text'>): boolean {
  return correcting.test(text.trimStart())
}

/** Whether a message only asks to wait before it says something, which replaces no job: 'aspetta: c’è anche il bagno'. */
export function onlyWaits({ text }: Pick<Message, 'text'>): boolean {
  return /^\s*(?:no[ ,.]+)?aspett[ai](?:te)?(?!\p{L})/iu.test(text)
}

/** Matches verbs with which a customer asks for work: 'vorrei', 'mi serve', 'fate', 'aggiungi', 'rifacciamo', 'lo cambio'. */
const requesting =
  /^(?:vo(?:rrei|rremmo|glio|gliamo|levo|levamo|rria)|vojo|voglia|bisogna|bisogno|serv(?:e|ono|irebbe|irebbero)|dev[oe]|dobbiamo|dovrei|dovremmo|preferisc[oe]|preferi(?:rei|amo|remmo)|f(?:ate|ai|atemi|ammi|accio|amo)|fare(?:i|mmo)?|mett(?:o|i|ete|iamoci|erei)|metti(?:ci|amo)|d(?:ai|ammi|ate|atemi|ategli|atele|ateci|ia|iano)|facc(?:ia|iano)|facess(?:e|ero)|mett(?:a|ano)|aggiung(?:a|ano)|aggiung(?:o|i|ete|iamo|erei)|t(?:ogli|olgo|orna|orno|ornate)|lev(?:o|a|ate)|prend(?:o|erei|i)|pigli[oa]|camb(?:io|ierei)|rifaccio|rifarei|conta(?:mi|te)?|calcola(?:mi|te)?|quota(?:mi|te)?|approfitt\p{L}{1,6}|serve)$/u
/** Matches verbs in the first person plural: 'cambiamo', 'lasciamo'. */
const ofUs = /^\p{L}{2,}iamo(?:l[aoie]|ci|ne)?$/u
/** Matches orders with a pronoun for the thing named before: 'aggiungilo', 'mettili', 'fatela'. */
const withPronoun =
  /^(?:aggiung(?:i|ete|iamo)|mett(?:i|ete|iamo)|f(?:ate|allo|alla)|includ(?:i|ete|iamo)|cont(?:a|ate|iamo)|consider(?:a|ate|iamo)|cambi(?:a|ate)|sistem(?:a|ate)|ripar(?:a|ate)|aggiust(?:a|ate)|sostitui(?:sci|te)|rifate)(?:ce|me)?l[aoie]$/u
const noRequest = new Set(
  'abbiamo siamo stiamo dormiamo abitiamo viviamo andiamo vediamo sappiamo possiamo usciamo torniamo sentiamo teniamo'.split(
    ' ',
  ),
)
const wishOfOthers = /^(?:chied(?:e|ono)|vuole|vogliono|vorrebbe|vorrebbero)$/
const infinitive = /(?:[aei]re|[aei]r(?:l[aoie]|ci|n?e|mi|vi)|rre)$/u
/** Words before a verb that make it no request: 'quando facciamo la doccia', 'per insufflare 85 metri quanto ci vuole'. */
const subordinate = new Set('quando se mentre che dove per come senza prima dopo non'.split(' '))
/** Number of words before a verb that may make it no request. */
const subordinateReach = 2
/** Words after which a participle is still to be done: 'va cambiato', 'vanno rifatte', 'sarebbe da'. */
const toDo = /^(?:va|vanno|andrebbe|andrebbero|anna)$/u
const participle = /(?:[aiu]t[aoie]|tt[aoie]|s[aoie])$/u

/** Whether a word at an index asks for work. */
export function asksAt(words: readonly Word[], at: number): boolean {
  const text = words[at]?.text ?? ''
  if (toDo.test(text)) return [1, 2].some((next) => participle.test(words[at + next]?.text ?? ''))
  // 'l’assemblea chiede anche il pavimento'
  if (wishOfOthers.test(text) && /^(?:anche|pure)$/.test(words[at + 1]?.text ?? '')) return true
  const isOfUs = ofUs.test(text) && !noRequest.has(text)
  if (![requesting, withPronoun, infinitive].some((verb) => verb.test(text)) && !isOfUs) return false
  // 'aggiungo che goccia quando …' adds a remark.
  if (words[at + 1]?.text === 'che' && text.startsWith('aggiung')) return false
  const before = words.slice(Math.max(0, at - subordinateReach), at)
  // 'tanto vale che cambiamo anche i tubi'
  if (words[at - 1]?.text === 'che' && words[at - 2]?.text === 'vale') return true
  return !before.some((word) => subordinate.has(word.text))
}

/** Matches verbs of others: 'e se salite e trovate un travetto marcio?' asks for no work. */
const ofOthers = /(?:[aei]te|[aeo]no|[ai]sse|[ai]ssero)$/
const pronouns = /^(?:mi|ci|vi|si|ve|ce|me|te|lo|la|li|le|ne|non|poi|invece|anche|pure)$/

/** Whether a message supposes a work of the customer's: 'e se ci metto il condizionatore?'. */
function supposes({ whole: { words } }: Message): boolean {
  const at = words.slice(0, 2).findIndex(({ text }) => text === 'se')
  if (at === -1) return false
  const verb = words.slice(at + 1).find(({ text }) => !pronouns.test(text))
  // 'se si alza poi le porte non si aprono' tells what happens.
  const isEvent =
    words[at + 1]?.text === 'si' && /^(?!puo$|fa$|potesse$)\p{L}{3,}[ae]$/u.test(verb?.text ?? '')
  return !isEvent && !ofOthers.test(verb?.text ?? '')
}

/** Matches verbs before 'anche' and 'pure' that say that a thing is there. */
const being = /^(?:sono|ho|abbiamo|stanno|sta|sarebbe|sarebbero)$/
/** Matches words with which a customer remembers one more work: 'dimenticavo: anche la colonnina'. */
const remembering = /^(?:dimenticavo|scordavo)$/
const forgotten = /^(?:dimenticat|scordat)[oaie]$/
const beforeForgotten = /^(?:ho|avevo|abbiamo|avevamo|sono|ero|so)$/

/** Words before 'poi' with which a customer remembers one more work: 'ah e poi', 'ok, poi'. */
const beforeThen = /^(?:ah|oh|ok|okay|dimenticavo|e|,|\.)$/

/** Whether a message says that one more thing is there or needed: 'c’è anche una perdita', 'un’altra cosa', 'già che ci siamo'. */
export function tellsOneMore(words: readonly Word[]): boolean {
  return words.some(({ text }, at) => {
    const before = words[at - 1]
    // 'ah poi quella del bagno ha la cinghia rotta', 'ah e poi il cappotto'
    const isThen = text === 'poi' && at > 0 && words.slice(0, at).every((one) => beforeThen.test(one.text))
    if (remembering.test(text) || isThen) return true
    // 'ne ho dimenticati due' counts more of the things in hand.
    const isOfThem = words[at - 2]?.text === 'ne'
    if (forgotten.test(text) && beforeForgotten.test(before?.text ?? '') && !isOfThem) return true
    if (text === 'che') return before?.text === 'gia'
    if (text === 'cosa') return before?.text === 'altra'
    const isThere = being.test(before?.text ?? '') || (before?.text === 'e' && before.accented)
    return (text === 'anche' || text === 'pure') && isThere
  })
}

/** Matches verbs of an order to the professionals, also in the polite form: 'cambiate', 'sistemi', 'ci metta'. */
const ordered =
  /^(?:mi|me|ci|ce)?(?:cambi(?:a|ate|i|no)?|sistem(?:a|ate|i|ino)|ripar(?:a|ate|i|ino)|aggiust(?:a|ate|i|ino)|mont(?:a|ate|i|ino)|install(?:a|ate|i|ino)|sostitu(?:isci|ite|isca)|rif(?:ate|ai|accia|acciano)|f(?:accia|acciano)|mett(?:a|ano)|aggiung(?:a|ano)|tolg(?:a|ano)|togliete|puli(?:te|sca)|pulisci|control(?:la|late|li|lino)|(?:ri)?vernici(?:a|ate)?|(?:r?im)?bianc(?:a|ate|hi)|(?:ri)?tinteggi(?:a|ate)|(?:ri)?dipinge(?:te)|(?:ri)?pittur(?:a|ate|i)|guard(?:a|ate|i)|d(?:ia|iano))(?:mi|ci|me|ce)?(?:l[aoie])?$/u
const adding = /^(?:anche|pure|anca|inoltre)$/
/** Number of words between the verb of an order and 'anche': 'mi cambiate già che ci siete anche …'. */
const addingReach = 3
/** Words before a form like 'cambiate' that is no order: 'le tubature sono cambiate anche loro', 'hanno sistemato'. */
const beforeParticiple = /^(?:ho|hai|ha|abbiamo|hanno|sono|stat[ei]|so|e|essere|che|se|quando|chi|non)$/

/** Number of words between 'anche' and the thing: 'anche la ringhiera del balcone'. */
const thingReach = 4

/** Whether a message orders the thing of a mention as one more work: 'cambiate anche il miscelatore', 'ci metta anche un termostato'. */
export function ordersOneMore({ also, objectsAt }: NamedJob, { saidWords }: Message): boolean {
  if (!also) return false
  return saidWords.some(({ text }, at) => {
    if (!ordered.test(text)) return false
    const before = saidWords[at - 1]
    // 'mentre c’è cambi anche' has an accent, and 'e cambiate anche' adds.
    const isVerb = before === undefined || !beforeParticiple.test(before.text) || before.text === 'e'
    const next = saidWords.slice(at + 1, at + 1 + addingReach)
    const further = at + 1 + next.findIndex((word) => adding.test(word.text))
    return (
      isVerb && further > at && objectsAt.some((place) => place > further && place <= further + thingReach)
    )
  })
}

const softening = /^(?:va|dai|grazie|pure|allora|li|la)$/

/** Whether a message orders a thing that it named before: 'c’è il water crepato, cambiate anche quello'. */
const ordersNamed = ({ saidWords }: Message): boolean =>
  saidWords.some(
    ({ text }, at) =>
      /^quell[oaie]$/.test(text) &&
      [1, 2].some((back) => ordered.test(saidWords[at - back]?.text ?? '')) &&
      ((saidWords[at + 1]?.kind ?? 'mark') === 'mark' || softening.test(saidWords[at + 1]?.text ?? '')),
  )

/** Maximum number of words of a message that names a job without a verb: 'e una pompa di calore?'. */
const mostElliptical = 7
/** Number of words at the beginning with 'allora': 'vabbè e allora una pompa di calore?'. */
const mostAfterOpening = 3
const opening = new Set('e ed o oppure anche pure poi invece piu con'.split(' '))
/** A mention with at least this weight is a title, or stands for a replacement. */
export const sureWeight = 9

/** Matches gerunds with a pronoun for the thing in hand. */
const takingUp = /ndo(?:l[aoie]|ne)$/

/** Whether a message asks for work outside its questions. */
export function asksForWork({ sentences }: Message): boolean {
  return sentences.some(
    ({ kind, utterance: { words } }) => kind !== 'question' && words.some((_, at) => asksAt(words, at)),
  )
}

/** Minimum probability that a message after the figure adds a job. */
const sureAddition = 0.9

/** Things of which the job in hand may do one more: 'e anche il bagno, 5 mq'. */
const places: ReadonlySet<string | null> = new Set([
  'room',
  'bathroom',
  'storage',
  'wall',
  'ceiling',
  'floor',
  'facade',
])

/** Whether a mention only names rooms or surfaces. */
const isPlaceOnly = ({ objectsAt }: NamedJob, { saidWords }: Message): boolean =>
  objectsAt.every((at) => places.has(thingOf(saidWords[at]?.text ?? '')))

/** Where a later message stands. */
interface Place {
  /** Whether the message answers the question that was asked. */
  readonly answered: boolean
  /** Whether a question about a job was asked. */
  readonly isAsked: boolean
  /** The probability that the message adds a job. */
  readonly adds: number
}

/**
 * Whether a message asks for a job that it names, while others are in hand. Answers and remarks name jobs too: 'solo la
 * camera da letto', where the mould is, or 'in corridoio ho il pavimento di legno'.
 */
export function isRequested(one: NamedJob, message: Message, { answered, isAsked, adds }: Place): boolean {
  if (one.weight >= sureWeight || one.instead || corrects(message)) return true
  // Asbestos on the roof in hand has to go, whoever only tells that it is there.
  if (one.key === 'ristrutturazione_tetto/eternit' && one.kind === 'statement') return true
  const { words } = message.whole
  // 'e facendolo sotto al pavimento?' does the work in hand another way.
  if (words.slice(0, 2).some(({ text }) => takingUp.test(text))) return false
  const isAnswer = answered && isAsked
  // 'termosifoni in ghisa, valvole vecchie da cambiare', to a question about the valves
  if (isAnswer && !one.hasOwnVerb && !one.also && !tellsOneMore(words)) return false
  if (asksCost(words) || (supposes(message) && !isAnswer) || tellsOneMore(words)) return true
  // 'quanto ci mettete? … resto senza acqua calda' requests nothing: the verb stands in the question.
  if (asksForWork(message) || ordersOneMore(one, message) || ordersNamed(message)) return true
  // 'e pure il cancelletto del giardino, è di ferro, uno solo'
  if (one.also && !isAnswer && adds >= sureAddition && !isPlaceOnly(one, message)) return true
  const texts = words.filter(({ kind }) => kind !== 'mark')
  const start = texts.slice(0, mostAfterOpening).map(({ text }) => text)
  if (one.kind === 'what-if' && start.includes('allora')) return true
  if (texts.length > mostElliptical) return false
  if (message.text.includes('?')) return true
  return opening.has(texts[0]?.text ?? '') && (!answered || one.also)
}
