import { z } from 'zod'
import { htmlOfLexical } from '#features/import-site/server/read/ghost-lexical.ts'
import { escapeHtml, tag } from '#features/import-site/server/read/html-text.ts'
import { ownOf } from '#shared/objects.ts'

const Marker = z.tuple([z.number(), z.array(z.number()), z.number(), z.union([z.string(), z.number()])])
const Mobiledoc = z.object({
  markups: z.array(z.tuple([z.string()], z.array(z.string()))).default([]),
  atoms: z.array(z.tuple([z.string()], z.unknown())).default([]),
  cards: z.array(z.tuple([z.string(), z.record(z.string(), z.unknown())], z.unknown())).default([]),
  sections: z.array(z.array(z.unknown())).default([]),
})
type Mobiledoc = z.infer<typeof Mobiledoc>

const Markers = z.array(Marker)
const MARKUP = 1
const LIST = 3
const CARD = 10
const TAGS = new Set('p h1 h2 h3 h4 h5 h6 blockquote aside ul ol b strong i em u s code sub sup a'.split(' '))

/** Names of cards that the newer editor calls otherwise. */
const CARDS: Record<string, string> = { hr: 'horizontalrule', code: 'codeblock', 'card-markdown': 'markdown' }

/** HTML of a Ghost post from before 2023 that was never rendered; see htmlOfLexical. */
export function htmlOfMobiledoc(source: string): string {
  const read = Mobiledoc.safeParse(jsonOf(source))
  if (!read.success) return tag('script', { type: 'application/mobiledoc' }, source.replaceAll('</', '<\\/'))
  return read.data.sections.map((section) => sectionOf(section, read.data)).join('')
}

function jsonOf(source: string): unknown {
  try {
    return JSON.parse(source)
  } catch {
    return undefined
  }
}

function sectionOf([type, first, second]: unknown[], doc: Mobiledoc): string {
  if (type === CARD && typeof first === 'number') return cardOf(doc.cards[first])
  if (typeof first !== 'string' || !TAGS.has(first)) return ''
  const lines = z.array(Markers).safeParse(type === LIST ? second : [second])
  if (!lines.success) return ''
  const html = lines.data.map((markers) => lineOf(markers, doc))
  if (type === LIST) return tag(first, {}, html.map((line) => tag('li', {}, line)).join(''))
  return type === MARKUP ? tag(first === 'aside' ? 'blockquote' : first, {}, html.join('')) : ''
}

/** A card has the same fields as the node of the newer editor. */
function cardOf(card: Mobiledoc['cards'][number] | undefined): string {
  if (!card) return ''
  const [name, payload] = card
  return htmlOfLexical(JSON.stringify({ root: { type: ownOf(CARDS, name) ?? name, ...payload } }))
}

function lineOf(markers: z.infer<typeof Markers>, doc: Mobiledoc): string {
  const open: string[] = []
  let html = ''
  for (const [type, opened, closed, value] of markers) {
    for (const index of opened) {
      const [name = '', attributes = []] = markupOf(doc.markups[index])
      html += TAGS.has(name) ? openTag(name, attributes) : ''
      open.push(TAGS.has(name) ? `</${name}>` : '')
    }
    html += type === 0 ? escapeHtml(String(value)) : doc.atoms[Number(value)]?.[0] === 'soft-return' ? '<br>' : ''
    for (let index = 0; index < closed; index++) html += open.pop() ?? ''
  }
  return html + open.toReversed().join('')
}

const markupOf = (markup: unknown): [string?, string[]?] => {
  const read = z.tuple([z.string()]).rest(z.array(z.string())).safeParse(markup)
  return read.success ? [read.data[0], read.data[1]] : []
}

function openTag(name: string, attributes: string[]): string {
  const href = attributes[attributes.indexOf('href') + 1]
  return tag(name, { href: attributes.includes('href') ? href : undefined }, '').replace(`</${name}>`, '')
}
