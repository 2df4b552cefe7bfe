/** Fields for machines only. */
const MACHINE_FIELDS = new Set([
  'uniqId',
  'casinoId',
  'writerId',
  'mediaId',
  'id',
  'slug',
  'href',
  'url',
  'canonical',
  'robots',
])

const isInline = (value: unknown): value is { type: string; text?: string } =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  (value.type === 'text' || value.type === 'hardBreak')

/** All texts of a record: each paragraph, cell or title is one. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) {
    if (value.length > 0 && value.every(isInline)) return [value.map((node) => node.text ?? ' ').join('')]
    return value.flatMap(textsOf)
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => (MACHINE_FIELDS.has(key) ? [] : textsOf(inner)))
}
