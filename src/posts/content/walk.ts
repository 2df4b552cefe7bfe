import type { Content, HeadingNode, ShortcodeNode } from '#posts/content/schema.ts'
import { plainText } from '#shared/schema/rich-text.ts'

/** Shortcodes stand only at the top level. */
export const shortcodesIn = (content: Content): ShortcodeNode[] =>
  content.content.filter((node): node is ShortcodeNode => node.type === 'shortcode')

export const headingText = (heading: HeadingNode): string => plainText(heading.content ?? [])

export const mediaIdsIn = (content: Content): string[] =>
  content.content.flatMap((node) => (node.type === 'image' ? [node.attrs.mediaId] : []))

/** All words of the text, for search and reading time. */
export function textOf(node: object): string {
  if ('text' in node && typeof node.text === 'string') return node.text
  if ('type' in node && node.type === 'hardBreak') return ' '
  const children = 'content' in node && Array.isArray(node.content) ? node.content : []
  const separator = 'type' in node && (node.type === 'paragraph' || node.type === 'heading') ? '' : ' '
  return children.map((child: object) => textOf(child)).join(separator)
}
