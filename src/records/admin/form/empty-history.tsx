import { Text } from '@mantine/core'

export const EmptyHistory = () => (
  <Text c="dimmed" size="sm" p={16}>
    Nothing was changed yet.
  </Text>
)
