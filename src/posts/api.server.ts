import { z } from 'zod'
import { call } from '#infra/calls.server.ts'
import { PublicPost } from '#posts/public-schema.ts'
import { findPublicPost } from '#posts/queries.server.ts'
import { SearchHit, searchPosts } from '#posts/search.server.ts'
import { AppError } from '#shared/app-error.ts'
import { CATEGORIES } from '#shared/post-address.ts'
import { slug } from '#shared/schema/text.ts'

const QUERY_MAX = 100

export const publicPostCalls = [
  call(
    {
      method: 'get',
      path: '/posts/{slug}',
      tag: 'Posts',
      summary: 'A published post with everything it shows',
      params: z.object({ slug }),
      query: z.strictObject({ category: z.enum(CATEGORIES).optional() }),
      answer: PublicPost,
      errors: [404],
    },
    async ({ params, query }, { services }) => {
      const post = await findPublicPost(services.db, { slug: params.slug, category: query.category }, services.now())
      if (!post) throw new AppError('NOT_FOUND', 'There is no published post at this address.')
      return post as unknown as z.infer<typeof PublicPost>
    },
  ),
  call(
    {
      method: 'get',
      path: '/search',
      tag: 'Posts',
      summary: 'Published posts that have all the words; diacritics do not matter',
      query: z.strictObject({ q: z.string().max(QUERY_MAX) }),
      answer: z.object({ items: z.array(SearchHit) }).meta({ id: 'SearchAnswer' }),
    },
    async ({ query }, { services }) => ({ items: await searchPosts(services.db, query.q, services.now()) }),
  ),
]
