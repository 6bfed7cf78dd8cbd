import { readUtterance } from '../../italian/utterance.ts'
import { spokenText } from '../../italian/words.ts'
import { type Fact, isSameFact } from '../../slots/facts.ts'
import type { Slot } from '../../slots/slot.ts'
import { jobsAtHand } from '../agenda.ts'
import { goOnLater } from '../asking.ts'
import type { CaseState } from '../case.ts'
import type { Catalogue } from '../catalogue.ts'
import type { Turn, TurnContext } from '../context.ts'
import { hear } from '../facts/hearing/hearing.ts'
import type { Hearing } from '../facts/hearing/parts.ts'
import type { Message } from '../message.ts'
import { lastChanged } from './last-change.ts'

/** Matches words with which a customer takes what was just explained. 'ok' alone may mean the photos. */
const taking =
  /(?:^| )(?:l[aoei] (?:voglio|vogliamo|prendo|prendiamo|metto|mettiamo|facciamo|faccio)|(?:facciamo|mettiamo|prendiamo|fate|mettete|metti)l[aoei]|(?:prendo|prendiamo|voglio|va bene|vada per|allora|facciamo|faccio|scelgo|vado con|vado per|preferisco) (?:quell[aoei]|quest[aoei]|quest ultim[aoei]|cosi|in quel modo)|mi (?:ha|hai|avete) convint[oa]|ci sto|andata|aggiudicat[oa]|affare fatto)(?= |$)/
/** Words of an agreement without another meaning. */
const around = new Set(
  `ok okay si va bene d accordo perfetto allora dai beh vabbe e ma quindi grazie ottimo bene pero procediamo procedete cosi mi ha hai avete
  convinto convinta la lo le li l voglio vogliamo prendo prendiamo metto mettiamo facciamo faccio scelgo vado con per preferisco vada quello
  quella quelli quelle questo questa questi queste ultimo ultima ultimi ultime in quel modo ci sto andata aggiudicato aggiudicata affare fatto
  facciamola facciamolo facciamoli facciamole mettiamola mettiamolo mettiamoli mettiamole prendiamola prendiamolo prendiamoli prendiamole
  fatela fatelo fateli fatele mettetela mettetelo metteteli mettetele mettila mettilo tutte tutti tutta tutto il i gli di da a meglio`.split(
    /\s+/,
  ),
)
/** Maximum number of words of an agreement, and minimum length of a word that an option shares with it. */
const mostWords = 9
const shortestWord = 4

/** Returns the words that an agreement has beside its phrase: 'fascia alta' of 'andata, fascia alta allora'. Null for any other message. */
function beside({ whole: { words }, text }: Message): string[] | null {
  const said = spokenText(words)
  const texts = said.split(' ')
  if (text.includes('?') || texts.length > mostWords || !taking.test(said)) return null
  return texts.filter((one) => !around.has(one))
}

/** Returns the question of the message before as an order: 'il triplo vetro che differenza ha?'. */
function asOrder(message: Message, wondered: string): Message {
  const text = wondered.replaceAll('?', '')
  const utterance = readUtterance(text)
  return {
    ...message,
    text,
    whole: utterance,
    sentences: [{ text, utterance, kind: 'statement', topics: [] }],
    said: text,
    saidWords: utterance.words,
    named: [],
    segments: new Map(),
    isWhatIf: false,
    asksTopic: false,
    acts: null,
  }
}

/**
 * Returns the message before as an order, if a message takes what was asked there: 'lo voglio', 'allora facciamole così'. Only
 * an option of one question is taken. Null for any other message.
 */
export function taken(catalogue: Catalogue, state: CaseState, message: Message): Message | null {
  const { wondered } = state
  if (wondered === undefined || beside(message)?.length !== 0) return null
  const order = asOrder(message, wondered)
  const { changes } = hear(catalogue, state, order)
  const [only, ...more] = changes
  return only && more.length === 0 && only.job !== null && only.fact.kind === 'choice' ? order : null
}

/** Matches the beginning of a message that agrees. */
const agreeing = /^(?:allora|ok|okay|si|va bene|andata|perfetto|quindi|dai|d accordo|vada|bene)(?= )/

/** Whether a message agrees and names the option that was chosen last: 'allora bottone a tutte e quattro'. */
function repeatsOption(
  { whole, text }: Message,
  changed: readonly { readonly slot: Slot; readonly now: Fact }[],
): boolean {
  const said = spokenText(whole.words)
  if (text.includes('?') || !agreeing.test(said) || said.split(' ').length > mostWords) return false
  return changed.some(({ slot, now }) => {
    const found = now.kind === 'choice' ? slot.read(whole, false) : null
    return found?.kind === 'fact' && isSameFact(found.fact, now)
  })
}

/**
 * Answers a message that agrees to the last change, which the estimate counts already: 'andata, fascia alta allora'. Null for
 * any other message.
 */
export function agreed(
  context: TurnContext,
  state: CaseState,
  message: Message,
  { hearing, lead }: { readonly hearing: Hearing; readonly lead: readonly string[] },
): Turn | null {
  if (state.phase !== 'estimated' || hearing.changes.length > 0) return null
  const last = lastChanged(state)
  const changed = jobsAtHand(context.catalogue, state).flatMap(({ key, engine }) =>
    engine.slots.flatMap((slot) => {
      const one = last.find(({ job, slot: id }) => job === key && id === slot.id)
      return one ? [{ slot, now: one.now }] : []
    }),
  )
  const shown = changed.flatMap(({ slot, now }) =>
    slot
      .show(now)
      .toLowerCase()
      .split(/[^\p{L}\d]+/u),
  )
  const more = beside(message) ?? []
  const isShown =
    more.length > 0 &&
    more.every((word) =>
      shown.some((one) => one === word || (word.length >= shortestWord && one.startsWith(word.slice(0, -1)))),
    )
  return isShown || (hearing.repeated && repeatsOption(message, changed))
    ? goOnLater(context, state, [...lead, 'Bene: la stima è già così.'], null)
    : null
}
