import { patterns, says } from '../italian/patterns.ts'
import { askNearest, clarify } from './acts/clarify.ts'
import { decides } from './acts/decision.ts'
import { askedQuestion, openQuestions } from './agenda.ts'
import type { Answers } from './answering.ts'
import { describes, hasNews, isRemark, isSpoken, repeatsJob } from './asides/remarks.ts'
import { uncounted } from './asides/uncounted.ts'
import {
  ask,
  askWhichJob,
  goOn,
  goOnFrom,
  goOnLater,
  isKnown,
  maxMisses,
  missed,
  unknownWords,
  withUnknown,
} from './asking.ts'
import { withNote } from './case-state.ts'
import type { CaseState } from './case.ts'
import type { Turn, TurnContext } from './context.ts'
import type { Hearing } from './facts/hearing/parts.ts'
import type { Message } from './message.ts'
import { conclude } from './prices/showing.ts'
import { say } from './reply/say.ts'

const hurried = patterns(
  'basta domande|troppe domande|salta domande|senza domande|niente domande|dammi stima|dammi subito stima|fammi stima|fai stima|dimmi prezzo|dimmi solo prezzo|voglio subito prezzo|voglio prezzo|stima subito|prezzo subito|dammi prezzo|dammi subito prezzo|dammi subito|dammi cifra|spara cifra|cifra indicativa subito|fai tu resto|solo prezzo|calcola|procedi stima|vai stima|a spanne',
)

/** A message that was read and answered, before the next question or estimate is added. */
export interface Step {
  readonly context: TurnContext
  readonly state: CaseState
  readonly message: Message
  readonly hearing: Hearing
  readonly answers: Answers
  readonly lead: readonly string[]
  readonly label: string | null
  readonly isChanged: boolean
  /** Whether photos arrived with the message. */
  readonly arrived: boolean
  /** Whether the reply so far answers a question of the customer. */
  readonly isAnswered: boolean
}

/**
 * Adds what follows the words about the message: the next question, the estimate, or the same question again.
 */
export function proceed(step: Step): Turn {
  const { context, state, message, hearing, answers, lead, label, isChanged, arrived } = step
  const { catalogue } = context
  const turn = next(step)
  return answers.link && !turn.reply.link ? { ...turn, reply: { ...turn.reply, link: answers.link } } : turn

  function next(of: Step): Turn {
    const asked = askedQuestion(catalogue, state)
    const isShown = state.phase === 'estimated'
    if (state.jobs.length === 0) return askWhichJob(context, state, lead)
    if (!isShown && says(message.whole.content, hurried)) {
      const settled = withUnknown(state, openQuestions(catalogue, state))
      return conclude(
        context,
        settled,
        [...lead, 'Va bene: dove non mi hai risposto uso un caso tipico.'],
        label,
      )
    }
    const { askBack } = hearing
    const isWhere = askBack?.slot.id === 'comune' && state.shared['comune'] === undefined
    const isMeant =
      askBack !== null &&
      !hearing.answered &&
      (isWhere || (hearing.changes.length === 0 && !isChanged && !arrived))
    const isPhotos = askBack?.slot.id === 'foto'
    if (isMeant && isPhotos && state.misses > 0) {
      const settled = withUnknown({ ...state, misses: 0 }, [{ job: null, slot: askBack.slot }])
      return goOnLater(
        context,
        settled,
        [...lead, 'Va bene: le foto puoi mandarle quando vuoi, anche dopo.'],
        null,
      )
    }
    if (isMeant && state.misses + 1 < maxMisses) {
      const slot = { job: askBack.job, slot: askBack.slot.id }
      return say(context, {
        paragraphs: [...lead, askBack.words],
        chips: askBack.chips,
        state: { ...state, asked: slot, misses: state.misses + 1 },
        undo: label,
      })
    }
    // The number was asked for a change. Without it the known one stays.
    if (hearing.unknown && asked && isKnown(state, asked))
      return goOnLater(context, state, [...lead, 'Va bene: lascio la stima com’è.'], null)
    if (hearing.unknown && asked) {
      const settled = withUnknown({ ...state, misses: 0 }, [asked])
      const words = [...lead, unknownWords(asked.slot)]
      return goOnFrom(context, settled, asked, words, asked.slot.label)
    }
    if (isChanged || hearing.changes.length > 0)
      return isShown ? again(of) : goOn(context, state, lead, label)
    // Photos do not change a figure, so no card is repeated.
    if (arrived) return isShown ? goOnLater(context, state, lead, null) : goOn(context, state, lead, null)
    return unread(of)
  }
}

