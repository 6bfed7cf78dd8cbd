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
import { around, calledBy, isCalled, namedIn, namesOf, thingWords } from './leaving/names.ts'
import { jobsWithOtherOption } from './leaving/other-option.ts'
import { jobOfTold } from './leaving/told-things.ts'
import { jobOfRoom } from './mentions/job-rooms.ts'
import { clausesOf, dropsByPronoun, keptThing, putOffThings, withoutAside } from './mentions/put-off.ts'
import { isRenewal, keptThings } from './ways/old-kept.ts'
import { countsRest, isOptionOf, leftPlanned, namesAnother, sharesWork } from './ways/staying.ts'

/**
 * Matches a clause that drops a job, with the verb first: 'togli la caldaia', 'lascia perdere i pavimenti',
 * 'senza la doccia quanto viene'.
 */
const before =
  /(?:^|\b(?:ok|si|no|e|ma|poi|allora|anzi|dai|per ora|facciamo|quanto viene|quanto costa) )(?:togli(?:amo|ete|mi)?|tolg[oa]|lev(?:a|i|ami|ate|iamo|o)|elimin(?:a|i|ami|ate|iamo|o)|cancell(?:a|i|ami|ate|iamo|o)|esclud(?:i|a|ete|iamo|o)|rimuov(?:i|a|ete|iamo|o)|(?:lasci(?:a|o|amo|ate)?|lass(?:a|o|amo|ate)) (?:perdere?|sta(?:re)?)|lasci(?:amo|ate)|(?:rimand|rinvi|posticip|evit|accanton|depenn)(?:a|i|o|ate|iamo)|salt(?:o|ate|iamo)|(?:rinunci(?:o|amo)|facci(?:o|amo) a meno|si fa a meno) (?:a|al|allo|alla|all|ai|agli|alle|di|del|dello|della|dell|dei|degli|delle)|aspett(?:o|iamo|ate|erei) (?:per|con)|senza|niente|basta(?: con)?) (?<thing>.+)/
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

/** Matches the beginning of a clause that keeps some of the jobs: 'per ora solo', 'a voi lascio solo', 'fatemi solo'. */
const limiting =
  /^(?:(?:ok|no|si|e|ma|quindi|allora|anzi|dai|per|ora|adesso|intanto|momento|il|quest|quell|anno|a|alla|fine|voi|vi|mi|ci|me|lascio|lasciamo|resta|restano|resti|restino|rimane|rimangono|rimanga|teniamo|tengo|tieni|tenete|tegnemo|tenimo|tenemo|conservo|fasemo|femo|famo|lascia|lasciate|lasci|tenga|faccia|metta|consideri|calcoli|conti|interessa|facciamo|faccio|fate|fatemi|fammi|fai|conta|contate|contami|calcola|calcolate|voglio|vorrei|vogliamo|serve|servono|basta|bastano|prendiamo|prendo|cosi) ){0,8}(?:solo|soltanto|solamente|unicamente|esclusivamente) (?<kept>.+)/
/** Matches a clause with 'solo' after the job that it keeps: 'resta il cancello solo'. */
const keptAlone =
  /^(?:(?:ok|no|si|e|ma|quindi|allora|anzi|per|ora|adesso|intanto|mi|vi) ){0,4}(?:resta|restano|rimane|rimangono|teniamo|tengo|tenete|lasciamo|lasciate|lascia|facciamo|fate|faccio) (?<kept>.+) (?:solo|sola|soltanto|solamente)$/
/** Matches 'solo l’altro lavoro', of two jobs of which another clause names one. */
const theOther = /^(?:l|quell) altr[oa](?: lavoro| cosa| intervento)?$/
/** Matches 'tetto e basta', 'adesso la caldaia e basta'. */
const enough =
  /^(?:(?:ok|no|si|ma|quindi|allora|anzi|dai|per|ora|adesso|intanto|facciamo|faccio|fate|fatemi|fammi|voglio|vorrei|lasci|lascia|lasciamo|lasciate|teniamo|tengo|tieni|tenete) ){0,6}(?<kept>.+) e basta$/
/** Matches what is done first: 'cominciamo dalle grondaie', 'intanto fate il bagno'. It limits only if the rest is put off. */
const beginning =
  /^(?:(?:ok|no|si|e|ma|quindi|allora|anzi|dai|per|ora|adesso|senti|senta|facciamo cosi) ){0,4}(?:(?:cominci|inizi|part)(?:o|amo|iamo|a|ate|ite) (?:da|dal|dallo|dalla|dall|dai|dagli|dalle|con)|(?:prima|intanto)(?: facciamo| faccio| fate)?) (?<kept>.+)/
const restLater =
  /(?:^| )(?:(?:il|tutto il) resto|gli altri|le altre|l altro|l altra) (?:\p{L}+ ){0,2}?(?:poi|dopo|si (?:vede|vedra)|vediamo|vedremo|piu avanti|rimand\p{L}+|aspett\p{L}+)(?!\p{L})/u
/** Matches polite words after what is kept: 'solo i frontalini per favore'. */
const politely = / (?:per (?:favore|cortesia|piacere|ora|adesso)|grazie|dai|va bene)$/
const counted = /^(?:un|uno|una|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|\d+)(?: |$)/

/** Returns the one of two jobs that other clauses do not name: 'aspettiamo per l’auto, solo l’altro'. */
function otherThan(inHand: readonly JobAtHand[], clauses: readonly string[]): JobAtHand[] {
  const named = new Set(clauses.flatMap((clause) => namedIn(inHand, readUtterance(clause)) ?? []))
  const [one, ...more] = named
  return inHand.length === 2 && one && more.length === 0 ? inHand.filter((job) => job !== one) : []
}

