import { Alert, type AlertProps, Button, Text } from '@mantine/core'
import { tryAgain } from '#ui/admin/messages.ts'
import { ApiError } from '#records/admin/api/api-error.ts'

interface ReadFailureProps extends Pick<AlertProps, 'm' | 'mb'> {
  title: string
  /** Of a read that shows no toast: the server's message stands here. */
  error?: unknown
  onTryAgain: () => unknown
  isTrying?: boolean
}

export const ReadFailure = ({ title, error, onTryAgain, isTrying = false, ...margins }: ReadFailureProps) => (
  <Alert color="red" title={title} {...margins}>
    {error instanceof ApiError && <Text mb={8}>{error.message}</Text>}
    <Button variant="default" size="compact-sm" loading={isTrying} onClick={() => void onTryAgain()}>
      {tryAgain()}
    </Button>
  </Alert>
)
