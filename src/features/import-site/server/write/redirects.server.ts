import type { PlannedRedirect } from '#features/import-site/server/plan/redirects.ts'
import { siteKey } from '#features/import-site/server/plan/plan.ts'
import { type Around, refusalOf } from '#features/import-site/server/write/around.ts'
import { redirects } from '#entities/redirect/collection.server.ts'
import { createRecord } from '#records/crud/crud.server.ts'
import type { Trx } from '#records/db.server.ts'
import { chunksOf } from '#shared/chunks.ts'

/** So few that nobody who saves something meanwhile waits long for the lock. */
const AT_ONCE = 20

/** Returns how many were new. */
export async function writeRedirects(
  { examined: { survey }, recorder, actor }: Around,
  rules: PlannedRedirect[],
): Promise<number> {
  const note = `From ${survey.source.site || 'the old site'}`
  const ruleOf = ({ from, to }: PlannedRedirect) => ({
    item: { key: `${siteKey(survey)}:redirect:${from}`, collection: redirects.name, name: from },
    create: (trx: Trx) => createRecord(trx, redirects, { from, to, note }, actor),
  })
  let written = 0
  for (const some of chunksOf(rules, AT_ONCE)) {
    const all = some.map(ruleOf)
    if (await isTaken(() => recorder.writeTogether(all))) written += all.length
    else for (const one of all) if (await writeOne(one)) written++
  }
  return written

  async function writeOne({ item, create }: ReturnType<typeof ruleOf>): Promise<boolean> {
    const isNew = await isTaken(() => recorder.write(item, create))
    if (!isNew) await recorder.skip(item.name)
    return isNew
  }
}

/** Not if a page of ours, or a rule of ours, is there already. */
async function isTaken(write: () => Promise<unknown>): Promise<boolean> {
  try {
    await write()
    return true
  } catch (error) {
    refusalOf(error)
    return false
  }
}
