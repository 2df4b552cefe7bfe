import { plainText } from '#shared/plain-text.ts'
import type { Content, HeadingNode, ShortcodeNode } from '#posts/content/schema.ts'
import { textsAt } from '#posts/content/texts-at.ts'

/** Shortcodes occur only at the top level. */
export const shortcodesIn = (content: Content): ShortcodeNode[] =>
  content.content.filter((node): node is ShortcodeNode => node.type === 'shortcode')

export const headingText = (heading: HeadingNode): string => plainText(heading.content ?? [])

export const mediaIdsIn = (content: Content): string[] =>
  content.content.flatMap((node) => (node.type === 'image' ? [node.attrs.mediaId] : []))

export function textOf(node: object): string {
  if ('text' in node && typeof node.text === 'string') return node.text
  if ('type' in node && node.type === 'hardBreak') return ' '
  const children = 'content' in node && Array.isArray(node.content) ? node.content : []
  const separator = 'type' in node && (node.type === 'paragraph' || node.type === 'heading') ? '' : ' '
  return children.map((child: object) => textOf(child)).join(separator)
}

const wordsIn = (data: unknown): string => [...textsAt(data, [])].map(({ text }) => text).join(' ')

export interface Written {
  content: Content
  shortcodesConfig: object
  faq: { data: { isActive: boolean }[] }
}

/** All text of a post that readers see, for search and reading time: content, blocks and active questions. */
export const readableText = ({ content, shortcodesConfig, faq }: Written): string =>
  [textOf(content), wordsIn(shortcodesConfig), wordsIn(faq.data.filter(({ isActive }) => isActive))].join(' ')
