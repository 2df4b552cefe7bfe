import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { ActionIcon, Table, UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { notUsed } from '#records/admin/messages.ts'
import * as m from '#admin/content-attributes/messages.ts'
import { type Attribute, type AttributeKind, nameOf } from '#admin/content-attributes/kinds.ts'
import { sortable } from '#records/admin/form/messages.ts'
import { UsedWhere } from '#records/admin/form/late-dialogs.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { archive, deleteForGood, unarchive } from '#records/admin/actions.ts'
import { editPathOf } from '#records/admin/resource.ts'
import { usedByText } from '#records/admin/usage.ts'
import { useBackState } from '#records/admin/back-path.ts'
import { StatusBadge } from '#ui/admin/status-badge.tsx'
import { Thumb } from '#ui/admin/thumb.tsx'
import { isAdmin } from '#records/admin/api/user.ts'
import css from './hub.module.css'

interface AttributeRowProps {
  kind: AttributeKind
  item: Attribute
  isMovable: boolean
}

export function AttributeRow({ kind: { resource, picture, isOrdered }, item, isMovable }: AttributeRowProps) {
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({
    id: item.id,
    disabled: !isMovable,
    attributes: { roleDescription: sortable() },
  })
  const [isShown, setShown] = useState(false)
  const wayBack = useBackState()
  const title = nameOf(item)
  const isUsed = Object.values(item.usedBy).some((count) => count > 0)
  return (
    <Table.Tr
      ref={setNodeRef}
      data-dragged={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      {isOrdered && (
        <Table.Td className={css.grip}>
          <ActionIcon
            size={30}
            className={css.handle}
            {...attributes}
            {...listeners}
            disabled={!isMovable}
            aria-label={m.moveIt({ title })}
          >
            <Icon name="grip" />
          </ActionIcon>
        </Table.Td>
      )}
      {picture && (
        <Table.Td className={css.picture}>
          <Thumb picture={item.picture} name={title} isRound={picture === 'avatar'} />
        </Table.Td>
      )}
      <Table.Td className={css.main} lang="cs">
        <Link to={editPathOf(resource, item.id)} state={wayBack} className={css.title} prefetch="intent">
          {title}
        </Link>
        {item.position && <span className={css.note}>{item.position}</span>}
        {item.isDeleted && <StatusBadge status="archived" />}
      </Table.Td>
      <Table.Td className={css.uses}>
        {isUsed ? (
          <UnstyledButton
            className={css.used}
            onClick={() => setShown(true)}
            aria-label={m.whereUsed({ title, places: usedByText(item.usedBy) })}
          >
            {usedByText(item.usedBy)}
          </UnstyledButton>
        ) : (
          notUsed()
        )}
        <UsedWhere resource={resource} id={item.id} isOpen={isShown} onClose={() => setShown(false)} />
      </Table.Td>
      {isOrdered && <Table.Td className={css.order}>{item.isDeleted ? '' : item.order}</Table.Td>}
      <Table.Td className={css.actions}>
        <ActionIcon
          component={Link}
          to={editPathOf(resource, item.id)}
          state={wayBack}
          size={34}
          aria-label={m.editIt({ title })}
        >
          <Icon name="edit" />
        </ActionIcon>
        {item.isDeleted ? (
          <ActionIcon size={34} onClick={() => void unarchive(resource, item.id)} aria-label={m.unarchiveIt({ title })}>
            <Icon name="undo" />
          </ActionIcon>
        ) : (
          <ActionIcon
            size={34}
            onClick={() => void archive(resource, { id: item.id, title })}
            aria-label={m.archiveIt({ title })}
          >
            <Icon name="archive" />
          </ActionIcon>
        )}
        {item.isDeleted && isAdmin() && (
          <ActionIcon
            size={34}
            color="red"
            onClick={() => void deleteForGood(resource, { id: item.id, title })}
            aria-label={m.deleteIt({ title })}
          >
            <Icon name="trash" />
          </ActionIcon>
        )}
      </Table.Td>
    </Table.Tr>
  )
}
