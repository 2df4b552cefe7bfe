import { emptyShortcodes } from '#posts/block-lists.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Lookup } from '#blocks/lookup.ts'
import { block, h2, h3, h4, note, ol, p, page, table, ul } from '#posts/content/build.ts'
import { Content } from '#posts/content/schema.ts'
import { ContentView } from '#posts/content/view.tsx'
import { presentBlocks, type ShownNode } from '#posts/present.ts'
import { labels } from '#shared/czech/labels.ts'

const NBSP = '\u00a0'
const nothing: Lookup = {
  casino: () => undefined,
  casinoList: () => [],
  bookmaker: () => undefined,
  bookmakerList: () => [],
  attribute: () => undefined,
  writer: () => undefined,
  rubric: () => undefined,
  picture: () => undefined,
  post: () => undefined,
}
const noBlocks = presentBlocks(emptyShortcodes(), nothing)

const render = (...content: ShownNode[]) =>
  renderToStaticMarkup(<ContentView content={{ type: 'doc', content }} blocks={noBlocks} />)

/** Without pictures, which would have to be resolved. */
const shownNodes = ({ content }: Content) => content.filter((node) => node.type !== 'image')

/** Parsed by the schema first, like everything stored. */
const renderStored = (...content: unknown[]) => render(...shownNodes(Content.parse({ type: 'doc', content })))

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })

describe('the text of a post', () => {
  test('adds the warning to a link to an offer', () => {
    const warning = new RegExp(`</a>\\.<small class="legal ow">18\\+.*${labels.ministryWarning}</small>`)
    expect(renderStored(p('Zkuste [Modrého Lva](/go/modry-lev).'))).toMatch(warning)
    expect(renderStored(ul('Zkuste [Modrého Lva](/go/modry-lev).'))).toMatch(warning)
    expect(renderStored(p('Čtěte [recenzi](/recenze/modry-lev/).'))).not.toContain(labels.ministryWarning)
  })

  test('renders paragraphs with marks, links and Czech hard spaces', () => {
    expect(renderStored(p('Text **v** _akci_ a [odkaz](/jinam/) v Praze.\nDál'))).toBe(
      `<p>Text <strong>v</strong>${NBSP}<em>akci</em> a${NBSP}<a href="/jinam/">odkaz</a> v${NBSP}Praze.<br/>Dál</p>`,
    )
  })

  test('renders powers and indices', () => {
    const raised = { type: 'text', text: '2', marks: [{ type: 'superscript' }] }
    const lowered = { type: 'text', text: '2', marks: [{ type: 'subscript' }] }
    const word = (text: string) => ({ type: 'text', text })
    expect(renderStored({ type: 'paragraph', content: [word('m'), raised, word(', H'), lowered, word('O')] })).toBe(
      '<p>m<sup>2</sup>, H<sub>2</sub>O</p>',
    )
  })

  test('marks external links', () => {
    const markup = renderStored(p('[ven](https://example.cz/) a [nabídka](/go/modry-lev)'))
    expect(markup).toContain('<a href="https://example.cz/" rel="noopener" target="_blank">')
    expect(markup).toContain('<a href="/go/modry-lev" rel="sponsored nofollow noopener" target="_blank">')
  })

  test('does not render an empty paragraph or heading', () => {
    const heading = { type: 'heading', attrs: { level: 2, id: null } }
    expect(renderStored({ type: 'paragraph' }, { type: 'paragraph', content: [] }, heading)).toBe('')
  })

  test('renders headings with their ids', () => {
    expect(renderStored(h2('Výplaty'), h3('Jak rychle'), h4('V neděli'))).toBe(
      `<h2 id="vyplaty">Výplaty</h2><h3 id="jak-rychle">Jak rychle</h3><h4 id="v-nedeli">V${NBSP}neděli</h4>`,
    )
    const withoutId = { type: 'heading', attrs: { level: 2, id: null }, content: [{ type: 'text', text: 'Bez id' }] }
    expect(renderStored(withoutId)).toBe('<h2>Bez id</h2>')
  })

  test('renders lists with any start number, and nested', () => {
    expect(renderStored(ul('první', 'druhý'))).toBe('<ul class="txt"><li>první</li><li>druhý</li></ul>')
    expect(renderStored(ol('první'))).toBe('<ol class="txt"><li>první</li></ol>')
    const inner = { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph('vnořený')] }] }
    const item = { type: 'listItem', content: [paragraph('třetí'), paragraph('další odstavec'), inner] }
    expect(renderStored({ type: 'orderedList', attrs: { start: 3 }, content: [item] })).toBe(
      '<ol class="txt" start="3"><li>třetí<p>další odstavec</p><ul class="txt"><li>vnořený</li></ul></li></ol>',
    )
  })

  test('renders a quotation as a note', () => {
    const markup = renderStored(note('Hrajte s rozvahou.', 'A s limitem.'))
    expect(markup).toMatch(/^<div class="note" role="note"><svg/)
    expect(markup).toContain(`<div><p>Hrajte s${NBSP}rozvahou.</p><p>A${NBSP}s${NBSP}limitem.</p></div>`)
  })

  test('renders pictures with sizes, alt text and caption', () => {
    const picture = { url: '/media/vahy/lg.webp', width: 1600, height: 900, alt: 'Kresba vah' }
    const markup = render({ type: 'image', attrs: { picture, caption: 'Váhy v redakci' } })
    expect(markup).toMatch(/^<figure class="pic"><img [^>]*alt="Kresba vah"/)
    expect(markup).toContain('width="1600" height="900"')
    expect(markup).toContain(`<figcaption>Váhy v${NBSP}redakci</figcaption>`)
    expect(render({ type: 'image', attrs: { picture, caption: '' } })).not.toContain('figcaption')
  })

  test('renders a divider', () => {
    expect(renderStored({ type: 'horizontalRule' })).toBe('<hr/>')
  })
})

