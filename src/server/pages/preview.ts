import { z } from 'zod'
import { findRecord } from '#records/crud/crud.server.ts'
import { call } from '#records/calls/calls.server.ts'
import { yieldToEventLoop } from '#infra/db/yield.server.ts'
import { posts } from '#posts/collection.server.ts'
import { draftSteps } from '#posts/draft.ts'
import { type Post, postFields } from '#posts/schema.ts'
import type { RenderPage } from '#server/pages/render-page.ts'
import { previewOf } from '#server/pages/preview-response.ts'
import { newId } from '#shared/id.ts'
import { postPath } from '#shared/post-address.ts'
import { id } from '#shared/schema/text.ts'
import { withPauses } from '#shared/steps.ts'

/** Calls may not import pages, so the renderer is passed to them. */
declare module '#records/calls/calls.server.ts' {
  interface Variables {
    renderPage: RenderPage
  }
}

const names = Object.keys(postFields.shape)

/** The fields of a post in any state: a preview must work before everything is valid. */
const PostDraft = z
  .strictObject({ id: id.optional(), ...Object.fromEntries(names.map((name) => [name, z.unknown().optional()])) })
  .meta({ id: 'PostDraft' })

type Stored = Pick<Post, 'id' | 'createdAt' | 'updatedAt' | 'publishedAt'>

/** What can be shown of a post in any state. */
export async function shownDraft(
  given: Record<string, unknown>,
  { id: postId, createdAt, updatedAt, publishedAt }: Stored,
): Promise<Post> {
  const draft = await withPauses(draftSteps(given), yieldToEventLoop)
  const stored = { id: postId, version: 1, isDeleted: false, createdAt, updatedAt, publishedAt, plannedBy: null }
  return { ...draft, ...stored }
}

/** Directly from the renderer: neither stored nor cached. */
export const previewCalls = [
  call({
    method: 'post',
    path: '/posts/preview',
    tag: 'Posts',
    summary: 'The whole page of a post as it is being written, without scripts; what is not valid yet is left out',
    access: 'contributor',
    body: PostDraft,
    response: z.string(),
    responseType: 'text/html; charset=utf-8',
    run: async ({ body: { id: postId, ...typed } }, { services, http }) => {
      const saved = postId === undefined ? undefined : await findRecord(services.db, posts, postId)
      const now = services.now().toISOString()
      const stored = { id: postId ?? newId(), createdAt: now, publishedAt: null, ...saved, updatedAt: now }
      const draft = await shownDraft(typed, stored)
      await yieldToEventLoop()
      const request = new Request(new URL(postPath(draft), services.env.SITE_URL))
      return previewOf(
        http,
        await http.get('renderPage')(request, services, http.get('ip'), { draft, hasScripts: false }),
      )
    },
  }),
]
