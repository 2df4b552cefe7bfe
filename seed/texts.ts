/** What is in a record for machines only. */
const SILENT = new Set([
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

/** Every text that a record says: a paragraph, a cell or a title each as one. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) {
    if (value.length > 0 && value.every(isInline)) return [value.map((node) => node.text ?? ' ').join('')]
    return value.flatMap(textsOf)
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => (SILENT.has(key) ? [] : textsOf(inner)))
}
