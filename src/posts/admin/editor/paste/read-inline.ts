import type { JSONContent } from '@tiptap/core'
import { type HtmlElement, styleValue } from '#posts/admin/editor/paste/html-tree.ts'
import type { SimpleMark } from '#shared/marks.ts'
import { ownOf } from '#shared/objects.ts'
import { type Origin, readHref } from '#posts/admin/editor/paste/read-href.ts'

export interface Marks {
  names: ReadonlySet<SimpleMark>
  href?: string | undefined
}

export const NO_MARKS: Marks = { names: new Set() }

const TAGS: Record<string, SimpleMark> = {
  b: 'bold',
  strong: 'bold',
  i: 'italic',
  em: 'italic',
  u: 'underline',
  ins: 'underline',
  s: 'strike',
  strike: 'strike',
  del: 'strike',
  code: 'code',
  kbd: 'code',
  samp: 'code',
  tt: 'code',
  sup: 'superscript',
  sub: 'subscript',
}

/** Word processors use styles for marks, and sometimes override a tag with one. */
export function marksOf(element: HtmlElement, around: Marks, origin: Origin): Marks {
  const names = new Set(around.names)
  const own = ownOf(TAGS, element.tag)
  if (own) names.add(own)
  const weight = styleValue(element, 'font-weight')
  if (/^(?:bold|bolder|[6-9]00)$/.test(weight)) names.add('bold')
  if (/^(?:normal|lighter|[1-5]00)$/.test(weight)) names.delete('bold')
  const slant = styleValue(element, 'font-style')
  if (slant === 'italic' || slant === 'oblique') names.add('italic')
  if (slant === 'normal') names.delete('italic')
  const lines = styleValue(element, 'text-decoration') || styleValue(element, 'text-decoration-line')
  if (lines.includes('line-through')) names.add('strike')
  if (lines.includes('underline')) names.add('underline')
  const height = styleValue(element, 'vertical-align')
  if (height === 'super') names.add('superscript')
  if (height === 'sub') names.add('subscript')
  const href = element.tag === 'a' ? readHref(element.attrs['href'] ?? '', origin) : around.href
  // Links are underlined anyway.
  if (element.tag === 'a' || href !== undefined) names.delete('underline')
  return { names, href }
}

function marked(node: JSONContent, { names, href }: Marks): JSONContent {
  const marks = [
    ...[...names].map((type) => ({ type })),
    ...(href === undefined ? [] : [{ type: 'link', attrs: { href } }]),
  ]
  return marks.length > 0 ? { ...node, marks } : node
}

export const textNode = (text: string, marks: Marks): JSONContent => marked({ type: 'text', text }, marks)

const isBreak = (node: JSONContent | undefined) => node?.type === 'hardBreak'
const sameMarks = (one: JSONContent, other: JSONContent) => JSON.stringify(one.marks) === JSON.stringify(other.marks)

function tidyLine(nodes: readonly JSONContent[]): JSONContent[] {
  const tidy: JSONContent[] = []
  for (const node of nodes) {
    const before = tidy.at(-1)
    const isAfterSpace = before === undefined || isBreak(before) || before.text?.endsWith(' ')
    const text = isAfterSpace ? node.text?.replace(/^ +/, '') : node.text
    if (isBreak(node)) tidy.push(node)
    else if (!text) continue
    else if (before?.text && sameMarks(before, node)) before.text += text
    else tidy.push({ ...node, text })
  }
  while (isBreak(tidy.at(-1)) || tidy.at(-1)?.text?.trim() === '') tidy.pop()
  const last = tidy.at(-1)
  if (last?.text) last.text = last.text.trimEnd()
  return tidy.slice(tidy.findIndex((node) => !isBreak(node)))
}

/** Splits inline nodes into lines: two line breaks in a row start a new one. */
export function linesOf(nodes: readonly JSONContent[]): JSONContent[][] {
  const lines: JSONContent[][] = [[]]
  nodes.forEach((node, index) => {
    if (isBreak(node) && isBreak(nodes[index - 1])) lines.push([])
    else lines.at(-1)?.push(node)
  })
  return lines.map(tidyLine).filter((line) => line.length > 0)
}

export const squeeze = (text: string) => text.replaceAll(/[ \t\r\n]+/g, ' ')
