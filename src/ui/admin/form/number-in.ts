/** The number that somebody typed or pasted: with a comma or a point, with spaces between thousands, unfinished (“9,”); else null. */
export function numberIn(typed: number | string): number | null {
  if (typeof typed === 'number') return typed
  const text = typed.replace(/\s/g, '').replace(',', '.')
  return /^\d+(?:\.\d*)?$/.test(text) ? Number(text) : null
}
