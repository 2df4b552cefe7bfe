import { asLines } from '#records/admin/form/as-lines.ts'
import { lockedElsewhere } from '#records/admin/form/draft-locks.ts'
import { changesWithDrafts, draftPlace, listDrafts } from '#records/admin/form/draft-store.ts'
import { currentUser } from '#records/admin/api/user.ts'

/** What the user typed into a record, or into changes beside it, and has neither saved nor still open elsewhere. */
export async function abandonedDraftsOf(collection: string, id: string) {
  const elsewhere = await lockedElsewhere('')
  return [undefined, ...changesWithDrafts(collection, id)]
    .flatMap((change) => listDrafts<object>(draftPlace(collection, id, change), currentUser().id))
    .filter(({ key }) => !elsewhere.has(key))
}

/** To be copied. Switches and ticks are of no use elsewhere. */
export const typedText = (values: object): string =>
  asLines(Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value !== 'boolean')))
