export const MARK_TAGS = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strike: 's',
  code: 'code',
  superscript: 'sup',
  subscript: 'sub',
} as const

export type SimpleMark = keyof typeof MARK_TAGS

export const SIMPLE_MARKS = [
  'bold',
  'italic',
  'underline',
  'strike',
  'code',
  'superscript',
  'subscript',
] as const satisfies readonly SimpleMark[]
