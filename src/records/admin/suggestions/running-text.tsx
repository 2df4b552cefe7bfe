import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { sameLines } from '#records/admin/diff/messages.ts'
import type { FieldWords } from '#records/admin/form/field-words.ts'
import { PlaceText } from '#records/admin/suggestions/place-text.tsx'
import type { Placed, UnitPlaced } from '#records/admin/suggestions/placed.ts'
import { segmentsOf } from '#records/admin/suggestions/segments.ts'
import { listOf, type Unit } from '#shared/merge.ts'
import css from './suggestions.module.css'

interface RunningTextProps extends UnitPlaced {
  live: object
  words: FieldWords | undefined
  children: (placed: Placed, isAway: boolean) => ReactNode
}

/** What stands in a field, with the suggestions where they are about it. */
export function RunningText({ unit, placed, live, words, children }: RunningTextProps) {
  const list = listOf(unit, live)
  const items = list?.itemsOf(live)
  if (!list || !items) return placed.map((each) => children(each, false))
  return segmentsOf(items.length, placed).map((segment) =>
    segment.is === 'placed' ? (
      children(segment.placed, segment.isAway)
    ) : (
      <SameText
        key={segment.from}
        unit={unit}
        words={words}
        items={items.slice(segment.from, segment.to)}
        recordOf={list.withItems}
      />
    ),
  )
}

/** Of a longer stretch, what stands next to a suggestion. */
const FEW = 3

interface SameTextProps {
  unit: Unit
  words: FieldWords | undefined
  items: unknown[]
  recordOf: (items: unknown[]) => object
}

function SameText({ unit, words, items, recordOf }: SameTextProps) {
  const [isOpen, setOpen] = useState(false)
  const text = (shown: unknown[]) => (
    <PlaceText unit={unit} of={[recordOf(shown)]} words={words}>
      {(own) => (
        <p className={css.same} lang="cs">
          {own}
        </p>
      )}
    </PlaceText>
  )
  if (isOpen || items.length <= FEW) return text(items)
  return (
    <>
      {text(items.slice(0, 1))}
      <Button variant="subtle" color="gray" size="compact-sm" fullWidth onClick={() => setOpen(true)}>
        {sameLines({ count: items.length - 2 })}
      </Button>
      {text(items.slice(-1))}
    </>
  )
}
