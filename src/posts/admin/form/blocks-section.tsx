import * as m from '#posts/admin/form/messages.ts'
import { ActionIcon, Badge, Drawer, Stack, Text } from '@mantine/core'
import { type ReactNode, Suspense, useState } from 'react'
import type { PartProps } from '#posts/admin/form/post-form.ts'
import { syncContents } from '#posts/admin/form/sync-contents.ts'
import { TableContentFields } from '#posts/admin/form/table-content-fields.tsx'
import { Lockable } from '#records/admin/form/lockable.tsx'
import { memoGroup } from '#records/admin/form/memo-group.tsx'
import { countErrors } from '#records/admin/form/form-errors.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { notify, SUCCESS } from '#ui/admin/toasts.tsx'
import css from './blocks-section.module.css'
import { lazyPart } from '#ui/admin/lazy-part.tsx'
import { keysOf } from '#shared/objects.ts'

const FaqFields = lazyPart(async () => ({ default: (await import('#posts/admin/form/faq-fields.tsx')).FaqFields }))
const ReferenceFields = lazyPart(async () => ({
  default: (await import('#posts/admin/form/reference-fields.tsx')).ReferenceFields,
}))

const TITLES = { faq: m.faq, references: m.references, tableContent: m.tableOfContents }
const EDIT = { faq: m.editFaq, references: m.editReferences, tableContent: m.editTableOfContents }
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
    faq:
      hidden > 0
        ? m.questionCountHidden({ count: faq.data.length, hidden })
        : m.questionCount({ count: faq.data.length }),
    references: m.sourceCount({ count: references.data.length }),
    tableContent: tableContent.data.length > 0 ? m.shownOf({ shown, all: tableContent.data.length }) : m.empty(),
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
              {TITLES[name]()} <Text span>{counts[name]}</Text>
            </span>
            {errors > 0 && (
              <Badge color="red" variant="light" size="sm">
                {m.errorsToFix({ errors })}
              </Badge>
            )}
            <ActionIcon size={34} onClick={() => setOpen(name)} aria-label={EDIT[name]()}>
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
        title={open && TITLES[open]()}
      >
        <Suspense>{open && <Lockable>{fields[open]}</Lockable>}</Suspense>
      </Drawer>
    </Stack>
  )
})
