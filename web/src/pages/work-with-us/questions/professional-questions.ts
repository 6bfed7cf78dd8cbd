import { brand } from '@mestieri/shared/brand.ts'
import { professionalPromises } from '@mestieri/shared/professional-promises.ts'

/**
 * A professionals' FAQ item (specification, section 3, 'FAQ item'). Each string of the answer is a paragraph.
 */
export interface ProfessionalQuestion {
  readonly question: string
  readonly answer: readonly string[]
}

const promises = professionalPromises

export const professionalQuestions: readonly ProfessionalQuestion[] = [
  {
    question: 'Il cliente paga voi o me?',
    answer: [promises.directPayment],
  },
  {
    question: 'Che cosa compro con l’attivazione?',
    answer: [`${promises.activation} ${promises.credit}`, promises.variableAmount],
  },
  {
    question: 'E se finisco il credito?',
    answer: [promises.difference],
  },
  {
    question: 'E se non concludo con nessuno?',
    answer: [`${promises.clients} ${promises.moreClients}`, promises.unsuitableClient],
  },
  {
    question: 'Posso alzare i prezzi per coprire la commissione?',
    answer: [`No. ${promises.noSurcharge} Fai lo stesso prezzo che faresti senza di noi.`],
  },
  {
    question: `Posso accordarmi col cliente fuori da ${brand.name}?`,
    answer: [`No. ${promises.noSideDeals}`, promises.confirmation],
  },
  {
    question: 'Quando arriva la fattura?',
    answer: [promises.invoice],
  },
]
