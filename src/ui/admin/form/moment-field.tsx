import { Group, Input, SegmentedControl, Text, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { pragueMoment, pragueMoments, pragueWall, type WallTime } from '#shared/czech/prague-time.ts'
import { clockNote } from '#ui/admin/prague-words.ts'
import { parseTime } from '#ui/admin/parse-time.ts'
import css from './moment-field.module.css'

interface MomentFieldProps {
  /** What happens at that time. */
  label: string
  /** For screen readers only: the visual context makes it clear. */
  isLabelHidden?: boolean
  value: string | null
  /** Null while it is incomplete; then `isEmpty` is false. */
  onChange: (iso: string | null, isEmpty: boolean) => void
  error?: ReactNode
  /** Used until a time is typed. */
  usualTime?: string
  isFocused?: boolean
}

const NOTHING: WallTime = { day: '', time: '' }
const wallOf = (iso: string | null) => (iso === null ? NOTHING : pragueWall(new Date(iso)))

/**
 * A date and time in Prague. The hour that a clock change skips or repeats is pointed out, and of a repeated one either
 * can be chosen.
 */
export function MomentField({
  label,
  isLabelHidden = false,
  value,
  onChange,
  error,
  usualTime = '08:00',
  isFocused = false,
}: MomentFieldProps) {
  const [typed, setTyped] = useState(() => wallOf(value))
  const [shown, setShown] = useState(value)
  if (shown !== value) {
    setShown(value)
    // If the value does not match what was typed, it was changed from outside.
    if (value !== null && !momentsOf(typed).includes(value)) setTyped(wallOf(value))
  }
  const meant = read(typed)
  const note = clockNote(meant)
  const both = pragueMoments(meant).map((moment) => moment.toISOString())

  function type(next: WallTime): void {
    const whole = next.day && !next.time && !typed.day ? { ...next, time: usualTime } : next
    setTyped(whole)
    const iso = pragueMoment(read(whole))?.toISOString() ?? null
    setShown(iso)
    onChange(iso, whole.day === '' && whole.time === '')
  }

  return (
    <Input.Wrapper
      label={isLabelHidden ? undefined : label}
      labelElement="div"
      error={error}
      role="group"
      aria-label={label}
    >
      <Group gap={8} wrap="nowrap" align="flex-start">
        <TextInput
          type="date"
          aria-label={`${label}: day`}
          className={css.day}
          value={typed.day}
          error={Boolean(error)}
          data-autofocus={isFocused || undefined}
          onChange={(event) => type({ ...typed, day: event.currentTarget.value })}
        />
        <TextInput
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          placeholder="8:00"
          aria-label={`${label}: time`}
          className={css.time}
          value={typed.time}
          error={Boolean(error)}
          onChange={(event) => type({ ...typed, time: event.currentTarget.value })}
          onBlur={() => setTyped({ ...typed, time: parseTime(typed.time) ?? typed.time })}
        />
      </Group>
      <div role="status">
        {note && (
          <Text size="sm" mt={6}>
            {note.words}
          </Text>
        )}
      </div>
      {note?.is === 'doubled' && (
        <SegmentedControl
          mt={6}
          fullWidth
          aria-label={`${label}: which of the two`}
          data={both.map((iso, index) => ({
            value: iso,
            label: index === 0 ? 'The first, summer time' : 'The second, winter time',
          }))}
          value={value ?? both[0] ?? ''}
          onChange={(iso) => onChange(iso, false)}
        />
      )}
    </Input.Wrapper>
  )
}

/** As 24-hour time, whatever format the browser uses. */
const read = ({ day, time }: WallTime): WallTime => ({ day, time: parseTime(time) ?? '' })

const momentsOf = (typed: WallTime) => {
  const meant = pragueMoment(read(typed))
  return [...pragueMoments(read(typed)), ...(meant ? [meant] : [])].map((moment) => moment.toISOString())
}
