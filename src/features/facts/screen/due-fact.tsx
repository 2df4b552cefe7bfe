import { ActionIcon, Button, Kbd, Paper, TextInput } from '@mantine/core'
import { ChangedValue } from '#features/facts/screen/changed-value.tsx'
import { SourcePane } from '#features/facts/screen/source-pane.tsx'
import type { Done } from '#features/facts/screen/use-due.ts'
import { SOURCES } from '#features/facts/admin/source-words.ts'
import { type DueItem, NOTE_MAX } from '#features/facts/schema.ts'
import { addDays, pragueDay } from '#shared/czech/day.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { dayShort } from '#ui/admin/prague-words.ts'
import { Thumb } from '#ui/admin/thumb.tsx'
import { useNow } from '#ui/admin/use-now.ts'
import css from './due.module.css'

interface DueFactProps {
  item: DueItem
  done: Done | undefined
  note: string
  onNote: (note: string) => void
  isEditing: boolean
  onEdit: (isEditing: boolean) => void
  /** With a new value that was just stored. */
  onConfirm: (value?: unknown) => Promise<void>
  onLater: () => void
  onBack: () => void
  onOpen: () => void
}

export function DueFact(props: DueFactProps) {
  const { item, done, note, onNote, isEditing, onEdit, onConfirm, onLater, onBack, onOpen } = props
  const now = useNow()
  const { last, days } = item
  const { words, readers } = done?.fact ?? item
  return (
    <Paper
      withBorder
      radius="lg"
      p={16}
      component="section"
      aria-label={`${item.label} of ${item.title}`}
      className={css.pane}
    >
      <div className={css.paneHead}>
        <ActionIcon className={css.back} size={38} aria-label="Back to the list" onClick={onBack}>
          <Icon name="left" />
        </ActionIcon>
        <Thumb picture={item.picture} name={item.title} />
        <div className={css.paneTitle}>
          <h2>{item.label}</h2>
          <span>{item.title}</span>
        </div>
        <Button variant="subtle" color="gray" size="compact-sm" onClick={onOpen}>
          Open the {item.collection === 'casinos' ? 'casino' : 'bookmaker'}
        </Button>
      </div>
      {isEditing ? (
        <ChangedValue item={item} onSaved={onConfirm} onCancel={() => onEdit(false)} onOpen={onOpen} />
      ) : (
        <div className={css.two}>
          <TextInput label="Value" readOnly value={words} />
          <TextInput label="Readers see" readOnly variant="filled" lang="cs" value={readers} />
        </div>
      )}
      {last?.sourceKind === 'address' ? (
        <SourcePane item={item} url={last.source} />
      ) : (
        <p className={css.quiet}>
          Source:{' '}
          {last
            ? `${SOURCES.find(({ value }) => value === last.sourceKind)?.label ?? ''} ${last.source}`
            : 'none yet; the next check counts as an own test'}
        </p>
      )}
      {!isEditing && !done && (
        <>
          <TextInput
            label="Remark"
            placeholder="Optional, for colleagues"
            maxLength={NOTE_MAX}
            value={note}
            onChange={(event) => onNote(event.currentTarget.value)}
          />
          <div className={css.actions}>
            <Button
              leftSection={<Icon name="check" size={16} />}
              onClick={() => void onConfirm().catch(() => undefined)}
            >
              Still true today <Kbd ml={8}>F2</Kbd>
            </Button>
            <Button variant="default" onClick={() => onEdit(true)}>
              It changed… <Kbd ml={8}>C</Kbd>
            </Button>
            <Button variant="subtle" color="gray" onClick={onLater}>
              Later
            </Button>
          </div>
          <p className={css.quiet}>
            Holds for {days} days, to {dayShort(new Date(addDays(pragueDay(now), days)))}. The next one opens by itself.
          </p>
        </>
      )}
      {done && <p className={css.ok}>{done.words}</p>}
    </Paper>
  )
}
