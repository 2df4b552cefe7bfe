import { isDeepStrictEqual } from 'node:util'
import type { Db, Reader } from '#records/db.server.ts'
import { unarchivedIn } from '#infra/db/unarchived.server.ts'
import { yieldToEventLoop } from '#infra/db/yield.server.ts'
import type { Evidence } from '#posts/checks/evidence.ts'
import { isInside } from '#posts/checks/links-in.ts'
import { addressesIn, evidenceQueryOf, storedAddress } from '#posts/checks/evidence-query.ts'
import { quickEvidence } from '#posts/checks/quick-evidence.server.ts'
import { RULES } from '#posts/checks/rules.ts'
import { checkSteps } from '#posts/checks/run-rules.ts'
import type { Post } from '#posts/schema.ts'
import type { Said } from '#shared/words/message.ts'
import { keptWords } from '#shared/words/stored.ts'
import { withPauses } from '#shared/steps.ts'
import { postPath } from '#shared/post-address.ts'

/** Identifies the current set of rules, to find posts that were checked by another one. */
export const RULES_FINGERPRINT = RULES.map(({ name }) => name).join(' ')

/** In the transaction of the save, as lists filter by them. The empty check time makes the post due for slow checks. */
export async function saveChecks(trx: Db, post: Post, previous: Post | null): Promise<void> {
  await saveLinks(trx, post)
  await recheckAround(trx, post, previous)
  if (post.isDeleted) {
    await trx.deleteFrom('postCheck').where('postId', '=', post.id).execute()
    await trx.deleteFrom('postChecked').where('postId', '=', post.id).execute()
    return
  }
  await writeChecks(trx, post, await quickEvidence(trx, evidenceQueryOf(post, post.id), new Date()), '')
}

export async function writeChecks(trx: Db, post: Post, evidence: Evidence, at: string): Promise<void> {
  const checked = await withPauses(checkSteps(post, evidence), yieldToEventLoop)
  const rows = checked.flatMap(({ rule: { name, level }, findings: [first, ...more] }) =>
    first ? [{ postId: post.id, rule: name, level, count: 1 + more.length, ...stored(first.message) }] : [],
  )
  const ruleNames = checked.map(({ rule }) => rule.name)
  const before = await storedChecks(trx, post.id, ruleNames)
  if (!isDeepStrictEqual(byRule(before), byRule(rows))) {
    await trx.deleteFrom('postCheck').where('postId', '=', post.id).where('rule', 'in', ruleNames).execute()
    if (rows.length > 0) await trx.insertInto('postCheck').values(rows).execute()
  }
  await trx
    .insertInto('postChecked')
    .values({ postId: post.id, rules: RULES_FINGERPRINT, at })
    .onConflict((conflict) => conflict.column('postId').doUpdateSet({ rules: RULES_FINGERPRINT, at }))
    .execute()
}

const stored = (found: Said | string) =>
  typeof found === 'string' ? { message: found, said: '' } : { message: found.text, said: keptWords(found) }

const byRule = (rows: { rule: string; count: number; message: string; said: string }[]) =>
  new Map(rows.map(({ rule, count, message, said }) => [rule, `${count} ${message} ${said}`]))

const storedChecks = (db: Reader, postId: string, rules: string[]) =>
  db
    .selectFrom('postCheck')
    .where('postId', '=', postId)
    .where('rule', 'in', rules)
    .select(['rule', 'count', 'message', 'said'])
    .execute()

/** PostgreSQL refuses longer entries of an index. Links this long are not checked. */
const MAX_INDEXED_BYTES = 2600

/** Compared with what is stored, so that posts from before links were stored get theirs with the next check. */
export async function saveLinks(trx: Db, post: Post): Promise<void> {
  const addresses = post.isDeleted ? [] : addressesIn(post).map(storedAddress)
  const now = [...new Set(addresses.filter((address) => Buffer.byteLength(address) <= MAX_INDEXED_BYTES))]
  const rows = await trx.selectFrom('postLink').where('postId', '=', post.id).select('address').execute()
  const before = rows.map(({ address }) => address)
  if (new Set(now).symmetricDifference(new Set(before)).size === 0) return
  await trx.deleteFrom('postLink').where('postId', '=', post.id).execute()
  if (now.length > 0) {
    await trx
      .insertInto('postLink')
      .values(now.map((address) => ({ postId: post.id, address })))
      .execute()
  }
  // Pages that gained or lost a link are rechecked for “no page links here”.
  const changed = [...now, ...before].filter(
    (address) => isInside(address) && now.includes(address) !== before.includes(address),
  )
  const slugs = changed.map((address) => address.split('/').at(-2) ?? '')
  if (slugs.length === 0) return
  await trx
    .updateTable('postChecked')
    .set({ at: '' })
    .where('postId', 'in', (eb) => eb.selectFrom('post').where(unarchivedIn('slug', slugs)).select('id'))
    .execute()
}

/** A page that was published, moved or taken down changes the link checks of the posts that link to it. */
async function recheckAround(trx: Db, post: Post, previous: Post | null): Promise<void> {
  const livePath = (each: Post | null) => (each && each.isActive && !each.isDeleted ? postPath(each) : '')
  const [now, before] = [livePath(post), livePath(previous)]
  if (now !== before) await recheckLinking(trx, [now, before].filter(Boolean))
}

export async function recheckLinking(db: Db, addresses: readonly string[]): Promise<void> {
  if (addresses.length === 0) return
  await db
    .updateTable('postChecked')
    .set({ at: '' })
    .where('postId', 'in', (eb) => eb.selectFrom('postLink').where('address', 'in', addresses).select('postId'))
    .execute()
}
