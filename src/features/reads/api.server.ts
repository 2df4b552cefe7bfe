import { z } from 'zod'
import { MAX_GROUPS } from '#features/clicks/periods.ts'
import * as m from '#features/reads/messages.ts'
import { readsOfPost, reportReads } from '#features/reads/queries.server.ts'
import { PostReads, ReadQuery, ReadReport } from '#features/reads/schema.ts'
import { call } from '#records/calls/calls.server.ts'
import { offThread } from '#infra/db/off-thread.server.ts'
import { CSV_TYPE, writeCsv } from '#shared/csv.ts'
import { id } from '#shared/schema/text.ts'

const tag = 'Reads'

export const privateReadCalls = [
  call({
    method: 'get',
    path: '/reads',
    tag,
    summary: 'The posts that people read most in a period',
    access: 'editor',
    query: ReadQuery,
    response: ReadReport,
    run: ({ query }, { services }) => reportReads(offThread(services.db), query, services.now()),
  }),
  call({
    method: 'get',
    path: '/reads/export.csv',
    tag,
    summary: 'The same as CSV',
    access: 'editor',
    query: ReadQuery.omit({ limit: true }),
    response: z.string(),
    responseType: CSV_TYPE,
    run: async ({ query }, { services, http }) => {
      const { from, to, posts } = await reportReads(
        offThread(services.db),
        { ...query, limit: MAX_GROUPS },
        services.now(),
      )
      http.header('Content-Disposition', `attachment; filename="reads-${from}-${to}.csv"`)
      const rows = posts.map((post) => [post.id, post.title ?? m.deletedPost(), post.people, post.bots])
      return writeCsv([['post', 'title', 'people', 'bots'], ...rows])
    },
  }),
  call({
    method: 'get',
    path: '/posts/{id}/reads',
    tag,
    summary: 'How often a post was read in the last thirty days',
    access: 'contributor',
    params: z.object({ id }),
    response: PostReads,
    run: ({ params }, { services }) => readsOfPost(offThread(services.db), params.id, services.now()),
  }),
]
