import { Text } from '@mantine/core'

/** Placeholder of an empty history. */
export const EmptyHistory = () => (
  <Text c="dimmed" size="sm" p={16}>
    Nothing was changed yet.
  </Text>
)
