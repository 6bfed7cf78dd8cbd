import { readFileSync } from 'node:fs'

/** A message with what it says, one of a few labels. */
export interface Labelled<Label> {
  readonly of: Label
  readonly text: string
}

/**
 * Reads a file of examples. A line has a label, a tab and a message.
 *
 * @throws {Error} with file and line, if the label is unknown or the message is missing
 */
export function readLabelled<Label extends string>(file: URL, labels: readonly Label[]): Labelled<Label>[] {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n')
  return lines.map((line, index) => {
    const [name = '', text = ''] = line.split('\t')
    const of = labels.find((label) => label === name)
    if (of === undefined || text === '')
      throw new Error(`${file.pathname}:${index + 1}: no label and message`)
    return { of, text }
  })
}
