/** A question and its answer as the page shows them; one entry per paragraph. */
export interface AnsweredQuestion {
  readonly question: string
  readonly answer: readonly string[]
}

/** The questions of a page as a schema.org FAQPage. */
export function faqPage(questions: readonly AnsweredQuestion[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.join('\n') },
    })),
  }
}
