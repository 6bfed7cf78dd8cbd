import { brand } from '@mestieri/shared/brand.ts'
import { photosComing, photosOnlyContent } from '@mestieri/shared/chat/photo-messages.ts'
import type { ServiceSlug } from '@mestieri/shared/services/catalogue.ts'

import { readUtterance } from '../italian/utterance.ts'
import { photosOf } from '../slots/facts.ts'
import { leaveAsIs } from './acts/clarify.ts'
import { askAnew, commandIn } from './acts/commands.ts'
import { onlyAsksAboutDanger, withAftermath } from './asides/aftermath.ts'
import { reportDanger } from './asides/danger-report.ts'
import { afterFalseAlarm, deniesDanger } from './asides/false-alarm.ts'
import { foreignWords } from './asides/language.ts'
import { aboutAskedPhotos, arrivedPhotos, onlyAgrees, withPhotosAlone } from './asides/photos.ts'
import {
  asksToRestart,
  asksToUndo,
  confirmRestart,
  describesOtherWork,
  restart,
  restartsIn,
  resume,
  undo,
} from './asides/restart.ts'
import { knownOf } from './case-state.ts'
import { type CaseState, withPhotos } from './case.ts'
import { once } from './case.ts'
import type { Catalogue } from './catalogue.ts'
import type { Incoming, Knowledge, Turn, TurnContext } from './context.ts'
import { type Heard, nothingHeard } from './facts/heard.ts'
import { otherWork } from './jobs/after-unpriced.ts'
import { type Message, readMessage } from './message.ts'
import { finish, inOtherWords } from './reply/finish.ts'
import { respond } from './respond.ts'

/**
 * Interviews a customer in the chat of one service: about every named job, with one question at a time and
 * without questions that are already answered, up to an estimate for each job. After that it continues to
 * answer. Deterministic: the same messages give the same replies.
 */
export interface Surveyor {
  readonly slug: ServiceSlug
  readonly catalogue: Catalogue
  readonly knowledge: Knowledge
  /**
   * Answers a message. Never throws.
   *
   * @param heard what the model recognised in the message. It counts only where the surveyor read nothing
   * itself.
   */
  handle(state: CaseState, incoming: Incoming, heard?: Heard): Turn
  /**
   * Returns a turn of {@link handle} with the model's wording. The wording of an emergency is not changed.
   */
  reword(state: CaseState, incoming: Incoming, turn: Turn, words: readonly string[]): Turn
}

const greeting = `Ciao, sono Gino, l’assistente AI di ${brand.name}.`

// Matches invisible characters. The fillers of Hangul and Braille have the Unicode categories of letters and
// symbols.
const invisible = /[\p{Cf}\p{Cc}\p{Z}\u115f\u1160\u2800\u3164\uffa0]/gu

function isVisible(text: string): boolean {
  return text.replaceAll(invisible, '') !== ''
}

/** Maximum number of words of a message that may be nothing but an answer. */
const mostAnswering = 8

const isShort = ({ whole: { words } }: Message): boolean =>
  words.filter(({ kind }) => kind !== 'mark').length <= mostAnswering

