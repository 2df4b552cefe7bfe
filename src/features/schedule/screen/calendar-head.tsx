import * as m from '#features/schedule/screen/messages.ts'
import { ActionIcon, Button, Chip, Group, Kbd, SegmentedControl, Select, Title } from '@mantine/core'
import { GROUPS } from '#features/schedule/screen/kind-words.ts'
import { shiftPeriod, type View } from '#features/schedule/screen/span.ts'
import type { CalendarAddress } from '#features/schedule/screen/use-calendar-address.ts'
import type { CalendarItem } from '#shared/schema/calendar.ts'
import { Icon } from '#ui/admin/icon.tsx'
import frame from '#ui/admin/screen.module.css'
import css from './calendar.module.css'
import { type Message, saidOptions } from '#shared/words/message.ts'
import { rich } from '#ui/admin/words/rich.tsx'

interface CalendarHeadProps {
  address: CalendarAddress
  items: CalendarItem[]
  isPhone: boolean
}

const VIEW_LABELS: { value: View; label: Message }[] = [
  { value: 'week', label: m.week },
  { value: 'month', label: m.month },
  { value: 'list', label: m.list },
]

export function CalendarHead({ address, items, isPhone }: CalendarHeadProps) {
  const { view, day, today, span, show } = address
  const people = new Map(items.flatMap(({ person }) => (person ? [[person.id, person.name] as const] : [])))
  const everybody = [{ value: '', label: m.everybody() }, ...[...people].map(([value, label]) => ({ value, label }))]
  return (
    <header className={css.head}>
      <Group gap={12}>
        <Title order={1} className={frame.title}>
          {m.calendar()}
        </Title>
        <Group gap={6} wrap="nowrap">
          <ActionIcon size={34} aria-label={m.earlier()} onClick={() => show({ day: shiftPeriod(view, day, -1) })}>
            <Icon name="left" />
          </ActionIcon>
          <Button variant="default" size="sm" onClick={() => show({ day: today })}>
            {m.today()}
          </Button>
          <ActionIcon size={34} aria-label={m.later()} onClick={() => show({ day: shiftPeriod(view, day, 1) })}>
            <Icon name="right" />
          </ActionIcon>
        </Group>
        <p className={css.span} aria-live="polite">
          <b>{span.title}</b> {span.weeks}
        </p>
        <Group gap={8} className={css.choices}>
          {!isPhone && (
            <SegmentedControl<View>
              aria-label={m.view()}
              data={saidOptions(VIEW_LABELS)}
              value={view}
              onChange={(next) => show({ view: next })}
            />
          )}
          <Select
            aria-label={m.whose()}
            w={150}
            allowDeselect={false}
            data={everybody}
            value={people.has(address.who) ? address.who : ''}
            onChange={(who) => show({ who: who ?? '' })}
          />
        </Group>
      </Group>
      <Group gap={8}>
        <Chip.Group multiple value={address.groups} onChange={address.showGroups}>
          {GROUPS.map(({ name, label }) => (
            <Chip key={name} value={name} size="sm" variant="light">
              {label()}
            </Chip>
          ))}
        </Chip.Group>
        {view !== 'list' && <span className={css.keys}>{rich(m.keys, { kbd: (key) => <Kbd>{key}</Kbd> })}</span>}
      </Group>
    </header>
  )
}
