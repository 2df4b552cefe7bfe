import type { Services } from '#records/services.server.ts'
import { FIXED_PATHS } from '#shared/fixed-paths.ts'
import { postPath } from '#shared/post-address.ts'
import { serveSite } from '#testing/site.ts'

/** Every page that a visitor of the demo can reach, and the frame around them. */
export async function renderDemo(services: Services): Promise<Map<string, string>> {
  const { db } = services
  const posts = await db.selectFrom('post').select(['slug', 'category']).where('isActive', '=', 1).execute()
  const paths = new Set([
    ...FIXED_PATHS,
    '/?vse=1',
    '/?sport=1&vip=1',
    '/rubrika/platby/',
    '/recenze/?zobrazit=tabulka',
    '/hledat/?q=vyplaty',
    ...posts.map(postPath),
  ])
  const { fetchPath } = await serveSite(services)
  const pages = new Map<string, string>()
  for (const path of paths) {
    const { text } = await fetchPath(path)
    const [start, end] = [text.indexOf('<main'), text.indexOf('</main>')]
    pages.set(path, text.slice(start, end))
    pages.set('frame', text.slice(text.indexOf('<body>'), start) + text.slice(end))
  }
  return pages
}
