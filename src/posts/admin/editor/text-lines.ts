import type { Node } from '@tiptap/pm/model'

/** One paragraph, heading or cell: its words, and where they begin in the document. */
export interface TextLine {
  text: string
  pos: number
}

/** All lines of a text from top to bottom. What is not a letter counts as one. */
export function textLines(doc: Node): TextLine[] {
  const lines: TextLine[] = []
  doc.descendants((node, pos) => {
    if (!node.isTextblock) return true
    lines.push({ text: node.textBetween(0, node.content.size, '', () => ' '), pos: pos + 1 })
    return false
  })
  return lines
}
