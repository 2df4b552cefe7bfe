import { Accordion, Badge, Group, Text, VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'
import type { SectionName } from '#posts/admin/form/sections.ts'

interface SectionProps {
  name: SectionName
  title: string
  /** Beside the title, e.g. “4 used”. */
  note?: string
  errors: number
  children: ReactNode
}

/** One section beside the text; what is wrong in it is counted on its head, also when it is closed. */
export const Section = ({ name, title, note, errors, children }: SectionProps) => (
  <Accordion.Item value={name}>
    <Accordion.Control>
      <Group gap={6} wrap="nowrap">
        {title}
        {note && (
          <Text span size="sm" c="dimmed">
            {note}
          </Text>
        )}
        {errors > 0 && (
          <Badge color="red" size="sm" circle={errors < 10} ml={4}>
            {errors}
            <VisuallyHidden> to fix</VisuallyHidden>
          </Badge>
        )}
      </Group>
    </Accordion.Control>
    <Accordion.Panel>{children}</Accordion.Panel>
  </Accordion.Item>
)
