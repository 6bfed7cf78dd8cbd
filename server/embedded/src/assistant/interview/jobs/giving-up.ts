import { declinedThings } from '../../italian/sentences/declined.ts'
import { readUtterance } from '../../italian/utterance.ts'
import { spokenText } from '../../italian/words.ts'
import type { AnyJobKey } from '../../jobs/job-engine.ts'
import { readSequence } from '../../recognise/words/cues.ts'
import { isSmall, stemOf } from '../../recognise/words/terms.ts'
import { jobsAtHand, type JobAtHand } from '../agenda.ts'
import type { CaseState } from '../case.ts'
import type { Catalogue } from '../catalogue.ts'
import { tellsForgotten } from '../facts/unnamed/forgotten-piece.ts'
import type { Message } from '../message.ts'
import { changesBeside } from './leaving/changed-beside.ts'
import { isTitle, keepsOnly, meantBy } from './leaving/limits.ts'
import { around, calledBy, isCalled, namedIn, namesOf, thingWords } from './leaving/names.ts'
import { jobsWithOtherOption } from './leaving/other-option.ts'
import { jobOfTold } from './leaving/told-things.ts'
import { jobOfRoom } from './mentions/job-rooms.ts'
import {
  clausesOf,
  dropsByPronoun,
  keepsWork,
  keptThing,
  putOffThings,
  withoutAside,
  withoutSupposing,
} from './mentions/put-off.ts'
import { isRenewal, keptThings } from './ways/old-kept.ts'
import { countsRest, isOptionOf, leftPlanned, namesAnother, sharesWork } from './ways/staying.ts'

/**
 * Matches a clause that drops a job, with the verb first: 'togli la caldaia', 'lascia perdere i pavimenti',
 * 'senza la doccia quanto viene'.
 */
const before =
  /(?:^|\b(?:ok|si|no|e|ma|poi|allora|anzi|dai|per ora|facciamo|quanto (?:viene|costa|risparmio|risparmierei|spendo|spenderei|sarebbe|fa|costerebbe|verrebbe|diventa|scende|cala)) )(?:togli(?:amo|ete|mi)?|tolg[oa]|lev(?:a|i|ami|ate|iamo|o)|elimin(?:a|i|ami|ate|iamo|o)|cancell(?:a|i|ami|ate|iamo|o)|esclud(?:i|a|ete|iamo|o)|rimuov(?:i|a|ete|iamo|o)|(?:lasci(?:a|o|amo|ate)?|lass(?:a|o|amo|ate)) (?:perdere?|sta(?:re)?)|lasci(?:amo|ate)|(?:rimand|rinvi|posticip|evit|accanton|depenn)(?:a|i|o|ate|iamo)|salt(?:o|ate|iamo)|(?:rinunci(?:o|amo)|facci(?:o|amo) a meno|si fa a meno) (?:a|al|allo|alla|all|ai|agli|alle|di|del|dello|della|dell|dei|degli|delle)|aspett(?:o|iamo|ate|erei) (?:per|con)|senza|niente|basta(?: con)?) (?<thing>.+)/
/**
 * Matches a clause that drops a job, with the job first: 'la caldaia non mi serve più', 'i pavimenti li
 * lasciamo perdere', 'il pavimento resta com’è'.
 */
const after =
  /^(?:ok |no |ma |poi |anzi |allora |quindi |percio |insomma |va be |vabe |vabbe |va bene |beh |dai |senti |guarda )*(?<thing>.+?) (?:n[ou]n (?:mi |ci |la |lo |le |li |si )?(?:serv\w+|interess\w+|facci\w+|fa|vogli\w+|tocc\w+)(?: piu)?|n[ou]n se ne (?:fa|parla)(?: piu)?(?: niente| nulla)?|(?:resta|restano|rimane|rimangono)(?: (?:com e|com era|come sta|come stanno|cosi|li))?|(?:l|la|lo|le|li) (?:togliamo|tolgo|togli|tolga|leviamo|eliminiamo|lasciamo|lascio|lascia|rimandiamo|rimando|rinviamo|rinvio|posticipiamo)(?: perdere| stare| su| in piedi| dov e| dove sta| dove e)?|(?:togli|togliamo|togliete|leva|leviamo|levate|elimina|eliminiamo|lascia|lasciamo|lassa|lassamo)(?:l[aoeiu]| perdere?| stare?| stari| sta)(?: perdere?| perdiri| stare?| stari| sta| su| in piedi| dov e| dove sta| dove e)?)(?: (?:va|dai|grazie|allora|eh|proprio|pure|direttamente|del tutto|dal conto|per ora|per adesso)){0,3}$/
