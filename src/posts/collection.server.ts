import { emptyPost } from '#posts/empty-post.ts'
import * as m from '#posts/messages.ts'
import { z } from 'zod'
import { defineCollection } from '#records/define-collection.server.ts'
import { nounOf } from '#records/config.server.ts'
import { tableOf } from '#records/names.ts'
import type { Actor } from '#records/actor.ts'
import { changedColumnTags, tagsOfRecord } from '#records/record-tags.server.ts'
import type { Trx } from '#records/db.server.ts'
import { changeBetween, writeAudit, writeRevision } from '#records/history/history.server.ts'
import { getRecord } from '#records/crud/crud.server.ts'
import { casinos } from '#entities/casino/collection.server.ts'
import { rankByReads } from '#features/reads/queries.server.ts'
import { equals, isSet, titledSorts } from '#records/list/list-rules.server.ts'
import { findOwnWriter } from '#entities/writer/own-writer.server.ts'
import { claimSlug } from '#records/crud/slugs.server.ts'
import { POST_WORDS } from '#posts/admin/form/post-words.ts'
import { cameWith } from '#features/import-site/list-filter.server.ts'
import { failsCheck } from '#posts/checks/list-filter.server.ts'
import { saveChecks } from '#posts/checks/save-checks.server.ts'
import { mediaIdsIn, readableText } from '#posts/content/walk.ts'
import { copyOfPost } from '#posts/copy.ts'
import { redirectRemovedPost } from '#posts/redirect-removed-post.server.ts'
import { redirectMovedPost } from '#posts/moved.server.ts'
import { refPairs } from '#posts/refs.ts'
import { settleSchedule } from '#posts/schedule.server.ts'
import { saveRefs } from '#posts/save-refs.server.ts'
import { Post, PostInput, type PostInput as Input, postFields, postMapper, Stage } from '#posts/schema.ts'
import { isStandalone } from '#posts/standalone.ts'
import { isSoundBlock } from '#posts/content/sound-block.ts'
import { postMergeGroups } from '#posts/merge-groups.ts'
import { invalidating } from '#infra/cache/tracking.server.ts'
import { lockRows } from '#infra/db/lock-rows.server.ts'
import { AppError, type FieldError, fieldError, MAX_FIELD_ERRORS } from '#shared/app-error.ts'
import { id } from '#shared/schema/text.ts'
import { noSuchId } from '#records/messages.ts'
import { type Said, said } from '#shared/words/message.ts'

export const posts = defineCollection({
  name: 'posts',
  table: 'post',
  one: m.one,
  record: Post,
  input: PostInput,
  fields: postFields,
  empty: emptyPost,
  row: postMapper,
  refIdsIn: (input) => refPairs(input).map(({ refId }) => refId),
  searchBody: (post) => `${post.metaTag.description} ${readableText(post)}`,
  async prepare(trx, input, context) {
    const { id, isImport } = context
    const planned = settleSchedule(input, context)
    if (!isImport) await refuseMissingRefs(trx, input, id)
    await refuseForeignWriter(trx, input, context)
    const slug = await claimSlug(trx, 'post', { slug: input.slug, title: input.title, id })
    const placed = { ...input, ...planned, slug }
    const next = { ...placed, isPage: isStandalone(placed) }
    return { ...next, stage: isApproved(next) || isRewritten(next, context) ? 'draft' : next.stage }
  },
  refuseContribution,
  refuseSuggestion,
  async afterSave(trx, post, context) {
    await saveRefs(trx, post, context.previous)
    await linkReview(trx, post, context)
    await redirectMovedPost(trx, post, context)
    await saveChecks(trx, post, context.previous)
    const isArchivedNow = post.isDeleted && context.previous?.isDeleted === false
    if (isArchivedNow && post.unpublishTo) await redirectRemovedPost(trx, post, context.actor, 'archived')
  },
  list: {
    sorts: titledSorts,
    ranked: { reads: rankByReads },
    defaultSort: '-updatedAt',
    hasDrafts: true,
    filters: {
      category: equals('category', postFields.shape.category),
      writer: equals('writer', id),
      rubric: equals('rubric', id),
      entityModel: equals('entityModel', z.enum(['Casino', 'Bookmaker'])),
      isReviewPost: isSet('isReviewPost'),
      check: failsCheck,
      import: cameWith,
      stage: equals('stage', Stage),
    },
  },
  mergeGroups: postMergeGroups(isSoundBlock),
  hasChanges: true,
  words: POST_WORDS,
  copy: copyOfPost,
})

/** A post that is published or scheduled does not wait for approval. */
const isApproved = ({ isActive, publishAt }: Input) => isActive || publishAt !== null

/** What a contributor changes is not what they submitted: they submit it again, by a save that changes nothing else. */
function isRewritten(next: Input, { previous, actor }: { previous: Post | null; actor: Actor }): boolean {
  if (actor.role !== 'contributor' || !previous) return false
  return Object.keys(changeBetween(previous, next)).some((field) => field !== 'stage')
}