describe('tables', () => {
  test('scroll, and their first row is the header', () => {
    const markup = renderStored(table(['Kasino', 'Vklad'], ['Modrý Lev', '200 Kč']))
    expect(markup).toContain('<div class="dt-wrap" role="group" aria-label="Tabulka" tabindex="0"')
    expect(markup).toContain('<thead><tr><th scope="col">Kasino</th><th scope="col">Vklad</th></tr></thead>')
    expect(markup).toContain(`<tbody><tr><td>Modrý Lev</td><td>200${NBSP}Kč</td></tr></tbody>`)
  })

  test('have row headers and merged cells', () => {
    const cell = (type: string, text: string, attrs?: object) => ({ type, attrs, content: [paragraph(text)] })
    const spans = { colspan: 2, rowspan: 3 }
    const row = [cell('tableHeader', 'Vklad'), cell('tableCell', 'zdarma', spans)]
    const markup = renderStored({ type: 'table', content: [{ type: 'tableRow', content: row }] })
    expect(markup).not.toContain('<thead>')
    expect(markup).toContain('<th scope="row">Vklad</th><td colSpan="2" rowSpan="3">zdarma</td>')
  })
})

describe('shortcodes', () => {
  const written = page(
    p('Před blokem.'),
    block('quoteWriters', 'qw-slib', { quote: 'Slib nic nestojí.', person: { name: 'Jana Nováková' } }),
    block('prosConsPosts', 'pc-lev', { source: 'manual', pros: ['Rychlé výplaty'] }),
  )
  const blocks = presentBlocks(written.shortcodesConfig, nothing)
  const content = { type: 'doc' as const, content: shownNodes(written.content) }

  test('have the anchor of the table of contents on their heading', () => {
    const pros = { source: 'manual' as const, pros: ['Rychlé výplaty'] }
    const {
      shortcodesConfig,
      tableContent,
      content: text,
    } = page(
      block('prosConsPosts', 'pc-lev', { ...pros, heading: 'Klady currentY' }),
      block('prosConsPosts', 'pc-bez', { ...pros, heading: 'Bez kotvy', headingId: undefined, level: 3 }),
    )
    expect(tableContent.data).toEqual([
      { headingId: 'klady-currenty', title: 'Klady currentY', level: 2, isActive: true },
    ])
    const shown = presentBlocks(shortcodesConfig, nothing, (words) => words.replace('currentY', '2026'))
    const markup = renderToStaticMarkup(<ContentView content={{ ...text, content: shownNodes(text) }} blocks={shown} />)
    expect(markup).toContain('<h2 class="blk-h" id="klady-currenty">Klady 2026</h2>')
    expect(markup).toMatch(/<h3 class="blk-h">Bez.kotvy<\/h3>/)
  })

  test('are replaced by their blocks, in place', () => {
    const markup = renderToStaticMarkup(<ContentView content={content} blocks={blocks} />)
    expect(markup).toMatch(/^<p>Před blokem\.<\/p><div class="blk"><figure class="quote">.*<div class="pc">/)
    expect(markup).toContain(labels.pros)
  })

  test('without data render nothing', () => {
    expect(renderToStaticMarkup(<ContentView content={content} blocks={noBlocks} />)).toBe('<p>Před blokem.</p>')
  })
})
