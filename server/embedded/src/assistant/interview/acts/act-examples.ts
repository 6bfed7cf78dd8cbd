import { readFileSync } from 'node:fs'

/**
 * The kinds of messages after the figure: a question (`ask`), a question for the price of a variant (`try`), one more work
 * (`add`), a work less (`drop`), another size, option or place (`change`), a remark that changes nothing (`tell`), and an
 * agreement (`agree`).
 */
const acts = ['ask', 'try', 'add', 'drop', 'change', 'tell', 'agree'] as const
export type Act = (typeof acts)[number]

const isAct = (name: string): name is Act => acts.some((act) => act === name)

const examples = new URL('examples.tsv', import.meta.url)
/** Reads the examples. A line has the acts of a message, joined by '+', a tab and the message. */
export function readActExamples(): { readonly acts: readonly Act[]; readonly text: string }[] {
  const lines = readFileSync(examples, 'utf8').trimEnd().split('\n')
  return lines.map((line, index) => {
    const [names = '', text = ''] = line.split('\t')
    const found = names.split('+').filter(isAct)
    if (found.length === 0 || text === '')
      throw new Error(`${examples.pathname}:${index + 1}: no act and message`)
    return { acts: found, text }
  })
}
