import { tecnico } from '@mestieri/shared/services/ristrutturazione/jobs/tecnico.ts'

import type { Utterance } from '../../italian/utterance.ts'
import { spokenText } from '../../italian/words.ts'
import { lowerFirst } from '../../wording/figures.ts'
import type { AnswerContext, AnswerJob } from '../answer-context.ts'
import { formsOf } from '../classify/question-forms.ts'
import { euro, reply, type Reply, sentence, subjectOf } from './subject.ts'

/** Matches the words for the paperwork of a permit. */
const ofPaperwork = /^(?:pratic|cila$|scia$|permess)/

/** Whether a sentence asks who pays: 'la CILA è a mio carico?'. */
const asksPayer = ({ words }: Utterance): boolean => formsOf(spokenText(words)).includes('payer')

/** Says what a technician asks for the paperwork of a permit. */
function practicePrices(): string {
  const { cila, scia } = tecnico.rows
  const [fees] = tecnico.excluded
  return `Per il tecnico di solito: CILA ${euro(cila)}, SCIA ${euro(scia)}, senza IVA. A parte: ${fees}.`
}

/** Returns what a technician asks for the paperwork, if a sentence asks how much or who pays; otherwise null. */
export function paperworkPrice(context: AnswerContext): Reply | null {
  const { content } = context.utterance
  const isPaid = asksPayer(context.utterance) && /CILA|SCIA/.test(subjectOf(context)?.kind.permits ?? '')
  if (!isPaid && !content.some((word) => word.startsWith('quant'))) return null
  if (!content.some((word) => ofPaperwork.test(word))) return null
  return {
    ...reply(
      isPaid ? 'La presenta un tecnico e la paga chi fa fare i lavori: nella stima non c’è.' : null,
      practicePrices(),
    ),
    about: 'costo',
  }
}

/** Says what the paperwork of a job costs that needs none, or only in some cases. */
export function rarePaperwork({ kind }: AnswerJob): Reply {
  const rules = sentence(lowerFirst(kind.permits))
  return /CILA|SCIA/.test(kind.permits)
    ? reply(`Dipende da che cosa si fa: ${rules}`, practicePrices())
    : reply(`Per ${kind.work} una pratica non serve, quindi non la paghi: ${rules}`)
}
