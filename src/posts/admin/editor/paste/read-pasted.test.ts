import type { JSONContent } from '@tiptap/core'
import { expect, test } from 'vitest'
import { readPasted } from '#posts/admin/editor/paste/read-pasted.ts'
import { editorSchema } from '#testing/arbitrary-content.ts'
import { toStored } from '#posts/admin/editor/stored/to-stored.ts'
import { Content } from '#posts/content/schema.ts'
import { htmlTree } from '#testing/html-tree.ts'

const ORIGIN = 'https://rozvazne.example'
const read = (html: string) => readPasted(htmlTree(html), ORIGIN)

/** The stored content; must be valid. */
function stored(html: string) {
  const { nodes } = read(html)
  const doc = editorSchema.nodeFromJSON({ type: 'doc', content: nodes.length > 0 ? nodes : [{ type: 'paragraph' }] })
  doc.check()
  const { content } = toStored(doc.toJSON())
  expect(Content.safeParse(content).error).toBeUndefined()
  return content.content
}

/** Compact notation of the result: tags for blocks, plain words inside. */
function outline(html: string): string {
  const line = (nodes: JSONContent[] = []): string =>
    nodes
      .map(({ text, marks = [] }) => {
        const names = marks.map(({ type, attrs }) =>
          type === 'link' ? `→${String(attrs?.['href'])}` : type.slice(0, 1),
        )
        return names.length > 0 ? `{${names.toSorted().join('')} ${text ?? ''}}` : (text ?? '⏎')
      })
      .join('')
  const show = ({ type, attrs, content = [] }: JSONContent): string => {
    if (type === 'paragraph') return line(content)
    if (type === 'heading') return `h${String(attrs?.['level'])}(${line(content)})`
    if (type === 'image') return `img(${String(attrs?.['alt'])})`
    const name = attrs?.['isQuote'] === true ? 'quote' : (type ?? '')
    return `${name}(${content.map(show).join(' | ')})`
  }
  return read(html).nodes.map(show).join('\n')
}

