import { Alert, type AlertProps, Button } from '@mantine/core'

interface ReadFailureProps extends Pick<AlertProps, 'm' | 'mb'> {
  /** e.g. “The notes could not be read” */
  title: string
  onTryAgain: () => unknown
  isTrying?: boolean
}

/** Shown in place of something that could not be read. */
export const ReadFailure = ({ title, onTryAgain, isTrying = false, ...margins }: ReadFailureProps) => (
  <Alert color="red" title={title} {...margins}>
    <Button variant="default" size="compact-sm" loading={isTrying} onClick={() => void onTryAgain()}>
      Try again
    </Button>
  </Alert>
)
