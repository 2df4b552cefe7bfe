import { servicesContext } from '#infra/services.server.ts'
import { findPublicPost } from '#posts/queries.server.ts'
import { ErrorPage } from '#site/error/error-page.tsx'
import { pageAnswer } from '#site/page.server.ts'
import type { Route } from './+types/post.ts'

export { HtmlPage as default, pageMeta as meta } from '#site/html-page.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, now } = context.get(servicesContext)
  const path = `/${params['*']}`
  const slug = params['*'].split('/').findLast(Boolean) ?? ''
  const post = await findPublicPost(db, { slug }, now())
  if (!post) {
    const main = <ErrorPage status={404} message={`Page not found: ${path}`} />
    return pageAnswer({ context, main, head: { path, title: 'Stránka nenalezena' }, status: 404 })
  }
  const main = (
    <div className="wrap">
      <h1>{post.title}</h1>
    </div>
  )
  return pageAnswer({ context, main, head: { path: post.path, title: post.metaTag.title || post.title } })
}
