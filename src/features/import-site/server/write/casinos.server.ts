import type { Examined } from '#features/import-site/server/examine.ts'
import { earlierRecord, type Known } from '#features/import-site/server/plan/known.ts'
import { refusalOf } from '#features/import-site/server/write/around.ts'
import * as m from '#features/import-site/server/write/messages.ts'
import type { Recorder } from '#features/import-site/server/write/recorder.server.ts'
import { casinos } from '#entities/casino/collection.server.ts'
import type { Actor } from '#records/actor.ts'
import { changeRecord, createRecord, findRecord } from '#records/crud/crud.server.ts'
import type { Trx } from '#records/db.server.ts'
import { type Said, said } from '#shared/words/message.ts'

interface Casinos {
  /** By the keys of reviews. */
  idOf: Map<string, string>
  created: { id: string; title: string; slug: string }[]
  errors: Said[]
}

/** The casinos of reviews, as the drafts that all new casinos are. One that is here stays as it is. */
export async function writeCasinos(
  { plan, pictures }: Examined,
  known: Known,
  pictureId: (key: string) => string | undefined,
  recorder: Recorder,
  actor: Actor,
): Promise<Casinos> {
  const done: Casinos = { idOf: new Map(), created: [], errors: [] }
  for (const { review, isTaken } of plan.posts) {
    if (!review || !isTaken || done.idOf.has(review.key)) continue
    const { key, title, rating, bonus, refLink } = review
    const here = review.casinoId ?? earlierRecord(known, key)
    if (here === null) continue
    if (here !== undefined) {
      done.idOf.set(key, here)
      continue
    }
    const picture = pictures.find(pictures.addressOf(review.logo) ?? review.logo)
    const fields = { title, rating, bonus, refLink, logo: (picture && pictureId(picture.key)) ?? null }
    try {
      const casino = await recorder.write({ key, collection: casinos.name, name: title }, (trx) =>
        createRecord(trx, casinos, fields, actor),
      )
      done.idOf.set(key, casino.id)
      done.created.push(casino)
    } catch (error) {
      done.errors.push(said(m.casinoNotTaken, { title, reason: refusalOf(error) }))
    }
  }
  return done
}

/**
 * Writes a review and names it at its casino, if the casino came with an import and nobody changed it since; that is
 * then still how it came.
 */
export async function withItsCasino<Written extends { id: string }>(
  trx: Trx,
  { key, casinoId }: { key: string; casinoId: string },
  actor: Actor,
  write: () => Promise<Written>,
): Promise<Written> {
  const item = await trx.selectFrom('siteImportItem').where('key', '=', key).select('version').executeTakeFirst()
  const before = await findRecord(trx, casinos, casinoId)
  const post = await write()
  if (!item || before?.version !== item.version) return post
  const written = await findRecord(trx, casinos, casinoId)
  if (!written || (written.reviewPost !== null && written.reviewPost !== post.id)) return post
  const linked =
    written.reviewPost === null
      ? await changeRecord(trx, casinos, casinoId, { reviewPost: post.id }, actor, 'update')
      : written
  await trx.updateTable('siteImportItem').set({ version: linked.version }).where('key', '=', key).execute()
  return post
}
