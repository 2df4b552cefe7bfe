import { Checkbox, SimpleGrid, Stack } from '@mantine/core'
import * as m from '#features/webhooks/messages.ts'
import { RECORD_EVENTS, type Subscribable } from '#features/webhooks/shared/events.ts'

const ACTIONS = [m.published, m.updated, m.unpublished, m.archived]
const named = (events: Subscribable[], labels: (() => string)[]) =>
  events.flatMap((event, at) => {
    const label = labels[at]
    return label ? [{ event, label }] : []
  })

const GROUPS = [
  { label: m.posts, events: named(RECORD_EVENTS.post, ACTIONS) },
  { label: m.casinos, events: named(RECORD_EVENTS.casino, ACTIONS) },
  { label: m.bookmakers, events: named(RECORD_EVENTS.bookmaker, ACTIONS) },
  { label: m.others, events: named(['fact.changed', 'complaint.moved'], [m.factChanged, m.complaintMoved]) },
]

interface EventChoiceProps {
  value: Subscribable[]
  onChange: (value: Subscribable[]) => void
}

export const EventChoice = ({ value, onChange }: EventChoiceProps) => (
  <SimpleGrid cols={{ base: 2, sm: 4 }} spacing={14} mt={10}>
    {GROUPS.map(({ label, events }) => (
      <Checkbox.Group
        key={label()}
        label={label()}
        value={value.filter((chosen) => events.some(({ event }) => event === chosen))}
        onChange={(chosen) => {
          const own = new Set<string>(chosen)
          const kept = value.filter((each) => !events.some(({ event }) => event === each))
          onChange([...kept, ...events.map(({ event }) => event).filter((event) => own.has(event))])
        }}
      >
        <Stack gap={8} mt={6}>
          {events.map(({ event, label: words }) => (
            <Checkbox key={event} value={event} label={words()} />
          ))}
        </Stack>
      </Checkbox.Group>
    ))}
  </SimpleGrid>
)
