import type { Node } from '@tiptap/pm/model'

interface TextLine {
  text: string
  pos: number
}

/** All text blocks of a document in order. Non-text nodes count as one character. */
export function textLines(doc: Node): TextLine[] {
  const lines: TextLine[] = []
  doc.descendants((node, pos) => {
    if (!node.isTextblock) return true
    lines.push({ text: node.textBetween(0, node.content.size, '', () => ' '), pos: pos + 1 })
    return false
  })
  return lines
}
