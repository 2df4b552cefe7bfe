import { ensureSettings } from '#entities/settings/queries.server.ts'
import { defaultSettings } from '#entities/settings/schema.ts'
import type { Services } from '#entities/services.server.ts'
import { loadDemo } from '#server/seed.ts'
import { FIXED_PATHS } from '#shared/fixed-paths.ts'
import { frameOf } from '#site/layout/frame.server.tsx'
import { postPath } from '#shared/post-address.ts'
import { serveSite } from '#testing/site.ts'

/** Every page that a visitor of the demo can reach, with its frame. */
export async function renderDemo(services: Services): Promise<Map<string, string>> {
  const { db, env } = services
  await ensureSettings(db, defaultSettings)
  await loadDemo(services)
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
  const { top, bottom } = frameOf(env.SITE_NAME)
  const pages = new Map([['frame', `${top}${bottom}`]])
  for (const path of paths) {
    const { html }: { html: string } = JSON.parse((await fetchPath(path)).text)
    pages.set(path, html)
  }
  return pages
}
