import { useState } from 'react'
import { plannedBy, type Planned, type When, whenOf } from '#posts/admin/schedule/when.ts'
import type { Post, PostInput } from '#posts/schema.ts'
import type { RecordForm } from '#ui/admin/form/record-form-types.ts'

/** The choice of a time, which is nobody's change until the button is pressed. */
export function usePublishing({ form, record, save }: RecordForm<PostInput, Post>) {
  const stored: Planned = record ?? form.values
  const [chosen, setChosen] = useState<When>()
  const when = chosen ?? whenOf(stored)

  /** What was refused stays a draft as it was planned before, and is saved by itself without the choice. */
  async function saveWith(change: Planned & { isActive: boolean }): Promise<void> {
    const { isActive, publishAt, unpublishAt, unpublishTo } = form.getValues()
    form.setValues(change)
    if (await save()) return setChosen(undefined)
    form.setValues({ isActive, publishAt, unpublishAt, unpublishTo })
  }

  return {
    when,
    isScheduled: stored.publishAt !== null,
    choose: (change: Partial<When>) => setChosen({ ...when, ...change }),
    forget: () => setChosen(undefined),
    publish: () => saveWith({ ...plannedBy(when), isActive: !when.isLater }),
    removeDate: () => saveWith({ ...plannedBy({ ...when, isLater: false }), isActive: false }),
  }
}
