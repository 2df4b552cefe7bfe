import { ActionIcon, Button, Group, Loader, SegmentedControl, Text, VisuallyHidden } from '@mantine/core'
import { useLocalStorage } from '@mantine/hooks'
import { Icon, type IconName } from '#ui/admin/icon.tsx'
import { PreviewFrame } from '#ui/admin/preview/preview-frame.tsx'
import css from './preview.module.css'

const WIDTHS = { phone: 390, desktop: 1280 }
type Device = keyof typeof WIDTHS

const deviceLabel = (icon: IconName, name: string) => (
  <Group gap={6} wrap="nowrap" justify="center">
    <Icon name={icon} size={16} />
    {name}
  </Group>
)

interface PreviewPaneProps {
  html: string | undefined
  isFailed: boolean
  tryAgain: () => void
  /** The path of the published page; undefined when it is not public. */
  publicPath: string | undefined
  onClose: () => void
}

export function PreviewPane({ html, isFailed, tryAgain, publicPath, onClose }: PreviewPaneProps) {
  const [device, setDevice] = useLocalStorage<Device>({ key: 'preview-device', defaultValue: 'phone' })
  return (
    <section className={css.preview} aria-label="Preview">
      <Group justify="space-between" gap={8} wrap="nowrap" className={css.bar}>
        <SegmentedControl
          size="xs"
          aria-label="Width of the preview"
          value={device}
          onChange={setDevice}
          data={[
            { value: 'phone', label: deviceLabel('phone', 'Phone') },
            { value: 'desktop', label: deviceLabel('screen', 'Desktop') },
          ]}
        />
        <Group gap={4} wrap="nowrap">
          {publicPath && (
            <Button
              component="a"
              href={publicPath}
              target="_blank"
              variant="subtle"
              size="compact-sm"
              leftSection={<Icon name="external" size={15} />}
            >
              Open in new tab<VisuallyHidden> the published page</VisuallyHidden>
            </Button>
          )}
          <ActionIcon size={32} onClick={onClose} aria-label="Close the preview">
            <Icon name="x" />
          </ActionIcon>
        </Group>
      </Group>
      {isFailed && (
        <Group gap={8} className={css.failed} role="alert">
          <Text size="sm">The preview could not be made.</Text>
          <Button size="compact-sm" variant="default" onClick={tryAgain}>
            Try again
          </Button>
        </Group>
      )}
      {html === undefined ? (
        <div className={css.waiting}>{!isFailed && <Loader size="sm" aria-label="Loading the preview" />}</div>
      ) : (
        <PreviewFrame html={html} width={WIDTHS[device]} />
      )}
    </section>
  )
}
