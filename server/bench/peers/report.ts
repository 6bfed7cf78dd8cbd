import { median } from './load.ts'
import type { Row } from './rows.ts'

/** One measured server of a row, with a figure for each round. */
export interface Cell {
  readonly row: Row
  /** `site` or the name of a peer. */
  readonly server: string
  /** CPU microseconds of a request. */
  readonly cpu: number[]
  /** Milliseconds. */
  readonly p50: number[]
  readonly p99: number[]
}

/** What the table shows in one line, with a figure for each round. */
export interface Comparison {
  readonly row: string
  readonly unit: 'µs' | 'ms' | 'MiB'
  readonly site: readonly number[]
  /** The figures of the same rounds of what the site is compared with. */
  readonly bases: Readonly<Record<string, readonly number[]>>
  /** The largest ratio to the first base. */
  readonly goal?: number | undefined
  /** The largest figure, where the goal is one. */
  readonly goalFigure?: number | undefined
  /** Milliseconds of a request. */
  readonly p50?: number
  readonly p99?: number
}

/** A row of the table. Ratios are medians of the ratios of each round. */
export interface Line {
  readonly row: string
  readonly figure: number
  readonly unit: string
  readonly p50?: number
  readonly p99?: number
  readonly ratios: Readonly<Record<string, number>>
  /** The goal as text. */
  readonly goal: string
  /** Whether the first ratio, or the figure if the goal is one, is within the goal; null without a goal. */
  readonly reached: boolean | null
}

const rounded = (value: number) => Number(value.toPrecision(3))

const pairedRatio = (values: readonly number[], base: readonly number[]) =>
  rounded(median(values.map((value, round) => value / (base[round] ?? Number.NaN))))

/** Makes the line of a comparison. */
export function lineOf({ row, unit, site, bases, goal, goalFigure, ...times }: Comparison): Line {
  const ratios = Object.fromEntries(
    Object.entries(bases).map(([name, base]) => [name, pairedRatio(site, base)]),
  )
  const figure = rounded(median(site))
  const common = { row, figure, unit, ...times, ratios }
  if (goalFigure !== undefined) {
    return { ...common, goal: `≤ ${goalFigure} ${unit}`, reached: figure <= goalFigure }
  }
  const first = Object.values(ratios)[0]
  if (goal === undefined) return { ...common, goal: '', reached: null }
  return { ...common, goal: `≤ ${goal} ×`, reached: first === undefined ? null : first <= goal }
}

/** Compares the site with its peers, row by row. */
export function compare(cells: readonly Cell[]): Line[] {
  const sites = cells.filter(({ server }) => server === 'site')
  return sites.map((site) => {
    const { row } = site
    const figure = row.figure ?? 'cpu'
    const peers = cells.filter((cell) => cell.row === row && cell !== site)
    const compared = sites.find((cell) => cell.row.name === row.comparedRow)
    const bases = [...(compared ? [{ ...compared, server: compared.row.name }] : []), ...peers]
    return lineOf({
      row: row.name,
      unit: figure === 'cpu' ? 'µs' : 'ms',
      site: site[figure],
      bases: Object.fromEntries(bases.map((base) => [base.server, base[figure]])),
      goal: row.goal,
      goalFigure: row.goalFigure,
      p50: rounded(median(site.p50)),
      p99: rounded(median(site.p99)),
    })
  })
}

const reachedText = (reached: boolean) => (reached ? 'yes' : 'no')

/** The lines as a table in Markdown. */
export function formatTable(lines: readonly Line[]): string {
  const cells = lines.map(({ row, figure, unit, p50 = '', p99 = '', ratios, goal, reached }) => [
    row,
    `${figure} ${unit}`,
    Object.entries(ratios)
      .map(([name, ratio]) => `${ratio} × ${name}`)
      .join(', '),
    goal,
    reached === null ? '' : reachedText(reached),
    `${p50}`,
    `${p99}`,
  ])
  const head = ['what', 'figure', 'compared', 'goal', 'reached', 'p50 ms', 'p99 ms']
  const all = [head, ...cells]
  const widths = head.map((_, column) => Math.max(...all.map((line) => line[column]?.length ?? 0)))
  const format = (line: readonly string[]) =>
    `| ${line.map((text, at) => text.padEnd(widths[at] ?? 0)).join(' | ')} |`
  return [format(head), format(widths.map((width) => '-'.repeat(width))), ...cells.map(format)].join('\n')
}
