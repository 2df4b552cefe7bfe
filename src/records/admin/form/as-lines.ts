import { noInText, yesInText } from '#records/admin/form/messages.ts'
import { plainText } from '#shared/plain-text.ts'
import { text, type Words } from '#shared/words/message.ts'
import type { Inline } from '#shared/schema/rich-text.ts'

const isInline = (value: unknown): value is Inline =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  (value.type === 'text' || value.type === 'hardBreak')

/** What the parts of a value are called, by their key, or by `outer.key` where it means something else. */
type PartLabels = Partial<Record<string, Words>>

/** `minimumDeposit` → “Minimum deposit” */
export const plainLabel = (field: string) =>
  field.charAt(0).toUpperCase() + field.slice(1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

export function asLines(value: unknown, labels: PartLabels = {}, outer = ''): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? yesInText() : noInText()
  if (typeof value === 'string') return value
  if (typeof value !== 'object') return JSON.stringify(value)
  if (isNode(value)) return asText(value.content ?? [])
  if (Array.isArray(value)) {
    if (value.length > 0 && value.every(isInline)) return plainText(value)
    return lines(value.map((part: unknown) => `- ${indented(asLines(part, labels, outer))}`))
  }
  const labelOf = (key: string) => text(labels[`${outer}.${key}`] ?? labels[key] ?? plainLabel(key))
  return lines(Object.entries(value).map(([key, part]) => pair(labelOf(key), asLines(part, labels, key))))
}

const NODE_KEYS = new Set(['type', 'attrs', 'content'])

/** A part of the text of a post, such as a paragraph. */
const isNode = (value: object): value is { type: string; content?: unknown[] } =>
  'type' in value && Object.keys(value).every((key) => NODE_KEYS.has(key))

const asText = (content: unknown[]): string =>
  content.every(isInline) ? plainText(content) : lines(content.map((part) => asLines(part)))

const lines = (all: string[]) => all.filter(Boolean).join('\n')
const indented = (text: string) => text.replaceAll('\n', '\n  ')

function pair(label: string, text: string): string {
  if (text === '') return ''
  const isLong = text.includes('\n') || text.startsWith('- ')
  return isLong ? `${label}:\n  ${indented(text)}` : `${label}: ${text}`
}
