import { newId } from '#shared/id.ts'
import { lockedElsewhere } from '#ui/admin/form/draft-locks.ts'
import {
  changesWithDrafts,
  type Draft,
  draftKey,
  draftPlace,
  dropDraft,
  listDrafts,
  writeDraft,
} from '#ui/admin/form/draft-store.ts'
import { currentUser } from '#ui/admin/user.ts'

/** Stores input of a deleted record as a draft of a new one. Returns whether the browser could store it. */
export function storeAsNewDraft<Input>(collection: string, draft: Draft<Input>): boolean {
  const onlyOfIt = { version: 0, liveVersion: undefined, beside: undefined }
  return writeDraft(draftKey(draftPlace(collection, undefined), newId()), { ...draft, ...onlyOfIt })
}

/** What the user typed into a record, or into changes beside it, and has neither saved nor still open elsewhere. */
export async function abandonedDraftsOf(collection: string, id: string) {
  const elsewhere = await lockedElsewhere('')
  return [undefined, ...changesWithDrafts(collection, id)]
    .flatMap((change) => listDrafts<unknown>(draftPlace(collection, id, change), currentUser().id))
    .filter(({ key }) => !elsewhere.has(key))
}

export async function moveToNew(collection: string, id: string): Promise<void> {
  for (const { key, ...draft } of await abandonedDraftsOf(collection, id)) {
    if (storeAsNewDraft(collection, draft)) dropDraft(key)
  }
}
