/** A row of docs/security.md. */
export interface SecurityRow {
  /** As in `UF-01`. */
  readonly id: string
  /** The points below the heading by their first word, `Why`, `Proof`, `Today` or `No test`. */
  readonly points: Readonly<Record<string, string>>
}

/** The rows of docs/security.md, in its order. */
export function readSecurityRows(markdown: string): SecurityRow[] {
  const sections = markdown.split(/^(?=#{2,4} )/m)
  return sections.flatMap((section) => {
    const id = /^#### ([A-Z]{2}-\d\d)\n/.exec(section)?.[1]
    if (id === undefined) return []
    const points = [...section.matchAll(/^- (Why|Proof|Today|No test): ([^\n]*(?:\n {2}[^\n]*)*)/gm)]
    return [
      { id, points: Object.fromEntries(points.map(([, name = '', text = '']) => [name, plainText(text)])) },
    ]
  })
}

function plainText(text: string): string {
  return text.replaceAll(/\s+/g, ' ')
}

/** The first text of a call is the test's title, after `t` in helpers that run a test. */
const titled =
  /\b(?!pass\b|fail\b|comment\b)\w+\(\s*(?:t,\s*)?['"`]([A-Z]{2}-\d\d(?:, [A-Z]{2}-\d\d)*): (?=\S)/g
const anyTitle = /\b(?:test|visitor)\(\s*(?:t,\s*)?['"`]([A-Z]{2}-\d+[^'"`\n]{0,40})/g
const rightStart = /^[A-Z]{2}-\d\d(?:, [A-Z]{2}-\d\d)*: \S/

/** The ids that the titles of a test file begin with, and the titles that begin almost so. */
export function readTitleIds(source: string): { readonly ids: string[]; readonly malformed: string[] } {
  return {
    ids: [...source.matchAll(titled)].flatMap(([, ids = '']) => ids.split(', ')),
    malformed: [...source.matchAll(anyTitle)].flatMap(([, title = '']) =>
      rightStart.test(title) ? [] : [title],
    ),
  }
}
