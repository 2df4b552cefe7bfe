const RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/

interface Range {
  start: number
  end: number
}

/** One range of at most so many bytes; several, or what is no range, mean the whole file, as the standard allows. */
export function rangeOf(header: string | undefined, size: number, most: number): Range | 'unsatisfiable' | undefined {
  const [, first, last] = RANGE.exec(header ?? '') ?? []
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined
  if (first === '') {
    const start = Math.max(0, size - Number(last))
    return Number(last) === 0 ? 'unsatisfiable' : within(start, size - 1)
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return undefined
  return start >= size ? 'unsatisfiable' : within(start, end)

  function within(from: number, to: number): Range {
    return { start: from, end: Math.min(to, from + most - 1) }
  }
}
