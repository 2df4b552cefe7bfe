import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { examineFile } from '#features/import-site/server/examine-file.ts'
import { Choices } from '#features/import-site/schema.ts'
import { wxr, wxrItem, wxrMenuItem } from '#testing/old-site/wxr.ts'

const folder = mkdtempSync(join(tmpdir(), 'rozvazne-old-addresses-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const head = (site = 'https://a.example') =>
  `<wp:wxr_version>1.2</wp:wxr_version><wp:base_blog_url>${site}</wp:base_blog_url>` +
  [
    ['platby', ''],
    ['karty', 'platby'],
    ['novinky', ''],
  ]
    .map(
      ([slug = '', parent = '']) =>
        `<wp:category><wp:category_nicename>${slug}</wp:category_nicename><wp:category_parent>${parent}</wp:category_parent><wp:cat_name>${slug}</wp:cat_name></wp:category>`,
    )
    .join('') +
  '<wp:tag><wp:tag_slug>revolut</wp:tag_slug><wp:tag_name>Revolut</wp:tag_name></wp:tag>'

const day = (date: string) => `<wp:post_date>${date} 00:30:00</wp:post_date>`
const filed = '<category domain="category" nicename="platby">x</category>'
const at = (link: string, item: string) => item.replace(/<link>[^<]*/, `<link>${link}`)

async function rulesOf(items: string[], { site, ...chosen }: { site?: string } & Partial<Choices> = {}) {
  const path = join(folder, `${Math.random()}.xml`)
  writeFileSync(path, wxr(items.join('\n'), head(site)))
  const { plan } = await examineFile(path, { choices: Choices.parse(chosen) })
  return Object.fromEntries(plan.redirects.map(({ from, to }) => [from, to]))
}

test.each([
  ['a link in a text', [wxrItem(1, filed, '<a href="https://a.example/rubriky/platby/">Platby</a>')]],
  ['a link to a category below another', [wxrItem(1, filed, "<a href='/rubriky/platby/karty'>Karty</a>")]],
  [
    'a menu that is kept as blocks',
    [
      wxrItem(1, filed),
      wxrItem(2, '', '<!-- wp:navigation-link {"url":"https://a.example/rubriky/novinky/"} /-->').replace(
        '>post<',
        '>wp_navigation<',
      ),
    ],
  ],
  [
    'a menu',
    [
      wxrItem(1, filed),
      wxrMenuItem(2, 'Platby', { _menu_item_type: 'custom', _menu_item_url: 'https://a.example/rubriky/platby/' }),
    ],
  ],
])('where categories were shows %s', async (_name, items) => {
  expect(await rulesOf(items)).toMatchObject({
    '/rubriky/platby/': '/rubrika/platby/',
    '/rubriky/platby/karty/': '/clanky/',
    '/rubriky/novinky/feed/': '/rss.xml',
    // Also if that is wrong.
    '/category/platby/': '/rubrika/platby/',
    '/tag/revolut/': '/clanky/',
  })
})

test('links to posts, to other sites and to deleted posts with a date say nothing of where categories were', async () => {
  const links = ['/pruvodce/platby/', 'https://jinde.example/tema/platby/', '/2019/05/novinky/', '/stitky/revolut/']
  const text = links.map((link) => `<a href="${link}">x</a>`).join(' ')
  const rules = await rulesOf([at('https://a.example/pruvodce/platby/', wxrItem(1, filed, text))])
  expect(Object.keys(rules).filter((from) => /pruvodce\/novinky|tema\/|2019|stitky/.test(from))).toEqual([
    '/stitky/revolut/',
    '/stitky/revolut/feed/',
  ])
})

test('what the owner says counts before what links show', async () => {
  const items = [wxrItem(1, filed, '<a href="/rubriky/platby/">x</a>')]
  expect(await rulesOf(items, { categoryBase: 'temata/vse', tagBase: 'https://a.example/stitky/' })).toMatchObject({
    '/temata/vse/platby/karty/': '/clanky/',
    '/stitky/revolut/': '/clanky/',
  })
  expect(await rulesOf(items, { categoryBase: '/' })).toMatchObject({ '/platby/': '/rubrika/platby/' })
})

test('archives below the beginning of all addresses, also where posts have their numbers there', async () => {
  const dated = (link: (id: number) => string) =>
    [112, 113].map((id) => at(`https://a.example${link(id)}`, wxrItem(id, day(`2019-05-${id - 100}`))))
  const below = await rulesOf(dated((id) => `/stare/clanky/2019/05/${id - 100}/p/`))
  expect(below).toMatchObject({
    '/stare/clanky/2019/05/': '/clanky/',
    '/stare/clanky/2019/05/12/': '/clanky/',
    '/stare/clanky/category/platby/': '/clanky/',
  })
  expect(below).not.toHaveProperty('/date/2019/')
  expect(await rulesOf(dated((id) => `/archives/${id}`))).toMatchObject({
    '/archives/112/': '/p112/',
    '/archives/date/2019/': '/clanky/',
    '/archives/date/2019/05/': '/clanky/',
    '/archives/date/2019/05/13/': '/clanky/',
    '/archives/category/platby/': '/clanky/',
  })
})

test('addresses with the program in them are those without, and a plain one needs no rule', async () => {
  const pretty = at('https://a.example/index.php/2019/05/13/p1/', wxrItem(1, day('2019-05-13')))
  const plain = at('https://a.example/?p=2', wxrItem(2, day('2019-05-13')))
  const rules = await rulesOf([pretty, plain])
  expect(rules).toMatchObject({ '/2019/05/13/p1/': '/p1/', '/2019/05/': '/clanky/', '/feed/': '/rss.xml' })
  expect(Object.keys(rules).filter((from) => from.includes('index.php') || from.includes('?'))).toEqual([])
})

test('a site that stood below a folder', async () => {
  const rules = await rulesOf([at('https://a.example/blog/p1/', wxrItem(1))], { site: 'https://a.example/blog' })
  expect(rules).toMatchObject({
    '/blog/': '/',
    '/blog/p1/': '/p1/',
    '/blog/feed/': '/rss.xml',
    '/blog/page/': '/clanky/',
    '/blog/category/platby/': '/clanky/',
  })
})
