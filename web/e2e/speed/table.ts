/** Three digits are more than a measurement is worth; a shift of the layout is below one. */
const rounded = (value: number) => `${Number(value.toPrecision(3))}`

/** A table in Markdown with a line for each name and a column for each figure. */
export function formatTable(title: string, results: ReadonlyMap<string, object>): string {
  const lines = [...results].map(([name, result]) =>
    [name].concat(Object.values(result).map(Number).map(rounded)),
  )
  const head = [title, ...Object.keys(results.values().next().value ?? {})]
  const widths = head.map((_, column) =>
    Math.max(...[head, ...lines].map((line) => line[column]?.length ?? 0)),
  )
  const format = (line: readonly string[]) =>
    `| ${line.map((text, column) => text.padEnd(widths[column] ?? 0)).join(' | ')} |`
  return [format(head), format(widths.map((width) => '-'.repeat(width))), ...lines.map(format), ''].join('\n')
}
