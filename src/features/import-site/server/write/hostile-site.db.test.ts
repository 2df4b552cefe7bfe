import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { Parser } from 'htmlparser2'
import { expect, test } from 'vitest'
import { Choices } from '#features/import-site/schema.ts'
import { wxr, wxrItem, wxrMenuItem, wxrMeta, wxrPicture } from '#testing/old-site/wxr.ts'
import { importSite } from '#features/import-site/server/write/import-site.server.ts'
import { ensureSettings } from '#entities/settings/queries.server.ts'
import { defaultSettings } from '#entities/settings/schema.ts'
import { projectRoot } from '#infra/project-root.server.ts'
import { posts } from '#posts/collection.server.ts'
import { SYSTEM } from '#records/actor.ts'
import { changeRecord } from '#records/crud/crud.server.ts'
import { afterFile } from '#testing/after-file.ts'
import { portOf } from '#testing/port-of.ts'
import { serveSite } from '#testing/site.ts'
import { createTestServices } from '#testing/test-db.ts'

const services = await createTestServices()
const { db, env } = services
await ensureSettings(db, defaultSettings)
const { fetchPath } = await serveSite(services)

const fileOf = (name: string, text: string) => {
  const path = join(env.DATA_DIR, name)
  writeFileSync(path, text)
  return path
}

const textOf = ({ text }: { text: string }) => text

const EVIL = '<script>alert(1)</script>'
const ATTACKS = [
  EVIL,
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)" onclick="alert(1)">klik</a>',
  '<a href=" java&#10;script:alert(1)">klik</a>',
  '<a href="data:text/html,<script>alert(1)</script>">klik</a>',
  '<svg/onload=alert(1)><script>alert(1)</script></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<object data="data:text/html,<script>alert(1)</script>"></object>',
  '<h2 id="x&quot; onmouseover=alert(1)">Nadpis</h2>',
  '<p style="background:url(javascript:alert(1))" onmouseover="alert(1)">Text</p>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<form action="javascript:alert(1)"><button formaction="javascript:alert(1)">x</button></form>',
  '<video src=x onerror=alert(1)><source onerror=alert(1)></video>',
  '<figure><img src="/wp-content/uploads/2024/01/a.jpg" alt="&quot;><script>alert(1)</script>"><figcaption><img src=x onerror=alert(1)></figcaption></figure>',
  '<!-- wp:html --><script>alert(1)</script><!-- /wp:html -->',
  '<!-- wp:embed {"url":"javascript:alert(1)"} --><figure></figure><!-- /wp:embed -->',
  '<!-- wp:social-link {"url":"javascript:alert(1)","service":"x\\u0022 onclick=alert(1)"} /-->',
  '[audio src="javascript:alert(1)"][embed]javascript:alert(1)[/embed][x onclick="alert(1)"]',
  '<base href="https://zly.example/"><meta http-equiv="refresh" content="0;url=https://zly.example/"><link rel="stylesheet" href="https://zly.example/a.css">',
]

/** What would run or lead away: elements and attributes, not words that readers see. */
function dangersIn(html: string): string[] {
  const dangers: string[] = []
  const parser = new Parser({
    onopentag(name, attributes) {
      // What search engines read is data.
      isScript = (name === 'script' && attributes['type'] !== 'application/ld+json') || name === 'style'
      for (const [key, value] of Object.entries(attributes))
        if (key.startsWith('on') || /^\s*(?:javascript|data:text)/i.test(value) || value.includes('zly.example'))
          dangers.push(`${name} ${key}=${value}`)
      if (['iframe', 'object', 'embed', 'base', 'form'].includes(name) && JSON.stringify(attributes).includes('alert'))
        dangers.push(name)
    },
    ontext(text) {
      if (text.includes('alert(1)') && isScript) dangers.push(text)
    },
    onclosetag() {
      isScript = false
    },
  })
  let isScript = false
  parser.write(html)
  parser.end()
  return dangers
}

test('nothing in a hostile file runs in the browser of a reader', async () => {
  const items = ATTACKS.map((attack, index) => wxrItem(index + 1, '', `<p>Úvod.</p>${attack}<p>Konec.</p>`))
  const named = wxrItem(900, '<excerpt:encoded><![CDATA["><script>alert(1)</script>]]></excerpt:encoded>', '<p>x</p>')
    .replace('Post 900', '<![CDATA[Zlý <script>alert(1)</script> "><img src=x onerror=alert(1)>]]>')
    .replace(
      '<wp:post_id>',
      '<category domain="category" nicename="zla"><![CDATA[Zlá]]></category><dc:creator>zly</dc:creator><wp:post_id>',
    )
  const head =
    '<wp:wxr_version>1.2</wp:wxr_version><wp:base_blog_url>https://zly-web.example</wp:base_blog_url>' +
    '<wp:author><wp:author_login>zly</wp:author_login><wp:author_display_name><![CDATA[Zlý "><script>alert(1)</script>]]></wp:author_display_name></wp:author>' +
    '<wp:category><wp:term_id>1</wp:term_id><wp:category_nicename>zla</wp:category_nicename><wp:cat_name><![CDATA[Zlá "><script>alert(1)</script>]]></wp:cat_name></wp:category>'
  const file = fileOf(
    'hostile.xml',
    wxr([...items, named].join('\n'), head).replace('<rss', '<rss xmlns:dc="d" xmlns:excerpt="e"'),
  )
  const uploads = join(env.DATA_DIR, 'hostile')
  mkdirSync(join(uploads, '2024/01'), { recursive: true })
  writeFileSync(join(uploads, '2024/01/a.jpg'), `<svg xmlns="http://www.w3.org/2000/svg">${EVIL}</svg>`)
  const { written, errors } = await importSite(services, file, { uploads, choices: Choices.parse({}), actor: SYSTEM })
  expect(written).toMatchObject({ posts: ATTACKS.length + 1, rubrics: 1, writers: 1, pictures: 0 })
  expect(errors.map(textOf)).toEqual([expect.stringMatching(/^The picture 2024\/01\/a\.jpg cannot be taken/)])

  // An editor who looks at none of them publishes all.
  const brought = await db.selectFrom('post').select(['id', 'slug']).execute()
  for (const { id } of brought) await changeRecord(db, posts, id, { isActive: true }, SYSTEM, 'update')
  for (const path of [...brought.map(({ slug }) => `/${slug}/`), '/rubrika/zla/', '/clanky/']) {
    const { status, text } = await fetchPath(path)
    expect([path, status, dangersIn(text)]).toEqual([path, 200, []])
  }
})

