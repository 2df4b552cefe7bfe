const ID = /^[a-z0-9-]{8,64}$/

export function idsInside(value: unknown): string[] {
  const found = new Set<string>()
  const waiting: unknown[] = [value]
  while (waiting.length > 0) {
    const next = waiting.pop()
    if (typeof next === 'string' && ID.test(next)) found.add(next)
    else if (typeof next === 'object' && next !== null) waiting.push(...Object.values(next))
  }
  return [...found]
}
