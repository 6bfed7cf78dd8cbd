import type { CaseState } from '../../case.ts'
import type { TurnContext } from '../../context.ts'
import type { OwnAnswers } from '../../facts/own/own-words.ts'
import type { Message } from '../../message.ts'
import { lateOption, sureOption } from './late-options.ts'
import { meantOption } from './meant-option.ts'

/** Returns the answer that a message after the figure surely changes, whatever else its words may name; otherwise null. */
export const sureAnswer = (context: TurnContext, state: CaseState, message: Message): OwnAnswers | null =>
  sureOption(context, state, message) ?? meantOption(context, state, message, 'surely')

/** Returns the answer that a message after the figure changes, of which the rules read nothing; otherwise null. */
export const lateAnswer = (context: TurnContext, state: CaseState, message: Message): OwnAnswers | null =>
  lateOption(context, state, message) ?? meantOption(context, state, message, 'likely')
