interface Regex {
  file: string
  line: number
  /** Undefined where it is put together while the program runs. */
  pattern: string | undefined
  flags: string
}
interface Cost {
  /** Of the polynomial; null or infinite where it is none. */
  degree: number | null
  summary: string
}

export function regexesIn(file: string, source: string): Regex[]
export function costOf(pattern: string, flags: string): Cost
export function complaintsAbout(regexes: Regex[], cost?: typeof costOf, bounded?: ReadonlyMap<string, string>): string[]
/** All that is wrong with the sources; what was found out is kept for the next time. */
export function checkSources(root?: string): Promise<string[]>
