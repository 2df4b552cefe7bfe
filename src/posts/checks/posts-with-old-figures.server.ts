import { z } from 'zod'
import { findOfferFigures } from '#features/change-log/old-figures.server.ts'
import { call } from '#records/calls/calls.server.ts'
import { findRecord } from '#records/crud/crud.server.ts'
import { listRecords } from '#records/list/list.server.ts'
import type { Reader } from '#records/db.server.ts'
import { yieldToEventLoop } from '#infra/db/yield.server.ts'
import { offThread } from '#infra/db/off-thread.server.ts'
import { type EvidenceQuery, evidenceQueryOf } from '#posts/checks/evidence-query.ts'
import { outboundSlugs } from '#posts/checks/link-states.server.ts'
import { oldFiguresIn } from '#posts/checks/old-figures-in.ts'
import { placeAt, placeName } from '#posts/checks/place.ts'
import { posts } from '#posts/collection.server.ts'
import { postList } from '#posts/list-items.server.ts'
import type { Post } from '#posts/schema.ts'
import { fold } from '#shared/czech/slug.ts'
import { figureWords } from '#shared/czech/figures.ts'
import { wordsOf } from '#shared/czech/named-in.ts'
import { PostWithOldFigure } from '#shared/schema/check-evidence.ts'
import { id } from '#shared/schema/text.ts'
import { withPauses } from '#shared/steps.ts'

/** More posts than ever refer to one offer by hand. */
const MAX_POSTS = 100
const MAX_FOUND = 50

export async function postsWithOldFigures(db: Reader, offerId: string): Promise<PostWithOldFigure[]> {
  const offer = (await findOfferFigures(db, { ids: [offerId], slugs: [] })).find((each) => each.id === offerId)
  if (!offer || offer.was.length === 0) return []
  const candidates: Post[] = []
  for (const postId of await postsAbout(db, offer)) {
    const post = await findRecord(db, posts, postId)
    if (post && !post.isDeleted) candidates.push(post)
  }
  const queries: EvidenceQuery[] = []
  for (const post of candidates) {
    await yieldToEventLoop()
    queries.push(evidenceQueryOf(post, post.id))
  }
  const offers = await findOfferFigures(db, {
    ids: queries.flatMap((query) => query.offers),
    slugs: queries.flatMap(({ addresses }) => outboundSlugs(addresses)),
  })
  const found: PostWithOldFigure[] = []
  for (const post of candidates) {
    const all = await withPauses(oldFiguresIn(post, offers), yieldToEventLoop)
    for (const [finding, { figure, path, sentence, offer }] of all.entries()) {
      if (offer.id !== offerId) continue
      if (found.length === MAX_FOUND) return found
      const place = placeName(post, placeAt(post, path))
      const { id: postId, title } = post
      found.push({ id: postId, title, finding, figure: figureWords(figure), place, sentence })
    }
  }
  return found
}

async function postsAbout(
  db: Reader,
  { id: refId, model, slug, title }: { id: string; model: string; slug: string; title: string },
): Promise<string[]> {
  const shown = await db
    .selectFrom('postRef')
    .where('model', '=', model)
    .where('refId', '=', refId)
    .select('postId')
    .limit(MAX_POSTS)
    .execute()
  const linking = await db
    .selectFrom('postLink')
    .where('address', '=', `/go/${slug}`)
    .select('postId')
    .limit(MAX_POSTS)
    .execute()
  const q = searchStem(title)
  const naming = q ? (await listRecords(db, postList, { q, sort: 'match', page: 1, perPage: MAX_POSTS })).items : []
  const ids = [...shown, ...linking].map(({ postId }) => postId)
  return [...new Set([...ids, ...naming.map((post) => post.id)])].slice(0, MAX_POSTS)
}

/** The longest word of the name without its ending: the search finds words by their beginning. */
function searchStem(title: string): string {
  const [longest = ''] = wordsOf(fold(title)).toSorted((one, other) => other.length - one.length)
  return longest.slice(0, Math.max(3, longest.length - 2))
}

export const oldFiguresCall = call({
  method: 'post',
  path: '/posts/old-figures',
  tag: 'Posts',
  summary: 'Where posts still name figures that a casino or bookmaker had before',
  access: 'contributor',
  body: z.strictObject({ id: id.optional() }).meta({ id: 'OldFiguresQuestion' }),
  response: z.object({ oldFigures: z.array(PostWithOldFigure) }).meta({ id: 'OldFigures' }),
  run: async ({ body }, { services }) => ({
    oldFigures: body.id ? await postsWithOldFigures(offThread(services.db), body.id) : [],
  }),
})
