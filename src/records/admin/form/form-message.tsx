import { Text } from '@mantine/core'

/** Announced by screen readers when it appears. */
export const FormMessage = ({ children }: { children: string | undefined }) => (
  <div role="alert">
    {children && (
      <Text size="sm" c="var(--neg)">
        {children}
      </Text>
    )}
  </div>
)
