import { readFileSync } from 'node:fs'

import type { AnyJobKey } from '../../../../jobs/job-engine.ts'

/** An answer to a choice question, to which customers switch after the figure. */
export interface OptionChange {
  readonly kind: 'option'
  /** The job; '*' for every job that has the question. */
  readonly job: AnyJobKey | '*'
  readonly slot: string
  readonly option: string
}

/** A job that customers drop after the figure, beside another one, or for which they want another job. */
export interface JobChange {
  readonly kind: 'job'
  readonly job: AnyJobKey
  /** The job that takes its place; null if it is dropped. */
  readonly other: AnyJobKey | null
}

export type LateChange = OptionChange | JobChange

/** A change with messages after the figure by which customers make it. */
export interface ChangeLine {
  readonly change: LateChange
  readonly messages: readonly string[]
}

const isJobKey = (text: string): text is AnyJobKey => text.includes('/')

/** Reads a key 'job/question=option'; null if a part is missing. */
function readOption(key: string): OptionChange | null {
  const [path = '', option = ''] = key.split('=')
  const end = path.lastIndexOf('/')
  const [job, slot] = [path.slice(0, end), path.slice(end + 1)]
  if (option === '' || slot === '' || !(job === '*' || isJobKey(job))) return null
  return { kind: 'option', job, slot, option }
}

/** Reads a key 'job>other job', or 'job>-' of a job that is dropped; null if a part is missing. */
function readJob(key: string): JobChange | null {
  const [job = '', other = ''] = key.split('>')
  if (!isJobKey(job) || !(other === '-' || isJobKey(other))) return null
  return { kind: 'job', job, other: other === '-' ? null : other }
}

/** Reads a file whose lines have a key, a tab, and messages separated by ' | '. */
function readFile(name: string, readKey: (key: string) => LateChange | null): ChangeLine[] {
  const lines = readFileSync(new URL(name, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
  return lines.map((line, index) => {
    const [key = '', messages = ''] = line.split('\t')
    const change = readKey(key)
    if (change === null || messages === '') throw new Error(`${name}:${index + 1}: no change and messages`)
    return { change, messages: messages.split(' | ') }
  })
}

/**
 * Reads the changes of options and of jobs.
 *
 * @throws {Error} with file and line, if a part is missing
 */
export const readChangeLines = (): ChangeLine[] => [
  ...readFile('options.tsv', readOption),
  ...readFile('jobs.tsv', readJob),
]

/** Returns messages that name jobs, things and options, and change none. A line of the file has one. */
export const readUnchanged = (): string[] =>
  readFileSync(new URL('unchanged.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
