import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { runProgram } from '#cli/program.ts'
import { examineFile } from '#features/import-site/server/examine-file.ts'
import { zipOf } from '#testing/old-site/zip.ts'
import { wxr, wxrItem, wxrMeta, wxrPicture } from '#testing/old-site/wxr.ts'
import { projectRoot } from '#infra/project-root.server.ts'

const folder = mkdtempSync(join(tmpdir(), 'rozvazne-import-site-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const fixture = (name: string) => join(projectRoot, 'src/features/import-site/server/fixtures', name)
let count = 0
function fileOf(content: string | Uint8Array): string {
  const path = join(folder, `${++count}.xml`)
  writeFileSync(path, content)
  return path
}
const report = async (content: string | Uint8Array) => (await examineFile(fileOf(content), {})).report

test('the report on a file of WordPress', async () => {
  const { report: found } = await examineFile(fixture('small.xml'), {})
  const { kept, ...rest } = found
  expect(rest).toEqual({
    source: 'wordpress',
    version: '1.2',
    posts: 2,
    pages: 1,
    drafts: 1,
    authors: 1,
    pictures: 2,
    rubrics: 1,
    redirects: expect.any(Number),
    errors: [],
  })
  expect(kept).toContainEqual({
    what: '[contact-form-7]',
    count: 1,
    examples: ['[contact-form-7 id="88" title="Kontakt"]'],
  })
  expect(kept.map(({ what }) => what)).toEqual(
    expect.arrayContaining([
      'Comment',
      'Script',
      'Frame',
      '[rev_slider]',
      'latest-posts',
      'Drawing',
      'Post in the trash',
    ]),
  )
})

test('old addresses lead to new ones', async () => {
  const { plan } = await examineFile(fixture('small.xml'), {})
  const rules = Object.fromEntries(plan.redirects.map(({ from, to }) => [from, to]))
  expect(rules).toMatchObject({
    '/2023/05/02/jak-vybrat/': '/jak-vybrat/',
    '/2023/05/02/vyber-kasina/': '/jak-vybrat/',
    '/2023/05/02/jak-vybrat/foto/': '/jak-vybrat/',
    '/2023/05/': '/clanky/',
    '/category/platby/': '/rubrika/platby/',
    '/category/platby/feed/': '/rss.xml',
    '/tag/revolut/': '/clanky/',
    '/author/m-hrubes/': '/clanky/',
    '/feed/': '/rss.xml',
  })
  expect(rules).not.toHaveProperty('/o-nas/')
})

test('the report on a file of Ghost: html, lexical and mobiledoc', async () => {
  const { report: found, plan } = await examineFile(fixture('small-ghost.json'), {})
  expect(found).toEqual({
    source: 'ghost',
    version: '5.82.0',
    posts: 2,
    pages: 1,
    drafts: 2,
    authors: 1,
    pictures: 2,
    rubrics: 1,
    redirects: expect.any(Number),
    kept: [
      // It does not say where they are.
      { what: 'Picture without its file', count: 3, examples: expect.any(Array) },
      { what: 'Script', count: 1, examples: ['<script>alert(1)</script>'] },
      { what: 'Card of Ghost: paywall', count: 1, examples: [expect.any(String)] },
      { what: 'Post that not everybody could read', count: 1, examples: ['O nás'] },
    ],
    errors: [],
  })
  expect(plan.posts[0]?.post.seo).toMatchObject({ title: 'Podmínky bonusu', description: 'Co znamenají.' })
})

test('WXR 1.0 and 1.1, in several parts: a zip or a folder of them is one site', async () => {
  const head = (version: string) =>
    `<wp:wxr_version>${version}</wp:wxr_version><wp:base_blog_url>https://a.example</wp:base_blog_url>`
  const tags = (domain: string) =>
    `<category>Platby</category><category domain="category" nicename="platby">Platby</category><category domain="${domain}" nicename="revolut">Revolut</category>`
  const link = '<a href="https://a.example/p2/">dál</a>'
  const parts = [
    wxr(wxrItem(1, tags('tag'), link), head('1.0')),
    wxr([wxrItem(2, tags('post_tag')), wxrPicture(3, 'a.jpg')].join(''), head('1.1')),
  ].map((text, index) => ({ name: `web.${index + 1}.xml`, bytes: Buffer.from(text) }))
  const parted = join(folder, 'parts')
  mkdirSync(parted)
  for (const { name, bytes } of parts) writeFileSync(join(parted, name), bytes)
  for (const path of [parted, fileOf(zipOf(parts))]) {
    const { report: found, plan } = await examineFile(path, {})
    expect(found).toMatchObject({ version: '1.0', posts: 2, pictures: 1, errors: [] })
    expect(plan.posts.map(({ post }) => [post.categories, post.tags])).toEqual([
      [['platby'], ['revolut']],
      [['platby'], ['revolut']],
    ])
  }
})

test('the report names what posts lose beside their texts: other terms, covers without files, who could read them', async () => {
  const head =
    '<wp:wxr_version>1.2</wp:wxr_version><wp:base_blog_url>https://a.example</wp:base_blog_url>' +
    ['platby', 'uncategorized']
      .map(
        (slug) =>
          `<wp:category><wp:category_nicename>${slug}</wp:category_nicename><wp:cat_name>${slug}</wp:cat_name></wp:category>`,
      )
      .join('') +
    '<wp:tag><wp:tag_slug>revolut</wp:tag_slug><wp:tag_name>Revolut</wp:tag_name></wp:tag>'
  const of = (domain: string, slug: string) => `<category domain="${domain}" nicename="${slug}">x</category>`
  const filed = of('category', 'platby') + of('category', 'uncategorized') + of('post_tag', 'revolut')
  const items = [
    wxrPicture(9, 'a.jpg'),
    wxrItem(1, filed + wxrMeta({ _thumbnail_id: '9' })),
    wxrItem(2, wxrMeta({ _thumbnail_id: '404' })),
    wxrItem(3, '<wp:post_password>tajné</wp:post_password>'),
    wxrItem(4).replace('>publish<', '>private<'),
  ]
  const { kept } = await report(wxr(items.join('\n'), head))
  expect(kept).toEqual([
    { what: 'Category or tag beside the rubric', count: 1, examples: ['Revolut'] },
    { what: 'Picture without its file', count: 1, examples: ['Post 2'] },
    { what: 'Post that not everybody could read', count: 2, examples: ['Post 3', 'Post 4'] },
  ])
})

test('a published post without a date in the time of Greenwich keeps its own, not that of its last change', async () => {
  const dates =
    '<wp:post_date>2014-03-01 10:00:00</wp:post_date><wp:post_date_gmt>0000-00-00 00:00:00</wp:post_date_gmt><wp:post_modified_gmt>2024-01-01 00:00:00</wp:post_modified_gmt>'
  const items = [wxrItem(1, dates), wxrItem(2, dates).replace('>publish<', '>draft<')]
  const { plan } = await examineFile(fileOf(wxr(items.join('\n'))), {})
  const days = plan.posts.map(({ post }) => post.createdAt.slice(0, 10))
  expect(days).toEqual(['2014-03-01', '2024-01-01'])
})

test('titles for search engines: the variables of Yoast, Rank Math and All in One SEO', async () => {
  const titles = {
    _yoast_wpseo_title: '%%title%% %%page%% %%sep%% %%sitename%%',
    rank_math_title: 'Kasina: %title% %sep% %sitename%',
    _aioseo_title: '#post_title #separator_sa #site_title',
  }
  const items = Object.entries(titles).map(([key, title], index) => wxrItem(index + 1, wxrMeta({ [key]: title })))
  const { plan } = await examineFile(fileOf(wxr(items.join('\n'))), {})
  expect(plan.posts.map(({ post }) => post.seo.title)).toEqual(['Post 1', 'Kasina: Post 2', 'Post 3'])
})

const DEFLATED = 8

/** A small zip whose one file claims two gigabytes. */
function bomb(): Buffer {
  const zip = zipOf([{ name: 'web.xml', bytes: Buffer.from('<rss>') }])
  const entry = zip.indexOf('PK\u0001\u0002')
  zip.writeUInt16LE(DEFLATED, entry + 10)
  zip.writeUInt32LE(2_000_000_000, entry + 24)
  return zip
}

test.each<[string, string | Uint8Array, RegExp]>([
  ['cut off', wxr(wxrItem(1)).slice(0, 400), /Line 4.*cut off/],
  ['no XML', 'Dobrý den', /Line 1.*neither/],
  ['bad XML', wxr('<item><title>a</tilte></item>'), /Line 4: the file is not XML/],
  ['other XML', '<?xml version="1.0"?>\n<feed></feed>', /Line 2.*<feed>/],
  ['a later version', wxr(wxrItem(1), '<wp:wxr_version>2.0</wp:wxr_version>'), /WXR 2\.0/],
  ['no version', wxr(wxrItem(1), ''), /does not say which version/],
  [
    'entities',
    `<?xml version="1.0"?>\n<!DOCTYPE rss [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>\n<rss><channel>&b;</channel></rss>`,
    /Line 2.*declares entities/,
  ],
  [
    'an outside entity',
    `<?xml version="1.0"?>\n<!DOCTYPE rss SYSTEM "file:///etc/passwd">\n<rss><channel></channel></rss>`,
    /Line 2.*declares entities/,
  ],
  ['an unknown entity', wxr('<item><title>&lol9;</title></item>'), /Line 4: an entity/],
  [
    'a wrong charset',
    Buffer.from(wxr(wxrItem(1, '', 'Příliš žluťoučký')), 'latin1'),
    /Line 4: this is not text in utf-8/,
  ],
  ['an unknown charset', '<?xml version="1.0" encoding="klingon"?><rss></rss>', /klingon/],
  ['nothing', '', /empty/],
  ['cut-off JSON', '{"db":[{"meta":', /not JSON/],
  ['other JSON', '{"posts":[]}', /not an export of Ghost/],
  ['an old Ghost', '{"db":[{"meta":{"version":"3.41.0"},"data":{"posts":[]}}]}', /Ghost 3\.41\.0/],
  ['a damaged zip', Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(200)]), /zip cannot be read/],
  [
    'ways out of a zip',
    zipOf([{ name: '../../etc/web.xml', bytes: Buffer.from('<rss>') }]),
    /outside of itself \(\.\./,
  ],
  ['a bomb in a zip', bomb(), /1 GB at most/],
  ['a million levels', wxr('<item>'.repeat(100_000)), /nested more than/],
])('a file with %s is refused, with its line', async (_name, content, message) => {
  await expect(report(content)).rejects.toThrow(message)
})

test('another charset is read if the file says so', async () => {
  const text = wxr(wxrItem(1, '', '<p>x</p>'))
    .replace('UTF-8', 'windows-1250')
    .replace('Post 1', '\u008e')
  const { plan } = await examineFile(fileOf(Buffer.from(text, 'latin1')), {})
  expect(plan.posts[0]?.post.title).toBe('Ž')
})

test('an item with ten megabytes is left out, and named with its line', async () => {
  const found = await report(wxr(`${wxrItem(1, '', 'x'.repeat(10_000_000))}\n${wxrItem(2)}`))
  expect(found.errors).toEqual(['Line 4: content:encoded of “Post 1” is longer than 2 MB; the item is left out.'])
  expect(found.posts).toBe(1)
})

test('ids that are used twice and pages above each other are named, and nothing hangs', async () => {
  const page = (id: number, parent: number) => wxrItem(id, `<wp:post_parent>${parent}</wp:post_parent>`)
  const found = await report(wxr([wxrItem(1), wxrItem(1), page(2, 3), page(3, 2), page(4, 4)].join('\n')))
  expect(found.posts).toBe(4)
  expect(found.errors).toEqual([
    'Line 5: “Post 1” has the id 1 of “Post 1”; the item is left out.',
    expect.stringMatching(/^Line \d: “Post \d” is its own parent, over 2 pages/),
    expect.stringMatching(/^Line 8: “Post 4” is its own parent; it comes/),
  ])
})

test('import-site --report --json prints one object and writes nothing; a bad file ends with 1 and its reason', async () => {
  const out: string[] = []
  const errors: string[] = []
  vi.spyOn(console, 'log').mockImplementation((text: string) => void out.push(text))
  vi.spyOn(console, 'error').mockImplementation((text: string) => void errors.push(text))
  expect(await runProgram(['import-site', fixture('small.xml'), '--report', '--json'])).toBe(0)
  const printed: object = JSON.parse(out.join('\n'))
  expect(Object.keys(printed)).toEqual([
    'source',
    'version',
    'posts',
    'pages',
    'drafts',
    'authors',
    'pictures',
    'rubrics',
    'redirects',
    'kept',
    'errors',
  ])
  expect(await runProgram(['import-site', fileOf('Dobrý den'), '--report', '--json'])).toBe(1)
  expect(errors.join('\n')).toContain('neither an export of WordPress')
  vi.restoreAllMocks()
})
