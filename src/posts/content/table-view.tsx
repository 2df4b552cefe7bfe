import { TableScroll } from '#blocks/table-scroll.tsx'
import { CellView } from '#posts/content/flow-view.tsx'
import type { TableNode } from '#posts/content/schema.ts'
import { labels } from '#shared/czech/labels.ts'

type Row = TableNode['content'][number]
type Cell = Row['content'][number]

const isHeading = ({ content }: Row) =>
  content.every((cell) => cell.type === 'tableHeader' && (cell.attrs?.rowspan ?? 1) === 1)

const widthOf = ({ content }: Row) => content.reduce((sum, cell) => sum + (cell.attrs?.colspan ?? 1), 0)

export function TableView({ node }: { node: TableNode }) {
  const [first, ...others] = node.content
  if (!first) return null
  const heading = others.length > 0 && isHeading(first) ? first : undefined
  const rows = heading ? others : node.content
  return (
    <div className="blk">
      <TableScroll label={labels.table} columns={widthOf(first)}>
        <table className="dt">
          {heading && (
            <thead>
              <RowView row={heading} scope="col" />
            </thead>
          )}
          <tbody>
            {rows.map((row, index) => (
              <RowView key={index} row={row} scope="row" />
            ))}
          </tbody>
        </table>
      </TableScroll>
    </div>
  )
}

const RowView = ({ row, scope }: { row: Row; scope: 'col' | 'row' }) => (
  <tr>
    {row.content.map((cell, index) => (
      <TableCell key={index} cell={cell} scope={scope} />
    ))}
  </tr>
)

function TableCell({ cell, scope }: { cell: Cell; scope: 'col' | 'row' }) {
  const spans = { colSpan: spanOf(cell.attrs?.colspan), rowSpan: spanOf(cell.attrs?.rowspan) }
  const content = <CellView nodes={cell.content} />
  return cell.type === 'tableHeader' ? (
    <th scope={scope} {...spans}>
      {content}
    </th>
  ) : (
    <td {...spans}>{content}</td>
  )
}

const spanOf = (span = 1) => (span > 1 ? span : undefined)
