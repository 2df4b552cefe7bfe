/** Longer texts are rare and computed again: as many as a memo holds of them would fill the memory. */
const LONGEST_KNOWN = 2000

/** Memoizes a pure function. A full memo is cleared: that is cheaper than tracking what was used last. */
export function memo<Input, Result extends string | boolean | object>(
  compute: (input: Input) => Result,
  max: number,
): (input: Input) => Result {
  const results = new Map<Input, Result>()
  return (input) => {
    if (typeof input === 'string' && input.length > LONGEST_KNOWN) return compute(input)
    const known = results.get(input)
    if (known !== undefined) return known
    const result = compute(input)
    if (results.size === max) results.clear()
    results.set(input, result)
    return result
  }
}
