import { allBlocks } from '#posts/block-lists.ts'
import { emptyPost } from '#posts/empty-post.ts'
import type { JSONContent } from '@tiptap/core'
import { describe, expect, test } from 'vitest'
import { convertPost, type Converted, type Surroundings } from '#features/import-site/server/convert/convert.ts'
import { outlineOf } from '#testing/old-site/outline.ts'
import { Content } from '#posts/content/schema.ts'
import { PostInput } from '#posts/schema.ts'

const around: Surroundings = {
  isWordPress: true,
  site: 'https://stary.example',
  standsAt: 'https://stary.example',
  pathOf: ({ pathname }) => (pathname === '/2023/05/cil/' ? '/cil/' : undefined),
  pictureOf: (address) =>
    address.includes('/uploads/') && !address.includes('chybi')
      ? { mediaId: 'obrazek-jedna', alt: 'Z knihovny', caption: '' }
      : undefined,
  filmOf: (address) => (address.endsWith('/film.mp4') ? '/video/film.mp4' : undefined),
  isPicturePage: ({ pathname }) => pathname.endsWith('/strana-obrazku/'),
  attachment: (id) => (id === '7' ? 'https://stary.example/wp-content/uploads/a.jpg' : undefined),
  attachedTo: () => ['7'],
  shortcodes: {},
  casinoNamed: (name) => (name === 'modry-lev' ? 'kasino-modry-lev' : undefined),
  pattern: (id) =>
    ({ 5: '<!-- wp:paragraph --><p>vzor</p><!-- /wp:paragraph -->', 6: '<!-- wp:block {"ref":6} /-->' })[id],
}
const convert = (html: string, own: Partial<Surroundings> = {}, footnotes = '') =>
  convertPost({ id: '1', link: 'https://stary.example/o-nas/', html, footnotes }, { ...around, ...own })

/** Compact notation of the text; every result must be a text that can be saved. */
function outline({ content, shortcodesConfig, tableContent, faq }: Converted): string {
  expect(Content.safeParse(content).error).toBeUndefined()
  const post = { ...emptyPost(), title: 'Zkouška', content, shortcodesConfig, tableContent, faq }
  expect(PostInput.safeParse(post).error).toBeUndefined()
  const blocks = new Map<string, object>(allBlocks(shortcodesConfig).map(({ data }) => [data.uniqId, data]))
  return content.content.map((node) => outlineOf(node as JSONContent, blocks)).join('\n')
}

const kept = (kind: string, source: string) => `keptSource${JSON.stringify({ kind, source })}`

test.each([
  ['two paragraphs', 'První\nřádek\n\nDruhý', 'První⏎řádek\nDruhý'],
  ['paragraphs around a heading', 'Nad\n<h2>Výplaty</h2>\nPod', 'Nad\nh2#vyplaty(Výplaty)\nPod'],
  ['a list as it is', 'Nad\n<ul>\n<li>a</li>\n\n<li>b</li>\n</ul>', 'Nad\nbulletList(listItem(a) | listItem(b))'],
  [
    'bold and a link',
    '<strong>tučně</strong> <a href="https://x.example/">tam</a>',
    '{b tučně} {→https://x.example/ tam}',
  ],
  [
    'an address alone on its line',
    'a\n\nhttps://www.youtube.com/watch?v=x\n\nb',
    'a\n{→https://www.youtube.com/watch?v=x https://www.youtube.com/watch?v=x}\nb',
  ],
  [
    'a video alone on its line',
    'a\n\nhttps://youtu.be/dQw4w9WgXcQ\n\nb',
    'a\nvideos{"url":"https://www.youtube.com/watch?v=dQw4w9WgXcQ"}\nb',
  ],
  [
    'a video in its shortcode, and a list of videos in a frame',
    '[embed]https://vimeo.com/76979871[/embed]<iframe src="//www.youtube.com/embed/videoseries?list=PL1"></iframe>',
    'videos{"url":"https://vimeo.com/76979871"}\n{→https://www.youtube.com/playlist?list=PL1 https://www.youtube.com/playlist?list=PL1}',
  ],
  ['preformatted lines', '<pre>a\n\nb</pre>', '{c a}⏎⏎{c b}'],
  ['words in brackets', '[1] a [sic] b', '[1] a [sic] b'],
])('the classic editor: %s', (_name, html, expected) => {
  expect(outline(convert(html))).toBe(expected)
})

