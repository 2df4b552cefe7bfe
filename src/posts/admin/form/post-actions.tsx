import { ActionIcon, Button, Switch } from '@mantine/core'
import type { PartProps } from '#posts/admin/form/post-form.ts'
import { usePostTabs } from '#posts/admin/form/tabs.ts'
import { memoGroup } from '#ui/admin/form/memo-group.tsx'
import { Icon } from '#ui/admin/icon.tsx'
import { isEditor } from '#ui/admin/user.ts'
import css from './post-actions.module.css'

interface PostActionsProps extends Pick<PartProps, 'form' | 'record'> {
  isPreviewed: boolean
  onPreview: () => void
}

/** Whether the post is published. */
export const ActiveSwitch = memoGroup(({ form, record }: Pick<PartProps, 'form' | 'record'>) => (
  <Switch
    label="Active"
    className={css.active}
    disabled={record?.isDeleted || !isEditor()}
    description={isEditor() ? undefined : 'Editors publish'}
    {...form.getInputProps('isActive', { type: 'checkbox' })}
  />
))

/** In the head of the form: publishing switch and preview. */
export const PostActions = ({ form, record, isPreviewed, onPreview }: PostActionsProps) => (
  <>
    {usePostTabs().isWide && <ActiveSwitch form={form} record={record} />}
    <Button
      variant={isPreviewed ? 'light' : 'default'}
      leftSection={<Icon name="eye" />}
      aria-pressed={isPreviewed}
      onClick={onPreview}
      visibleFrom="sm"
    >
      Preview
    </Button>
    <ActionIcon size={36} variant="default" aria-label="Preview" onClick={onPreview} hiddenFrom="sm">
      <Icon name="eye" />
    </ActionIcon>
  </>
)
