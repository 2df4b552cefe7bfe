import * as m from '#records/admin/list/messages.ts'
import { type BulkResult, resultText } from '#records/admin/list/bulk-result.ts'
import { undoSteps } from '#records/admin/list/bulk.ts'
import { Failures } from '#records/admin/list/failures.tsx'
import type { Resource } from '#records/admin/resource.ts'
import { notify, SUCCESS } from '#ui/admin/toasts.tsx'
import { UndoNotice } from '#ui/admin/undo-notice.tsx'
import { useBusy } from '#ui/admin/use-busy.ts'

const PUT_BACK = { state: m.statePutBack, counted: m.putBack }

interface BulkOutcomeProps {
  result: BulkResult
  resource: Resource
  onChange: (result: BulkResult | undefined) => void
}

export default function BulkOutcome({ result, resource, onChange }: BulkOutcomeProps) {
  const { isBusy, whileBusy } = useBusy()
  const close = () => onChange(undefined)

  const undo = ({ undo: steps, titles }: BulkResult) =>
    whileBusy(async () => {
      const { failures, unanswered } = await undoSteps(resource.collection, steps, titles)
      const count = steps.length - failures.length - unanswered.length
      const undone: BulkResult = { done: PUT_BACK, count, failures, unanswered, titles, undo: [] }
      if (count === steps.length) notify.success(SUCCESS.completed)
      else notify.warning(resultText(undone))
      onChange(undone)
    })

  return (
    <>
      {result.undo.length > 0 && (
        <UndoNotice m={12} isBusy={isBusy} onUndo={() => void undo(result)} onClose={close}>
          {resultText(result)}
        </UndoNotice>
      )}
      <Failures result={result} resource={resource} onClose={close} />
    </>
  )
}