describe('pictures', () => {
  const src = 'https://stary.example/wp-content/uploads/a-300x200.jpg'
  test.each([
    [
      '[caption]',
      `[caption id="x" width="3"]<a href="${src}"><img src="${src}" alt="Stůl" /></a> Popis[/caption]`,
      'img(Stůl|Popis)',
    ],
    [
      'figure with a caption',
      `<figure><img src="${src}"><figcaption>Popis</figcaption></figure>`,
      'img(Z knihovny|Popis)',
    ],
    [
      'a caption with a link',
      `<figure><img src="${src}" alt="A"><figcaption>Od <a href="https://x.example/">X</a></figcaption></figure>`,
      'img(A|)\nOd {→https://x.example/ X}',
    ],
    [
      'loaded late',
      `<img src="data:image/gif;base64,R0" data-src="${src}" alt="A"><noscript><img src="${src}"></noscript>`,
      'img(A|)',
    ],
    [
      'without a file',
      '<p>x <img src="/wp-content/uploads/chybi.jpg" alt="A"> y</p>',
      `x\n${kept('Picture without its file', '<img src="/wp-content/uploads/chybi.jpg" alt="A">')}\ny`,
    ],
    [
      'of another site',
      '<img src="https://jinde.example/a.jpg">',
      kept('Picture of another site', '<img src="https://jinde.example/a.jpg">'),
    ],
    ['a counter', '<p>a<img src="https://jinde.example/p.gif" width="1" height="1">b</p>', 'ab'],
  ])('%s', (_name, html, expected) => {
    expect(outline(convert(html))).toBe(expected)
  })

  test('a picture that leads elsewhere keeps its link, one that leads to itself does not', () => {
    expect(outline(convert(`<a href="https://x.example/"><img src="${src}" alt="A"></a>`))).toBe(
      'imgBlocks{"images":[{"img":{"mediaId":"obrazek-jedna","alt":"A"},"link":{"type":"url","href":"https://x.example/"}}]}',
    )
    expect(outline(convert(`<a href="${src}"><img src="${src}" alt="A"></a>`))).toBe('img(A|)')
  })

  test.each([
    'href="https://stary.example/2012/05/clanek/foto/" rel="attachment wp-att-7"',
    'href="https://stary.example/2012/05/clanek/strana-obrazku/"',
  ])('a picture that leads to the page WordPress made around it (%s) leads nowhere', (attrs) => {
    const converted = convert(`<a ${attrs}><img src="${src}" alt="A"></a>`)
    expect([outline(converted), converted.kept]).toEqual(['img(A|)', []])
  })

  test('emoji that WordPress shows as pictures are letters', () => {
    const emoji = '<img src="https://s.w.org/images/core/emoji/15/72x72/1f642.png" alt="🙂" class="emoji">'
    expect(outline(convert(`<p>Dobře ${emoji} a dál</p>`))).toBe('Dobře 🙂 a dál')
  })

  test('galleries, of both editors, are images in a grid; thirteen are two blocks', () => {
    expect(outline(convert('[gallery ids="7,8"]'))).toBe(
      'imgBlocks{"images":[{"img":{"mediaId":"obrazek-jedna","alt":"Z knihovny"}}],"layout":"grid","lightbox":true}\n' +
        kept('Picture of another site', '<img src="#8">').replace(
          'Picture of another site',
          'Picture without its file',
        ),
    )
    const figures = `<figure class="wp-block-image"><img src="${src}" alt="A"/></figure>`.repeat(13)
    const { shortcodesConfig } = convert(
      `<!-- wp:gallery --><figure class="wp-block-gallery">${figures}</figure><!-- /wp:gallery -->`,
    )
    expect(shortcodesConfig.imgBlocks.map(({ data }) => data.images.length)).toEqual([12, 1])
  })

  test('a caption of a picture in a gallery keeps its words, and what it loses is kept', () => {
    const link = 'Od <a href="https://x.example/">X</a>'
    const figure = `<figure class="wp-block-image"><img src="${src}" alt="A"/><figcaption>${link}</figcaption></figure>`
    expect(outline(convert(`<figure class="wp-block-gallery">${figure}${figure}</figure>`))).toContain(
      `"caption":"Od X"}],"layout":"grid","lightbox":true}\n${kept('Caption of a picture', `<figcaption>${link}</figcaption>\n<figcaption>${link}</figcaption>`)}`,
    )
  })

  test('media and text is an image with text; with more than words it is one after the other', () => {
    const block = (text: string) =>
      `<!-- wp:media-text {"mediaId":7} --><div class="wp-block-media-text has-media-on-the-right"><figure class="wp-block-media-text__media"><img src="${src}" alt="A"/></figure><div class="wp-block-media-text__content">${text}</div></div><!-- /wp:media-text -->`
    expect(outline(convert(block('<h3>Nadpis</h3><p>Text</p>')))).toBe(
      'imgTextBlocks{"items":[{"img":{"mediaId":"obrazek-jedna","alt":"A"},"side":"right","title":"Nadpis","text":[{"type":"text","text":"Text"}]}]}',
    )
    expect(outline(convert(block('<ul><li>a</li></ul>')))).toBe('img(A|)\nbulletList(listItem(a))')
  })
})