/** Returns the words of the things that a message puts off, or leaves to others. */
export function putOffWords({ sentences }: Message): ReadonlySet<string> {
  const things = sentences.flatMap(({ kind, utterance }) =>
    kind === 'statement' ? clausesOf(utterance).flatMap((clause) => putOffThings(clause)) : [],
  )
  return new Set(things.flatMap((thing) => thingWords(thing)))
}

/** Returns the jobs that a message keeps while it drops others: 'le telecamere no. il clima resta'. */
export function keptJobs(catalogue: Catalogue, state: CaseState, message: Message): AnyJobKey[] {
  const things = message.sentences.flatMap(({ kind, utterance }) =>
    kind === 'statement' ? clausesOf(utterance).flatMap((clause) => keptThing(clause) ?? []) : [],
  )
  return things.flatMap((thing) => meantBy(catalogue, state, thing)?.key ?? [])
}

/** Matches 'le maniglie sì', 'i maniglioni li teniamo': surely kept, where 'il pavimento resta' may leave it as it is. */
const surelyKept =
  / (?:si|(?:li|le|lo|la|l) (?:teniamo|tengo|facciamo|faccio|voglio|vogliamo|conferm(?:o|iamo))|(?:resta|restano|rimane|rimangono) (?:confermat[oaie]|come (?:\p{L}+ ){0,3}(?:dett|scritt)[oaie]))$/u

/**
 * Returns the jobs of which a message keeps a thing while it drops another one: 'il sedile no, le maniglie sì'. An option of
 * a single job in hand names it too, and so does another option than the one that goes.
 */
export function jobsWithKeptThing(catalogue: Catalogue, state: CaseState, message: Message): AnyJobKey[] {
  const inHand = jobsAtHand(catalogue, state)
  const clauses = message.sentences.flatMap(({ kind, utterance }) =>
    kind === 'statement' ? clausesOf(utterance) : [],
  )
  const kept = clauses.flatMap((clause) => {
    const thing = surelyKept.test(clause) ? keptThing(clause) : null
    if (thing === null) return []
    const called = meantBy(catalogue, state, thing)
    const [job, ...others] = called ? [called] : inHand.filter((one) => isOptionOf(one, thing))
    return job && others.length === 0 ? job.key : []
  })
  // 'i soffitti non li tocchiamo' denies only a part of the job.
  const inPart = message.named.flatMap(({ key, denied, objectsAt }) => {
    const job = denied ? inHand.find((one) => one.key === key) : undefined
    const isPart = (at: number): boolean =>
      job !== undefined && isDetailOf(job, message.saidWords[at]?.text ?? '')
    return objectsAt.length > 0 && objectsAt.every(isPart) ? [key] : []
  })
  return [...kept, ...inPart, ...jobsWithOtherOption(inHand, clauses, message)]
}

/** Start of the key of an answer with the price of one of several jobs. The key of the job follows. */
export const partKey = 'part:'
/** Matches a text that keeps only the job whose price was asked: 'ok solo quello', after 'quanto solo il citofono?'. */
const onlyThat =
  /^(?:(?:ok|va|bene|si|no|dai|allora|facciamo|faccio|fai|fate|tieni|teniamo|tengo|voglio|prendo) ){0,4}(?:solo|soltanto|solamente) (?:quell[oaie]|quest[oaie])(?: li| allora| grazie)?$/
