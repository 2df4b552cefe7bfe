import { Node } from '@tiptap/core'
import { FLOW } from '#posts/admin/editor/schema/flow.ts'

export const MAX_ROWS = 200
export const MAX_COLUMNS = 20
export const MAX_ROWSPAN = 100

/** By which what edits tables knows their parts: `later/`. */
const ROLES: Record<string, string> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
}

export const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
  extendNodeSchema: ({ name }) => ({ tableRole: ROLES[name] }),
})

const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
})

const span = (name: 'colspan' | 'rowspan', max: number) => ({
  default: 1,
  parseHTML: (element: HTMLElement) => Math.min(Math.max(Number(element.getAttribute(name)) || 1, 1), max),
  renderHTML: ({ [name]: count }: Record<string, unknown>) => (count === 1 ? {} : { [name]: count }),
})

const cell = (name: string, tag: 'td' | 'th') =>
  Node.create({
    name,
    content: FLOW,
    isolating: true,
    addAttributes: () => ({
      colspan: span('colspan', MAX_COLUMNS),
      rowspan: span('rowspan', MAX_ROWSPAN),
      // Never stored, but the table commands expect to find it.
      colwidth: { default: null, rendered: false, parseHTML: () => null },
    }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  })

export const tableParts = [Table, TableRow, cell('tableCell', 'td'), cell('tableHeader', 'th')]
