import { use, useMemo, useRef, useState } from 'react'
import { useParams } from 'react-router'
import type { BlockDataOf } from '#blocks/admin/block-form.ts'
import type { Editing } from '#blocks/admin/editing.ts'
import { problemsOf } from '#blocks/admin/problems.ts'
import type { BlockKind } from '#blocks/kinds.ts'
import { blocks } from '#blocks/registry.ts'
import { draftPlace, type StoredDraft } from '#records/admin/form/draft-store.ts'
import { OpenFormContext } from '#records/admin/form/open-form.ts'
import { usePendingFields } from '#records/admin/form/pending.tsx'
import { useDraft } from '#records/admin/form/use-draft.ts'

const NONE: ReadonlyMap<string, string> = new Map()

interface BlockFormOptions<Kind extends BlockKind> {
  kind: Kind
  data: BlockDataOf<Kind>
  isNew: boolean
}

/** Edited data of a block. Errors are shown only after the first attempt to apply. */
export function useBlockForm<Kind extends BlockKind>({ kind, data, isNew }: BlockFormOptions<Kind>) {
  const [value, setValue] = useState(data)
  // Updates within one event, or from an upload, must see the latest data.
  const latest = useRef(data)
  const isDirty = useRef(false)
  const [isChecked, setChecked] = useState(false)
  const pending = usePendingFields()
  /** Applied or thrown away: unmounting must not write the draft again. */
  const isDone = useRef(false)
  // The id of a block is unique in its post only. A new post gets its address while the form of a block is open.
  const { newId } = use(OpenFormContext)
  const { id: postId = newId } = useParams()
  const draft = useDraft(draftPlace(`block-${kind}`, isNew ? undefined : data.uniqId, postId), {
    shown: data,
    collect: () => isDone.current || pending.collect(),
  })
  const problems = useMemo(() => problemsOf(kind, value), [kind, value])

  const shown = isChecked ? problems : NONE

  function show(next: BlockDataOf<Kind>): void {
    latest.current = next
    setValue(next)
    isDirty.current = true
  }

  const block: Editing<BlockDataOf<Kind>> = {
    value,
    update: (change) => {
      show(change(latest.current))
      draft.keep({ values: latest.current, version: 0 })
    },
    errorAt: (path = '') => shown.get(path),
    errorsIn: (path = '') => [...shown.keys()].filter((key) => key === path || key.startsWith(`${path}.`)).length,
  }

  /** The parsed data, or undefined with the errors shown. */
  function apply(): BlockDataOf<Kind> | undefined {
    setChecked(true)
    const parsed = blocks[kind].schema.safeParse(latest.current)
    if (!parsed.success) return undefined
    discard()
    return parsed.data as BlockDataOf<Kind>
  }

  function discard(): void {
    isDone.current = true
    draft.drop()
  }

  /** A restored draft of a new block gets the id of this one. */
  function restore(stored: StoredDraft<BlockDataOf<Kind>>): void {
    const found = draft.take(stored, isDirty.current)
    if (found) show({ ...found.values, uniqId: data.uniqId })
  }

  return { block, pending, hasChanges: () => isDirty.current, problems, apply, draft, restore, discard }
}