describe('blocks', () => {
  const block = (name: string, html: string, attrs = '') =>
    `<!-- wp:${name} ${attrs}-->\n${html}\n<!-- /wp:${name} -->\n\n`
  test.each([
    ['heading with its id', block('heading', '<h2 id="h-Vyplaty">Výplaty</h2>'), 'h2#h-vyplaty(Výplaty)'],
    [
      'nested list',
      block(
        'list',
        '<ul><!-- wp:list-item --><li>a<!-- wp:list --><ul><!-- wp:list-item --><li>b</li><!-- /wp:list-item --></ul><!-- /wp:list --></li><!-- /wp:list-item --></ul>',
      ),
      'bulletList(listItem(a | bulletList(listItem(b))))',
    ],
    [
      'table with a caption',
      block(
        'table',
        '<figure><table><thead><tr><th>A</th></tr></thead><tbody><tr><td colspan="2">1</td></tr></tbody></table><figcaption>Popis</figcaption></figure>',
      ),
      'table(tableRow(tableHeader(A)) | tableRow(tableCell(1)))\nPopis',
    ],
    [
      'quote with its author',
      block('quote', '<blockquote><p>Slib</p><cite>Jana</cite></blockquote>'),
      'quoteWriters{"quote":"Slib","person":{"name":"Jana"}}',
    ],
    [
      'quote with marks and its author, of whom a block would lose something',
      block('quote', '<blockquote><p><strong>Slib</strong></p><p>a dál</p><cite>Jana</cite></blockquote>'),
      'quote({b Slib} | a dál | Jana)',
    ],
    ['quote of nobody', block('quote', '<blockquote><p>Slib</p></blockquote>'), 'quote(Slib)'],
    [
      'quote that stands out',
      block('pullquote', '<figure><blockquote><p>Slib</p><cite>Jana, 34 let</cite></blockquote></figure>'),
      'quoteWriters{"quote":"Slib","person":{"name":"Jana, 34 let"}}',
    ],
    [
      'buttons',
      block(
        'buttons',
        '<div><!-- wp:button --><div><a href="https://x.example/">Hrát</a></div><!-- /wp:button --></div>',
      ),
      '{→https://x.example/ Hrát}',
    ],
    [
      'columns',
      block(
        'columns',
        '<div><!-- wp:column --><div><p>a</p></div><!-- /wp:column --><!-- wp:column --><div><p>b</p></div><!-- /wp:column --></div>',
      ),
      'a\nb',
    ],
    [
      'embed',
      block('embed', '<figure><div>\nhttps://youtu.be/x\n</div></figure>', '{"url":"https://youtu.be/x"} '),
      '{→https://youtu.be/x https://youtu.be/x}',
    ],
    ['verse', block('verse', '<pre class="wp-block-verse">a\nb</pre>'), 'a⏎b'],
    [
      'separator, spacer and more',
      '<!-- wp:separator --><hr/><!-- /wp:separator --><!-- wp:spacer --><div style="height:9px"></div><!-- /wp:spacer --><!-- wp:more --><!--more--><!-- /wp:more -->',
      'horizontalRule()',
    ],
    ['pattern', '<!-- wp:block {"ref":5} /-->', 'vzor'],
    ['pattern inside itself', '<!-- wp:block {"ref":6} /-->', kept('block', '<!-- wp:block {"ref":6} /-->')],
    ['classic text between blocks', `první\n\ndruhý\n${block('paragraph', '<p>třetí</p>')}`, 'první\ndruhý\ntřetí'],
    [
      'made by the server',
      '<!-- wp:latest-posts {"a":"b--\\u003e"} /-->',
      kept('latest-posts', '<!-- wp:latest-posts {"a":"b--\\u003e"} /-->'),
    ],
    ['of a plug-in, with HTML of its own', block('kadence/box', '<div><p>slova</p></div>'), 'slova'],
  ])('%s', (_name, html, expected) => {
    expect(outline(convert(html))).toBe(expected)
  })

  test('footnotes are a list at the end, and their numbers lead there', () => {
    const html = `${block('paragraph', '<p>Text<sup data-fn="f1" class="fn"><a href="#f1">1</a></sup></p>')}<!-- wp:footnotes /-->`
    expect(outline(convert(html, {}, '[{"id":"f1","content":"Podle <em>úřadu</em>"}]'))).toBe(
      'Text{s→#poznamky 1}\nh2#poznamky(Poznámky)\norderedList(listItem(Podle {i úřadu}))',
    )
  })

  test('questions of Yoast and Rank Math are ours', () => {
    const yoast =
      '<!-- wp:yoast/faq-block {"questions":[{"jsonQuestion":"Proč?","jsonAnswer":"<p>Protože <strong>ano</strong>.</p>"}]} --><div>Proč?</div><!-- /wp:yoast/faq-block -->'
    const rankMath =
      '<!-- wp:rank-math/faq-block {"questions":[{"title":"Kdy?","content":"Zítra.","visible":false}]} --><div>Kdy?</div><!-- /wp:rank-math/faq-block -->'
    const { faq, content } = convert(yoast + rankMath)
    expect(faq.data.map(({ question, isActive }) => [question, isActive])).toEqual([
      ['Proč?', true],
      ['Kdy?', false],
    ])
    expect(content.content).toEqual([])
  })
})

