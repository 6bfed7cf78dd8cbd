/** The rows of the first table after a heading, without its head; cells are trimmed. */
export function readTable(markdown: string, heading: string): string[][] {
  const lines = markdown.split('\n')
  const start = lines.findIndex((line) => /^#+ /.test(line) && line.replace(/^#+ /, '') === heading)
  const from = lines.findIndex((line, index) => start >= 0 && index > start && line.startsWith('|'))
  if (from < 0) throw new Error(`no table below '${heading}'`)
  const to = lines.findIndex((line, index) => index > from && !line.startsWith('|'))
  return lines.slice(from + 2, to < 0 ? undefined : to).map((line) =>
    line
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}

/** The texts between backticks, in order. */
export function codeSpans(text: string): string[] {
  return [...text.matchAll(/`([^`]+)`/g)].map(([, span = '']) => span)
}

/** Where links and pictures of a document lead; what stands in code leads nowhere. */
export function linkTargets(markdown: string): string[] {
  const prose = markdown.replace(/^```[\s\S]*?^```/gm, '').replace(/`[^`\n]*`/g, '')
  return [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target)
}

/** The anchors that a document's headings get. */
export function headingAnchors(markdown: string): string[] {
  const prose = markdown.replace(/^```[\s\S]*?^```/gm, '')
  return [...prose.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  )
}
