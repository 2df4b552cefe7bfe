import { listCasinos } from '#entities/casino/queries.server.ts'
import { servicesContext } from '#infra/services.server.ts'
import { formatRating } from '#shared/czech/format.ts'
import { pageAnswer } from '#site/page.server.ts'
import type { Route } from './+types/home.ts'

export { HtmlPage as default, pageMeta as meta } from '#site/html-page.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { db, env } = context.get(servicesContext)
  const casinos = await listCasinos(db)
  const main = (
    <div className="wrap">
      <h1>{env.SITE_NAME}</h1>
      <ol>
        {casinos.map((casino) => (
          <li key={casino.slug}>
            {casino.title} {casino.rating !== null && formatRating(casino.rating)}
          </li>
        ))}
      </ol>
    </div>
  )
  return pageAnswer({ context, main, head: { path: '/', title: env.SITE_NAME } })
}
