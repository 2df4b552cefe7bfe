import { plainText } from '#shared/plain-text.ts'
import { BLOCK_NAMES } from '#blocks/names.ts'
import type { Content, ContentNode, ShortcodeNode } from '#posts/content/schema.ts'
import { textOf } from '#posts/content/walk.ts'

type Flow = Extract<ContentNode, { type: 'paragraph' | 'bulletList' | 'orderedList' }>

/** A block as an editor knows it: “[Casino list cr-1]”. */
export const blockName = ({ kind, uniqId }: ShortcodeNode['attrs']): string => `[${BLOCK_NAMES[kind]()} ${uniqId}]`

export const contentAsText = (content: Content): string => content.content.map(nodeAsText).join('\n')

function nodeAsText(node: ContentNode): string {
  switch (node.type) {
    case 'heading':
      return `${'#'.repeat(node.attrs.level)} ${plainText(node.content ?? [])}`
    case 'shortcode':
      return blockName(node.attrs)
    case 'image':
      return `[image: ${[node.attrs.alt, node.attrs.caption].filter(Boolean).join(' – ') || node.attrs.mediaId}]`
    case 'horizontalRule':
      return '———'
    case 'blockquote':
      return node.content.map((part) => `> ${flowAsText(part, '> ')}`).join('\n')
    case 'table':
      return node.content.map((row) => row.content.map((cell) => textOf(cell).trim()).join(' | ')).join('\n')
    default:
      return flowAsText(node, '')
  }
}

function flowAsText(node: Flow, indent: string): string {
  if (node.type === 'paragraph') return plainText(node.content ?? [])
  const start = node.type === 'orderedList' ? (node.attrs?.start ?? 1) : undefined
  const deeper = `${indent}  `
  return node.content
    .map((item, index) => {
      const mark = start === undefined ? '-' : `${start + index}.`
      return `${mark} ${item.content.map((part) => flowAsText(part, deeper)).join(`\n${deeper}`)}`
    })
    .join(`\n${indent}`)
}
