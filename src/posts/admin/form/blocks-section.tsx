import { ActionIcon, Badge, Drawer, Stack, Text } from '@mantine/core'
import { type ReactNode, Suspense, useState } from 'react'
import type { PartProps } from '#posts/admin/form/post-form.ts'
import { syncContents } from '#posts/admin/form/sync-contents.ts'
import { TableContentFields } from '#posts/admin/form/table-content-fields.tsx'
import { Lockable } from '#records/admin/form/lockable.tsx'
import { memoGroup } from '#records/admin/form/memo-group.tsx'
import { countErrors } from '#records/admin/form/zod-errors.ts'
import { plural } from '#ui/admin/format.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { notify, SUCCESS } from '#ui/admin/toasts.tsx'
import css from './blocks-section.module.css'
import { lazyPart } from '#ui/admin/lazy-part.tsx'
import { keysOf } from '#shared/objects.ts'

const FaqFields = lazyPart(async () => ({ default: (await import('#posts/admin/form/faq-fields.tsx')).FaqFields }))
const ReferenceFields = lazyPart(async () => ({
  default: (await import('#posts/admin/form/reference-fields.tsx')).ReferenceFields,
}))

const TITLES = { faq: 'FAQ', references: 'References', tableContent: 'Table of contents' }
type ListName = keyof typeof TITLES
const NAMES = keysOf(TITLES)

export const BlocksSection = memoGroup(function BlocksSection({ form, editor }: PartProps) {
  const [open, setOpen] = useState<ListName>()
  function sync(): void {
    const headings = editor.current?.setHeadingIds()
    if (!headings) return
    syncContents(form, headings)
    notify.success(SUCCESS.headingIds)
  }
  const { faq, references, tableContent } = form.values
  const shown = tableContent.data.filter((item) => item.isActive).length
  const hidden = faq.data.filter((item) => !item.isActive).length
  const counts: Record<ListName, string> = {
    faq: plural(faq.data.length, 'question', 'questions') + (hidden > 0 ? `, ${hidden} hidden` : ''),
    references: plural(references.data.length, 'source', 'sources'),
    tableContent: tableContent.data.length > 0 ? `${shown} of ${tableContent.data.length} shown` : 'empty',
  }
  const fields: Record<ListName, ReactNode> = {
    faq: <FaqFields form={form} />,
    references: <ReferenceFields form={form} />,
    tableContent: <TableContentFields form={form} onSync={sync} />,
  }
  return (
    <Stack gap={8}>
      {NAMES.map((name) => {
        const errors = countErrors(form.errors, [name])
        return (
          <div key={name} className={css.row} data-path={name}>
            <span className={css.name}>
              {TITLES[name]} <Text span>{counts[name]}</Text>
            </span>
            {errors > 0 && (
              <Badge color="red" variant="light" size="sm">
                {errors} to fix
              </Badge>
            )}
            <ActionIcon size={34} onClick={() => setOpen(name)} aria-label={`Edit ${TITLES[name]}`}>
              <Icon name="edit" size={16} />
            </ActionIcon>
          </div>
        )
      })}
      <Drawer
        opened={open !== undefined}
        onClose={() => setOpen(undefined)}
        position="right"
        size="lg"
        title={open && TITLES[open]}
      >
        <Suspense>{open && <Lockable>{fields[open]}</Lockable>}</Suspense>
      </Drawer>
    </Stack>
  )
})
