import { Button } from '@mantine/core'
import type { KeyboardEvent } from 'react'
import { type Done, keyOf } from '#features/facts/screen/use-due.ts'
import type { DueItem } from '#features/facts/schema.ts'
import { factLabel, factValue } from '#features/facts/fact-labels.ts'
import { unchecked } from '#features/facts/messages.ts'
import * as m from '#features/facts/screen/messages.ts'
import { text } from '#shared/words/message.ts'
import { undo } from '#ui/admin/messages.ts'
import { formatNumber } from '#ui/admin/format.ts'
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
  const mayUndo = done && (done.checkId !== undefined || done.isLater)
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
            {item.title} · {text(factLabel(item.fact))}
          </b>
          {done ? (
            <span className={css.ok}>
              <Icon name="check" size={13} />
              {text(done.words)}
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
          {undo()}
        </Button>
      )}
      <span className={css.clicks}>{formatNumber(item.clicks)}</span>
    </div>
  )
}

/** „8 days late“, „today“, „in 3 days“, „unchecked“. */
function stateWords({ check }: Pick<DueItem, 'check'>, now: Date): { words: string; isLate: boolean } {
  if (!check) return { words: unchecked(), isLate: true }
  const days = daysBetween(pragueDay(now), check.dueOn)
  if (days < 0) return { words: m.daysLate({ count: -days }), isLate: true }
  if (days === 0) return { words: m.today(), isLate: false }
  return { words: days === 1 ? m.tomorrow() : m.inDays({ count: days, number: days }), isLate: false }
}

function historyWords(item: DueItem): string {
  const { check, last } = item
  const value = factValue(item)
  if (check) return m.checkedBy({ value, day: dayShort(new Date(check.checkedAt)), name: firstName(check.userName) })
  return last ? m.changedFrom({ value, before: factValue(last) }) : m.neverChecked({ value })
}

const firstName = (name: string) => name.split(' ')[0] ?? name
