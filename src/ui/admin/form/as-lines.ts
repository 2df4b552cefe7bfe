import { type Inline, plainText } from '#shared/schema/rich-text.ts'

const isInline = (value: unknown): value is Inline =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  (value.type === 'text' || value.type === 'hardBreak')

/** Any value as readable text: a line for each part, nested parts indented below it. */
export function asLines(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'string') return value
  if (typeof value !== 'object') return JSON.stringify(value)
  if (!Array.isArray(value)) return lines(Object.entries(value).map(([key, part]) => pair(key, part)))
  if (value.length > 0 && value.every(isInline)) return plainText(value)
  return lines(value.map((part: unknown) => `- ${indented(asLines(part))}`))
}

const lines = (all: string[]) => all.filter(Boolean).join('\n')
const indented = (text: string) => text.replaceAll('\n', '\n  ')

function pair(key: string, value: unknown): string {
  const text = asLines(value)
  if (text === '') return ''
  const isLong = text.includes('\n') || text.startsWith('- ')
  return isLong ? `${key}:\n  ${indented(text)}` : `${key}: ${text}`
}
