import type { Problem, SourceRecord } from './csv.ts'

/** The texts of the objects of a JSON array, each with its line. */
function* splitArray(text: string, problems: Problem[]): Generator<{ line: number; text: string }> {
  let line = 1
  let depth = 0
  let start = -1
  let startLine = 1
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at]
    if (char === '\n') line += 1
    else if (char === '"') {
      // Skip a string: brackets inside it do not count.
      do {
        at = text.indexOf('"', at + 1)
      } while (at !== -1 && isEscaped(text, at))
      if (at === -1) break
    } else if (char === '[' || char === '{') {
      depth += 1
      if (depth === 2) [start, startLine] = [at, line]
    } else if (char === ']' || char === '}') {
      depth -= 1
      if (depth === 1 && start !== -1) {
        yield { line: startLine, text: text.slice(start, at + 1) }
        start = -1
      }
    }
  }
  if (depth !== 0)
    problems.push({ line: start === -1 ? line : startLine, reason: 'a bracket is opened and not closed' })
}

/** Whether the character at `at` has an odd number of backslashes before it. */
function isEscaped(text: string, at: number): boolean {
  let before = at
  while (text[before - 1] === '\\') before -= 1
  return (at - before) % 2 === 1
}

function parseRecord(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Reads a JSON array of objects. Each object is parsed by itself, so that a mistake has the line of its object.
 * What is wrong with its form is added to `problems`.
 */
export function readJson(text: string, problems: Problem[]): SourceRecord<unknown>[] {
  if (!text.trimStart().startsWith('[')) {
    problems.push({ line: 1, reason: 'the file is no JSON array' })
    return []
  }
  const records: SourceRecord<unknown>[] = []
  for (const { line, text: part } of splitArray(text, problems)) {
    const value = parseRecord(part)
    if (value === undefined) problems.push({ line, reason: 'the object is no valid JSON' })
    else if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      problems.push({ line, reason: 'it is no object' })
    } else records.push({ line, values: new Map(Object.entries(value)) })
  }
  if (problems.length > 0) return records
  // What stands between the objects is checked only here.
  const whole = parseRecord(text)
  if (!Array.isArray(whole)) problems.push({ line: 1, reason: 'the file is no valid JSON' })
  else if (whole.length !== records.length) {
    problems.push({ line: 1, reason: 'an item of the array is no object' })
  }
  return records
}
