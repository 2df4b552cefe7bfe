import { BlockFrame, type Shown } from '#blocks/block-frame.tsx'
import type { DataTable } from '#blocks/data-tables/block.ts'
import { Cell, hasOffer, sortValue } from '#blocks/data-tables/cell.tsx'
import { TableScroll } from '#blocks/table-scroll.tsx'
import { labels } from '#shared/czech/labels.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import { OfferWarning } from '#ui/site/offer-warning.tsx'

const ALIGN = { left: undefined, center: 'c', right: 'r' }

export function DataTablesView({ data }: { data: Shown<DataTable> }) {
  const { caption, columns, rows, headerRow, headerColumn, sortable } = data
  return (
    <BlockFrame data={data}>
      <TableScroll label={caption} columns={columns.length}>
        <table className="dt" data-sortable={sortable && headerRow ? '' : undefined}>
          <caption>
            <span>{hardSpaces(caption)}</span>
          </caption>
          {headerRow && (
            <thead>
              <tr>
                {columns.map(({ label, align }, index) => (
                  <th scope="col" key={index} className={ALIGN[align]}>
                    <span>{hardSpaces(label)}</span>
                  </th>
                ))}
              </tr>
            </thead>
          )}
          <tbody>
            {rows.map((row, index) => (
              <Row key={index} columns={columns} cells={row} headerColumn={headerColumn} sortable={sortable} />
            ))}
          </tbody>
        </table>
      </TableScroll>
      {rows.flat().some(hasOffer) && <OfferWarning note={labels.legal.offers} className="offers-legal" />}
    </BlockFrame>
  )
}

interface RowProps extends Pick<DataTable, 'columns' | 'headerColumn' | 'sortable'> {
  cells: DataTable['rows'][number]
}

const Row = ({ columns, cells, headerColumn, sortable }: RowProps) => (
  <tr>
    {columns.map(({ type, align }, index) => {
      const nodes = cells[index] ?? []
      const content = <Cell type={type} nodes={nodes} />
      const props = { className: ALIGN[align], 'data-sort': sortable ? sortValue(type, nodes) : undefined }
      return headerColumn && index === 0 ? (
        <th scope="row" key={index} {...props}>
          {content}
        </th>
      ) : (
        <td key={index} {...props}>
          {content}
        </td>
      )
    })}
  </tr>
)
