import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { runProgram } from '#cli/program.ts'
import { examineFile } from '#features/import-site/server/examine-file.ts'
import { zipOf } from '#testing/old-site/zip.ts'
import { wxr, wxrItem } from '#testing/old-site/wxr.ts'
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
      { what: 'Script', count: 1, examples: ['<script>alert(1)</script>'] },
      { what: 'Card of Ghost: paywall', count: 1, examples: [expect.any(String)] },
    ],
    errors: [],
  })
  expect(plan.posts[0]?.post.seo).toMatchObject({ title: 'Podmínky bonusu', description: 'Co znamenají.' })
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
