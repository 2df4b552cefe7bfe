import * as m from '#posts/admin/form/messages.ts'
import { rich } from '#ui/admin/words/rich.tsx'
import { Button, Group, Switch, Text, TextInput } from '@mantine/core'
import { flag, itemAt, text } from '#blocks/admin/editing.ts'
import { listEditing } from '#posts/admin/form/list-editing.ts'
import type { PartProps } from '#posts/admin/form/post-form.ts'
import { headingTitles } from '#posts/admin/form/table-content.ts'
import { SortableList } from '#records/admin/form/sortable-list.tsx'
import { Icon } from '#ui/admin/icon.tsx'
import css from './table-content-fields.module.css'

interface TableContentFieldsProps extends Pick<PartProps, 'form'> {
  onSync: () => void
}

export function TableContentFields({ form, onSync }: TableContentFieldsProps) {
  const list = listEditing(form, 'tableContent')
  const titles = headingTitles(form.values.content, form.values.shortcodesConfig)
  return (
    <>
      <Group justify="space-between" mb={12}>
        <Text size="sm" c="dimmed" flex={1} miw={220}>
          {m.contentsMadeFrom()}
        </Text>
        <Button variant="default" leftSection={<Icon name="hash" size={16} />} onClick={onSync}>
          {m.syncWithHeadings()}
        </Button>
      </Group>
      {form.errors['tableContent'] && (
        <Text size="sm" c="red" role="alert" mb={12}>
          {form.errors['tableContent']}
        </Text>
      )}
      {list.value.length === 0 && <Text size="sm">{m.nothingInItYet()}</Text>}
      <SortableList items={list.value} onChange={(next) => list.update(() => next)} nameOf={(item) => item.title}>
        {(item, index) => {
          const edited = itemAt(list, item, index)
          const heading = titles.get(item.headingId)
          return (
            <Group gap={10} wrap="nowrap" className={css.item} data-level={item.level}>
              <div className={css.words}>
                <TextInput
                  variant="unstyled"
                  aria-label={m.titleOf({ heading: item.headingId })}
                  maxLength={200}
                  {...text(edited, 'title')}
                />
                <Text fz={12} c={heading === undefined ? 'red' : 'dimmed'} truncate>
                  {heading === undefined
                    ? rich(m.notInText, { heading: <span className="mono">#{item.headingId}</span> })
                    : [
                        <span key="id" className="mono">
                          #{item.headingId}
                        </span>,
                        heading !== item.title && ` ${heading}`,
                      ]}
                </Text>
              </div>
              <Switch size="sm" aria-label={m.show({ title: item.title })} {...flag(edited, 'isActive')} />
            </Group>
          )
        }}
      </SortableList>
    </>
  )
}
