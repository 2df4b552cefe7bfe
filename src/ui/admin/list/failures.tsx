import { Alert } from '@mantine/core'
import type { BulkFailure } from '#ui/admin/list/bulk.ts'
import css from './list.module.css'

/** What was refused when the same was done to many, and why. */
export const Failures = ({ failures, onClose }: { failures: BulkFailure[]; onClose: () => void }) => (
  <Alert
    color="red"
    m={12}
    withCloseButton
    onClose={onClose}
    closeButtonLabel="Close"
    title={failures.length === 1 ? 'One record was left as it is' : `${failures.length} records were left as they are`}
  >
    <ul className={css.failures}>
      {failures.map(({ id, title, message }) => (
        <li key={id}>
          <b>{title}:</b> {message}
        </li>
      ))}
    </ul>
  </Alert>
)