/** Makes the surveyor for the chat of a service. */
export function createSurveyor(catalogue: Catalogue, knowledge: Knowledge, slug: ServiceSlug): Surveyor {
  function answer(given: CaseState, incoming: Incoming, arrived: number, heard: Heard): Turn {
    const context: TurnContext = { catalogue, knowledge, slug, now: incoming.now }
    const isPhotosOnly = incoming.content.trim() === photosOnlyContent
    const photos = arrivedPhotos(catalogue, given, arrived)
    const { state } = photos
    const lead = [...(state.greeted ? [] : [greeting]), ...photos.words]
    if (isPhotosOnly || incoming.content === photosComing) {
      const missing =
        arrived === 0 && isPhotosOnly ? ['Le foto non sono ancora arrivate: puoi rimandarle?'] : []
      return withPhotosAlone(context, state, [...lead, ...missing], arrived)
    }
    if (!isVisible(incoming.content)) {
      return resume(context, state, [...lead, 'Il messaggio è arrivato vuoto: me lo riscrivi?'])
    }
    const isOpening = state.jobs.length === 0 && state.danger === undefined
    const isEstimated = state.phase === 'estimated'
    const message = readMessage(catalogue, knowledge, slug, {
      typed: incoming.content,
      isOpening,
      isEstimated,
    })
    const command = commandIn(context, state, incoming.content)
    if (command?.kind === 'ask') return askAnew(context, state, command.question, lead)
    if (command) {
      // Its words ask nothing: the answer is what was chosen.
      const chosen = { ...message, sentences: [], said: '', saidWords: [], named: [], acts: null }
      return respond(context, state, chosen, { lead, arrived: arrived > 0, heard: command.heard })
    }
    const emergency = knowledge.emergency(message.whole, state.danger?.kind ?? null)
    const isDenied = deniesDanger(state, message) && (emergency === null || emergency.canWait)
    if (emergency && !isDenied && !onlyAsksAboutDanger(context, state, emergency, message)) {
      const opening = { lead: [], arrived: false, heard }
      const { state: read } = respond(context, { ...state, pending: null }, message, opening)
      // An answer about old pipes is no alarm if nothing happens at once; a part that falls always is.
      const isAnswer =
        ((emergency.danger === 'water' && emergency.canWait) || (!emergency.isSure && isShort(message))) &&
        state.asked !== null &&
        knownOf(read) !== knownOf(state)
      if (!isAnswer) return reportDanger(context, state, message, { emergency, read })
    }
    if (state.pending === 'restart' && describesOtherWork(state, message)) {
      return answer(restart(context, state, incoming).state, incoming, arrived, heard)
    }
    const { polarity } = readUtterance(incoming.content)
    if (state.pending === 'restart' && polarity === 'yes') return restart(context, state, incoming)
    const caution = once(state, 'caution', knowledge.caution(message.whole) ?? '')
    const settled: CaseState = { ...caution.state, pending: null }
    if (state.pending === 'restart' && polarity === 'no') {
      return resume(context, settled, ['Va bene, andiamo avanti da dove eravamo.'])
    }
    const isRestart = asksToRestart(message.whole) || message.sentences.some((one) => restartsIn(one))
    if (isRestart) return confirmRestart(context, settled)
    if (asksToUndo(message.whole)) return undo(context, settled)
    const foreign = message.language === null ? [] : [foreignWords[message.language]]
    const opening = [...lead, ...foreign, ...caution.words]
    const left = leaveAsIs(context, settled, message, opening)
    if (left) return left
    const aboutPhotos = aboutAskedPhotos(context, settled, message, opening)
    if (aboutPhotos) return aboutPhotos
    const { danger } = settled
    if (danger && isDenied) {
      const told = { typed: danger.text, isOpening: settled.jobs.length === 0 }
      const messages = [readMessage(catalogue, knowledge, slug, told), message]
      const over: CaseState = { ...settled, danger: { ...danger, stage: 'over' } }
      return afterFalseAlarm({ context, state: over, lead: opening, messages }, (before, read, words) =>
        respond(context, before, read, { lead: words, arrived: arrived > 0, heard }),
      )
    }
    const other = heard === nothingHeard ? otherWork(context, settled, message) : null
    if (other) {
      const { message: read, heard: jobs } = other
      return respond(context, settled, read, { lead: opening, arrived: arrived > 0, heard: jobs })
    }
    const goOn = (open: CaseState): Turn =>
      withAftermath({ context, state: open, message, lead: opening }, (read) =>
        respond(context, open, read, { lead: opening, arrived: arrived > 0, heard }),
      )
    if (!onlyAgrees(settled, message)) return goOn(settled)
    const turn = goOn({ ...settled, asked: null })
    return { ...turn, state: { ...turn.state, asked: turn.state.asked ?? settled.asked } }
  }

  const contextAt = (now: number): TurnContext => ({ catalogue, knowledge, slug, now })

  return {
    slug,
    catalogue,
    knowledge,
    reword: (state, { now }, turn, words) => inOtherWords(contextAt(now), state, turn, words),
    handle(given, incoming, heard = nothingHeard) {
      const arrived = Math.max(0, incoming.photos - photosOf(given.shared))
      const state = arrived > 0 ? withPhotos(given, incoming.photos) : given
      const turn = answer(state, incoming, arrived, heard)
      return finish(contextAt(incoming.now), given, turn)
    },
  }
}
