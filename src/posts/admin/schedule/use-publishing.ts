import { useState } from 'react'
import { type Schedule, scheduleFrom, type When, whenOf } from '#posts/admin/schedule/when.ts'
import type { Post, PostInput } from '#posts/schema.ts'
import type { RecordForm } from '#ui/admin/form/record-form-types.ts'

/** Local choice of the publishing time, which is not a change of the form until confirmed. */
export function usePublishing({ form, record, save }: RecordForm<PostInput, Post>) {
  const stored: Schedule = record ?? form.values
  const [chosen, setChosen] = useState<When>()
  const when = chosen ?? whenOf(stored)

  /** A rejected choice is undone in the form, so that the draft can still be autosaved. */
  async function saveWith(change: Schedule & { isActive: boolean }): Promise<void> {
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
    publish: () => saveWith({ ...scheduleFrom(when), isActive: !when.isLater }),
    removeDate: () => saveWith({ ...scheduleFrom({ ...when, isLater: false }), isActive: false }),
  }
}