test('Word: headings, formatting, an empty paragraph, and none of its styles', () => {
  const html = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15">
    <style><!-- p.MsoNormal {margin:0cm; font-family:"Calibri"} --></style></head><body lang=CS>
    <!--StartFragment-->
    <p class=MsoTitle>Recenze kasina<o:p></o:p></p>
    <h1>Výplaty<a name="_Toc1"></a><o:p></o:p></h1>
    <h3 style='margin-left:18pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span style='font:7pt "Times New Roman"'>&nbsp; </span></span><![endif]><b>Podrobně</b></h3>
    <p class=MsoNormal><b>Tučně</b> a <i style='mso-bidi-font-style:normal'>šikmo</i>,
      <u>pod</u><s>škrt</s> <span style='color:red;mso-fareast-language:CS'>červeně</span><o:p></o:p></p>
    <p class=MsoNormal><o:p>&nbsp;</o:p></p>
    <p class=MsoNormal><a href="https://herna.example/a">odkaz</a>, <a href="#_Toc1">obsah</a>,
      <a href="http://nezabezpeceno.example/">stará</a>, <a href="javascript:alert(1)">zlá</a></p>
    <!--EndFragment--></body></html>`
  expect(outline(html)).toBe(
    [
      'h2(Recenze kasina)',
      'h2(Výplaty)',
      'h3(Podrobně)',
      '{b Tučně} a {i šikmo}, {u pod}{s škrt} červeně',
      '{→https://herna.example/a odkaz}, obsah, stará, zlá',
    ].join('\n'),
  )
  stored(html)
})

const wordItem = (level: number, marker: string, text: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><!--[if !supportLists]--><span
   style='font-family:Symbol;mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><!--[endif]-->${text}<o:p></o:p></p>\n`

test('Word: list paragraphs become nested lists', () => {
  const html = [
    wordItem(1, '·', 'první'),
    wordItem(2, 'o', 'vnořená'),
    wordItem(2, 'o', 'druhá vnořená'),
    wordItem(1, '·', 'druhá'),
    wordItem(1, '1.', 'jedna'),
    wordItem(2, 'a)', 'písmeno'),
    wordItem(1, '2.', 'dvě'),
    '<p class=MsoNormal>Konec</p>',
  ].join('')
  expect(outline(html)).toBe(
    [
      'bulletList(listItem(první | bulletList(listItem(vnořená) | listItem(druhá vnořená))) | listItem(druhá))',
      'orderedList(listItem(jedna | orderedList(listItem(písmeno))) | listItem(dvě))',
      'Konec',
    ].join('\n'),
  )
  stored(html)
})

test('Word: a list nested too deep is flattened', () => {
  const html = [1, 2, 3, 4, 5, 6, 7].map((level) => wordItem(level, '·', `úroveň ${level}`)).join('')
  expect(JSON.stringify(stored(html))).toContain('úroveň 7')
})

test('Word: a table with merged cells', () => {
  const html = `<table class=MsoTableGrid border=1><tbody>
    <tr><td colspan=2 width=200 style='width:5cm'><p class=MsoNormal><b>Banka</b><o:p></o:p></p></td></tr>
    <tr><td><p class=MsoNormal>Karta</p></td><td><p class=MsoNormal>1 den</p><ul><li>hned</li></ul></td></tr>
    <tr></tr></tbody></table>`
  expect(stored(html)).toEqual([
    {
      type: 'table',
      content: [
        {
          type: 'tableRow',
          content: [
            {
              type: 'tableCell',
              attrs: { colspan: 2, rowspan: 1 },
              content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Banka', marks: [{ type: 'bold' }] }] }],
            },
          ],
        },
        {
          type: 'tableRow',
          content: [
            { type: 'tableCell', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Karta' }] }] },
            {
              type: 'tableCell',
              content: [
                { type: 'paragraph', content: [{ type: 'text', text: '1 den' }] },
                {
                  type: 'bulletList',
                  content: [
                    { type: 'listItem', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'hned' }] }] },
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
  ])
})

test('Google Docs: the wrapper is not bold, styles become marks, links lose the redirect', () => {
  const html = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1a2b">
    <h2 dir="ltr" style="line-height:1.38"><span style="font-size:16pt;font-weight:700">Nadpis</span></h2>
    <p dir="ltr"><span style="font-weight:700;font-style:normal">tučně</span><span style="font-weight:400">, </span><span
      style="font-weight:400;font-style:italic;text-decoration:underline">obojí</span><span> a </span><a
      href="https://www.google.com/url?q=https://zdroj.example/x?a%3D1&amp;sa=D" style="text-decoration:none"><span
      style="color:#1155cc;text-decoration:underline">zdroj</span></a></p><br />
    <ul><li dir="ltr" aria-level="1"><p dir="ltr"><span>první</span></p></li>
      <ul><li dir="ltr" aria-level="2"><p dir="ltr"><span>vnořená</span></p></li></ul>
      <li dir="ltr"><p dir="ltr"><span>druhá</span></p></li></ul>
    <p><span><img src="https://lh7-rt.googleusercontent.com/docsz/x" width="602" height="400" /></span></p></b>`
  expect(outline(html)).toBe(
    [
      'h2(Nadpis)',
      '{b tučně}, {iu obojí} a {→https://zdroj.example/x?a=1 zdroj}',
      'bulletList(listItem(první | bulletList(listItem(vnořená))) | listItem(druhá))',
    ].join('\n'),
  )
  expect(read(html).foreignPictures).toHaveLength(1)
  stored(html)
})

test('a web page is reduced to nodes of the post schema', () => {
  const html = `<div class="article" onclick="x()"><script>alert(1)</script><style>p{}</style>
    <header><h1 id="top">Titulek <small>malý</small></h1></header>
    <section>Volný text<div>a blok</div>konec<br><br>nový odstavec<br>řádek</section>
    <blockquote><p>Citát</p><h4>v citátu</h4></blockquote><hr>
    <pre><code>npm start
  další</code></pre>
    <dl><dt>Pojem</dt><dd>Význam</dd></dl>
    <ol start="4"><li>čtyři<table><tr><td>v seznamu</td></tr></table></li><li></li></ol>
    <p><a href="${ORIGIN}/recenze/modry-lev/?x=1#y">vlastní</a> <a href="/kontakt/">kontakt</a> <a href="relativni">nic</a>
    <a href="mailto:a@b.cz">pošta</a></p>
    <iframe src="https://video.example"></iframe><button>Klik</button><svg><text>ne</text></svg></div>`
  expect(outline(html)).toBe(
    [
      'h2(Titulek malý)',
      'Volný text',
      'a blok',
      'konec',
      'nový odstavec⏎řádek',
      'quote(Citát | v citátu)',
      'horizontalRule()',
      '{c npm start}⏎{c   další}',
      'Pojem',
      'Význam',
      'orderedList(listItem(čtyři | v seznamu))',
      '{→/recenze/modry-lev/?x=1#y vlastní} {→/kontakt/ kontakt} nic {→mailto:a@b.cz pošta}',
      '{→https://video.example/ https://video.example/}',
    ].join('\n'),
  )
  expect(stored(html)[10]).toMatchObject({ type: 'orderedList', attrs: { start: 4 } })
})

test('pictures with bytes are included, tracking pixels dropped, foreign ones reported', () => {
  const png = 'data:image/png;base64,iVBORw0KGgo='
  const { nodes, foreignPictures } = read(
    `<p>Před<img src="${png}" alt="Graf">za</p><ul><li>bod <img src="${png}" alt="V seznamu"></li></ul>
     <img src="https://jinde.example/a.jpg"><img src="file:///C:/Temp/clip.png"><img src="https://spy.example/1.gif" width=1 height=1>
     <img src="/media/x/lg.webp" data-media-id="obrazek-0001" alt="Náš"><img src="data:image/svg+xml;base64,PHN2Zz4=">`,
  )
  expect(foreignPictures).toEqual(['a.jpg', 'clip.png', 'a picture of an unknown kind'])
  expect(nodes).toMatchObject([
    { type: 'paragraph', content: [{ text: 'Před' }] },
    { type: 'image', attrs: { pending: png, alt: 'Graf' } },
    { type: 'paragraph', content: [{ text: 'za' }] },
    { type: 'bulletList' },
    { type: 'image', attrs: { pending: png, alt: 'V seznamu' } },
    { type: 'image', attrs: { mediaId: 'obrazek-0001', alt: 'Náš' } },
  ])
})

test('an oversized table is cut and reported', () => {
  const cells = '<td>x</td>'.repeat(25)
  const { nodes, isTableCut } = read(`<table>${`<tr>${cells}</tr>`.repeat(210)}</table>`)
  expect(isTableCut).toBe(true)
  expect(nodes[0]?.content).toHaveLength(200)
  expect(nodes[0]?.content?.[0]?.content).toHaveLength(20)
  stored(`<table>${`<tr>${cells}</tr>`.repeat(210)}</table>`)
})

test('a cell over very many rows can still be stored', () => {
  const rows = Array.from(
    { length: 150 },
    (_, row) => `<tr>${row === 0 ? '<td rowspan="150">a</td>' : ''}<td>b</td></tr>`,
  )
  const [table] = stored(`<table>${rows.join('')}</table>`)
  expect(table).toMatchObject({ content: { 0: { content: { 0: { attrs: { rowspan: 100 } } } } } })
})

test('a list inside a heading becomes part of its line', () => {
  expect(outline('<h2>Výplaty<ul><li>rychlé</li><li>levné</li></ul></h2>')).toBe('h2(Výplaty⏎rychlé⏎levné)')
  expect(stored('<h2>Výplaty<ul><li>rychlé</li></ul></h2>')).toHaveLength(1)
})

test('deeply nested lists can still be stored', () => {
  const deep = Array.from({ length: 9 }).reduce<string>(
    (inner, _, index) => `<ul><li>${9 - index}${inner}</li></ul>`,
    '',
  )
  expect(JSON.stringify(stored(deep))).toContain('"9"')
  expect(JSON.stringify(stored(`<table><tr><td>${deep}</td></tr></table>`))).toContain('"9"')
})

test('an empty paste has no nodes', () => {
  expect(stored('<p>&nbsp;</p><div><br></div><ul></ul><table></table><blockquote></blockquote>')).toEqual([])
})

test('clipboard pictures replace foreign ones if there are equally many', () => {
  const html =
    '<p>a</p><img src="file:///C:/clip_image001.png" alt="Graf"><p>b</p><img src="file:///C:/clip_image002.png">'
  const places = (clipboardPictures: string[]) =>
    readPasted(htmlTree(html), ORIGIN, clipboardPictures).nodes.map(({ type, attrs }) => attrs?.['pending'] ?? type)
  expect(places(['blob:1', 'blob:2'])).toEqual(['paragraph', 'blob:1', 'paragraph', 'blob:2'])
  expect(places(['blob:1'])).toEqual(['paragraph', 'paragraph'])
  expect(readPasted(htmlTree(html), ORIGIN, ['blob:1']).foreignPictures).toEqual(['Graf', 'clip_image002.png'])
})

test('powers and indices keep their place, from tags, styles and MathML', () => {
  const html = `<p>x<sup>2</sup>, H<sub>2</sub>O, 10<span style="vertical-align: super; font-size: 0.6em">3</span></p>
    <p><math><mrow><msup><mi>y</mi><mn>4</mn></msup><annotation>y^4</annotation></mrow></math></p>`
  const raised = stored(html).flatMap((node) => (node.type === 'paragraph' ? (node.content ?? []) : []))
  const shown = raised.map((node) => (node.type === 'text' ? `${node.marks?.[0]?.type ?? ''}:${node.text}` : ''))
  expect(shown).toEqual([
    ':x',
    'superscript:2',
    ':, H',
    'subscript:2',
    ':O, 10',
    'superscript:3',
    ':y',
    'superscript:4',
  ])
  expect(read(html).isFormulaFlat).toBe(true)
})

test('embedded content becomes a link, and is named if it has no address', () => {
  const html = `<p>Video:</p><iframe src="https://www.youtube.com/embed/abc-1?rel=0" title="Player"></iframe>
    <ul><li><video><source src="https://herna.example/a.mp4"></video></li></ul>
    <object data="http://stare.example/hra.swf"></object><iframe srcdoc="x" title="Kalkulačka"></iframe>`
  expect(outline(html)).toBe(
    [
      'Video:',
      '{→https://www.youtube.com/watch?v=abc-1 https://www.youtube.com/watch?v=abc-1}',
      'bulletList(listItem({→https://herna.example/a.mp4 https://herna.example/a.mp4}))',
      'http://stare.example/hra.swf',
    ].join('\n'),
  )
  expect(read(html)).toMatchObject({ lostEmbeds: ['Kalkulačka'] })
  expect(read(html).embeds).toHaveLength(3)
})
