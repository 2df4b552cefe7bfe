import { pace } from './pace.ts'

type Cell = string | number

const row = (cells: Cell[]) => `| ${cells.join(' | ')} |`

/** A Markdown table. */
export const table = (head: string[], rows: Cell[][]): string[] => [
  row(head),
  row(head.map(() => '---')),
  ...rows.map(row),
]

/** A target and whether it was met; a miss is highlighted. */
export const wanted = (what: string, isReached: boolean) => (isReached ? `${what}: yes` : `**${what}: no**`)

/** A limit of time; a machine that is slower than the one it was set on gets as much more of it. */
export function wantedWithin(what: string, spentMs: number, mostMs: number) {
  const slower = pace()
  return wanted(`${what} ≤ ${mostMs} ms × ${slower.toFixed(1)} (${ms(spentMs)})`, spentMs <= mostMs * slower)
}

export const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
export const ms = (value: number) => (value < 10 ? value.toFixed(2) : value.toFixed(0))

export function percentiles(times: number[]) {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
  return { p50: at(0.5), p95: at(0.95) }
}
