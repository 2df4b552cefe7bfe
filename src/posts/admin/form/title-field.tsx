import * as m from '#posts/admin/form/messages.ts'
import { Textarea } from '@mantine/core'
import { followsTitle } from '#posts/admin/form/address.ts'
import type { PartProps } from '#posts/admin/form/post-form.ts'
import { oneLine } from '#shared/one-line.ts'
import { memoGroup } from '#records/admin/form/memo-group.tsx'
import css from './title-field.module.css'

export const TitleField = memoGroup(function TitleField({ form, record, editor }: PartProps) {
  function write(title: string): void {
    const follows = followsTitle(form.getValues(), record)
    form.setFieldValue('title', oneLine(title))
    if (follows) form.setFieldValue('slug', '')
  }
  return (
    <Textarea
      aria-label={m.title()}
      data-path="title"
      placeholder={m.title()}
      variant="unstyled"
      autosize
      minRows={1}
      maxLength={160}
      autoFocus={!record}
      classNames={{ root: css.root ?? '', input: css.title ?? '', error: css.error ?? '' }}
      value={form.values.title}
      error={form.errors['title']}
      onChange={(event) => write(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
        event.preventDefault()
        editor.current?.focus()
      }}
    />
  )
})
