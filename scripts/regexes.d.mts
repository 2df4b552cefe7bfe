interface Regex {
  file: string
  line: number
  /** Undefined if it is built at run time. */
  pattern: string | undefined
  flags: string
}
interface Cost {
  /** Degree of the polynomial; null or infinite if exponential. */
  degree: number | null
  summary: string
}

export function regexesIn(file: string, source: string): Regex[]
export function costOf(pattern: string, flags: string): Cost
export function complaintsAbout(regexes: Regex[], cost?: typeof costOf, bounded?: ReadonlyMap<string, string>): string[]
/** All complaints about the sources; the computed costs are saved for the next run. */
export function checkSources(root?: string): Promise<string[]>
