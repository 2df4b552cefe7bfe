import * as m from '#posts/messages.ts'
import { tagsOfRecord } from '#records/record-tags.server.ts'
import { z } from 'zod'
import { actorOf } from '#records/calls/caller.server.ts'
import { getRecord } from '#records/crud/crud.server.ts'
import { writeAudit } from '#records/history/history.server.ts'
import { collectionCalls } from '#records/calls/private-calls.server.ts'
import { publishActions } from '#records/calls/record-actions.server.ts'
import { ById } from '#records/calls/record-calls.server.ts'
import { call } from '#records/calls/calls.server.ts'
import { invalidate } from '#infra/cache/tracking.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import { checksCall } from '#posts/checks/call.server.ts'
import { oldFiguresCall } from '#posts/checks/posts-with-old-figures.server.ts'
import { approvalCalls, stageActions } from '#posts/approval.server.ts'
import { setting } from '#posts/setting.server.ts'
import { posts } from '#posts/collection.server.ts'
import { PostListItem, postList } from '#posts/list-items.server.ts'
import { blockPreviewCall } from '#posts/preview-blocks.server.tsx'
import { PublicPost } from '#posts/public-schema.ts'
import { findPostAt, findPublicPost } from '#posts/queries.server.ts'
import { Post, postFields } from '#posts/schema.ts'
import { SearchHit, searchPosts } from '#posts/search.server.ts'
import { suggest, Suggestions } from '#posts/suggest/suggest.server.ts'
import { AppError } from '#shared/app-error.ts'
import { CATEGORIES } from '#shared/post-address.ts'
import { slug } from '#shared/schema/text.ts'

const QUERY_MAX = 100
const MAX_PATH = 300

export const publicPostCalls = [
  call({
    method: 'get',
    path: '/posts/{slug}',
    tag: 'Posts',
    summary: 'A published post with everything it shows',
    params: z.object({ slug }),
    query: z.strictObject({ category: z.enum(CATEGORIES).optional() }),
    response: PublicPost,
    run: async ({ params, query }, { services }) => {
      const post = await findPublicPost(services.db, { slug: params.slug, category: query.category }, services.now())
      if (!post) throw new AppError('NOT_FOUND', m.noPublishedHere)
      return post as unknown as z.infer<typeof PublicPost>
    },
  }),
  call({
    method: 'get',
    path: '/search',
    tag: 'Posts',
    summary: 'Published posts that have all the words; diacritics do not matter',
    query: z.strictObject({ q: z.string().max(QUERY_MAX) }),
    response: z.object({ items: z.array(SearchHit) }).meta({ id: 'SearchResults' }),
    run: async ({ query }, { services }) => ({ items: await searchPosts(services.db, query.q, services.now()) }),
  }),
  call({
    method: 'get',
    path: '/suggest',
    tag: 'Posts',
    summary:
      'What somebody who is still typing may be looking for: casinos, bookmakers, articles, rubrics, tools; a few letters may be wrong',
    query: z.strictObject({ q: z.string().max(QUERY_MAX) }),
    response: Suggestions,
    run: ({ query }, { services }) => suggest(services.db, query.q, services.now()),
  }),
]

/** How the address of an archived post responds: 410 instead of 404, or a redirect. */
const PostArchive = z
  .strictObject({ isGone: z.boolean(), unpublishTo: postFields.shape.unpublishTo.unwrap() })
  .partial()
  .meta({ id: 'PostArchive' })

export const privatePostCalls = [
  ...collectionCalls(posts, {
    listed: { of: postList, item: PostListItem },
    takesContributions: true,
    archiveBody: PostArchive,
    bulkActions: { ...publishActions(posts), ...stageActions },
    settingActions: { 'set-writer': setting('writer'), 'set-rubric': setting('rubric') },
  }),
  call({
    method: 'post',
    path: '/posts/{id}/cache-refresh',
    tag: 'Posts',
    summary: 'Show the page, and every page that shows it, fresh to the next visitor',
    access: 'editor',
    params: ById,
    response: Post,
    run: async ({ params }, { services, caller }) => {
      const post = await getRecord(services.db, posts, params.id)
      const { id: recordId, title: recordTitle } = post
      const event = { action: 'cache-refresh', collection: posts.name, recordId, recordTitle }
      await inTransaction(services.db, async (trx) => {
        invalidate(tagsOfRecord('post', post))
        await writeAudit(trx, actorOf(caller), event)
      })
      return post
    },
  }),
  ...approvalCalls,
  call({
    method: 'get',
    path: '/post-at',
    tag: 'Posts',
    summary: 'The post at an address of the site, published or not',
    access: 'contributor',
    query: z.strictObject({ path: z.string().max(MAX_PATH) }),
    response: z.object({ id: z.string() }).meta({ id: 'PostAt' }),
    errors: [404],
    run: async ({ query }, { services }) => {
      const found = await findPostAt(services.db, query.path)
      if (!found) throw new AppError('NOT_FOUND', m.noneHere)
      return found
    },
  }),
  blockPreviewCall,
  checksCall,
  oldFiguresCall,
]
