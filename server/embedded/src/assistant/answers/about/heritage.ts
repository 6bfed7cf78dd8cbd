import type { AnswerContext } from '../answer-context.ts'

/** Matches a protected place. */
export const heritage =
  /vincol(?!ant)|soprintend|sovrintend|paesagg|belle arti|unesco|parco (?:naturale|nazionale|regionale|archeologico)|valle dei templi|centro storico/i

/** Says what a protected place asks for, if the question or its message names one and the permits of the job do not. */
export function heritageWords({ utterance, told }: AnswerContext, permits: string): string | null {
  if (permits.includes('paesaggistica')) return null
  if (![utterance.raw, told?.at(-1) ?? ''].some((text) => heritage.test(text))) return null
  return 'Con un vincolo, per quello che si vede da fuori serve prima l’autorizzazione paesaggistica o il parere della Soprintendenza: la domanda la prepara un tecnico, e ci vuole da qualche settimana a qualche mese.'
}