/** Returns the job in hand that a text names, or whose only room it names: 'il corridoio'; null for none. */
function meantBy(catalogue: Catalogue, state: CaseState, text: string): JobAtHand | null {
  const inHand = jobsAtHand(catalogue, state)
  const called = calledBy(inHand, text)
  if (called) return called
  const key = jobOfRoom(catalogue, state, text)
  return inHand.find((job) => job.key === key) ?? null
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
  / (?:si|(?:li|le|lo|la|l) (?:teniamo|tengo|facciamo|faccio|voglio|vogliamo|conferm(?:o|iamo)))$/

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

/** The jobs in hand and the clauses of a message that may keep only some of these jobs. */
interface Limited {
  readonly inHand: readonly JobAtHand[]
  /** Returns the job that a name means. */
  readonly call: (name: string) => JobAtHand | null
  readonly clauses: readonly string[]
}

/** Returns the jobs that a clause keeps as the only ones: 'solo le prese e il punto luce'; none if it limits nothing. */
function keptBy({ inHand, call, clauses }: Limited, clause: string, isRestLater: boolean): JobAtHand[] {
  const found =
    limiting.exec(clause) ??
    keptAlone.exec(clause) ??
    enough.exec(clause) ??
    (isRestLater ? beginning.exec(clause) : null)
  const kept = found?.groups?.['kept']?.replace(politely, '')
  // 'solo cinque finestre' says how many.
  if (kept === undefined || counted.test(kept)) return []
  if (theOther.test(kept))
    return otherThan(
      inHand,
      clauses.flatMap((one) => (one === clause ? [] : [one])),
    )
  const names = kept
    .split(/ (?:e|ed|piu) /)
    .map((name) => name.replaceAll(/(?:^| )(?:\d+|basta|fine)(?= |$)/g, ''))
  const called = names.map((name) => call(name))
  return called.flatMap((job) => job ?? []).length === called.length ? called.flatMap((job) => job ?? []) : []
}

/** Whether a name is that of the job itself, and not only of an option: 'frontalini'. */
function isTitle({ kind: { title, work } }: JobAtHand, name: string): boolean {
  const names = [...readSequence(title), ...readSequence(work)]
  return thingWords(name).every((word) => isCalled(word, names))
}

/** Whether a clause keeps only the thing that it names: 'mi lasci solo i frontalini'. */
export const limitsJobs = (clause: string): boolean => limiting.test(clause) || keptAlone.test(clause)

/** Returns the jobs that a message leaves out because it keeps only others: 'per ora solo la tramezza'. */
export function leftByLimit(catalogue: Catalogue, state: CaseState, message: Message): AnyJobKey[] {
  const inHand = jobsAtHand(catalogue, state)
  // 'solo i muri' limits the painting, and keeps the other jobs.
  const call = (name: string): JobAtHand | null => {
    const job = meantBy(catalogue, state, name)
    return job && isOptionOf(job, name) && !isTitle(job, name) ? null : job
  }
  if (inHand.length < 2) return []
  const clauses = message.sentences.flatMap(({ kind, utterance }) =>
    kind === 'statement' ? clausesOf(utterance) : [],
  )
  const isRestLater = clauses.some((clause) => restLater.test(clause))
  const kept = new Set(
    clauses.flatMap((clause) => keptBy({ inHand, call, clauses }, clause, isRestLater).map(({ key }) => key)),
  )
  return kept.size === 0 ? [] : inHand.flatMap(({ key }) => (kept.has(key) ? [] : [key]))
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

/** Whether a thing is only part of a job: 'i soffitti' of its painting, which a question asks about. */
function isDetailOf(job: JobAtHand, thing: string): boolean {
  if (isTitle(job, thing)) return false
  const denied = readUtterance(`niente ${thing}`)
  return job.engine.slots.some((slot) => {
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
  const staying = jobsWithKeptThing(catalogue, state, message)
  const named = droppedByName(catalogue, state, message).filter((key) => !staying.includes(key))
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
    const inClauses = clausesOf(utterance).flatMap((text) => {
      const later = kind === 'statement' && !isShared ? putOffThings(text) : []
      // 'lasciamo i coppi e basta' keeps them.
      const isKept = (text.endsWith(' e basta') && enough.test(text)) || limiting.test(text)
      const decided = withoutAside(text)
      const named = isKept ? undefined : (before.exec(decided) ?? after.exec(decided))?.groups?.['thing']
      // In 'togli la porta che la faccio l’anno prossimo' the name ends before 'che'.
      const thing = named?.split(/ (?:che|perche|tanto|visto|siccome|poi|a quando|all anno|a dopo) /)[0]
      return later.concat(thing ?? [])
    })
    const things = [...inClauses, ...declinedThings(utterance.words)].flatMap((one) =>
      one.split(/ (?:e|ed) /),
    )
    return things.flatMap((one) => {
      // 'togli una finestra', 'quella del bagno la lascio' leave out one of several.
      if (oneOfSeveral.test(one)) return []
      const job = calledBy(inHand, one)
      if (job) return isDetailOf(job, one) ? [] : job.key
      return jobOfRoom(catalogue, state, one) ?? jobOfTold(catalogue, state, one) ?? []
    })
  })
  const planned = plannedJob(catalogue, state, message)
  return [...new Set([...topic.slice(0, 1), ...keys])].filter((key) => key !== planned)
}
