import type { JSONContent } from '@tiptap/core'
import type { HtmlElement } from '#posts/admin/editor/paste/html-tree.ts'
import { MAX_COLUMNS, MAX_ROWS, MAX_ROWSPAN } from '#posts/admin/editor/schema/table.ts'

const elementsIn = ({ children }: HtmlElement, ...tags: string[]) =>
  children.filter((child): child is HtmlElement => typeof child !== 'string' && tags.includes(child.tag))

const rowsOf = (table: HtmlElement): HtmlElement[] =>
  table.children.flatMap((child) => {
    if (typeof child === 'string') return []
    return child.tag === 'tr' ? [child] : elementsIn(child, 'tr')
  })

const spanOf = ({ attrs }: HtmlElement, name: 'colspan' | 'rowspan', max: number) =>
  Math.min(Math.max(Math.trunc(Number(attrs[name])) || 1, 1), max)

interface ReadTable {
  table: JSONContent | undefined
  isCut: boolean
}

export function readTable(element: HtmlElement, readCell: (cell: HtmlElement) => JSONContent[]): ReadTable {
  const all = rowsOf(element).filter((row) => elementsIn(row, 'td', 'th').length > 0)
  const rows = all.slice(0, MAX_ROWS)
  let isCut = rows.length < all.length
  const content = rows.map((row, index) => {
    const cells: JSONContent[] = []
    let width = 0
    for (const cell of elementsIn(row, 'td', 'th')) {
      if (width === MAX_COLUMNS) {
        isCut = true
        break
      }
      const colspan = spanOf(cell, 'colspan', MAX_COLUMNS - width)
      const rowspan = spanOf(cell, 'rowspan', Math.min(rows.length - index, MAX_ROWSPAN))
      const inside = readCell(cell)
      width += colspan
      cells.push({
        type: cell.tag === 'th' ? 'tableHeader' : 'tableCell',
        attrs: { colspan, rowspan },
        content: inside.length > 0 ? inside : [{ type: 'paragraph' }],
      })
    }
    return { type: 'tableRow', content: cells }
  })
  return { table: content.length > 0 ? { type: 'table', content } : undefined, isCut }
}
