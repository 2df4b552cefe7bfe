/** Memoizes a pure function. A full memo is cleared: that is cheaper than tracking what was used last. */
export function memo<Input, Result extends string | boolean | object>(
  compute: (input: Input) => Result,
  max: number,
): (input: Input) => Result {
  const results = new Map<Input, Result>()
  return (input) => {
    const known = results.get(input)
    if (known !== undefined) return known
    const result = compute(input)
    if (results.size === max) results.clear()
    results.set(input, result)
    return result
  }
}
