import { Button, Progress, Select, Text } from '@mantine/core'
import { useState } from 'react'
import * as m from '#records/admin/list/messages.ts'
import { confirm } from '#ui/admin/confirm.tsx'
import { formatTotal } from '#ui/admin/format.ts'
import { type BulkResult, resultText } from '#records/admin/list/bulk-result.ts'
import { runBulk } from '#records/admin/list/bulk.ts'
import type { BulkAction, BulkChoice, BulkRequest } from '#records/admin/list/types.ts'
import type { Chosen, Selection } from '#records/admin/list/use-selection.ts'
import type { Resource } from '#records/admin/resource.ts'
import { notify, SUCCESS } from '#ui/admin/toasts.tsx'
import { isAdmin, isEditor } from '#records/admin/api/user.ts'
import css from './list.module.css'

const isArchive = (status: string) => status === 'archived'

const ALWAYS: BulkAction[] = [
  {
    action: 'archive',
    label: m.archive,
    ask: m.archiveThem,
    done: { state: m.stateArchived, counted: m.archived },
    success: SUCCESS.archived,
  },
  {
    action: 'unarchive',
    label: m.unarchive,
    ask: m.unarchiveThem,
    done: { state: m.stateUnarchived, counted: m.unarchived },
    success: SUCCESS.unarchived,
    isFor: (status) => status !== 'published' && status !== 'draft',
  },
]
const DELETE: BulkAction = {
  action: 'delete',
  label: m.remove,
  ask: m.deleteThem,
  done: { state: m.stateDeleted, counted: m.deleted },
  success: SUCCESS.deleted,
  isFor: isArchive,
  isDangerous: true,
}

interface BulkBarProps {
  resource: Resource
  /** Besides those of every list. */
  own?: BulkAction[] | undefined
  selection: Selection
  /** What matches, not only what is on this page. */
  findAll: () => Promise<(Chosen & { id: string })[]>
  total: number
  isTotalCapped?: true | undefined
  status: string
  onDone: (result: BulkResult) => void
}

export default function BulkBar(props: BulkBarProps) {
  const { resource, own = [], selection, findAll, total, isTotalCapped, status, onDone } = props
  const [progress, setProgress] = useState<number>()
  const { chosen } = selection
  const mine = isEditor() ? [...own, ...ALWAYS, ...(isAdmin() ? [DELETE] : [])] : []
  const actions = mine.filter(({ isFor }) => (isFor ? isFor(status) : !isArchive(status)))

  async function run(bulk: BulkAction): Promise<void> {
    const { done, success } = bulk
    const request = await requested(bulk, { count: chosen.size, what: resource.counted(chosen.size) })
    if (!request) return
    setProgress(0)
    try {
      const outcome = await runBulk(resource.collection, request, chosen, setProgress)
      const { failures, unanswered } = outcome
      const count = chosen.size - failures.length - unanswered.length
      const result: BulkResult = { ...outcome, done, count, titles: chosen }
      onDone(result)
      if (result.count === chosen.size) notify.success(success)
      else notify.warning(resultText(result))
      // Whatever had no response stays selected, to be sent again.
      selection.keep(unanswered)
    } finally {
      setProgress(undefined)
    }
  }

  const chooseAll = async () => selection.toggle(await findAll(), true)

  return (
    <div className={css.bulk} role="toolbar" aria-label={m.chosenRecords()}>
      <Text fw={600} size="sm" aria-live="polite">
        {m.selected({ number: String(chosen.size) })}
      </Text>
      {chosen.size < total && (
        <Button size="compact-sm" variant="transparent" onClick={() => void chooseAll()}>
          {m.selectMatching({ total: formatTotal({ total, isTotalCapped }) })}
        </Button>
      )}
      {actions.map((action) => (
        <Button
          key={action.action}
          size="compact-sm"
          variant="default"
          c={action.isDangerous ? 'var(--neg)' : undefined}
          disabled={progress !== undefined}
          onClick={() => void run(action)}
        >
          {action.label()}
        </Button>
      ))}
      <Button size="compact-sm" variant="subtle" ml="auto" onClick={selection.clear} disabled={progress !== undefined}>
        {m.clearSelection()}
      </Button>
      {progress !== undefined && (
        <Progress className={css.progress} value={(100 * progress) / chosen.size} aria-label={m.progress()} animated />
      )}
    </div>
  )
}

/** Undefined if it is not wanted after all. */
async function requested(
  { action, label, ask, choice, isDangerous = false }: BulkAction,
  asked: { count: number; what: string },
): Promise<BulkRequest | undefined> {
  if (action === 'unarchive') return { action }
  let value = ''
  const isWanted = await confirm({
    title: ask(asked),
    body: (
      <>
        {choice && <Choice choice={choice} onChange={(chosen) => (value = chosen)} />}
        {warning(action)}
      </>
    ),
    action: choice ? m.set() : label(),
    isDangerous,
  })
  if (!isWanted) return undefined
  return choice ? choice.sent(value) : { action }
}

/** Above the question. */
const OVER_QUESTION = 500

const Choice = ({ choice, onChange }: { choice: BulkChoice; onChange: (value: string) => void }) => (
  <Select
    mb={12}
    label={choice.label()}
    data={choice.options}
    onChange={(value) => onChange(value ?? '')}
    comboboxProps={{ zIndex: OVER_QUESTION }}
    searchable
    required
    data-autofocus
  />
)

function warning(action: string): string {
  if (action === 'delete') return m.deleteWarning()
  return action === 'archive' ? m.archiveWarning() : m.eachChecked()
}
