import * as m from '#posts/admin/form/messages.ts'
import { ActionIcon, Badge, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { LIST_TITLES, type ListName } from '#posts/admin/form/list-names.ts'
import type { PartProps } from '#posts/admin/form/post-form.ts'
import { syncContents } from '#posts/admin/form/sync-contents.ts'
import { memoGroup } from '#records/admin/form/memo-group.tsx'
import { countErrors } from '#records/admin/form/form-errors.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { notify, SUCCESS } from '#ui/admin/toasts.tsx'
import css from './blocks-section.module.css'
import { lateDialog, warm } from '#ui/admin/lazy-part.tsx'
import { keysOf } from '#shared/objects.ts'

const load = async () => (await import('#posts/admin/form/blocks-drawer.tsx')).BlocksDrawer
const BlocksDrawer = lateDialog(load)
const onTheWay = () => warm(load)

const EDIT = { faq: m.editFaq, references: m.editReferences, tableContent: m.editTableOfContents }
const NAMES = keysOf(LIST_TITLES)

export const BlocksSection = memoGroup(function BlocksSection({ form, editor }: PartProps) {
  const [list, setList] = useState<ListName>('faq')
  const [isOpen, setOpen] = useState(false)
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
  const open = (name: ListName) => {
    setList(name)
    setOpen(true)
  }
  return (
    <Stack gap={8}>
      {NAMES.map((name) => {
        const errors = countErrors(form.errors, [name])
        return (
          <div key={name} className={css.row} data-path={name}>
            <span className={css.name}>
              {LIST_TITLES[name]()} <Text span>{counts[name]}</Text>
            </span>
            {errors > 0 && (
              <Badge color="red" variant="light" size="sm">
                {m.errorsToFix({ errors })}
              </Badge>
            )}
            <ActionIcon
              size={34}
              onPointerEnter={onTheWay}
              onFocus={onTheWay}
              onClick={() => open(name)}
              aria-label={EDIT[name]()}
            >
              <Icon name="edit" size={16} />
            </ActionIcon>
          </div>
        )
      })}
      <BlocksDrawer form={form} list={list} isOpen={isOpen} onClose={() => setOpen(false)} onSync={sync} />
    </Stack>
  )
})
