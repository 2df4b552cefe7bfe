import { Pagination, Text } from '@mantine/core'
import * as m from '#records/admin/list/messages.ts'
import { formatTotal } from '#ui/admin/format.ts'
import css from './list.module.css'

interface ListFooterProps {
  total: number
  isTotalCapped?: true
  page: number
  perPage: number
  shown: number
  onPage: (page: number) => void
}

export function ListFooter({ total, isTotalCapped, page, perPage, shown, onPage }: ListFooterProps) {
  const first = (page - 1) * perPage + 1
  const pages = Math.ceil(total / perPage)
  const all = formatTotal({ total, isTotalCapped })
  return (
    <div className={css.footer}>
      <Text size="xs" c="dimmed">
        {shown > 0 ? m.range({ first, last: first + shown - 1, all }) : m.pageGone({ all })}
      </Text>
      {pages > 1 && (
        <Pagination
          total={pages}
          value={page}
          onChange={onPage}
          size="sm"
          getItemProps={(number) => ({ 'aria-label': m.page({ number: String(number) }) })}
          getControlProps={(control) => ({ 'aria-label': control === 'next' ? m.nextPage() : m.previousPage() })}
        />
      )}
    </div>
  )
}