/** Returns the words of a clause that name a job. */
function ownWordsIn(job: JobAtHand, clause: string): string {
  const names = namesOf(job)
  return thingWords(clause)
    .filter((word) => isCalled(word, names))
    .join(' ')
}

/** Matches a thing that is put off as a whole: 'i muri per ora no'. */
const forNow = /(?:^| )(?:per (?:ora|adesso|il momento)|al momento|piu avanti|un altra volta)(?: |$)/u

/** Whether a message puts something off for now. */
export const waits = ({ whole: { words } }: Message): boolean => forNow.test(spokenText(words))

/**
 * Whether a thing is only part of a job: 'i soffitti' of its painting, which a question asks about. While that question is open, 'i muri
 * per ora no' puts off the job itself.
 */
function isDetailOf(job: JobAtHand, thing: string, isPutOff = false): boolean {
  if (isTitle(job, thing)) return false
  const denied = readUtterance(`niente ${thing}`)
  return job.engine.slots.some((slot) => {
    if (isPutOff && job.inHand.facts[slot.id] === undefined) return false
    const found = slot.read(denied, false)
    // 'niente wc' does not count one.
    return found?.kind === 'fact' && !(found.fact.kind === 'number' && found.fact.high > 0)
  })
}

/** Returns the jobs that a message drops by name, if several are in hand: 'togli la caldaia'. */
export function givenUp(catalogue: Catalogue, state: CaseState, message: Message): AnyJobKey[] {
  const inHand = jobsAtHand(catalogue, state)
  if (inHand.length < 2) return []
  if (onlyThat.test(spokenText(message.whole.words))) {
    const answer = state.said.findLast((key) => key.includes(partKey))
    const priced = answer?.slice(answer.indexOf(partKey) + partKey.length)
    const others = inHand.flatMap(({ key }) => (key === priced ? [] : [key]))
    return others.length < inHand.length ? others : []
  }
  const all = keptJobs(catalogue, state, message)
  const isBeside = changesBeside(inHand, all, message)
  const old = keptThings(message.saidWords).flatMap((words) => namedIn(inHand, { words }) ?? [])
  const renewals = old
    .filter((job) => isRenewal(job) && !isBeside && !countsRest(message))
    .map(({ key }) => key)
  // 'il tetto non si fa più, la revisione resta com’è' leaves the inspection as it was counted.
  const works = message.sentences.flatMap(({ utterance }) =>
    clausesOf(utterance).flatMap((clause) => (keepsWork(clause) ? (keptThing(clause) ?? []) : [])),
  )
  const staying = new Set([
    ...jobsWithKeptThing(catalogue, state, message),
    ...works.flatMap((thing) => meantBy(catalogue, state, thing)?.key ?? []),
  ])
  const named = droppedByName(catalogue, state, message).filter((key) => !staying.has(key))
  const dropped = [...named, ...renewals]
  const kept = all.filter((key) => !renewals.includes(key))
  // 'il pavimento resta' alone leaves the floor out; 'la batteria da 10, il lavaggio resta' leaves nothing out.
  const others = dropped.filter((key) => !kept.includes(key))
  const isBesideOther = isBeside || others.length > 0 || namesAnother(inHand, kept, message)
  return (isBesideOther ? others : dropped).slice(0, inHand.length - 1)
}

/** Returns the only job in hand if a message drops it by name: 'il pavimento non si tocca più. Buttiamo giù la parete'. */
export function droppedOnly(catalogue: Catalogue, state: CaseState, message: Message): AnyJobKey | null {
  return state.jobs.length === 1 ? (droppedByName(catalogue, state, message)[0] ?? null) : null
}

/**
 * Whether the customer also named another thing of a job than the one that a message denies: 'il cancello no', of railings
 * and a gate. The job then stays.
 */
