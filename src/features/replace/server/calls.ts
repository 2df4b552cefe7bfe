import { findHits } from '#features/replace/server/find.ts'
import { replaceIn, undoReplaced } from '#features/replace/server/replace.ts'
import { FindBody, Found, ReplaceBody, Replaced, UndoReplaceBody } from '#features/replace/server/schema.ts'
import { BulkResult, forEachId } from '#records/calls/bulk.server.ts'
import { actorOf } from '#records/calls/caller.server.ts'
import { call } from '#records/calls/calls.server.ts'

const tag = 'Find and replace'
const common = { method: 'post', tag, access: 'contributor' } as const

export const replaceCalls = [
  call({
    path: '/replace/find',
    summary: 'Every hit in its sentence, a few posts at a time; ask again with `next` for the rest',
    ...common,
    body: FindBody,
    response: Found,
    run: ({ body: { after, ...search } }, { services, caller }) =>
      findHits(services.db, search, after, actorOf(caller)),
  }),
  call({
    path: '/replace',
    summary: 'Replace the hits in these posts; one result for each, refused if saved since it was looked through',
    ...common,
    body: ReplaceBody,
    response: Replaced,
    run: async ({ body }, context) => {
      const chosen = new Map(body.posts.map((post) => [post.id, post]))
      const done = new Map<string, Awaited<ReturnType<typeof replaceIn>>>()
      const { results } = await forEachId([...chosen.keys()], context, async (id) => {
        const post = chosen.get(id)
        if (post) done.set(id, await replaceIn(context.services.db, post, body, actorOf(context.caller)))
      })
      return { results: results.map((result) => ({ ...result, ...done.get(result.id) })) }
    },
  }),
  call({
    path: '/replace/undo',
    summary: 'Take a replacement of one’s own back; one result for each post, refused if saved since',
    ...common,
    body: UndoReplaceBody,
    response: BulkResult,
    run: ({ body }, context) => {
      const steps = new Map(body.posts.map((step) => [step.id, step]))
      return forEachId([...steps.keys()], context, async (id) => {
        const step = steps.get(id)
        if (step) await undoReplaced(context.services.db, step, actorOf(context.caller))
      })
    },
  }),
]
