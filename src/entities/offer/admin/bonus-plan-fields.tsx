import { Paper, Stack, Switch, Text, TextInput } from '@mantine/core'
import type { FormErrors } from '@mantine/form'
import { useState } from 'react'
import * as m from '#entities/offer/messages.ts'
import { type BonusPlan, BONUS_MAX } from '#shared/schema/bonus-plan.ts'
import { addDays } from '#shared/czech/day.ts'
import { pragueMoment, pragueWall } from '#shared/czech/prague-time.ts'
import { MomentField } from '#records/admin/form/moment-field.tsx'
import { longMoment } from '#ui/admin/prague-words.ts'
import { useNow } from '#ui/admin/use-now.ts'

interface BonusPlanFieldsProps {
  value: BonusPlan | null
  onChange: (plan: BonusPlan | null) => void
  errors: FormErrors
  'data-path'?: string
}

const NONE: BonusPlan = { startsAt: null, bonus: '', endsAt: null, afterwards: '' }
const START = '00:00'
const END = '23:59'
const USUAL_DAYS = 30

const daysAfter = (from: Date, days: number, time: string) =>
  pragueMoment({ day: addDays(pragueWall(from).day, days), time })?.toISOString() ?? null

export function BonusPlanFields({ value, onChange, errors, 'data-path': path }: BonusPlanFieldsProps) {
  const now = useNow()
  const plan = value ?? NONE
  // A half-typed time is null for a moment, and its field must stay visible.
  const [isStartOpen, setStartOpen] = useState(false)
  const [isEndOpen, setEndOpen] = useState(false)
  const isStarting = isStartOpen || plan.startsAt !== null || plan.bonus !== ''
  const isEnding = isEndOpen || plan.endsAt !== null || plan.afterwards !== ''
  const change = (part: Partial<BonusPlan>) => {
    const next = { ...plan, ...part }
    const isEmpty = next.startsAt === null && next.endsAt === null && next.bonus === '' && next.afterwards === ''
    onChange(isEmpty ? null : next)
  }
  const from = plan.startsAt ? new Date(plan.startsAt) : now
  return (
    <Paper withBorder radius="md" p={12} data-path={path}>
      <Stack gap={12}>
        <Switch
          label={m.startNewBonus()}
          checked={isStarting}
          onChange={({ currentTarget: { checked } }) => {
            setStartOpen(checked)
            change({ startsAt: checked ? daysAfter(now, 1, START) : null, bonus: '' })
          }}
        />
        {isStarting && (
          <>
            <MomentField
              label={m.starts()}
              usualTime={START}
              value={plan.startsAt}
              onChange={(startsAt) => change({ startsAt })}
              error={errors['bonusPlan.startsAt']}
            />
            <TextInput
              label={m.bonusThen()}
              maxLength={BONUS_MAX}
              value={plan.bonus}
              error={errors['bonusPlan.bonus']}
              onChange={(event) => change({ bonus: event.currentTarget.value })}
            />
          </>
        )}
        <Switch
          label={m.endBonus()}
          checked={isEnding}
          onChange={({ currentTarget: { checked } }) => {
            setEndOpen(checked)
            change({ endsAt: checked ? daysAfter(from, USUAL_DAYS, END) : null, afterwards: '' })
          }}
        />
        {isEnding && (
          <>
            <MomentField
              label={m.ends()}
              usualTime={END}
              value={plan.endsAt}
              onChange={(endsAt) => change({ endsAt })}
              error={errors['bonusPlan.endsAt']}
            />
            <TextInput
              label={m.afterThat()}
              description={m.afterThatHint()}
              maxLength={BONUS_MAX}
              value={plan.afterwards}
              error={errors['bonusPlan.afterwards']}
              onChange={(event) => change({ afterwards: event.currentTarget.value })}
            />
          </>
        )}
      </Stack>
    </Paper>
  )
}

interface BonusPlanWordsProps {
  plan: BonusPlan | null
  bonus: string
}

/** The plan in one sentence. A separate component, so that typing the current bonus does not re-render the fields. */
export function BonusPlanWords({ plan, bonus }: BonusPlanWordsProps) {
  const now = useNow()
  return (
    plan && (
      <Text size="sm" aria-live="polite">
        {sentenceOf(plan, bonus, now)}
      </Text>
    )
  )
}

const quoted = (bonus: string) => (bonus ? m.quoted({ text: bonus }) : m.noBonus())

function sentenceOf(plan: BonusPlan, current: string, now: Date): string {
  const bonus = quoted(current)
  const start = plan.startsAt && longMoment(plan.startsAt, now)
  const end = plan.endsAt && longMoment(plan.endsAt, now)
  const next = quoted(plan.bonus)
  const afterwards = quoted(plan.afterwards)
  if (start && end) return m.planBoth({ bonus, start, next, end, afterwards })
  if (start) return m.planStart({ bonus, start, next })
  return end ? m.planEnd({ bonus, end, afterwards }) : m.planNow({ bonus })
}