export function keepsOther(job: JobAtHand, told: readonly string[], { whole }: Message): boolean {
  const names = readSequence(job.kind.title)
  const denied = new Set(whole.words.map(({ text }) => stemOf(text)))
  return told.some((text) =>
    readUtterance(text).words.some(
      (word) =>
        word.kind === 'word' &&
        !isSmall(word.text) &&
        !around.has(word.text) &&
        isCalled(word.text, names) &&
        !denied.has(stemOf(word.text)),
    ),
  )
}

const onlyOld = /^(?:(?:sopra|il|la|i|le|quell[oaie]) )*vecchi[oae]?$/
/** Matches the name of one of several things. */
const oneOfSeveral = /^(?:un[oa]?|quell[oaie]|quel|l altr[oa]|la second[ao]|il second[ao]) /

/** Returns the job whose new thing a message leaves in the plan, while it takes another one out; or null. */
export function plannedJob(catalogue: Catalogue, state: CaseState, message: Message): AnyJobKey | null {
  const inHand = jobsAtHand(catalogue, state)
  const clauses = message.sentences.flatMap(({ utterance }) => clausesOf(utterance))
  return leftPlanned(clauses, (clause) => namedIn(inHand, readUtterance(clause)))?.key ?? null
}

function droppedByName(catalogue: Catalogue, state: CaseState, message: Message): AnyJobKey[] {
  const inHand = jobsAtHand(catalogue, state)
  // 'mi scordavo la portafinestra, senza zanzariera' drops no screens of the other windows, and 'le porte del bagno le
  // tengo, quindi ne cambio 3' no doors.
  if (tellsForgotten(message.whole) || countsRest(message)) return []
  const isShared = sharesWork(message)
  const isPutOff = waits(message)
  const statements = message.sentences.flatMap(({ kind, utterance }) =>
    kind === 'statement' ? clausesOf(utterance) : [],
  )
  // 'l’allarme, visto che non serve, lo togliamo' has the name in an earlier clause.
  const at = statements.findIndex((clause) => dropsByPronoun(clause))
  const topic = statements.slice(0, Math.max(0, at)).flatMap((clause) => {
    if (oneOfSeveral.test(clause)) return []
    const job = namedIn(inHand, readUtterance(clause))
    // 'i soffitti sono belli, lasciateli stare' leaves out a part of the job.
    if (job) return isDetailOf(job, ownWordsIn(job, clause)) ? [] : job.key
    return jobOfTold(catalogue, state, clause) ?? []
  })
  const keys = message.sentences.flatMap(({ kind, utterance }) => {
    const inClauses = clausesOf(utterance).flatMap((clause) => {
      const text = withoutSupposing(clause)
      const later = kind !== 'question' && !isShared ? putOffThings(text) : []
      const decided = withoutAside(text)
      const named = keepsOnly(text)
        ? undefined
        : (before.exec(decided) ?? after.exec(decided))?.groups?.['thing']
      // In 'togli la porta che la faccio l’anno prossimo' the name ends before 'che'.
      const thing = named?.split(/ (?:che|perche|tanto|visto|siccome|poi|a quando|all anno|a dopo) /)[0]
      return later.concat(thing ?? [])
    })
    // 'no i muri per ora no'
    const said = utterance.words[0]?.text === 'no' ? utterance.words.slice(1) : utterance.words
    const things = [...inClauses, ...declinedThings(said)].flatMap((one) => one.split(/ (?:e|ed) /))
    return things.flatMap((one) => {
      // 'togli una finestra', 'quella del bagno la lascio' leave out one of several, and 'il vecchio non si tocca' drops no new floor.
      if (oneOfSeveral.test(one) || onlyOld.test(one)) return []
      const job = calledBy(inHand, one)
      if (job) return isDetailOf(job, one, isPutOff) ? [] : job.key
      return jobOfRoom(catalogue, state, one) ?? jobOfTold(catalogue, state, one) ?? []
    })
  })
  const planned = plannedJob(catalogue, state, message)
  return [...new Set([...topic.slice(0, 1), ...keys])].filter((key) => key !== planned)
}
