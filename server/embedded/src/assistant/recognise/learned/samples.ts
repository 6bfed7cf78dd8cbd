import { readFileSync } from 'node:fs'

import { type ServiceSlug, serviceSlugs } from '@mestieri/shared/services/catalogue.ts'

import { splitWords, type Word } from '../../italian/words.ts'
import type { AnyJobKey } from '../../jobs/job-engine.ts'
import { conceptsOf } from '../../learning/lexicon.ts'
import { stem, tellingWords } from '../../learning/telling-words.ts'
import { otherJobs, type RecognisableService } from '../services.ts'

/** The features of a message that asks for a job. */
export interface JobSample {
  readonly features: readonly string[]
  readonly of: AnyJobKey
}

/** Maximum number of cues of a job that are learned. Later cues are rare variants. */
const mostCues = 60

/** A verb for each class of verbs that a cue may name. */
const verbs: Readonly<Record<string, string>> = {
  ripara: 'riparare',
  cambia: 'cambiare',
  pulisce: 'pulire',
  toglie: 'togliere',
  aggiunge: 'mettere',
  vernicia: 'verniciare',
}

/** The prefix of the features that are single words. */
export const wordFeature = 'w:'

/** Number of letters in which related words agree: 'levigare' and 'levigatura'. */
const beginning = 5

/**
 * Returns the features of a message: the service of the chat, the stems of its words, pairs of neighbours, beginnings of
 * long words, and concepts.
 */
export function jobFeatures(words: readonly Word[], chat: ServiceSlug | null): string[] {
  const telling = tellingWords({ words })
  const stems = telling.map(stem)
  const concepts = new Set(words.flatMap(({ text }) => conceptsOf(text)))
  return [
    ...(chat === null ? [] : [`s:${chat}`]),
    ...stems.flatMap((word, at) => [`${wordFeature}${word}`, `p:${stems[at - 1] ?? '^'} ${word}`]),
    ...telling.filter(({ length }) => length > beginning).map((word) => `b:${word.slice(0, beginning)}`),
    ...[...concepts].map((name) => `k:${name}`),
  ]
}

/** Returns a cue as a phrase: '~caldai* + @ripara' becomes 'caldaia riparare'. */
function phraseOf(cue: string): string {
  return cue
    .replace(/^[~?]/, '')
    .replaceAll(' + ', ' ')
    .replaceAll('*', 'a')
    .replaceAll(/@(\w+)/g, (_, name: string) => verbs[name] ?? '')
}

/** A text that asks for a job in a chat. */
export interface JobText {
  readonly text: string
  readonly chat: ServiceSlug | null
  readonly of: AnyJobKey
}

export const sampleOf = ({ text, chat, of }: JobText): JobSample => ({
  features: jobFeatures(splitWords(text), chat),
  of,
})

/** Returns the titles and cues of all jobs. */
export function catalogueTexts(services: ReadonlyMap<string, RecognisableService>): JobText[] {
  return [...services.values()].flatMap(({ slug, kinds }) => {
    const chat = slug === otherJobs ? null : slug
    return Object.entries(kinds).flatMap(([id, { title, work, cues }]) =>
      [`${title} ${work}`, ...cues.split('|').slice(0, mostCues).map(phraseOf)].map((text): JobText => ({
        text,
        chat,
        of: `${slug}/${id}`,
      })),
    )
  })
}

/**
 * Where examples come from: first messages of the corpus of conversations; typical requests, and requests for several jobs
 * with look-alikes for one, written for this purpose. From the last kind only the number of jobs is learned: their words
 * belong to two jobs.
 */
type ExampleKind = 'messages' | 'typical' | 'several'

/** A first message of a customer in a chat, and the key of the job that it asks for. */
export interface JobExample {
  readonly key: string
  readonly chat: ServiceSlug
  readonly text: string
}

/**
 * Reads the examples of a kind, of all chats; those of jobs that the services do not have are left out. A line
 * of their files has the key of a job, a tab and a message; a message that asks for two jobs has two lines.
 *
 * @throws {Error} with file and line, if a line has another form
 */
export function exampleTexts(
  services: ReadonlyMap<string, RecognisableService>,
  kind: ExampleKind,
): JobText[] {
  const keys = new Map<string, AnyJobKey>(
    [...services.values()].flatMap(({ slug, kinds }) =>
      Object.keys(kinds).map((id) => [`${slug}/${id}`, `${slug}/${id}`] as const),
    ),
  )
  return readExamples(kind).flatMap(({ key, chat, text }) => {
    const of = keys.get(key)
    return of ? [{ text, chat, of }] : []
  })
}

/** Reads the lines of the examples of a kind, of all chats. */
export function readExamples(kind: ExampleKind): JobExample[] {
  return serviceSlugs.flatMap((chat) => {
    const file = `examples/${kind}/${chat}.tsv`
    const lines = readFileSync(new URL(file, import.meta.url), 'utf8')
      .trimEnd()
      .split('\n')
    return lines.map((line, index) => {
      const [key = '', text = ''] = line.split('\t')
      if (key === '' || text === '') throw new Error(`${file}:${index + 1}: no job and message`)
      return { key, chat, text }
    })
  })
}
