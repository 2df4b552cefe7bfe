import { Paper, SimpleGrid, Stack, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { Lockable } from '#records/admin/form/lockable.tsx'

interface FieldGroupProps {
  title: string
  children: ReactNode
}

export const FieldGroup = ({ title, children }: FieldGroupProps) => (
  <Paper withBorder radius="lg" p={20} component="section" data-group={title} tabIndex={-1}>
    <Title order={2} fz={15} lh={1.35} mb={14}>
      {title}
    </Title>
    <Stack gap={14}>
      <Lockable>{children}</Lockable>
    </Stack>
  </Paper>
)

export const FieldRow = ({ columns = 2, children }: { columns?: 2 | 3; children: ReactNode }) => (
  <SimpleGrid cols={{ base: 1, sm: columns }} spacing={14} verticalSpacing={14}>
    {children}
  </SimpleGrid>
)
