import { resolveAddress } from '#posts/address.server.ts'
import { showPost } from '#posts/queries.server.ts'
import { addressIn } from '#shared/post-address.ts'
import { postAt } from '#site/draft.server.ts'
import { notFound, removed } from '#site/error/not-found.tsx'
import type { PageRequest, PageRoute } from '#site/page.ts'
import { pageOfPost } from '#site/post/page-of-post.tsx'

async function load(request: PageRequest) {
  const { services, path } = request
  const { db, now } = services
  const address = addressIn(path)
  const post = address && (await postAt(request, address))
  if (post) return pageOfPost(services, await showPost(db, post, now()), post.writer)
  const { kind } = await resolveAddress(db, path)
  return kind === 'gone' ? removed() : notFound(path)
}

/** `/{slug}/` or `/{category}/{slug}/`, and whatever has no route of its own. */
export const postPage: PageRoute = { path: '*', load }
