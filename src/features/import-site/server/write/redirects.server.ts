import type { PlannedRedirect } from '#features/import-site/server/plan/redirects.ts'
import { siteKey } from '#features/import-site/server/plan/plan.ts'
import { type Around, refusalOf } from '#features/import-site/server/write/around.ts'
import { redirects } from '#entities/redirect/collection.server.ts'
import { createRecord } from '#records/crud/crud.server.ts'

/** Returns how many were new. */
export async function writeRedirects(
  { examined: { survey }, recorder, actor }: Around,
  rules: PlannedRedirect[],
): Promise<number> {
  const note = `From ${survey.source.site || 'the old site'}`
  let written = 0
  for (const { from, to } of rules) {
    const key = `${siteKey(survey)}:redirect:${from}`
    try {
      await recorder.write({ key, collection: redirects.name, name: from }, (trx) =>
        createRecord(trx, redirects, { from, to, note }, actor),
      )
      written++
    } catch (error) {
      // A page of ours, or a rule of ours, is there already.
      refusalOf(error)
      await recorder.skip(from)
    }
  }
  return written
}
