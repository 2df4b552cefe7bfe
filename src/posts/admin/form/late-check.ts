import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type * as check from '#posts/admin/form/input-check.ts'
import { postMergeGroups } from '#posts/merge-groups.ts'
import type { PostInput } from '#posts/schema.ts'
import type { InputCheck } from '#records/admin/form/record-form-types.ts'
import { warm } from '#ui/admin/lazy-part.tsx'
import { whenIdle } from '#ui/admin/when-idle.ts'

let loaded: typeof check | undefined
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

async function load(): Promise<void> {
  loaded ??= await import('#posts/admin/form/input-check.ts')
  for (const listener of listeners) listener()
}

/** The schemas of a post and all its blocks, first needed by a save. */
export const POST_CHECK: InputCheck<PostInput> = {
  load,
  errorsIn: (typed) => loaded?.WHOLE.errorsIn(typed) ?? {},
  asSaved: (typed) => loaded?.WHOLE.asSaved(typed) ?? typed,
}

const isSound: Parameters<typeof postMergeGroups>[0] = (block) => loaded?.isSound(block) ?? false

/** Without the schemas, nobody can tell whether two changes of a block fit together: then the editor decides. */
const [GROUPS, SAME_GROUPS] = [postMergeGroups(isSound), postMergeGroups(isSound)]

export function useMergeGroups(isNeededNow: boolean) {
  const isThere = useSyncExternalStore(subscribe, () => loaded !== undefined)
  const begin = useEffectEvent(() => (isNeededNow ? warm(load) : whenIdle(() => warm(load))))
  useEffect(() => begin(), [])
  // Another object: what was compared without them is compared again.
  return isThere ? SAME_GROUPS : GROUPS
}
