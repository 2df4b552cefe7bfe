import { BOOK_CSV, COMPLAINTS_CSV } from '#features/complaints/shared/address.ts'
import { VOICES_CSV } from '#features/voices/shared/address.ts'
import { showPost } from '#posts/queries.server.ts'
import { DATA_PATH, DataText } from '#site/data/data-text.tsx'
import { dataset } from '#site/data/dataset.ts'
import { postAt } from '#site/draft.server.ts'
import { JsonLd } from '#site/json-ld-script.tsx'
import { pageGraph } from '#site/listing/list-json-ld.ts'
import { PAYOUTS_CSV } from '#site/payouts/address.ts'
import { pageOfPost } from '#site/post/page-of-post.tsx'
import type { Page, PageRequest, PageRoute } from '#site/page.ts'

async function load(request: PageRequest): Promise<Page> {
  const { services } = request
  const { db, env, now } = services
  const post = await postAt(request, { category: '/', slug: DATA_PATH.slice(1, -1) })
  if (post) return pageOfPost(services, await showPost(db, post, now()), post.writer)

  const head = {
    path: DATA_PATH,
    title: `Otevřená data o online kasinech – ${env.SITE_NAME}`,
    description:
      'Všechny údaje o kasinech, které zveřejňujeme, s datem ověření a zdrojem. Ke stažení v CSV a JSON pod licencí CC BY 4.0.',
  }
  const site = { url: env.SITE_URL, name: env.SITE_NAME }
  const graph = pageGraph('WebPage', site, { ...head, name: 'Otevřená data' })
  const data = dataset(site, {
    name: 'Údaje o online kasinech',
    description: head.description,
    path: DATA_PATH,
    files: ['/data/kasina.csv', '/data/kasina.json', PAYOUTS_CSV, COMPLAINTS_CSV, BOOK_CSV, VOICES_CSV],
  })
  const main = (
    <>
      <DataText siteName={env.SITE_NAME} siteUrl={env.SITE_URL} />
      <JsonLd graph={{ ...graph, '@graph': [...graph['@graph'], data] }} />
    </>
  )
  return { sheet: 'builtIn', main, head }
}

export const dataPage: PageRoute = { path: DATA_PATH, load }
