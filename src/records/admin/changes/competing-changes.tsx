import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { ActorFace } from '#records/admin/actor-face.tsx'
import * as m from '#records/admin/changes/messages.ts'
import { type MergeGroups, mergeRecords, takeOver, type Unit } from '#shared/merge.ts'
import { withChange } from '#records/changes/waiting-change.ts'
import { getChanged, saveChanged } from '#records/admin/any-record.ts'
import type { ListedChange } from '#records/changes/schema.ts'
import { nameOfChange } from '#records/admin/changes/use-change-actions.ts'
import { Marked } from '#records/admin/diff/marked.tsx'
import { FieldText } from '#records/admin/form/field-text.tsx'
import { type FieldWords, labelOfUnit } from '#records/admin/form/field-words.ts'
import { inputOf } from '#records/admin/form/record-input.ts'
import { invalidateRecords } from '#records/admin/queries.ts'
import type { RecordBase } from '#records/admin/resource.ts'
import { notify, SUCCESS } from '#ui/admin/toasts.tsx'
import css from './changes-screen.module.css'
import type { CollectionName } from '#records/admin/api/calls.ts'

/** Other waiting changes, by the names of the fields in which they cannot be joined with this one. */
export function competingChanges(
  chosen: ListedChange,
  changes: ListedChange[],
  live: object,
  mergeGroups: MergeGroups,
): Map<string, ListedChange[]> {
  const valuesWith = (change: ListedChange) => withChange(live, change, mergeGroups).values
  const own = valuesWith(chosen)
  const rivals = new Map<string, ListedChange[]>()
  for (const other of changes) {
    if (other.id === chosen.id) continue
    for (const { name } of mergeRecords(live, own, valuesWith(other), mergeGroups).conflicting) {
      rivals.set(name, [...(rivals.get(name) ?? []), other])
    }
  }
  return rivals
}

interface CompetingChangesProps {
  unit: Unit
  chosen: ListedChange
  rivals: ListedChange[]
  live: object
  mergeGroups: MergeGroups
  words: FieldWords | undefined
  collection: CollectionName
  recordId: string
}

/** A field that several changes set: one value is chosen for all now, or else the second publisher has to decide. */
export function CompetingChanges({
  unit,
  chosen,
  rivals,
  live,
  mergeGroups,
  words,
  collection,
  recordId,
}: CompetingChangesProps) {
  const [isBusy, setBusy] = useState(false)
  const changes = [chosen, ...rivals]
  const label = labelOfUnit(words, unit)

  async function setEverywhere(from: ListedChange): Promise<void> {
    setBusy(true)
    try {
      const { values } = withChange(live, from, mergeGroups)
      for (const { id } of changes.filter((change) => change.id !== from.id)) {
        const params = { id: recordId, changeId: id }
        const record = await getChanged<RecordBase>(collection, params, {})
        const body = { ...takeOver(inputOf(record, live), values, [unit]), version: record.version }
        await saveChanged<RecordBase>(collection, params, body, {})
      }
      notify.success(SUCCESS.updated)
    } finally {
      setBusy(false)
      await invalidateRecords(collection)
    }
  }

  return (
    <div className={css.rivals}>
      <Text size="xs" c="dimmed" className={css.wide}>
        {m.chooseOne()}
      </Text>
      {changes.map((change) => (
        <div key={change.id} className={css.rival}>
          <span className={css.who}>
            <ActorFace id={change.authorId} name={change.authorName} size={20} />
            <b>{nameOfChange(change)}</b>
            <Button
              variant="default"
              size="compact-xs"
              disabled={isBusy}
              aria-label={m.takeInBothOf({ name: nameOfChange(change), label })}
              onClick={() => void setEverywhere(change).catch(() => undefined)}
            >
              {m.takeInBoth()}
            </Button>
          </span>
          {unit.paths.map((path) => (
            <FieldText
              key={path.join('.')}
              path={path}
              of={[withChange(live, change, mergeGroups).values, live]}
              words={words}
            >
              {(text = '', before = '') =>
                text !== '' && (
                  <p>
                    <Marked own={text} other={before} />
                  </p>
                )
              }
            </FieldText>
          ))}
        </div>
      ))}
    </div>
  )
}
