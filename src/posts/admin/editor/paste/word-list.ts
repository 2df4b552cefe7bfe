import type { JSONContent } from '@tiptap/core'
import { type HtmlElement, type HtmlNode, styleOf, textIn } from '#posts/admin/editor/paste/html-tree.ts'

/** Word has no list elements, only paragraphs with a level that begin with their marker. */
export interface WordItem {
  level: number
  isOrdered: boolean
  content: JSONContent[]
}

const isMarker = (node: HtmlNode) => typeof node !== 'string' && styleOf(node).includes('mso-list:ignore')

/** Markers are dropped: the page renders its own. */
export const isWordMarker = (element: HtmlElement) => isMarker(element)

export const wordLevel = (element: HtmlElement): number | undefined => {
  const level = /mso-list:\s*l\d+ level(\d)/.exec(styleOf(element))?.[1]
  return level === undefined ? undefined : Number(level)
}

function markerIn(nodes: readonly HtmlNode[]): string {
  for (const node of nodes) {
    if (typeof node === 'string') continue
    const marker = isMarker(node) ? textIn(node.children).trim() : markerIn(node.children)
    if (marker !== '') return marker
  }
  return ''
}

/** 1. a) (iv) and the like; dots, squares and dashes are bullets, and so is a single o, Word's second level. */
export const isOrderedItem = ({ children }: HtmlElement) => {
  const marker = markerIn(children)
  return marker !== 'o' && /^\(?(?:\d+|[a-z]|[ivxlcdm]+)[.)]/i.test(marker)
}

const listOf = (isOrdered: boolean, content: JSONContent[]): JSONContent => ({
  type: isOrdered ? 'orderedList' : 'bulletList',
  content,
})

export function nestItems(items: readonly WordItem[], maxDepth: number): JSONContent[] {
  const lists: JSONContent[] = []
  let index = 0
  for (let first = items[index]; first; first = items[index]) {
    const { level, isOrdered } = first
    const own: JSONContent[] = []
    for (let item: WordItem | undefined = first; item; item = items[index]) {
      if (item.level < level || (item.level === level && item.isOrdered !== isOrdered)) break
      if (item.level === level || maxDepth === 1) {
        own.push({ type: 'listItem', content: item.content })
        index++
        continue
      }
      const end = items.findIndex((later, at) => at > index && later.level <= level)
      const deeper = items.slice(index, end === -1 ? undefined : end)
      own.at(-1)?.content?.push(...nestItems(deeper, maxDepth - 1))
      index += deeper.length
    }
    lists.push(listOf(isOrdered, own))
  }
  return lists
}
