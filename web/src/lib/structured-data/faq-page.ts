/** A question with its answer, a paragraph an entry, as the page shows them. */
export interface AnsweredQuestion {
  readonly question: string
  readonly answer: readonly string[]
}

/** Questions that a page shows as schema.org's FAQPage. */
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
