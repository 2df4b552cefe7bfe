import { ActionIcon, Button, Group, Loader, SegmentedControl, Text, VisuallyHidden } from '@mantine/core'
import { useLocalStorage } from '@mantine/hooks'
import * as m from '#ui/admin/messages.ts'
import { Icon, type IconName } from '#ui/admin/icon.tsx'
import { PreviewFrame } from '#ui/admin/preview/preview-frame.tsx'
import { rich } from '#ui/admin/words/rich.tsx'
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
    <section className={css.preview} aria-label={m.preview()}>
      <Group justify="space-between" gap={8} wrap="nowrap" className={css.bar}>
        <SegmentedControl
          size="xs"
          aria-label={m.previewWidth()}
          value={device}
          onChange={setDevice}
          data={[
            { value: 'phone', label: deviceLabel('phone', m.phone()) },
            { value: 'desktop', label: deviceLabel('screen', m.desktop()) },
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
              {rich(m.openInNewTab, { hidden: (inner) => <VisuallyHidden>{inner}</VisuallyHidden> })}
            </Button>
          )}
          <ActionIcon size={32} onClick={onClose} aria-label={m.closePreview()}>
            <Icon name="x" />
          </ActionIcon>
        </Group>
      </Group>
      {isFailed && (
        <Group gap={8} className={css.failed} role="alert">
          <Text size="sm">{m.previewFailed()}</Text>
          <Button size="compact-sm" variant="default" onClick={tryAgain}>
            {m.tryAgain()}
          </Button>
        </Group>
      )}
      {html === undefined ? (
        <div className={css.waiting}>{!isFailed && <Loader size="sm" aria-label={m.previewLoading()} />}</div>
      ) : (
        <PreviewFrame html={html} width={WIDTHS[device]} />
      )}
    </section>
  )
}
