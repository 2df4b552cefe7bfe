import { countAuthors, listAuthors } from '#posts/authors.server.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import { AuthorCards } from '#site/listing/author-cards.tsx'
import { listPage } from '#site/listing/list-page.tsx'
import { listCacheKey, PAGE_PARAM } from '#site/listing/paging.ts'
import type { PageRequest, PageRoute } from '#site/page.ts'

const PATH = '/autor/'
const PER_PAGE = 12

async function load(request: PageRequest) {
  const { db } = request.services
  return listPage(request, {
    base: PATH,
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

export const authorsPage: PageRoute = {
  path: PATH,
  params: [PAGE_PARAM],
  cacheKey: (params) => listCacheKey(PATH, params),
  load,
}
