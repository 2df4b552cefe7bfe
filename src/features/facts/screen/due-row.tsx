import { Button } from '@mantine/core'
import type { KeyboardEvent } from 'react'
import { type Done, keyOf } from '#features/facts/screen/use-due.ts'
import type { DueItem } from '#features/facts/schema.ts'
import { formatNumber, plural } from '#ui/admin/format.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { Thumb } from '#ui/admin/thumb.tsx'
import { useNow } from '#ui/admin/use-now.ts'
import { daysBetween, pragueDay } from '#shared/czech/day.ts'
import { dayShort } from '#ui/admin/prague-words.ts'
import css from './due.module.css'

interface DueRowProps {
  item: DueItem
  done: Done | undefined
  isShown: boolean
  onChoose: () => void
  onKeyDown: (event: KeyboardEvent) => void
  onUndo: () => void
}

export function DueRow({ item, done, isShown, onChoose, onKeyDown, onUndo }: DueRowProps) {
  const now = useNow()
  const { words, isLate } = stateWords(item, now)
  const mayUndo = done && (done.checkId !== undefined || done.words.startsWith('Later'))
  return (
    <div role="listitem" className={css.row} data-shown={isShown || undefined} data-done={(done && true) || undefined}>
      <button
        type="button"
        aria-current={isShown}
        className={css.fact}
        data-key={keyOf(item)}
        onClick={onChoose}
        onKeyDown={onKeyDown}
      >
        <Thumb picture={item.picture} name={item.title} />
        <span className={css.words}>
          <b>
            {item.title} · {item.label}
          </b>
          {done ? (
            <span className={css.ok}>
              <Icon name="check" size={13} />
              {done.words}
            </span>
          ) : (
            <span>{historyWords(item)}</span>
          )}
        </span>
        {!done && (
          <span className={css.state} data-late={isLate || undefined}>
            <Icon name={isLate ? 'warn' : 'clock'} size={13} />
            {words}
          </span>
        )}
      </button>
      {mayUndo && (
        <Button variant="subtle" size="compact-sm" leftSection={<Icon name="undo" size={14} />} onClick={onUndo}>
          Undo
        </Button>
      )}
      <span className={css.clicks}>{formatNumber(item.clicks)}</span>
    </div>
  )
}

/** „8 days late“, „today“, „in 3 days“, „unchecked“. */
function stateWords({ check }: Pick<DueItem, 'check'>, now: Date): { words: string; isLate: boolean } {
  if (!check) return { words: 'unchecked', isLate: true }
  const days = daysBetween(pragueDay(now), check.dueOn)
  if (days < 0) return { words: `${plural(-days, 'day', 'days')} late`, isLate: true }
  if (days === 0) return { words: 'today', isLate: false }
  return { words: days === 1 ? 'tomorrow' : `in ${days} days`, isLate: false }
}

function historyWords({ words, check, last }: DueItem): string {
  if (check) return `${words} · checked ${dayShort(new Date(check.checkedAt))} by ${firstName(check.userName)}`
  return last ? `${words} · changed from ${last.words}` : `${words} · never checked`
}

const firstName = (name: string) => name.split(' ')[0] ?? name
