import { listCasinos } from '#entities/casino/queries.server.ts'
import { servicesContext } from '#infra/services.server.ts'
import { formatRating } from '#shared/czech/format.ts'
import type { Route } from './+types/home.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { db, env } = context.get(servicesContext)
  return { siteName: env.SITE_NAME, casinos: await listCasinos(db) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.siteName }]

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <main>
      <h1>{loaderData.siteName}</h1>
      <ol>
        {loaderData.casinos.map((casino) => (
          <li key={casino.slug}>
            {casino.title} {casino.rating !== null && formatRating(casino.rating)}
          </li>
        ))}
      </ol>
    </main>
  )
}
