type Members = Record<string, unknown>

const isGroup = (value: unknown): value is Members => typeof value === 'object' && value !== null

/** Deep equality of form values. Missing members equal undefined, and NaN equals NaN. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one === 'number' && typeof other === 'number') return Number.isNaN(one) && Number.isNaN(other)
  if (!isGroup(one) || !isGroup(other) || Array.isArray(one) !== Array.isArray(other)) return false
  if (Array.isArray(one) && Array.isArray(other) && one.length !== other.length) return false
  const isIn = (name: string) => isSame(one[name], other[name])
  return Object.keys(one).every(isIn) && Object.keys(other).every((name) => name in one || isIn(name))
}
