import { Text } from '@mantine/core'
import * as m from '#records/admin/form/history/messages.ts'

export const EmptyHistory = () => (
  <Text c="dimmed" size="sm" p={16}>
    {m.nothingChanged()}
  </Text>
)
