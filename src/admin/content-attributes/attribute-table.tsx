import { Skeleton, Table, VisuallyHidden } from '@mantine/core'
import * as m from '#admin/content-attributes/messages.ts'
import { AttributeRow } from '#admin/content-attributes/attribute-row.tsx'
import { type Attribute, type AttributeKind, nameOf } from '#admin/content-attributes/kinds.ts'
import { Sortable } from '#records/admin/form/sortable.tsx'
import css from './hub.module.css'

const SKELETON_ROWS = 6

interface AttributeTableProps {
  kind: AttributeKind
  /** Undefined while loading. */
  items: Attribute[] | undefined
  isFaded: boolean
  onReorder: ((items: Attribute[]) => Promise<void>) | undefined
}

export function AttributeTable({ kind, items, isFaded, onReorder }: AttributeTableProps) {
  const { picture, isOrdered, resource } = kind
  const columns = 3 + Number(isOrdered) * 2 + Number(picture !== null)
  return (
    <Sortable items={items ?? []} onChange={(moved) => void onReorder?.(moved)} idOf={({ id }) => id} nameOf={nameOf}>
      <Table
        className={css.table}
        data-faded={isFaded || undefined}
        aria-busy={!items || isFaded}
        aria-label={resource.label}
        highlightOnHover
      >
        <Table.Thead>
          <Table.Tr>
            {isOrdered && (
              <Table.Th className={css.grip}>
                <VisuallyHidden>{m.move()}</VisuallyHidden>
              </Table.Th>
            )}
            {picture && <Table.Th className={css.picture}>{picture === 'avatar' ? m.avatar() : m.logo()}</Table.Th>}
            <Table.Th>{picture === 'avatar' ? m.name() : m.title()}</Table.Th>
            <Table.Th>{m.usedBy()}</Table.Th>
            {isOrdered && <Table.Th>{m.order()}</Table.Th>}
            <Table.Th className={css.actions}>
              <VisuallyHidden>{m.actions()}</VisuallyHidden>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {items
            ? items.map((item) => (
                <AttributeRow key={item.id} kind={kind} item={item} isMovable={onReorder !== undefined} />
              ))
            : Array.from({ length: SKELETON_ROWS }, (_, row) => (
                <Table.Tr key={row}>
                  <Table.Td colSpan={columns}>
                    <Skeleton height={20} my={8} />
                  </Table.Td>
                </Table.Tr>
              ))}
        </Table.Tbody>
      </Table>
    </Sortable>
  )
}
