import * as m from '#records/admin/changes/messages.ts'
import type { ListedChange } from '#records/changes/schema.ts'
import { nameOfChange } from '#records/admin/changes/use-change-actions.ts'
import { formatDateTime } from '#ui/admin/format.ts'
import { isLive, type RecordBase } from '#records/admin/resource.ts'
import type { NounMessage } from '#shared/words/message.ts'
import { rich } from '#ui/admin/words/rich.tsx'
import { isEditor } from '#records/admin/api/user.ts'

interface WhatVisitorsSeeProps {
  change: ListedChange
  live: RecordBase
  /** The kind of record, e.g. “post”. */
  one: NounMessage
  /** The live record was changed in the same places: it is not published by itself. */
  isBroken?: boolean
}

export function WhatVisitorsSee({ change, live, one, isBroken = false }: WhatVisitorsSeeProps) {
  if (live.isDeleted) return <>{rich(m.archivedUntil, { b: bold, noun: one, name: nameOfChange(change) })}</>
  const { publishAt, problem } = change
  const isSeen = isLive(live)
  const name = nameOfChange(change)
  return (
    <>
      {isSeen
        ? rich(m.notSeenYet, { b: bold, moment: formatDateTime(live.updatedAt) })
        : rich(m.notSeenAtAll, { b: bold, noun: one })}{' '}
      {publishAt !== null && (isBroken || problem !== null)
        ? (problem ? m.wasDue : m.wouldBeDue)({ name, moment: formatDateTime(publishAt) })
        : whenSeen({ name, noun: one, publishAt, isSeen })}
      {problem && <div>{m.notPublished({ reason: problem })}</div>}
    </>
  )
}

const bold = (inner: string) => <b>{inner}</b>

interface WhenSeen {
  name: string
  noun: NounMessage
  publishAt: string | null
  isSeen: boolean
}

function whenSeen({ name, noun, publishAt, isSeen }: WhenSeen): string {
  const moment = publishAt === null ? '' : formatDateTime(publishAt)
  if (isSeen) {
    if (moment) return m.goesLiveAt({ name, moment })
    return isEditor() ? m.goesLiveByYou({ name }) : m.goesLiveByEditor({ name })
  }
  if (moment) return m.goesInAt({ name, noun, moment })
  return isEditor() ? m.goesInByYou({ name, noun }) : m.goesInByEditor({ name, noun })
}
