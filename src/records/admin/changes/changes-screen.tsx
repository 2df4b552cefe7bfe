import { Modal } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as m from '#records/admin/changes/messages.ts'
import { Comparison } from '#records/admin/changes/comparison.tsx'
import { changesQuery } from '#records/admin/changes/queries.ts'
import type { FieldWords } from '#records/admin/form/field-words.ts'
import type { AnyRecordForm } from '#records/admin/form/record-form-types.ts'
import { recordQuery } from '#records/admin/queries.ts'
import { close } from '#ui/admin/messages.ts'
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
  const chosen = changes?.find(({ id }) => id === chosenId) ?? changes?.[0]
  return (
    <Modal
      opened
      onClose={onClose}
      fullScreen
      title={m.changesOf({ title })}
      closeButtonProps={{ 'aria-label': close() }}
    >
      {changes?.length === 0 && <p>{m.noneWaits()}</p>}
      {changes && chosen && live && (
        <Comparison
          key={chosen.id}
          {...{ recordForm, words, changes, chosen, live, onClose }}
          onChoose={(change) => setChosen(change.id)}
        />
      )}
    </Modal>
  )
}