test('links go to new addresses, with https; those that cannot be links are kept', () => {
  const html =
    '<h2 id="Kde">Kde</h2><p><a href="https://www.stary.example/2023/05/cil/#Kde">a</a> <a href="http://jinde.example/">b</a> <a href="#Kde">c</a> <a href="javascript:x">d</a> <a href="#nikde">e</a></p>'
  const converted = convert(html)
  const left = '<a href="javascript:x">d</a>\n<a href="#nikde">e</a>'
  expect(outline(converted)).toBe(
    `h2#kde(Kde)\n{→/cil/#kde a} {→https://jinde.example/ b} {→#kde c} d e\n${kept('Link that leads nowhere here', left)}`,
  )
  expect(converted.kept).toEqual([
    { what: 'Link that leads nowhere here', example: 'javascript:x' },
    { what: 'Link that leads nowhere here', example: '#nikde' },
  ])
})

test('an anchor in a heading or right before it names the heading; one elsewhere does not', () => {
  const html =
    '<h2><span id="Vklad"></span>První</h2><p><a name="kde"></a></p>\n<h2>Druhý</h2><p>Text<a id="mimo"></a></p><h3>Třetí</h3><p><a href="#Vklad">a</a> <a href="#kde">b</a></p>'
  expect(outline(convert(html))).toBe('h2#vklad(První)\nh2#kde(Druhý)\nText\nh3#treti(Třetí)\n{→#vklad a} {→#kde b}')
})

