import * as m from '#features/schedule/post/messages.ts'
import type { FormErrors } from '@mantine/form'
import { useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Schedule, scheduleFrom, type When, whenOf } from '#features/schedule/post/when.ts'
import type { Post, PostInput } from '#posts/schema.ts'
import type { RecordForm } from '#records/admin/form/record-form-types.ts'
import type { Message } from '#shared/words/message.ts'

type Published = Schedule & Pick<PostInput, 'isActive'>
const PUBLISHED = ['isActive', 'publishAt', 'unpublishAt', 'unpublishTo'] as const

/** Local choice of the publishing time, which is not a change of the form until confirmed. */
export function usePublishing(
  { form, state: { record }, input: { putBack, hasChanges, discard }, save }: RecordForm<PostInput, Post>,
  onEnd: (errors: FormErrors) => void,
) {
  const stored: Schedule = record ?? form.values
  const [chosen, setChosen] = useState<When>()
  /** Another object for each refusal. */
  const [refused, setRefused] = useState<object>()
  const when = chosen ?? whenOf(stored)
  /** What was asked for and did not happen, e.g. without a connection. The draft itself may be saved since. */
  const [missed, setMissed] = useState<Message>()

  async function saveWith(change: Published, ifMissed?: Message): Promise<void> {
    form.setValues(change)
    const saved = await save({ isPublishing: true })
    // At once: a line that is back before the form has undone the choice would send it after all.
    flushSync(() => {
      setMissed(() => (saved ? undefined : ifMissed))
      if (!saved) setRefused({})
    })
    if (!saved) return
    setChosen(undefined)
    onEnd({})
  }

  /** A rejected choice is undone in the form, so that the draft can still be autosaved; what is wrong stays marked. */
  const undo = useEffectEvent(() => {
    const { errors } = form
    putBack(PUBLISHED)
    form.setErrors(errors)
    onEnd(errors)
  })
  useEffect(() => {
    if (refused) undo()
  }, [refused])

  return {
    when,
    isScheduled: stored.publishAt !== null,
    choose: (change: Partial<When>) => setChosen({ ...when, ...change }),
    missed,
    forget: () => {
      setChosen(undefined)
      setMissed(undefined)
      if (!hasChanges()) discard()
    },
    publish: () =>
      saveWith({ ...scheduleFrom(when), isActive: !when.isLater }, when.isLater ? m.notScheduled : m.notPublished),
    publishNow: () => saveWith({ ...scheduleFrom({ ...when, isLater: false }), isActive: true }, m.notPublished),
    removeDate: () => saveWith({ ...scheduleFrom({ ...when, isLater: false }), isActive: false }),
  }
}
