import { Alert, Anchor, Text } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import * as m from '#records/admin/list/messages.ts'
import { type BulkResult, type FailureGroup, groupFailures, resultText } from '#records/admin/list/bulk-result.ts'
import { editPathOf, type Resource } from '#records/admin/resource.ts'
import { useBackState } from '#records/admin/back-path.ts'
import { close } from '#ui/admin/messages.ts'
import css from './list.module.css'

const FIRST_NAMES = 10

interface FailuresProps {
  result: BulkResult
  resource: Resource
  onClose: () => void
}

export function Failures({ result, resource, onClose }: FailuresProps) {
  if (result.failures.length === 0 && result.unanswered.length === 0) return null
  return (
    <Alert color="red" m={12} withCloseButton onClose={onClose} closeButtonLabel={close()} title={resultText(result)}>
      {result.unanswered.length > 0 && (
        <Text size="sm">{m.stopped({ number: String(result.unanswered.length), state: result.done.state() })}</Text>
      )}
      <ul className={css.failures}>
        {groupFailures(result.failures).map((group) => (
          <Group key={group.reason} group={group} resource={resource} />
        ))}
      </ul>
    </Alert>
  )
}

function Group({ group, resource }: { group: FailureGroup; resource: Resource }) {
  const wayBack = useBackState()
  const [isAll, setAll] = useState(false)
  const shown = isAll ? group.failures : group.failures.slice(0, FIRST_NAMES)
  const rest = group.failures.length - shown.length
  return (
    <li>
      <b>{m.groupOf({ number: String(group.failures.length), reason: group.reason })}</b>
      <ul>
        {shown.map(({ id, title, message }) => (
          <li key={id}>
            <Anchor component={Link} to={editPathOf(resource, id)} state={wayBack} size="sm" underline="always">
              {title}
            </Anchor>
            {group.hasOwnReasons && ` ${message}`}
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <button type="button" className={css.again} onClick={() => setAll(true)}>
          {m.andMore({ number: String(rest) })}
        </button>
      )}
    </li>
  )
}
