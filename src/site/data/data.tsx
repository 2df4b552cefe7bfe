import { servicesContext } from '#entities/services.server.ts'
import { showPost } from '#posts/queries.server.ts'
import { DATA_PATH, DataText } from '#site/data/data-text.tsx'
import { postAt } from '#site/draft.server.ts'
import { pageResponse } from '#site/page.server.ts'
import { postResponse } from '#site/post/post-response.server.tsx'
import type { Route } from './+types/data.ts'

export { HtmlPage as default, pageMeta as meta } from '#site/html-page.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { db, env, now } = context.get(servicesContext)
  const post = await postAt(context, { category: '/', slug: DATA_PATH.slice(1, -1) })
  if (post) return postResponse(context, await showPost(db, post, now()), post.writer)

  const head = {
    path: DATA_PATH,
    title: `Otevřená data o online kasinech – ${env.SITE_NAME}`,
    description:
      'Všechny údaje o kasinech, které zveřejňujeme, s datem ověření a zdrojem. Ke stažení v CSV a JSON pod licencí CC BY 4.0.',
  }
  return pageResponse({
    context,
    sheet: 'builtIn',
    main: <DataText siteName={env.SITE_NAME} siteUrl={env.SITE_URL} />,
    head,
  })
}
