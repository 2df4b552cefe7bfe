import { Table as TiptapTable, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { FLOW } from '#posts/admin/editor/schema/flow.ts'

export const MAX_ROWS = 200
export const MAX_COLUMNS = 20
export const MAX_ROWSPAN = 100

const span = (name: 'colspan' | 'rowspan', max: number) => ({
  default: 1,
  parseHTML: (element: HTMLElement) => Math.min(Math.max(Number(element.getAttribute(name)) || 1, 1), max),
})

/** `colwidth` is never stored, but the table commands expect to find it. */
const cellAttributes = () => ({
  colspan: span('colspan', MAX_COLUMNS),
  rowspan: span('rowspan', MAX_ROWSPAN),
  colwidth: { default: null, rendered: false, parseHTML: () => null },
})

export const Table = TiptapTable.extend({
  renderHTML: () => ['table', ['tbody', 0]],
}).configure({ View: null })

export const tableParts = [
  Table,
  TableRow,
  TableCell.extend({ content: FLOW, addAttributes: cellAttributes }),
  TableHeader.extend({ content: FLOW, addAttributes: cellAttributes }),
]
