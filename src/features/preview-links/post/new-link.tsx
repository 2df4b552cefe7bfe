import { Button, Select, TextInput } from '@mantine/core'
import * as m from '#features/preview-links/messages.ts'
import { readLinksAgain } from '#features/preview-links/post/queries.ts'
import type { ListedChange } from '#records/changes/schema.ts'
import { api } from '#records/admin/api/client.ts'
import { FormMessage } from '#records/admin/form/form-message.tsx'
import { useActionForm } from '#records/admin/form/use-action-form.ts'
import { copyText } from '#ui/admin/copy-text.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { dayShort } from '#ui/admin/prague-words.ts'
import { useNow } from '#ui/admin/use-now.ts'
import css from './preview-links.module.css'

const DAY_MS = 24 * 60 * 60_000
const LIVES = [1, 3, 7, 14, 30]
const USUAL = '7'
const SAVED = 'saved'

interface NewLinkProps {
  postId: string
  /** Undefined for a draft, whose saved text is shown. */
  changes: readonly ListedChange[] | undefined
  name: string
}

export function NewLink({ postId, changes, name: given }: NewLinkProps) {
  const now = useNow()
  const shows = changes?.map(({ id, title, authorName }) => ({
    value: id,
    label: title ? m.theChange({ title }) : m.changeBy({ name: authorName }),
  })) ?? [{ value: SAVED, label: m.savedText() }]
  const values = { name: given, days: USUAL, shown: shows[0]?.value ?? SAVED }
  const { form, isBusy, message, onSubmit } = useActionForm(values, async ({ name, days, shown }, empty) => {
    const changeId = shown === SAVED ? null : shown
    const { url } = await api.post('/preview-links', { body: { postId, changeId, name, days: Number(days) } })
    empty()
    await Promise.all([copyText(url), readLinksAgain(postId)])
  })
  return (
    <form onSubmit={onSubmit}>
      <div className={css.new}>
        <TextInput
          label={m.forWhom()}
          required
          data-autofocus
          autoComplete="off"
          maxLength={80}
          {...form.getInputProps('name')}
        />
        <Select
          label={m.worksFor()}
          allowDeselect={false}
          data={LIVES.map((count) => ({
            value: String(count),
            label: m.daysTo({ count, day: dayShort(new Date(now.getTime() + count * DAY_MS)) }),
          }))}
          {...form.getInputProps('days')}
        />
        <Select label={m.shows()} allowDeselect={false} data={shows} {...form.getInputProps('shown')} />
        <Button type="submit" loading={isBusy} leftSection={<Icon name="plus" size={16} />}>
          {m.make()}
        </Button>
      </div>
      <FormMessage>{message}</FormMessage>
    </form>
  )
}