/**
 * Continues after the estimate: shows a new estimate if the price changes, or asks the open questions of an
 * added job.
 */
function again({ context, state, message, hearing, lead, label, isChanged }: Step): Turn {
  const isPriced = hearing.changes.some(({ slot }) => slot.price !== null || slot.id === 'comune')
  if (!isPriced && !isChanged) return goOnLater(context, state, lead, label)
  const open = openQuestions(context.catalogue, state)
  if (!message.isWhatIf && open.length > 0) return goOn(context, state, lead, label)
  return conclude(context, withUnknown(state, open), lead, label)
}

/**
 * Handles a message that changes nothing: a question that was answered, a known fact, or an unreadable text.
 */
function unread(step: Step): Turn {
  const { context, state, message, hearing, lead } = step
  const asked = askedQuestion(context.catalogue, state)
  const isShown = state.phase === 'estimated'
  const [open] = openQuestions(context.catalogue, state)
  const question = asked ?? open ?? null
  const isNamed =
    message.named.some(({ key, denied }) => !denied && state.jobs.some((job) => job.key === key)) ||
    repeatsJob(context.catalogue, state, message)
  const isAnswered = step.isAnswered || message.language !== null
  // The old figure must not stand as if it counted a change that was not read.
  const left = isAnswered ? null : uncounted(context.catalogue, state, message)
  const nearest = isAnswered ? null : askNearest(context, state, message, lead)
  if (nearest) return nearest
  const isPassed = (isNamed && !decides(message)) || left?.isPlain === true
  const clarified = isPassed ? null : clarify(context, state, message, step)
  if (clarified) return clarified
  if (left) {
    const noted = withNote(state, message.typed)
    const words = [...lead, left.words]
    const next = left.question ?? question
    return next ? ask(context, noted, next, words) : say(context, { paragraphs: words, state: noted })
  }
  // 'colore giallo ocra', of a facade, tells more than the name of the job.
  const tellsMore = describes(state, message)
  if (isNamed && isShown && !isAnswered && !tellsMore) return conclude(context, state, lead, null)
  const isNews = !hearing.repeated || hasNews(state, message)
  // Once the figure is shown, only photos and the start date are open: what does not answer them is a remark.
  const isAside = isShown && question !== null && question.job === null
  const isTold = isRemark(message) || (isAside && isSpoken(message))
  const isNoted = !isAnswered && (!isNamed || tellsMore) && isNews && isTold
  if (isNoted) return missed(context, withNote(state, message.typed), lead, true)
  if (isAnswered || isNamed || hearing.repeated) {
    const known = isNamed ? 'Sì, ti stimo proprio questo.' : 'Sì, questo l’ho già segnato.'
    const said = isAnswered ? lead : [...lead, known]
    // A job that was added after the figure still has its own questions.
    if (question && (!isShown || question.job !== null)) {
      // After two missed questions the typical case is assumed; the same question is not put a third time. Who asks something has missed none.
      const asksBack = message.sentences.some(({ kind }) => kind !== 'statement')
      const isStuck = !isShown && !asksBack && state.misses + 1 >= maxMisses
      return isStuck ? missed(context, state, said) : ask(context, state, question, said)
    }
    return say(context, { paragraphs: said, state, chips: [] })
  }
  return missed(context, state, lead)
}
