interface Inline {
  type: 'text' | 'hardBreak'
  text?: string
}

export const plainText = (inlines: readonly Inline[]): string =>
  inlines.map((node) => (node.type === 'text' ? node.text : ' ')).join('')
