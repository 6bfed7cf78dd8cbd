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

/** A row of the table. Ratios are medians of the ratios of each round. */
export interface Line {
  readonly row: string
  readonly cpu: number
  readonly p50: number
  readonly p99: number
  readonly ratios: Readonly<Record<string, number>>
  /** What the goal says, and whether the first ratio, or the CPU time, reaches it. */
  readonly goal: string
  readonly reached: boolean | null
}

const rounded = (value: number) => Number(value.toPrecision(3))

function pairedRatio(cell: Cell, base: Cell): number {
  return rounded(median(cell.cpu.map((value, round) => value / (base.cpu[round] ?? Number.NaN))))
}

/** Compares the site with its peers, row by row. */
export function compare(cells: readonly Cell[]): Line[] {
  const sites = cells.filter(({ server }) => server === 'site')
  return sites.map((site) => {
    const { row } = site
    const peers = cells.filter((cell) => cell.row === row && cell !== site)
    const compared = sites.find((cell) => cell.row.name === row.comparedRow)
    const bases = [...(compared ? [{ ...compared, server: compared.row.name }] : []), ...peers]
    const ratios = Object.fromEntries(bases.map((base) => [base.server, pairedRatio(site, base)]))
    const cpu = rounded(median(site.cpu))
    const { goal, goalMicroseconds } = row
    const first = Object.values(ratios)[0]
    const isReached =
      goalMicroseconds === undefined ? first === undefined || first <= goal : cpu <= goalMicroseconds
    return {
      row: row.name,
      cpu,
      p50: rounded(median(site.p50)),
      p99: rounded(median(site.p99)),
      ratios,
      goal: goalMicroseconds === undefined ? `≤ ${goal} ×` : `≤ ${goalMicroseconds} µs`,
      reached: isReached,
    }
  })
}

/** The lines as a table in Markdown. */
export function formatTable(lines: readonly Line[]): string {
  const cells = lines.map(({ row, cpu, p50, p99, ratios, goal, reached }) => [
    row,
    `${cpu}`,
    Object.entries(ratios)
      .map(([name, ratio]) => `${ratio} × ${name}`)
      .join(', '),
    goal,
    reached ? 'yes' : 'no',
    `${p50}`,
    `${p99}`,
  ])
  const head = ['what', 'CPU µs', 'compared', 'goal', 'reached', 'p50 ms', 'p99 ms']
  const all = [head, ...cells]
  const widths = head.map((_, column) => Math.max(...all.map((line) => line[column]?.length ?? 0)))
  const format = (line: readonly string[]) =>
    `| ${line.map((text, at) => text.padEnd(widths[at] ?? 0)).join(' | ')} |`
  return [format(head), format(widths.map((width) => '-'.repeat(width))), ...cells.map(format)].join('\n')
}
