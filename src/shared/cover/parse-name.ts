import { coverName } from '#shared/cover/address.ts'
import { Cover } from '#shared/cover/schema.ts'

const LONGEST = 800

/** Parses a name; undefined unless `coverName` would produce it. */
export function parseCoverName(name: string): Cover | undefined {
  if (name.length > LONGEST) return undefined
  const [motif = '', ...parts] = name.split('-')
  const read = Cover.safeParse(valuesOf(motif, parts))
  return read.success && coverName(read.data) === name ? read.data : undefined
}

function valuesOf(motif: string, parts: string[]): unknown {
  const numbers = parts.map(Number)
  const [first, second, ...others] = numbers
  switch (motif) {
    case 'scales':
      return { motif, left: first, right: second }
    case 'dots':
      return { motif, rows: parts.map(rowOf) }
    case 'steps':
      return { motif, values: numbers }
    case 'seal':
      return { motif, months: first, without: second }
    case 'dial':
      return { motif, needle: first, shares: second === undefined ? [] : [second, ...others] }
    case 'hundred':
      return { motif, count: first }
    case 'grid':
      return { motif, times: first }
    default:
      return undefined
  }
}

function rowOf(part: string): unknown {
  const [promised = '', ...measured] = part.split('_')
  return { promised: promised === 'x' ? null : Number(promised), measured: measured.map(Number) }
}
