import * as m from '#features/schedule/post/messages.ts'
import { longMoment } from '#ui/admin/prague-words.ts'
import { rich } from '#ui/admin/words/rich.tsx'

interface WhenItAppearsProps {
  /** Null: as soon as the button is pressed. */
  publishAt: string | null
  unpublishAt: string | null
  now: Date
}

const b = (inner: string) => <b>{inner}</b>

export function WhenItAppears({ publishAt, unpublishAt, now }: WhenItAppearsProps) {
  const end = unpublishAt && longMoment(unpublishAt, now)
  if (publishAt === null) return end ? rich(m.appearsNowAndComesDown, { b, end }) : rich(m.appearsNow, { b })
  const moment = longMoment(publishAt, now)
  return end ? rich(m.appearsAndComesDown, { b, moment, end }) : rich(m.appearsAt, { b, moment })
}
