import { servicesContext } from '#entities/services.server.ts'
import { countAuthors, listAuthors } from '#posts/authors.server.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import { AuthorCards } from '#site/listing/author-cards.tsx'
import { listResponse } from '#site/listing/list-response.server.tsx'
import type { Route } from './+types/authors.ts'

export { HtmlPage as default, pageMeta as meta } from '#site/html-page.tsx'

const PER_PAGE = 12

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext)
  return listResponse({
    context,
    request,
    base: '/autor/',
    name: 'Autoři',
    title: 'Redakce a autoři',
    description:
      'Kdo píše recenze a články: jména, obory a zkušenosti autorů. Pod každým textem je podepsaný konkrétní člověk a jeho práci najdete pohromadě na jedné stránce.',
    lead: hardSpaces('Podepisujeme se pod vše, co napíšeme. Žádné anonymní texty.'),
    total: await countAuthors(db),
    perPage: PER_PAGE,
    async show(window) {
      const authors = await listAuthors(db, window)
      if (authors.length === 0) return null
      const items = authors.map(({ name, path }) => ({ title: name, path }))
      return { view: <AuthorCards items={authors} heading="h2" />, items }
    },
    empty: 'Zatím se tu nikdo nepředstavil.',
  })
}