const hasPlan = ({ publishAt, unpublishAt, unpublishTo }: Input) =>
  publishAt !== null || unpublishAt !== null || unpublishTo !== ''

/** Contributors may only edit posts that are neither published nor scheduled, and must leave them so. */
function refuseContribution(post: Post, previous: Post | null): Said | undefined {
  if (previous?.isActive) return said(m.liveForEditors)
  if (previous?.publishAt) return said(m.scheduledForEditors)
  if (post.isActive) return said(m.submitInstead)
  if (hasPlan(post) || (previous && hasPlan(previous))) return said(m.editorDecidesPost)
  if (post.isGone) return said(m.editorDecidesGone)
  return undefined
}

const DECIDED_BY_EDITORS = ['isActive', 'publishAt', 'unpublishAt', 'unpublishTo', 'isGone', 'stage']

function refuseSuggestion(fields: object): Said | undefined {
  const isAbout = DECIDED_BY_EDITORS.some((field) => field in fields)
  return isAbout ? said(m.editorDecidesPost) : undefined
}

/** A contributor who is a writer signs as nobody else; what an editor has signed stays as it is. */
async function refuseForeignWriter(
  trx: Trx,
  { writer }: Input,
  { previous, actor }: { previous: Post | null; actor: Actor },
): Promise<void> {
  if (actor.role !== 'contributor' || writer === null || writer === previous?.writer) return
  const user = await trx.selectFrom('user').where('id', '=', actor.id).select(['email', 'name']).executeTakeFirst()
  const own = user && (await findOwnWriter(trx, user))
  if (!own || own === writer) return
  const { fullName } = await trx.selectFrom('writer').where('id', '=', own).select('fullName').executeTakeFirstOrThrow()
  throw new AppError('VALIDATION_FAILED', undefined, [fieldError('writer', said(m.signAs, { name: fullName }))])
}

/** References must exist when a post is saved; a record that is archived later is just no longer shown. */
async function refuseMissingRefs(trx: Trx, input: Input, id: string): Promise<void> {
  const errors: FieldError[] = []
  const inText = new Set(mediaIdsIn(input.content))
  const pairs = refPairs(input).filter((pair) => pair.refId !== id)
  for (const [model, own] of Map.groupBy(pairs, (pair) => pair.model)) {
    const table = tableOf(model)
    const ids = own.map((pair) => pair.refId)
    const known = new Set(
      (await trx.selectFrom(table).where('id', 'in', ids).select('id').execute()).map((row) => row.id),
    )
    const missingIds = ids.filter((each) => !known.has(each))
    for (const missing of missingIds.slice(0, MAX_FIELD_ERRORS - errors.length)) {
      const gone = said(noSuchId, { noun: nounOf(table), id: missing })
      errors.push(fieldError(pathOfRef(input, inText, missing), gone))
    }
  }
  if (errors.length > 0) throw new AppError('VALIDATION_FAILED', undefined, errors)
}

function pathOfRef(input: Input, inText: ReadonlySet<string>, refId: string): string {
  if (input.writer === refId) return 'writer'
  if (input.rubric === refId) return 'rubric'
  if (input.entity === refId) return 'entity'
  if (input.banner?.mediaId === refId) return 'banner'
  return inText.has(refId) ? 'content' : 'shortcodesConfig'
}

/** Sets the post as the review of its casino if that has none, so that the casino's cards link here. */
async function linkReview(trx: Trx, post: Post, { actor }: { actor: Actor }): Promise<void> {
  if (!post.isReviewPost || !post.isActive || post.isDeleted || post.entityModel !== 'Casino' || !post.entity) return
  // If somebody saves the casino at this moment, this waits for their version.
  const reviewed = trx.selectFrom('casino').where('id', '=', post.entity).select('reviewPost').$call(lockRows(trx))
  if ((await reviewed.executeTakeFirst())?.reviewPost !== null) return
  const casino = await getRecord(trx, casinos, post.entity)
  // A small correction of the post has an older date than the casino.
  const updatedAt = post.updatedAt > casino.updatedAt ? post.updatedAt : casino.updatedAt
  const linked = { ...casino, reviewPost: post.id, version: casino.version + 1, updatedAt }
  const tags = [...tagsOfRecord('casino', casino), ...changedColumnTags('casino', casino, linked)]
  await invalidating('casino', tags, () =>
    trx
      .updateTable('casino')
      .set({ reviewPost: linked.reviewPost, version: linked.version, updatedAt })
      .where('id', '=', casino.id)
      .execute(),
  )
  await writeRevision(trx, casinos, linked, actor, { cause: 'update', fields: ['reviewPost'] })
  await writeAudit(trx, actor, {
    action: 'update',
    collection: casinos.name,
    recordId: casino.id,
    recordTitle: casino.title,
    change: { reviewPost: { from: null, to: post.id } },
  })
}
