import { preview } from '#ui/admin/messages.ts'
import { ActionIcon, Button } from '@mantine/core'
import { Icon } from '#ui/admin/icon.tsx'

interface PreviewButtonProps {
  isPreviewed: boolean
  onPreview: () => void
}

export const PreviewButton = ({ isPreviewed, onPreview }: PreviewButtonProps) => (
  <>
    <Button
      variant={isPreviewed ? 'light' : 'default'}
      leftSection={<Icon name="eye" />}
      aria-pressed={isPreviewed}
      onClick={onPreview}
      visibleFrom="sm"
    >
      {preview()}
    </Button>
    <ActionIcon size={36} variant="default" aria-label={preview()} onClick={onPreview} hiddenFrom="sm">
      <Icon name="eye" />
    </ActionIcon>
  </>
)
