import { Alert, Button, Group, Text } from '@mantine/core'
import { useRef } from 'react'
import type { StoredDraft } from '#records/admin/form/draft-store.ts'
import { confirm } from '#ui/admin/confirm.tsx'
import css from '#records/admin/form/draft-notice.module.css'
import { formatDateTime } from '#ui/admin/format.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { nameOf, type Titled } from '#records/admin/use-names.ts'

interface DraftNoticeProps<Input> {
  drafts: StoredDraft<Input>[]
  /** The saved version; drafts based on another one are marked. */
  version?: number | undefined
  titleOf?: (values: Input) => string
  onRestore: (draft: StoredDraft<Input>) => void
  onThrowAway: (draft: StoredDraft<Input>) => void
  className?: string | undefined
}

const titled = (values: unknown) => nameOf(values as Titled) || 'Untitled'

export function DraftNotice<Input>(props: DraftNoticeProps<Input>) {
  const { drafts, version, titleOf = titled, onRestore, onThrowAway, className } = props
  const notice = useRef<HTMLDivElement>(null)
  if (drafts.length === 0) return null

  /** The pressed button is gone afterwards; in a dialog the focus must not fall to the page behind it. */
  function stayInDialog(act: () => void): void {
    const dialog = notice.current?.closest<HTMLElement>('[role="dialog"]')
    act()
    dialog?.focus()
  }
  async function throwAway(draft: StoredDraft<Input>): Promise<void> {
    const isWanted = await confirm({
      title: `Throw away “${titleOf(draft.values)}”?`,
      body: `What was typed on ${formatDateTime(draft.typedAt)} is only in this browser. It cannot be brought back.`,
      action: 'Throw it away',
      isDangerous: true,
    })
    if (isWanted) stayInDialog(() => onThrowAway(draft))
  }
  return (
    <Alert
      ref={notice}
      color="yellow"
      className={className}
      icon={<Icon name="history" />}
      title={
        drafts.length === 1 ? 'You have unsaved work here' : `You have ${drafts.length} pieces of unsaved work here`
      }
    >
      <ul className={css.drafts}>
        {drafts.map((draft) => (
          <li key={draft.key} className={css.draft}>
            <Text size="sm" className={css.words}>
              <b>{titleOf(draft.values)}</b>, typed on {formatDateTime(draft.typedAt)} in this browser and never saved.
              {version !== undefined &&
                version !== draft.version &&
                ' The record was saved by somebody since: saving brings both together.'}
            </Text>
            <Group gap={8} wrap="nowrap">
              <Button
                size="compact-sm"
                aria-label={`Restore it: ${titleOf(draft.values)}`}
                onClick={() => stayInDialog(() => onRestore(draft))}
              >
                Restore it
              </Button>
              <Button
                size="compact-sm"
                variant="default"
                aria-label={`Throw it away: ${titleOf(draft.values)}`}
                onClick={() => void throwAway(draft)}
              >
                Throw it away…
              </Button>
            </Group>
          </li>
        ))}
      </ul>
    </Alert>
  )
}
