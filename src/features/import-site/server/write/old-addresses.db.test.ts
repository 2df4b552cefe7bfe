import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { importSite } from '#features/import-site/server/write/import-site.server.ts'
import { undoImport } from '#features/import-site/server/write/undo-import.server.ts'
import { Choices } from '#features/import-site/schema.ts'
import { ensureSettings } from '#entities/settings/queries.server.ts'
import { defaultSettings } from '#entities/settings/schema.ts'
import { redirects } from '#entities/redirect/collection.server.ts'
import { SYSTEM } from '#records/actor.ts'
import { createRecord } from '#records/crud/crud.server.ts'
import { wxr, wxrItem } from '#testing/old-site/wxr.ts'
import { serveSite } from '#testing/site.ts'
import { createTestServices } from '#testing/test-db.ts'

const services = await createTestServices()
const { db, env } = services
await ensureSettings(db, defaultSettings)
const { fetchPath } = await serveSite(services)

const HEAD =
  '<wp:wxr_version>1.2</wp:wxr_version><wp:base_blog_url>https://a.example</wp:base_blog_url>' +
  '<wp:category><wp:term_id>3</wp:term_id><wp:category_nicename>platby</wp:category_nicename><wp:cat_name>Platby</wp:cat_name></wp:category>'
const own = (id: number) =>
  `<wp:post_date>2019-05-0${id} 10:00:00</wp:post_date><wp:post_date_gmt>2019-05-0${id} 08:00:00</wp:post_date_gmt><category domain="category" nicename="platby">Platby</category>`

/** The same two posts, as a site with other permalinks would export them. */
function siteOf(link: (id: number) => string, text = 'Text'): string {
  const items = [1, 2].map((id) => wxrItem(id, own(id), text).replace(/<link>[^<]*/, `<link>${link(id)}`))
  const path = join(env.DATA_DIR, 'old-addresses.xml')
  writeFileSync(path, wxr(items.join('\n'), HEAD))
  return path
}

const [POST, RUBRIC, ALL, RSS] = ['/p1/', '/rubrika/platby/', '/clanky/', '/rss.xml']

test.each([
  [
    'plain',
    (id: number) => `https://a.example/?p=${id}`,
    'Text',
    [
      ['/?p=1', POST],
      ['/index.php?p=1', POST],
      ['/index.php/?p=1', POST],
      ['/index.php?cat=3', RUBRIC],
      ['/?m=201905', ALL],
      ['/?year=2019&monthnum=05', ALL],
      ['/index.php?feed=rss2', RSS],
    ],
  ],
  [
    'almost pretty',
    (id: number) => `https://a.example/index.php/2019/05/0${id}/p${id}/`,
    'Text',
    [
      ['/index.php/2019/05/01/p1/', POST],
      ['/index.php/2019/05/01/p1', POST],
      ['/index.php/2019/05/01/p1/feed/', POST],
      ['/2019/05/01/p1/', POST],
      ['/index.php/2019/05/', ALL],
      ['/index.php/category/platby/', RUBRIC],
      ['/index.php/category/platby/page/2/', RUBRIC],
      ['/index.php/page/2/', ALL],
      ['/index.php/feed/', RSS],
      ['/index.php?p=1', POST],
    ],
  ],
  [
    'numbered, with categories elsewhere',
    (id: number) => `https://a.example/archives/${id}`,
    '<a href="https://a.example/temata/platby/">Platby</a>',
    [
      ['/archives/1', POST],
      ['/archives/1/', POST],
      ['/archives/date/2019/05/', ALL],
      ['/archives/date/2019/05/page/2/', ALL],
      ['/archives/date/2019/05/02', ALL],
      ['/temata/platby/', RUBRIC],
      ['/archives/category/platby/', RUBRIC],
    ],
  ],
] as const)(
  '%s addresses of WordPress lead here, until the import is taken back',
  async (_name, link, text, addresses) => {
    const choices = Choices.parse({ publish: true })
    const { importId = '' } = await importSite(services, siteOf(link, text), { choices, actor: SYSTEM })
    const ask = async (path: string) => {
      const { status, headers } = await fetchPath(path)
      return [path, status, headers['location']]
    }
    for (const [from, to] of addresses) expect(await ask(from)).toEqual([from, 301, to])
    for (const to of new Set(addresses.map(([, path]) => path))) expect((await fetchPath(to)).status).toBe(200)
    expect((await undoImport(services, importId, SYSTEM)).stayed).toEqual([])
    const targets: readonly string[] = [POST, RUBRIC, ALL, RSS]
    for (const [from] of addresses) expect(targets).not.toContain((await ask(from))[2])
  },
)

test('a rule that is here already stays as it is, and those beside it come', async () => {
  await createRecord(db, redirects, { from: '/feed/', to: '/kontakt/' }, SYSTEM)
  const path = siteOf((id) => `https://a.example/2019/05/0${id}/p${id}/`)
  const { importId = '', written } = await importSite(services, path, { actor: SYSTEM })
  const rules = await db.selectFrom('redirect').where('isDeleted', '=', 0).select(['fromPath', 'toTarget']).execute()
  expect(rules).toContainEqual({ fromPath: '/feed/', toTarget: '/kontakt/' })
  expect(rules).toContainEqual({ fromPath: '/2019/05/01/p1/', toTarget: POST })
  expect(rules).toContainEqual({ fromPath: '/comments/feed/', toTarget: RSS })
  expect(rules).toHaveLength(written.redirects + 1)
  await undoImport(services, importId, SYSTEM)
  expect(await db.selectFrom('redirect').where('isDeleted', '=', 0).select('fromPath').execute()).toEqual([
    { fromPath: '/feed/' },
  ])
})
