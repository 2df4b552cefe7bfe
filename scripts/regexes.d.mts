interface Regex {
  file: string
  line: number
  /** Undefined if it is built at run time. */
  pattern: string | undefined
  flags: string
}

export function regexesIn(file: string, source: string): Regex[]
/** Undefined for a linear pattern, otherwise what it takes: “2nd degree polynomial”. */
export function problemWith(pattern: string, flags: string): string | undefined
export function complaintsAbout(regexes: Regex[], problemOf?: typeof problemWith): string[]
/** All complaints about the sources; what is linear is saved for the next run. */
export function checkSources(root?: string): Promise<string[]>
