import { redirect } from 'react-router'
import { servicesContext } from '#entities/services.server.ts'
import { showPost } from '#posts/queries.server.ts'
import { addressIn } from '#shared/post-address.ts'
import { resolveAddress, withQuery } from '#posts/address.server.ts'
import { postAt } from '#site/draft.server.ts'
import { errorPageResponse } from '#site/error/error-response.server.tsx'
import { searchOf } from '#site/listing/other-params.ts'
import { postResponse } from '#site/post/post-response.server.tsx'
import type { Route } from './+types/post.ts'

export { HtmlPage as default, pageMeta as meta } from '#site/html-page.tsx'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { db, now } = context.get(servicesContext)
  const path = `/${params['*']}`
  const address = addressIn(path)
  const post = address && (await postAt(context, address))
  if (post) return postResponse(context, await showPost(db, post, now()), post.writer)

  // The server already redirected documents; client navigations are redirected here.
  const found = await resolveAddress(db, path)
  if (found.kind === 'moved') throw redirect(withQuery(found.to, searchOf(request)), found.status)
  return found.kind === 'gone'
    ? errorPageResponse(context, 410, 'Tuto stránku jsme odstranili.')
    : errorPageResponse(context, 404, `Page not found: ${path}`)
}
