import { ActionIcon, Button, Kbd, Paper, TextInput } from '@mantine/core'
import { ChangedValue } from '#features/facts/screen/changed-value.tsx'
import { SourcePane } from '#features/facts/screen/source-pane.tsx'
import type { Done } from '#features/facts/screen/use-due.ts'
import { sourceWords } from '#features/facts/admin/source-words.ts'
import { factLabel, factValue } from '#features/facts/fact-labels.ts'
import * as f from '#features/facts/messages.ts'
import * as m from '#features/facts/screen/messages.ts'
import { type DueItem, NOTE_MAX } from '#features/facts/schema.ts'
import { addDays, pragueDay } from '#shared/czech/day.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { dayShort } from '#ui/admin/prague-words.ts'
import { rich } from '#ui/admin/words/rich.tsx'
import { text } from '#shared/words/message.ts'
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
  const shown = done?.fact ?? item
  const label = text(factLabel(item.fact))
  return (
    <Paper
      withBorder
      radius="lg"
      p={16}
      component="section"
      aria-label={m.factOf({ fact: label, title: item.title })}
      className={css.pane}
    >
      <div className={css.paneHead}>
        <ActionIcon className={css.back} size={38} aria-label={m.backToList()} onClick={onBack}>
          <Icon name="left" />
        </ActionIcon>
        <Thumb picture={item.picture} name={item.title} />
        <div className={css.paneTitle}>
          <h2>{label}</h2>
          <span>{item.title}</span>
        </div>
        <Button variant="subtle" color="gray" size="compact-sm" onClick={onOpen}>
          {item.collection === 'casinos' ? m.openCasino() : m.openBookmaker()}
        </Button>
      </div>
      {isEditing ? (
        <ChangedValue item={item} onSaved={onConfirm} onCancel={() => onEdit(false)} onOpen={onOpen} />
      ) : (
        <div className={css.two}>
          <TextInput label={m.value()} readOnly value={factValue(shown)} />
          <TextInput label={m.readersSee()} readOnly variant="filled" lang="cs" value={shown.readers} />
        </div>
      )}
      {last?.sourceKind === 'address' ? (
        <SourcePane item={item} url={last.source} />
      ) : (
        <p className={css.quiet}>
          {last ? m.sourceIs({ kind: sourceWords(last.sourceKind), source: last.source }) : m.noSource()}
        </p>
      )}
      {!isEditing && !done && (
        <>
          <TextInput
            label={f.remark()}
            placeholder={f.remarkHint()}
            maxLength={NOTE_MAX}
            value={note}
            onChange={(event) => onNote(event.currentTarget.value)}
          />
          <div className={css.actions}>
            <Button
              leftSection={<Icon name="check" size={16} />}
              onClick={() => void onConfirm().catch(() => undefined)}
            >
              {rich(f.stillTrueToday, { k: (key) => <Kbd ml={8}>{key}</Kbd> })}
            </Button>
            <Button variant="default" onClick={() => onEdit(true)}>
              {rich(m.itChangedAs, { k: (key) => <Kbd ml={8}>{key}</Kbd> })}
            </Button>
            <Button variant="subtle" color="gray" onClick={onLater}>
              {m.later()}
            </Button>
          </div>
          <p className={css.quiet}>
            {m.holdsForDays({
              count: days,
              number: days,
              end: dayShort(new Date(addDays(pragueDay(now), days))),
            })}
          </p>
        </>
      )}
      {done && <p className={css.ok}>{text(done.words)}</p>}
    </Paper>
  )
}
