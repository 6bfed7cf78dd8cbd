import { readdirSync, readFileSync } from 'node:fs'

/** A line of a file of known questions. */
export interface Line {
  /** The jobs to which it applies: services, or services with a job. Empty for every job. */
  readonly scopes: readonly string[]
  readonly phrasings: readonly string[]
  /** '{who}' is replaced by the trade that does the job. */
  readonly answer: string
}

/**
 * Reads the known questions. A line of their files has scopes, a tab, phrasings separated by ' | ', a tab, and the
 * answer; the scope '*' stands for every job.
 *
 * @throws {Error} with file and line, if a part is missing
 */
export function readLines(): Line[] {
  return readdirSync(new URL('questions', import.meta.url))
    .toSorted()
    .flatMap((file) => {
      const lines = readFileSync(new URL(`questions/${file}`, import.meta.url), 'utf8')
        .trimEnd()
        .split('\n')
      return lines.map((line, index) => {
        const [scopes = '', phrasings = '', answer = ''] = line.split('\t')
        if (answer === '') throw new Error(`${file}:${index + 1}: no scopes, questions and answer`)
        return { scopes: scopes === '*' ? [] : scopes.split(' '), phrasings: phrasings.split(' | '), answer }
      })
    })
}

/** Returns the words of known questions and answers, folded as those of messages. */
export function wordsOfLines(lines: readonly Line[]): Set<string> {
  const texts = lines.flatMap(({ phrasings, answer }) => phrasings.concat(answer))
  const folded = texts.join(' ').toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')
  return new Set(folded.split(/[^a-z]+/))
}
