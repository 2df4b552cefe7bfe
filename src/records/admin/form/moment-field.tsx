import { Group, Input, SegmentedControl, Text, TextInput } from '@mantine/core'
import { type ReactNode, useRef, useState } from 'react'
import * as m from '#records/admin/form/messages.ts'
import { pragueMoment, pragueMoments, pragueWall, type WallTime } from '#shared/czech/prague-time.ts'
import { usePending } from '#records/admin/form/pending.tsx'
import { clockNote } from '#ui/admin/prague-words.ts'
import { parseTime } from '#ui/admin/parse-time.ts'
import css from './moment-field.module.css'

interface MomentFieldProps {
  label: string
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

/** A time in Prague. Points out an hour that a clock change skips or repeats, and lets one choose which of the two. */
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
  const day = useRef<HTMLInputElement>(null)
  /** Why what was typed is no moment, said once the field is left: it would be saved as none. */
  const [problem, setProblem] = useState<string>()
  const problemNow = () => problemOf(typed, day.current?.validity.badInput === true)
  usePending((reason) => {
    const found = problemNow()
    if (reason === 'save') setProblem(found)
    return found === undefined
  })
  const meant = read(typed)
  const note = clockNote(meant)
  const both = pragueMoments(meant).map((moment) => moment.toISOString())

  function type(next: WallTime): void {
    const whole = next.day && !next.time && !typed.day ? { ...next, time: usualTime } : next
    setTyped(whole)
    setProblem(undefined)
    const iso = pragueMoment(read(whole))?.toISOString() ?? null
    setShown(iso)
    onChange(iso, whole.day === '' && whole.time === '')
  }

  /** When the whole field is left: the time may still be to come. */
  function leave(): void {
    const time = parseTime(typed.time)
    if (time) setTyped({ ...typed, time })
    setProblem(problemNow())
  }

  return (
    <Input.Wrapper
      label={isLabelHidden ? undefined : label}
      labelElement="div"
      error={problem ?? error}
      role="group"
      aria-label={label}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) leave()
      }}
    >
      <Group gap={8} align="flex-start">
        <TextInput
          ref={day}
          type="date"
          aria-label={m.dayOf({ label })}
          className={css.day}
          value={typed.day}
          error={problem ? problem === m.noDay() : Boolean(error)}
          data-autofocus={isFocused || undefined}
          onChange={(event) => type({ ...typed, day: event.currentTarget.value })}
        />
        <TextInput
          inputMode="numeric"
          autoComplete="off"
          placeholder="8:00"
          aria-label={m.timeOf({ label })}
          className={css.time}
          value={typed.time}
          error={problem ? problem === m.noTime() : Boolean(error)}
          onChange={(event) => type({ ...typed, time: event.currentTarget.value })}
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
          aria-label={m.whichOfTwo({ label })}
          data={both.map((iso, index) => ({
            value: iso,
            label: index === 0 ? m.summerTime() : m.winterTime(),
          }))}
          value={value ?? both[0] ?? ''}
          onChange={(iso) => onChange(iso, false)}
        />
      )}
    </Input.Wrapper>
  )
}

const read = ({ day, time }: WallTime): WallTime => ({ day, time: parseTime(time) ?? '' })

function problemOf({ day, time }: WallTime, isDayUnfinished: boolean): string | undefined {
  if (time !== '' && parseTime(time) === undefined) return m.noTime()
  if (isDayUnfinished || (day === '' && time !== '')) return m.noDay()
  return day !== '' && time === '' ? m.noTime() : undefined
}

const momentsOf = (typed: WallTime) => {
  const meant = pragueMoment(read(typed))
  return [...pragueMoments(read(typed)), ...(meant ? [meant] : [])].map((moment) => moment.toISOString())
}
