import { Alert, Button, Group, Text } from '@mantine/core'
import { useRef } from 'react'
import * as m from '#records/admin/form/messages.ts'
import type { StoredDraft } from '#records/admin/form/draft-store.ts'
import { confirm } from '#ui/admin/confirm.tsx'
import css from '#records/admin/form/draft-notice.module.css'
import { formatDateTime } from '#ui/admin/format.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { rich } from '#ui/admin/words/rich.tsx'
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

const titled = (values: unknown) => nameOf(values as Titled) || m.untitled()

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
      title: m.throwAwayTitle({ title: titleOf(draft.values) }),
      body: m.onlyInBrowser({ moment: formatDateTime(draft.typedAt) }),
      action: m.throwItAway(),
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
      title={m.unsavedWork({ count: drafts.length, number: String(drafts.length) })}
    >
      <ul className={css.drafts}>
        {drafts.map((draft) => (
          <li key={draft.key} className={css.draft}>
            <Text size="sm" className={css.words}>
              {rich(m.neverSaved, {
                b: (inner) => <b>{inner}</b>,
                title: titleOf(draft.values),
                moment: formatDateTime(draft.typedAt),
              })}
              {version !== undefined && version !== draft.version && <span> {m.savedSince()}</span>}
            </Text>
            <Group gap={8} wrap="nowrap">
              <Button
                size="compact-sm"
                aria-label={m.restoreItOf({ title: titleOf(draft.values) })}
                onClick={() => stayInDialog(() => onRestore(draft))}
              >
                {m.restoreIt()}
              </Button>
              <Button
                size="compact-sm"
                variant="default"
                aria-label={m.throwItAwayOf({ title: titleOf(draft.values) })}
                onClick={() => void throwAway(draft)}
              >
                {m.throwItAwayAs()}
              </Button>
            </Group>
          </li>
        ))}
      </ul>
    </Alert>
  )
}
