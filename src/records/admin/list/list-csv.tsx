import { Button } from '@mantine/core'
import { useSearchParams } from 'react-router'
import * as m from '#records/admin/list/messages.ts'
import type { NameOfPath } from '#records/admin/api/calls.ts'
import { download } from '#records/admin/api/client.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { MenuButton } from '#ui/admin/menu/menu-button.tsx'
import { MenuItem } from '#ui/admin/menu/menu-item.tsx'
import type { Column } from '#records/admin/list/types.ts'
import { columnsFor } from '#records/admin/list/use-columns.ts'
import type { ListParameters } from '#shared/page.ts'
import type { Resource } from '#records/admin/resource.ts'

type CsvName = NameOfPath<'export.csv'>

const fetchCsv = (collection: CsvName, parameters: ListParameters) =>
  void download(`/${collection}/export.csv`, { query: parameters }).catch(() => undefined)

interface CsvButtonProps {
  collection: CsvName
  parameters: ListParameters
}

export const CsvButton = ({ collection, parameters }: CsvButtonProps) => (
  <Button
    variant="default"
    leftSection={<Icon name="download" size={16} />}
    aria-label={m.downloadCsv({ what: collection.replaceAll('-', ' ') })}
    onClick={() => fetchCsv(collection, parameters)}
  >
    CSV
  </Button>
)

/** Parameters of the address that do not affect which rows there are. */
const LOOKS = new Set(['columns', 'page', 'view', 'open'])

interface ListCsvProps {
  resource: Resource
  columns: Pick<Column<never>, 'name' | 'fields' | 'isOptional'>[]
}

export function ListCsv({ resource: { collection }, columns }: ListCsvProps) {
  const [address] = useSearchParams()
  const rows = { status: 'all', ...Object.fromEntries([...address].filter(([name]) => !LOOKS.has(name))) }
  const shown = columnsFor(columns, address.get('columns') ?? '')
  const fields = new Set(shown.flatMap(({ name, fields: own = [name] }) => own))
  return (
    <MenuButton
      position="bottom-end"
      width={260}
      button={(aria) => (
        <Button {...aria} variant="default" leftSection={<Icon name="download" size={16} />}>
          CSV
        </Button>
      )}
    >
      <MenuItem onClick={() => fetchCsv(collection, { ...rows, columns: [...fields].join(',') })}>
        {m.columnsShownHere()}
      </MenuItem>
      <MenuItem onClick={() => fetchCsv(collection, rows)}>{m.allColumns()}</MenuItem>
    </MenuButton>
  )
}
