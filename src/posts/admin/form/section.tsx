import * as m from '#posts/admin/form/messages.ts'
import { rich } from '#ui/admin/words/rich.tsx'
import { Accordion, Badge, Group, Text, VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'
import type { SectionName } from '#posts/admin/form/sections.ts'
import { usePostTabs } from '#posts/admin/form/tabs.ts'

interface SectionProps {
  name: SectionName
  title: string
  note?: string
  errors: number
  children: ReactNode
}

export function Section({ name, title, note, errors, children }: SectionProps) {
  const { shown, isWide } = usePostTabs()
  return (
    <Accordion.Item value={name} hidden={!isWide && shown !== name}>
      <Accordion.Control>
        <Group gap={6} wrap="nowrap">
          {title}
          {note && (
            <Text span size="sm" c="dimmed">
              {note}
            </Text>
          )}
          <ErrorBadge count={errors} />
        </Group>
      </Accordion.Control>
      <Accordion.Panel>{children}</Accordion.Panel>
    </Accordion.Item>
  )
}

export const ErrorBadge = ({ count }: { count: number }) =>
  count > 0 && (
    <Badge color="red" size="sm" circle={count < 10} ml={4}>
      {rich(m.toFix, { errors: count, hidden: (inner) => <VisuallyHidden>{inner}</VisuallyHidden> })}
    </Badge>
  )
