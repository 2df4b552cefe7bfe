/** Remembers what a pure function answered. When it knows too much it starts anew: cheaper than knowing what was used last. */
export function memo<Given, Answer extends string | boolean | object>(
  answer: (given: Given) => Answer,
  max: number,
): (given: Given) => Answer {
  const known = new Map<Given, Answer>()
  return (given) => {
    const before = known.get(given)
    if (before !== undefined) return before
    const found = answer(given)
    if (known.size === max) known.clear()
    known.set(given, found)
    return found
  }
}