test('what is called as every object of JavaScript has something is only a name', async () => {
  const name = 'constructor'
  const head =
    '<wp:wxr_version>1.2</wp:wxr_version><wp:base_blog_url>https://jmena.example</wp:base_blog_url>' +
    `<wp:author><wp:author_login>${name}</wp:author_login></wp:author>` +
    `<wp:category><wp:term_id>1</wp:term_id><wp:category_nicename>${name}</wp:category_nicename><wp:cat_name>${name}</wp:cat_name></wp:category>`
  const own =
    `<dc:creator>${name}</dc:creator><category domain="category" nicename="${name}">${name}</category>` +
    wxrMeta({ [name]: name })
  const items = [
    wxrItem(701, own, `<p>a</p><${name}>b</${name}>[${name} a="1"]`),
    wxrItem(702, own).replace('>publish<', `>${name}<`),
    wxrMenuItem(703, name, { _menu_item_type: name, _menu_item_url: '/p701/' }).replace('hlavni', name),
  ]
  const file = fileOf('names.xml', wxr(items.join('\n'), head).replace('<rss', '<rss xmlns:dc="d"'))
  const choices = Choices.parse({ publish: true, reviews: { from: { kind: 'field', name: 'toString' }, columns: {} } })
  const { written, errors } = await importSite(services, file, { choices, actor: SYSTEM })
  expect([errors, written]).toEqual([[], expect.objectContaining({ posts: 2, writers: 1, rubrics: 1, casinos: 0 })])
  const brought = await db.selectFrom('post').where('slug', 'in', ['p701', 'p702']).selectAll().execute()
  expect(brought.map(({ isActive }) => isActive)).toEqual([0, 0])
  expect(brought.every(({ writer, rubric }) => writer !== null && rubric !== null)).toBe(true)
})

test.each([
  ['wordpress-6.5.xml', /^Line \d+: the file ends in the middle; it was cut off/],
  ['ghost-6.65.json', /^Line \d+, column \d+: the file is not JSON, or was cut off/],
])('%s that was cut off is refused before anything is written', async (name, reason) => {
  const whole = readFileSync(join(projectRoot, 'e2e/fixtures/old-sites', name))
  const file = join(env.DATA_DIR, name)
  const before = await db.selectFrom('siteImportItem').selectAll().execute()
  for (const part of [0.3, 0.6, 0.9]) {
    writeFileSync(file, whole.subarray(0, whole.length * part))
    await expect(importSite(services, file, { choices: Choices.parse({}), actor: SYSTEM })).rejects.toThrow(reason)
  }
  expect(await db.selectFrom('siteImportItem').selectAll().execute()).toEqual(before)
})

test('pictures of the old site: none from inside this network; what was missing comes with the next run', async () => {
  const jpeg = readFileSync(join(projectRoot, 'e2e/fixtures/old-sites/ghost-images/2026/11/stul.jpg'))
  const asked: string[] = []
  let isBroken = true
  const server = createServer(({ url = '' }, response) => {
    asked.push(url)
    if (url.endsWith('/jinam.jpg'))
      response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end()
    else if (isBroken && url.endsWith('/b.jpg')) response.writeHead(500).end()
    else response.end(jpeg)
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  afterFile(() => void server.close())
  const site = `http://127.0.0.1:${portOf(server)}`
  const items = [wxrPicture(1, 'a.jpg'), wxrPicture(2, 'b.jpg'), wxrPicture(3, 'jinam.jpg'), wxrItem(4)]
  const file = fileOf('pictures.xml', wxr(items.join('\n')).replaceAll('https://a.example', site))
  const bring = (isAllowed?: (address: string) => boolean) =>
    importSite(services, file, { choices: Choices.parse({}), actor: SYSTEM, ...(isAllowed && { isAllowed }) })

  const guarded = await bring()
  expect([asked, guarded.written.pictures, guarded.errors.length]).toEqual([[], 0, 3])
  expect(guarded.errors.map(textOf).join('\n')).toMatch(/not public/)

  const loopback = (address: string) => address === '127.0.0.1'
  const first = await bring(loopback)
  expect([first.written.pictures, first.errors.map(textOf)]).toEqual([
    1,
    [expect.stringMatching(/b\.jpg.*answers 500/), expect.stringMatching(/jinam\.jpg.*not public/)],
  ])
  isBroken = false
  asked.length = 0
  const second = await bring(loopback)
  expect([second.written.pictures, asked.map((url) => url.split('/').at(-1))]).toEqual([1, ['b.jpg', 'jinam.jpg']])

  const elsewhere = fileOf('elsewhere.xml', wxr(wxrPicture(5, 'c.jpg')).replaceAll('a.example', 'odstehovany.example'))
  const choices = Choices.parse({ address: site })
  const moved = await importSite(services, elsewhere, { choices, actor: SYSTEM, isAllowed: loopback })
  expect([moved.written.pictures, moved.errors]).toEqual([1, []])
})
