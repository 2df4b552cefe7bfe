import { Alert, Button, Checkbox, Group, Modal, Skeleton, TextInput } from '@mantine/core'
import { useState } from 'react'
import * as casinos from '#entities/casino/messages.ts'
import * as media from '#entities/media/messages.ts'
import * as rubrics from '#entities/rubric/messages.ts'
import * as writers from '#entities/writer/messages.ts'
import type { Job, UndoPreview } from '#features/import-site/job-schema.ts'
import { act, useUndoPreview } from '#features/import-site/screen/queries.ts'
import * as m from '#features/import-site/screen/result/messages.ts'
import { ReadFailure } from '#records/admin/read-failure.tsx'
import { Icon } from '#ui/admin/icon.tsx'
import { cancel } from '#ui/admin/messages.ts'
import { useBusy } from '#ui/admin/use-busy.ts'
import { rich } from '#ui/admin/words/rich.tsx'
import css from './import-site.module.css'

const COUNTS: Record<string, (words: { count: number }) => string> = {
  posts: m.countPosts,
  media: media.counted,
  'video-files': m.countVideos,
  writers: writers.counted,
  rubrics: rubrics.counted,
  casinos: casinos.counted,
  redirects: m.countRedirects,
  menus: m.countMenus,
}

interface UndoDialogProps {
  job: Job
  isShown: boolean
  onClose: () => void
}

export const UndoDialog = ({ job, isShown, onClose }: UndoDialogProps) => (
  <Modal opened={isShown} onClose={onClose} title={m.undoTitle()} size={640}>
    {isShown && <Question job={job} onClose={onClose} />}
  </Modal>
)

function Question({ job, onClose }: Omit<UndoDialogProps, 'isShown'>) {
  const { data, error, refetch, isFetching } = useUndoPreview(job.id, true)
  const [evenChanged, setEvenChanged] = useState(false)
  const [typed, setTyped] = useState('')
  const { isBusy, whileBusy } = useBusy()
  if (!data) {
    if (!error) return <Skeleton height={180} />
    return <ReadFailure title={m.listUnread()} error={error} onTryAgain={refetch} isTrying={isFetching} />
  }
  // As many as go: whoever types it has read how much that is.
  const number = String(totalOf(data, evenChanged))
  const isSure = typed.trim() === number

  async function undo(): Promise<void> {
    if (!isSure) return
    if (await whileBusy(() => act(job.id, 'undo', evenChanged))) onClose()
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void undo()
      }}
      className={css.stack}
    >
      <p>{rich(m.goesAway, { b: (words) => <b>{words}</b>, name: job.name, things: thingsOf(data) })}</p>
      {data.changed.length > 0 && (
        <>
          <Alert color="yellow" icon={<Icon name="warn" />}>
            {rich(m.changedSince, { b: (words) => <b>{words}</b>, count: data.changed.length })}
          </Alert>
          <Checkbox
            label={m.takeChanged()}
            description={data.changed.map(({ title }) => title).join(', ')}
            checked={evenChanged}
            onChange={(event) => setEvenChanged(event.currentTarget.checked)}
          />
        </>
      )}
      <TextInput
        label={m.toBeSure({ number })}
        placeholder={number}
        inputMode="numeric"
        autoComplete="off"
        data-autofocus
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Group justify="space-between" gap={8}>
        <span className={css.quiet}>{m.fileStays()}</span>
        <Group gap={8}>
          <Button variant="default" onClick={onClose}>
            {cancel()}
          </Button>
          <Button type="submit" color="red" disabled={!isSure} loading={isBusy}>
            {m.undoIt()}
          </Button>
        </Group>
      </Group>
    </form>
  )
}

const totalOf = ({ goes, changed }: UndoPreview, evenChanged: boolean): number =>
  goes.reduce((sum, { count }) => sum + count, evenChanged ? changed.length : 0)

function thingsOf({ goes }: UndoPreview): string {
  const things = goes.flatMap(({ name, count }) => (count > 0 ? [COUNTS[name]?.({ count }) ?? ''] : []))
  return things.length > 0 ? things.join(', ') : m.nothingYet()
}
