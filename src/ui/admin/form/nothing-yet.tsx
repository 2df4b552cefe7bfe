import { Text } from '@mantine/core'

/** Where a history would be. */
export const NothingYet = () => (
  <Text c="dimmed" size="sm" p={16}>
    Nothing was changed yet.
  </Text>
)
