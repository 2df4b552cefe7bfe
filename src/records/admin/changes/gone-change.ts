import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { newId } from '#shared/id.ts'
import { changesQuery } from '#records/admin/changes/queries.ts'
import { lockedElsewhere } from '#records/admin/form/draft-locks.ts'
import {
  changesWithDrafts,
  type Draft,
  draftKey,
  draftPlace,
  dropDraft,
  listDrafts,
  writeDraft,
} from '#records/admin/form/draft-store.ts'
import { currentUser } from '#records/admin/api/user.ts'
import type { CollectionName } from '#records/admin/api/calls.ts'

/** The version of the live record that a change is based on; remembered after the change is gone. */
export function useLiveVersion(collection: CollectionName, recordId = '', change = ''): RefObject<number | undefined> {
  const { data } = useQuery({ ...changesQuery(collection, recordId), enabled: change !== '' })
  const version = data?.find(({ id }) => id === change)?.baseVersion
  const known = useRef(version)
  useEffect(() => {
    known.current = version ?? known.current
  }, [version])
  return known
}

/** Keeps the change's base version, so that saving merges the draft with newer saves. Returns whether it was stored. */
export function storeAsLiveDraft<Input>(collection: string, recordId: string, draft: Draft<Input>): boolean {
  const { liveVersion = 1, ...typed } = draft
  return writeDraft(draftKey(draftPlace(collection, recordId), newId()), { ...typed, version: liveVersion })
}

async function moveDrafts(collection: string, recordId: string, gone: string[]): Promise<void> {
  const elsewhere = await lockedElsewhere('')
  const left = gone.flatMap((change) => listDrafts(draftPlace(collection, recordId, change), currentUser().id))
  for (const { key, ...draft } of left) {
    if (!elsewhere.has(key) && storeAsLiveDraft(collection, recordId, draft)) dropDraft(key)
  }
}

/** Moves drafts of gone changes, which cannot be opened again, to the live record. Returns whether that is done. */
export function useDraftsOfGoneChanges(collection: CollectionName, recordId: string, isOn: boolean): boolean {
  const [typedInto] = useState(() => (isOn ? changesWithDrafts(collection, recordId) : []))
  const [isDone, setDone] = useState(typedInto.length === 0)
  const { data, isError } = useQuery({ ...changesQuery(collection, recordId), enabled: !isDone, staleTime: 0 })
  useEffect(() => {
    if (isDone || !data) return
    const gone = typedInto.filter((change) => !data.some(({ id }) => id === change))
    void moveDrafts(collection, recordId, gone).finally(() => setDone(true))
  }, [collection, recordId, typedInto, data, isDone])
  return isDone || isError
}