test('a table that is longer or wider than ours may be is kept whole', () => {
  const rows = (count: number) => '<tr><td>a</td></tr>'.repeat(count)
  expect(outline(convert(`<table>${rows(200)}</table>`))).toMatch(/^table\(/)
  const source = `<table>${rows(201)}</table>`
  expect(outline(convert(source))).toBe(kept('Table that is too large', source))
  const wide = `<table><tr>${'<td>a</td>'.repeat(21)}</tr></table>`
  expect(outline(convert(wide))).toBe(kept('Table that is too large', wide))
})

test('what has no place is kept where it was, never as something that runs', () => {
  const html =
    '<p>a <script>x</script> b</p><form action="/x"><input name="q"></form><iframe src="https://mapy.example/"></iframe><iframe src="https://www.youtube.com/embed/abc"></iframe>[contact-form-7 id="8"]'
  expect(outline(convert(html))).toBe(
    [
      'a',
      kept('Script', '<script>x</script>'),
      'b',
      kept('Form', '<form action="/x"><input name="q"></form>'),
      kept('Frame', '<iframe src="https://mapy.example/"></iframe>'),
      '{→https://www.youtube.com/watch?v=abc https://www.youtube.com/watch?v=abc}',
      kept('[contact-form-7]', '[contact-form-7 id="8"]'),
    ].join('\n'),
  )
})

test('shortcodes: words inside stay, frames of page builders vanish, code is an example', () => {
  expect(outline(convert('[box color="red"]uvnitř[/box]'))).toBe(`${kept('[box]', '[box color="red"]')}\nuvnitř`)
  expect(outline(convert('[vc_row][vc_column width="1/2"]text[/vc_column][/vc_row]'))).toBe('text')
  expect(outline(convert('<pre>[gallery ids="1"]</pre>'))).toBe('{c [gallery ids="1"]}')
})

test('shortcodes become what was chosen; one without what it takes is kept', () => {
  const chosen = (html: string, kind: Surroundings['shortcodes'][string]) =>
    outline(convert(html, { shortcodes: { a_b: kind } }))
  expect(chosen('<p>x [a_b]y[/a_b] z</p>', 'text')).toBe('x y z')
  expect(chosen('<p>x [a_b title="&lt;y"] z</p>', 'text')).toBe('x <y z')
  expect(chosen('[a_b url="https://x.example/" text="Hrát"]', 'link')).toBe('{→https://x.example/ Hrát}')
  expect(chosen('[a_b url="javascript:alert(1)" text="Hrát"]', 'link')).toBe(
    `Hrát\n${kept('Link that leads nowhere here', '<a href="javascript:alert(1)">Hrát</a>')}`,
  )
  expect(chosen('[a_b text="Hrát"]', 'link')).toBe(kept('[a_b]', '[a_b text="Hrát"]'))
  expect(chosen('[a_b]Slib[/a_b]', 'quote')).toBe('quote(Slib)')
  expect(chosen('[a_b title="Pozor"]Čtěte.[/a_b]', 'note')).toBe('marginNotes{"title":"Pozor","text":"Čtěte."}')
  expect(chosen('[a_b][pros]<ul><li>ano</li></ul>[/pros][cons]ne<br>nikdy[/cons][/a_b]', 'prosCons')).toBe(
    'prosConsPosts{"source":"manual","pros":["ano"],"cons":["ne","nikdy"]}',
  )
  expect(chosen('[a_b]Navíc.[pros]ano[/pros][/a_b]', 'prosCons')).toContain('Navíc.')
  expect(chosen('[a_b]Viz <a href="https://x.example/">zde</a>[/a_b]', 'note')).toContain('→https://x.example/')
  expect(chosen('[a_b pros="ano|rychle" cons="ne"]', 'prosCons')).toBe(
    'prosConsPosts{"source":"manual","pros":["ano","rychle"],"cons":["ne"]}',
  )
  expect(chosen('[a_b slug="modry-lev"]', 'casinos')).toBe(
    'casinosRating{"mode":"manual","layout":"cards","casinoIds":["kasino-modry-lev"]}',
  )
  expect(chosen('[a_b slug="modry-lev,jine"]', 'casinos')).toBe(kept('[a_b]', '[a_b slug="modry-lev,jine"]'))
})

test.each([
  ['<div>'.repeat(50_000) + 'text', /text/],
  ['[a_b]'.repeat(20_000), /keptSource/],
  ['<script>x</script>'.repeat(2000), /keptSource/],
  ['<'.repeat(200_000), /</],
  ['[aa '.repeat(100_000), /aa/],
  ['<!--'.repeat(100_000), /^/],
  ['<p data-key="x"><x-placed data-key="0"></x-placed>a</p>', /^a$/],
  ['\u0000\u0001a\uD800', /a/],
  ['<constructor>a</constructor>', /^a$/],
])('hostile HTML %#', (html, expected) => {
  expect(outline(convert(html))).toMatch(expected)
})

test('patterns that show each other twice over and over do not multiply for ever', () => {
  const twice = (id: number) => `<!-- wp:block {"ref":${id}} /-->`.repeat(2)
  const { kept: left } = convert(twice(1), { pattern: (id) => (Number(id) < 40 ? twice(Number(id) + 1) : '<p>x</p>') })
  expect(left.length).toBeLessThan(1000)
})

test('shortcodes inside each other that have not what they take are each kept once', () => {
  const names = ['a_b', 'a_c', 'a_d', 'a_e', 'a_f']
  const html = `${names.map((name) => `[${name}]`).join('')}x${names
    .toReversed()
    .map((name) => `[/${name}]`)
    .join('')}`
  const { kept: left } = convert(html, { shortcodes: Object.fromEntries(names.map((name) => [name, 'link'])) })
  expect(left.map(({ what }) => what)).toEqual(names.map((name) => `[${name}]`))
})

test('a text that is too long says so', () => {
  expect(() => convert('<p>slovo slovo</p>'.repeat(20_000))).toThrow(/longer than 500 kB/)
})

test('Ghost: cards', () => {
  const html =
    '<div class="kg-card kg-callout-card"><div class="kg-callout-emoji">💡</div><div class="kg-callout-text">Pozor</div></div><figure class="kg-card kg-bookmark-card"><a class="kg-bookmark-container" href="https://x.example/"><div class="kg-bookmark-title">X</div><img src="https://x.example/y.png"></a></figure><div class="kg-card kg-toggle-card"><div class="kg-toggle-heading"><h4>Proč</h4><button class="kg-toggle-card-icon"><svg></svg></button></div><div class="kg-toggle-content"><p>Proto</p></div></div><div class="kg-card kg-signup-card"><form></form></div>'
  expect(outline(convert(html, { isWordPress: false }))).toBe(
    [
      'blockquote(💡 Pozor)',
      '{→https://x.example/ X}',
      'h4#proc(Proč)',
      'Proto',
      kept('Form', '<div class="kg-card kg-signup-card"><form></form></div>'),
    ].join('\n'),
  )
})

describe('files of the old site', () => {
  const uploads = 'http://stary.example/wp-content/uploads'
  const pdf = `<a href="${uploads}/a.pdf">Podmínky</a>`

  test('a link to one leads to where it stays, and the post keeps it to be looked at', () => {
    const converted = convert(`<p>${pdf}</p><p>a</p>`, { pictureOf: () => undefined })
    expect(outline(converted)).toBe(
      `{→https://stary.example/wp-content/uploads/a.pdf Podmínky}\na\n${kept('File of the old site', pdf)}`,
    )
    expect(converted.kept).toEqual([{ what: 'File of the old site', example: '/wp-content/uploads/a.pdf' }])
    const ghost = { ...around, isWordPress: false, site: '', pictureOf: () => undefined }
    const html = '<p><a href="__GHOST_URL__/content/files/a.pdf">a</a></p>'
    const there = (standsAt: string) =>
      outline(convertPost({ id: '1', link: '/x/', html, footnotes: '' }, { ...ghost, standsAt }))
    expect(there('http://blog.example')).toContain('{→https://blog.example/content/files/a.pdf a}')
    expect(there('')).toContain('{→/content/files/a.pdf a}')
  })

  test('the block of a file names it once, though it has two links to it', () => {
    const block = `<!-- wp:file --><div class="wp-block-file">${pdf}<a href="${uploads}/a.pdf" class="wp-block-file__button">Stáhnout</a></div><!-- /wp:file -->`
    expect(convert(block, { pictureOf: () => undefined }).kept).toHaveLength(1)
  })

  test('a film that came is the block of a video, with its still picture; links to it lead to it', () => {
    const film = 'videos{"url":"/video/film.mp4"}'
    expect(outline(convert(`<video src="${uploads}/film.mp4" controls></video>`))).toBe(film)
    expect(outline(convert(`[video width="640" mp4="${uploads}/film.mp4"][/video]`))).toBe(film)
    expect(outline(convert(`[video ogv="${uploads}/film.ogv" mp4="${uploads}/film.mp4"]`))).toBe(film)
    expect(outline(convert(`<video poster="${uploads}/a.jpg"><source src="${uploads}/film.mp4"></video>`))).toBe(
      'videos{"url":"/video/film.mp4","still":{"mediaId":"obrazek-jedna","alt":"Z knihovny"}}',
    )
    expect(outline(convert(`<p><a href="${uploads}/film.mp4">film</a></p>`))).toBe('{→/video/film.mp4 film}')
    const card = `<figure class="kg-card kg-video-card"><div><video src="${uploads}/film.mp4"></video></div><figcaption>Jak se točí</figcaption></figure>`
    expect(outline(convert(card, { isWordPress: false }))).toBe(`${film}\nJak se točí`)
    expect(outline(convert(`<video src="${uploads}/film.mp4"><track src="a.vtt"></video>`))).toBe(
      `${film}\n${kept('Captions of a video', '<track src="a.vtt">')}`,
    )
  })

  test('one that did not, and a recording, are kept', () => {
    const film = `<video src="${uploads}/jiny.mp4"></video>`
    const recording = `<audio src="${uploads}/a.mp3"></audio>`
    expect(outline(convert(film + recording))).toBe(`${kept('Film', film)}\n${kept('Recording', recording)}`)
  })
})

test('what a post loses beside its text is kept at its end, and a page without any text says so', () => {
  const beside = (html: string) =>
    convertPost({ id: '1', link: '', html, footnotes: '' }, around, {
      lost: [{ what: 'Caption of a cover', example: 'x', source: 'Od X' }],
      ifEmpty: [{ what: 'Post without a text', example: 'x', source: '/x/' }],
    })
  expect(outline(beside('<p>a</p>'))).toBe(`a\n${kept('Caption of a cover', 'Od X')}`)
  expect(beside('<!-- wp:spacer --><div></div><!-- /wp:spacer -->').kept.map(({ what }) => what)).toEqual([
    'Caption of a cover',
    'Post without a text',
  ])
})

test.each([
  ['a cell', (inside: string) => `<table><tr><td>a ${inside}</td></tr></table>`],
  ['an item', (inside: string) => `<ul><li>a ${inside}</li></ul>`],
  ['a heading', (inside: string) => `<h2>a ${inside}</h2>`],
  ['a quote', (inside: string) => `<blockquote>a ${inside}</blockquote>`],
  ['a caption', (inside: string) => `<figure><img src="/uploads/a.jpg"><figcaption>a ${inside}</figcaption></figure>`],
])('what is kept inside %s is there', (_name, inPlace) => {
  for (const inside of ['<form action="/x"></form>', '[contact-form-7 id="8"]', '<audio src="/a.mp3"></audio>']) {
    const { kept: left, shortcodesConfig } = convert(inPlace(inside))
    expect([inside, left.length, shortcodesConfig.keptSource.length]).toEqual([inside, 1, 1])
  }
})
