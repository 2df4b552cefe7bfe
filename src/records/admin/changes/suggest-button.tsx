import { Button } from '@mantine/core'
import * as m from '#records/admin/changes/messages.ts'
import { useMainKeys } from '#records/admin/form/use-main-keys.ts'
import type { RecordForm } from '#records/admin/form/record-form-types.ts'

type SuggestButtonProps = { recordForm: Pick<RecordForm<object, object>, 'access' | 'state' | 'save'> }

/** For whoever may not save a record: first it is unlocked, then what was written waits for an editor to publish it. */
export function SuggestButton({ recordForm: { access, state, save } }: SuggestButtonProps) {
  const { isLocked, suggest } = access
  const act = isLocked ? suggest : () => void save()
  useMainKeys({ onDo: act })
  return (
    <Button onClick={act} loading={state.status === 'saving'}>
      {isLocked ? m.suggest() : m.suggestThis()}
    </Button>
  )
}
