import { z } from 'zod'
import type { Collection, SaveContext } from '#entities/collection.server.ts'
import { type Trx, tagsOfRecord } from '#entities/tables.server.ts'
import { writeAudit, writeRevision } from '#entities/history.server.ts'
import { findRecord } from '#entities/crud.server.ts'
import { casinos } from '#entities/casino/collection.server.ts'
import { equals, isSet, titledSorts } from '#entities/list-rules.server.ts'
import { claimSlug } from '#entities/slugs.server.ts'
import { postsThatUse, type Usage } from '#entities/usage.server.ts'
import { readableText } from '#posts/content/walk.ts'
import { copyOfPost } from '#posts/copy.ts'
import { redirectMovedPost } from '#posts/moved.server.ts'
import { refPairs } from '#posts/refs.ts'
import { saveRefs } from '#posts/save-refs.server.ts'
import { emptyPost, type Post, PostInput, type PostInput as Input, postFields, postMapper } from '#posts/schema.ts'
import { invalidating } from '#infra/cache/tracking.server.ts'
import { AppError, type FieldError } from '#shared/app-error.ts'
import { id } from '#shared/schema/text.ts'

export const posts: Collection<Input, Post> = {
  name: 'posts',
  table: 'post',
  noun: 'post',
  fields: postFields,
  input: PostInput,
  empty: emptyPost,
  titleOf: (post) => post.title,
  searchBody: (post) => `${post.metaTag.description} ${readableText(post)}`,
  decode: (row) => postMapper.decode(row),
  encode: (post) => postMapper.encode(post),
  async prepare(trx, input, { id, isImport }) {
    if (!isImport) await refuseMissingRefs(trx, input, id)
    return { ...input, slug: await claimSlug(trx, 'post', { slug: input.slug, title: input.title, id }) }
  },
  async afterSave(trx, post, context) {
    await saveRefs(trx, post, context.previous)
    await linkReview(trx, post, context)
    await redirectMovedPost(trx, post, context)
  },
  list: {
    sorts: titledSorts,
    defaultSort: '-updatedAt',
    hasDrafts: true,
    filters: {
      category: equals('category', postFields.shape.category),
      writer: equals('writer', id),
      entityModel: equals('entityModel', z.enum(['Casino', 'Bookmaker'])),
      isReviewPost: isSet('isReviewPost'),
    },
  },
  async usedWhere(db, id): Promise<Usage[]> {
    const reviewed = await db.selectFrom('casino').where('reviewPost', '=', id).select(['id', 'title']).execute()
    const inPosts = await postsThatUse(db, 'Post', id)
    const others = inPosts.filter((usage) => usage.id !== id)
    return [...reviewed.map((row) => ({ collection: 'casinos', ...row, as: 'review' })), ...others]
  },
  copy: copyOfPost,
}

const REF_TABLES = {
  Casino: { table: 'casino', noun: 'casino' },
  Bookmaker: { table: 'bookmaker', noun: 'bookmaker' },
  Writer: { table: 'writer', noun: 'writer' },
  Media: { table: 'media', noun: 'image' },
  Post: { table: 'post', noun: 'post' },
  GameType: { table: 'gameType', noun: 'game type' },
  PaymentMethod: { table: 'paymentMethod', noun: 'payment method' },
  SoftwareProvider: { table: 'softwareProvider', noun: 'software provider' },
} as const

/** A page may refer only to what is there; what is archived later just stops being shown. */
async function refuseMissingRefs(trx: Trx, input: Input, id: string): Promise<void> {
  const errors: FieldError[] = []
  const pairs = refPairs(input).filter((pair) => pair.refId !== id)
  for (const [model, { table, noun }] of Object.entries(REF_TABLES)) {
    const ids = pairs.filter((pair) => pair.model === model).map((pair) => pair.refId)
    if (ids.length === 0) continue
    const known = new Set(
      (await trx.selectFrom(table).where('id', 'in', ids).select('id').execute()).map((row) => row.id),
    )
    for (const missing of ids.filter((each) => !known.has(each))) {
      errors.push({ path: pathOfRef(input, missing), message: `This ${noun} does not exist: ${missing}.` })
    }
  }
  if (errors.length > 0) throw new AppError('VALIDATION_FAILED', undefined, errors)
}

function pathOfRef(input: Input, refId: string): string {
  if (input.writer === refId) return 'writer'
  if (input.entity === refId) return 'entity'
  if (input.banner?.mediaId === refId) return 'banner'
  return JSON.stringify(input.content).includes(refId) ? 'content' : 'shortcodesConfig'
}

/** A casino without a review gets this one, so that its cards lead here without a second visit to its form. */
async function linkReview(trx: Trx, post: Post, { actor }: SaveContext<Post>): Promise<void> {
  if (!post.isReviewPost || !post.isActive || post.isDeleted || post.entityModel !== 'Casino' || !post.entity) return
  const casino = await findRecord(trx, casinos, post.entity)
  if (casino?.reviewPost !== null) return
  const linked = { ...casino, reviewPost: post.id, version: casino.version + 1, updatedAt: post.updatedAt }
  await invalidating('casino', tagsOfRecord('casino', casino), () =>
    trx
      .updateTable('casino')
      .set({ reviewPost: linked.reviewPost, version: linked.version, updatedAt: linked.updatedAt })
      .where('id', '=', casino.id)
      .execute(),
  )
  await writeRevision(trx, casinos, linked, actor)
  await writeAudit(trx, actor, {
    action: 'update',
    collection: casinos.name,
    recordId: casino.id,
    recordTitle: casino.title,
    change: { reviewPost: { from: null, to: post.id } },
  })
}
