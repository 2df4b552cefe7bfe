import type { ListedChange } from '#records/changes/schema.ts'
import { nameOfChange } from '#records/admin/changes/use-change-actions.ts'
import { formatDateTime } from '#ui/admin/format.ts'
import { isLive, type RecordBase } from '#records/admin/resource.ts'
import { isEditor } from '#records/admin/api/user.ts'

interface WhatVisitorsSeeProps {
  change: ListedChange
  live: RecordBase
  /** The kind of record, e.g. “post”. */
  one: string
  /** The live record was changed in the same places: it is not published by itself. */
  isBroken?: boolean
}

export function WhatVisitorsSee({ change, live, one, isBroken = false }: WhatVisitorsSeeProps) {
  if (live.isDeleted)
    return (
      <>
        <b>This {one} is in the archive.</b> “{nameOfChange(change)}” can be published once the {one} is out of there.
      </>
    )
  const { publishAt, problem } = change
  const isSeen = isLive(live)
  const verb = isSeen ? 'goes live' : `goes into the ${one}, still hidden,`
  const isStuck = publishAt !== null && (isBroken || problem !== '')
  const when = publishAt
    ? `on ${formatDateTime(publishAt)}`
    : `when ${isEditor() ? 'you publish' : 'an editor publishes'} it`
  return (
    <>
      {isSeen ? (
        <>
          <b>Visitors do not see this yet.</b> They see the version of {formatDateTime(live.updatedAt)}.
        </>
      ) : (
        <b>Visitors do not see this {one} at all: it is not published.</b>
      )}{' '}
      {isStuck
        ? `“${nameOfChange(change)}” ${problem ? 'was due' : 'would be due'} on ${formatDateTime(publishAt)}.`
        : `“${nameOfChange(change)}” ${verb} ${when}.`}
      {problem && <div>Not published when it was due: {problem}</div>}
    </>
  )
}
