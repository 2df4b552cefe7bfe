import { z } from 'zod'
import * as m from '#features/preview-links/messages.ts'
import { PreviewLink, PreviewLinkInput, PreviewLinkList, type PreviewLinkRow } from '#features/preview-links/schema.ts'
import { addLink, listLinks, presentLink, revokeLink } from '#features/preview-links/store.server.ts'
import { isOver } from '#features/preview-links/server/shown-draft.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import { posts } from '#posts/collection.server.ts'
import type { Post } from '#posts/schema.ts'
import { actorOf } from '#records/calls/caller.server.ts'
import { call, type Caller } from '#records/calls/calls.server.ts'
import { ById } from '#records/calls/record-calls.server.ts'
import { getChange } from '#records/changes/store.server.ts'
import { whyRefused } from '#records/crud/contributor.server.ts'
import { getRecord } from '#records/crud/crud.server.ts'
import { refuseKey } from '#records/crud/key.server.ts'
import type { Trx } from '#records/db.server.ts'
import type { Services } from '#records/services.server.ts'
import { AppError } from '#shared/app-error.ts'
import { id } from '#shared/schema/text.ts'

const tag = 'Preview links'
const common = { tag, access: 'contributor' } as const

const present = async ({ db, env, now }: Services, link: PreviewLinkRow) =>
  presentLink(db, link, { isOver: await isOver(db, link), siteUrl: env.SITE_URL, now: now() })

/** Contributors show to outsiders what they may edit: their drafts and their suggestions. */
async function refuseToShow(trx: Trx, post: Post, changeId: string | null, caller: Caller): Promise<void> {
  const actor = actorOf(caller)
  refuseKey(posts, 'publish', actor)
  if (post.isDeleted) throw new AppError('VALIDATION_FAILED', m.inArchive)
  if (changeId === null) {
    const reason = await whyRefused(trx, posts, post, post, actor)
    if (reason) throw new AppError('FORBIDDEN', reason)
    if (post.isActive) throw new AppError('VALIDATION_FAILED', m.isPublic)
    return
  }
  const change = await getChange(trx, posts, post.id, changeId)
  if (caller.role === 'contributor' && change.authorId !== caller.id) throw new AppError('FORBIDDEN')
}

export const previewLinkCalls = [
  call({
    method: 'get',
    path: '/preview-links',
    summary: 'Links by which people without an account read a draft or a change of a post; a contributor’s own',
    ...common,
    query: z.strictObject({ postId: id }),
    response: PreviewLinkList,
    errors: [404],
    run: async ({ query }, { services, caller }) => {
      await getRecord(services.db, posts, query.postId)
      const links = await listLinks(services.db, query.postId, actorOf(caller))
      return { items: await Promise.all(links.map((link) => present(services, link))) }
    },
  }),
  call({
    method: 'post',
    path: '/preview-links',
    summary: 'Make a link that shows a draft or a waiting change to whoever has it, for 30 days at most',
    ...common,
    body: PreviewLinkInput,
    response: PreviewLink,
    status: 201,
    errors: [404],
    run: async ({ body }, { services, caller }) => {
      const link = await inTransaction(services.db, async (trx) => {
        const post = await getRecord(trx, posts, body.postId)
        await refuseToShow(trx, post, body.changeId, caller)
        return addLink(trx, body, post, { ...actorOf(caller), id: caller.id }, services.now())
      })
      return present(services, link)
    },
  }),
  call({
    method: 'post',
    path: '/preview-links/{id}/revoke',
    summary: 'End a link, at once and for good',
    ...common,
    params: ById,
    response: PreviewLink,
    run: async ({ params }, { services, caller }) =>
      present(
        services,
        await inTransaction(services.db, (trx) => revokeLink(trx, params.id, actorOf(caller), services.now())),
      ),
  }),
]
