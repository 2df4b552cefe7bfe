import { Kbd, Paper, Progress, Skeleton } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { DueContacts } from '#features/complaints/screen/due-contacts.tsx'
import { DueFact } from '#features/facts/screen/due-fact.tsx'
import { DueFilters } from '#features/facts/screen/due-filters.tsx'
import { DueRow } from '#features/facts/screen/due-row.tsx'
import { type Done, keyOf, PER_PAGE, useDue } from '#features/facts/screen/use-due.ts'
import * as m from '#features/facts/screen/messages.ts'
import { rich } from '#ui/admin/words/rich.tsx'
import { recordPath } from '#admin/record-path.ts'
import type { Due, DueItem } from '#features/facts/schema.ts'
import { ListFooter } from '#records/admin/list/list-footer.tsx'
import { PHONE } from '#records/admin/list/phone.ts'
import { useListAddress } from '#records/admin/list/use-list-address.ts'
import { ReadFailure } from '#records/admin/read-failure.tsx'
import { Screen } from '#ui/admin/screen.tsx'
import { useScreenKeys } from '#ui/admin/screen-keys.ts'
import { EmptyState } from '#ui/admin/empty-state.tsx'
import css from './due.module.css'

export default function DueScreen() {
  const address = useListAddress(['list', 'kind', 'person', 'page'], { page: '1', list: 'due' })
  const list = address.values['list'] ?? 'due'
  const due = useDue({ ...address.values, list })
  const { data, isError, refetch, done } = due
  const [chosen, setChosen] = useState<string>()
  const lastChosen = useRef<string>(undefined)
  const [isEditing, setEditing] = useState(false)
  const [note, setNote] = useState('')
  const isPhone = useMediaQuery(PHONE)
  const navigate = useNavigate()
  const rows = useRef<HTMLDivElement>(null)
  const items = data?.items ?? []
  const picked = items.find((item) => keyOf(item) === chosen)
  const shown = picked ?? (isPhone ? undefined : items.find((item) => !done.has(keyOf(item))))

  function choose(item: DueItem | undefined): void {
    lastChosen.current = item && keyOf(item)
    setChosen(lastChosen.current)
    setEditing(false)
    setNote('')
    if (!item) return
    rows.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(keyOf(item))}"]`)?.focus()
  }

  /** Continues with the next open fact, wrapping around, unless another was chosen before the response. */
  function next(after: DueItem): void {
    if (lastChosen.current !== chosen) return
    const at = items.indexOf(after)
    const open = [...items.slice(at + 1), ...items.slice(0, at)].find((item) => !done.has(keyOf(item)))
    choose(isPhone ? undefined : open)
  }

  const confirm = async (item: DueItem, value?: unknown) => {
    const isDone = await due.confirm(item, { note, ...(value === undefined ? {} : { value }) })
    if (isDone) next(item)
  }
  const later = async (item: DueItem) => {
    await due.later(item)
    next(item)
  }

  useScreenKeys([
    ['F2', () => shown && !isEditing && !done.has(keyOf(shown)) && void confirm(shown).catch(() => undefined)],
  ])

  /** Single-letter shortcuts work only while the list is focused. */
  function press(item: DueItem, event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const at = items.indexOf(item)
    const isOpen = !done.has(keyOf(item))
    const act: Record<string, (() => void) | false> = {
      ArrowDown: () => choose(items[Math.min(items.length - 1, at + 1)]),
      ArrowUp: () => choose(items[Math.max(0, at - 1)]),
      c: isOpen && (() => setEditing(true)),
      s: isOpen && (() => void later(item).catch(() => undefined)),
      o: () => {
        if (item.last?.sourceKind === 'address') window.open(item.last.source, '_blank', 'noreferrer')
      },
    }
    const work = act[event.key]
    if (!work) return
    event.preventDefault()
    work()
  }

  return (
    <Screen
      title={m.due()}
      lead={m.dueLead()}
      actions={data && <DoneToday due={data} done={done} isOfOpen={list !== 'soon'} />}
    >
      <DueContacts />
      <div className={css.columns}>
        <Paper
          withBorder
          radius="lg"
          component="section"
          aria-label={m.whatIsDue()}
          className={css.list}
          data-hidden={(isPhone && shown !== undefined) || undefined}
        >
          <DueFilters address={address} due={data} />
          {isError && <ReadFailure title={m.listUnread()} onTryAgain={refetch} m={12} />}
          {!data && !isError && <Skeleton height={420} m={16} w="auto" />}
          {data?.total === 0 && <EmptyState title={list === 'soon' ? m.nothingSoon() : m.allChecked()} />}
          {data && data.total > 0 && (
            <>
              <div className={css.head} aria-hidden="true">
                <span>{m.fact()}</span>
                <span>{m.state()}</span>
                <span>{m.clicksIn30()}</span>
              </div>
              <div ref={rows} role="list" aria-label={m.facts()}>
                {items.map((item) => (
                  <DueRow
                    key={keyOf(item)}
                    item={item}
                    done={done.get(keyOf(item))}
                    isShown={item === shown}
                    onChoose={() => choose(item)}
                    onKeyDown={(event) => press(item, event)}
                    onUndo={() => void due.undo(item).catch(() => undefined)}
                  />
                ))}
              </div>
              {data.total > PER_PAGE && (
                <ListFooter {...data} shown={items.length} onPage={(page) => address.change({ page: String(page) })} />
              )}
              <Keys />
            </>
          )}
        </Paper>
        {shown && (
          <DueFact
            key={keyOf(shown)}
            item={shown}
            done={done.get(keyOf(shown))}
            note={note}
            onNote={setNote}
            isEditing={isEditing}
            onEdit={setEditing}
            onConfirm={(value) => confirm(shown, value)}
            onLater={() => void later(shown).catch(() => undefined)}
            onBack={() => choose(undefined)}
            onOpen={() => void navigate(recordPath(shown.collection, shown.recordId) ?? '')}
          />
        )}
      </div>
    </Screen>
  )
}

interface DoneTodayProps {
  due: Due
  done: ReadonlyMap<string, Done>
  /** Facts of the list are among those that are due or unchecked. */
  isOfOpen: boolean
}

function DoneToday({ due, done, isOfOpen }: DoneTodayProps) {
  const { counts } = due
  // The counts were read before these were checked.
  const since = [...done.values()].filter(({ checkId, seenIn }) => checkId && seenIn === due).length
  const doneToday = due.doneToday + since
  const all = doneToday + counts.due + counts.unchecked - (isOfOpen ? since : 0)
  if (all <= 0) return null
  return (
    <span className={css.progress}>
      {m.doneOf({ done: doneToday, all })}
      <Progress w={120} color="green" value={(doneToday / all) * 100} aria-label={m.doneToday()} />
    </span>
  )
}

const Keys = () => (
  <div className={css.keys} aria-hidden="true">
    {[m.moveKeys, m.stillTrueKey, m.changedKey, m.laterKey, m.sourceKey].map((message) => (
      <span key={message.key}>{rich(message, { k: (key) => <Kbd>{key}</Kbd> })}</span>
    ))}
  </div>
)
