import { Modal, SegmentedControl } from '@mantine/core'
import { useLocalStorage } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as m from '#records/admin/changes/messages.ts'
import { Comparison } from '#records/admin/changes/comparison.tsx'
import { changesQuery } from '#records/admin/changes/queries.ts'
import type { FieldWords } from '#records/admin/form/field-words.ts'
import type { AnyRecordForm } from '#records/admin/form/record-form-types.ts'
import { recordQuery } from '#records/admin/queries.ts'
import * as s from '#records/admin/suggestions/messages.ts'
import { ReviewText } from '#records/admin/suggestions/review-text.tsx'
import { useDecisions } from '#records/admin/suggestions/use-decisions.ts'
import { confirm } from '#ui/admin/confirm.tsx'
import type { RecordBase } from '#records/admin/resource.ts'

interface ChangesScreenProps {
  recordForm: AnyRecordForm
  title: string
  words: FieldWords | undefined
  /** The change to compare first; by default the open one, or the oldest. */
  first: string | undefined
  onClose: () => void
}

export function ChangesScreen({ recordForm, title, words, first, onClose }: ChangesScreenProps) {
  const {
    resource,
    state: { record, change: opened },
  } = recordForm
  const { collection } = resource
  const recordId: string = record?.id
  const { data: changes } = useQuery(changesQuery(collection, recordId))
  const { data: live } = useQuery(recordQuery<RecordBase>(collection, recordId))
  const [chosenId, setChosen] = useState(first ?? opened)
  const [view, setView] = useLocalStorage<'whole' | 'each'>({
    key: 'how-to-review',
    defaultValue: 'whole',
    getInitialValueInEffect: false,
  })
  const deciding = useDecisions()
  const leave = async () => {
    const isWanted =
      !deciding.mayUndo || (await confirm({ title: s.leaveTitle(), body: s.leaveBody(), action: s.leave() }))
    if (isWanted) onClose()
  }
  const chosen = changes?.find(({ id }) => id === chosenId) ?? changes?.[0]
  return (
    <Modal opened onClose={() => void leave()} fullScreen title={m.changesOf({ title })}>
      {changes?.length === 0 && <p>{m.noneWaits()}</p>}
      {changes && chosen && (
        <SegmentedControl<typeof view>
          size="xs"
          mb={14}
          aria-label={s.howToReview()}
          value={view}
          onChange={setView}
          data={[
            { value: 'whole', label: s.wholeChanges() },
            { value: 'each', label: s.oneByOne() },
          ]}
        />
      )}
      {changes && chosen && live && view === 'each' && (
        <ReviewText {...{ recordForm, words, changes, live, deciding }} onDone={onClose} />
      )}
      {changes && chosen && live && view === 'whole' && (
        <Comparison
          key={chosen.id}
          {...{ recordForm, words, changes, chosen, live, onClose }}
          onChoose={(change) => setChosen(change.id)}
        />
      )}
    </Modal>
  )
}
