import { Button, Checkbox, Group, Text } from '@mantine/core'
import { useState } from 'react'
import * as m from '#records/admin/check/messages.ts'
import { type TextCorrection, withCorrections } from '#shared/checks/typography.ts'
import type { CheckListProps } from '#records/admin/check/check-list-types.ts'
import { useLocked } from '#records/admin/form/lockable.tsx'
import { Icon } from '#ui/admin/icon.tsx'
import css from './check.module.css'

/** No one reads more; all of them are accepted together. */
const MOST_SHOWN = 40
const LONGEST = 32

const keyOf = ({ changes: [first], removed }: TextCorrection<unknown>) =>
  `${first?.path.join('.')} ${first?.edits[0]?.from} ${removed}`

interface TypographySectionProps<Rec, Place> extends Pick<CheckListProps<Rec, Place>, 'applyFix' | 'correctionsOf'> {
  corrections: TextCorrection<Place>[]
  goTo: (correction: TextCorrection<Place>) => void
}

export function TypographySection<Rec, Place>(props: TypographySectionProps<Rec, Place>) {
  const { corrections, correctionsOf, applyFix, goTo } = props
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const isLocked = useLocked()
  if (corrections.length === 0) return null
  const chosen = corrections.filter((correction) => !left.has(keyOf(correction)))

  function toggle(key: string): void {
    const next = new Set(left)
    if (!next.delete(key)) next.add(key)
    setLeft(next)
  }

  /** Applied to the current record: text typed meanwhile stays, and fixes that no longer fit are skipped. */
  function accept(): void {
    const keys = new Set(chosen.map(keyOf))
    applyFix((now) =>
      withCorrections(
        now,
        correctionsOf(now).filter((correction) => keys.has(keyOf(correction))),
      ),
    )
  }

  return (
    <section className={css.typography} aria-labelledby="czech-typography">
      <Group justify="space-between" wrap="nowrap" className={css.head}>
        <Group gap={8} wrap="nowrap">
          <Icon name="edit" size={16} />
          <h3 id="czech-typography">{m.typography()}</h3>
        </Group>
        <Text size="sm" c="dimmed">
          {m.corrections({ count: corrections.length })}
        </Text>
      </Group>
      <ul className={css.corrections}>
        {corrections.slice(0, MOST_SHOWN).map((correction) => {
          const key = keyOf(correction)
          return (
            <li key={key}>
              <Checkbox
                size="xs"
                checked={!left.has(key)}
                onChange={() => toggle(key)}
                label={<Difference correction={correction} />}
              />
              <Button variant="subtle" size="compact-xs" color="gray" onClick={() => goTo(correction)}>
                {m.goToIt()}
              </Button>
            </li>
          )
        })}
      </ul>
      {corrections.length > MOST_SHOWN && (
        <Text size="sm" c="dimmed" px={16} pb={8}>
          {m.andMore({ number: String(corrections.length - MOST_SHOWN) })}
        </Text>
      )}
      <Group className={css.accept} gap={8}>
        <Button size="xs" onClick={accept} disabled={isLocked || chosen.length === 0}>
          {m.accept({ number: String(chosen.length) })}
        </Button>
        <Button
          size="xs"
          variant="default"
          onClick={() => setLeft(chosen.length > 0 ? new Set(corrections.map(keyOf)) : new Set())}
        >
          {chosen.length > 0 ? m.none() : m.all()}
        </Button>
        <Text size="sm" c="dimmed" ml="auto">
          {m.oneUndoStep()}
        </Text>
      </Group>
    </section>
  )
}

const shortened = (text: string) =>
  text.length <= LONGEST ? text : `${text.slice(0, LONGEST / 2)} … ${text.slice(-LONGEST / 2)}`

function Difference({ correction }: { correction: TextCorrection<unknown> }) {
  const { before, removed, added, after } = correction
  return (
    <>
      {before}
      {removed !== '' && <del>{shortened(removed)}</del>}
      <ins>{shortened(added)}</ins>
      {after}
    </>
  )
}
