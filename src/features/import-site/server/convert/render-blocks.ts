import { MAX_ANSWER, MAX_FAQ } from '#posts/limits.ts'
import { plainText } from '#shared/plain-text.ts'
import type { JSONContent } from '@tiptap/core'
import type { Made, Surroundings } from '#features/import-site/server/convert/made.ts'
import { readInline } from '#features/import-site/server/convert/read-html.ts'
import { elementsOf, treeOfHtml } from '#features/import-site/server/convert/tree.ts'
import { blockSource, readBlocks, type WpBlock, wordAttr } from '#features/import-site/server/convert/wp-blocks.ts'
import { autoParagraphs } from '#features/import-site/server/convert/wpautop.ts'
import { escapeHtml, tag } from '#features/import-site/server/read/html-text.ts'
import type { FaqItem } from '#posts/schema.ts'
import { textIn } from '#posts/admin/editor/paste/html-tree.ts'
import { isObject } from '#shared/checks/at-path.ts'

const NBSP = '\u00a0'
const MAX_PATTERNS = 300
/** Without content: an empty space, or where the page was cut for a list. */
const NOTHING = new Set(['core/spacer', 'core/more', 'core/nextpage'])
/** An HTML of their own, made by the server of WordPress while it shows them. */
const isDynamic = ({ inner }: WpBlock) => inner.every((part) => typeof part === 'string' && part.trim() === '')

interface Rendering {
  around: Surroundings
  made: Made
  /** HTML that stands for what was made already. */
  place: (nodes: JSONContent[]) => string
  faq: FaqItem[]
  footnotes: string
}

/** The HTML of a post written in the editor of blocks: most blocks are HTML already, some only say what they want. */
export function renderBlocks(html: string, rendering: Rendering): string {
  const { around, made, place } = rendering
  const patterns: string[] = []
  let shown = 0

  const all = (parts: readonly (string | WpBlock)[]): string =>
    parts.map((part) => (typeof part === 'string' ? part : one(part))).join('')
  const keep = (block: WpBlock) => place(made.keep(nameOf(block), blockSource(block)))

  function one(block: WpBlock): string {
    made.use(nameOf(block))
    if (NOTHING.has(block.name)) return ''
    if (block.name === 'core/embed' || block.name.startsWith('core-embed/')) return embed(block)
    switch (block.name) {
      case 'core/freeform':
        return autoParagraphs(all(block.inner))
      case 'core/block':
        return pattern(block)
      case 'core/query':
        return keep(block)
      case 'core/social-link':
        return socialLink(block)
      case 'core/footnotes':
        return footnotes(rendering.footnotes)
      case 'core/verse':
      case 'core/preformatted':
        return all(block.inner)
          .replaceAll(/\n( *)/g, (_all, spaces: string) => `<br>${NBSP.repeat(spaces.length)}`)
          .replaceAll('<pre', '<div')
          .replaceAll('</pre>', '</div>')
      case 'yoast/faq-block':
        return faq(block, 'jsonQuestion', 'jsonAnswer')
      case 'rank-math/faq-block':
        return faq(block, 'title', 'content')
      default:
        return isDynamic(block) ? keep(block) : all(block.inner)
    }
  }

  /** A pattern is a post of its own; one that contains itself would never end, nor would thirty that each show the next one twice. */
  function pattern(block: WpBlock): string {
    const ref = wordAttr(block, 'ref')
    const source = around.pattern(ref)
    if (source === undefined || patterns.includes(ref) || ++shown > MAX_PATTERNS) return keep(block)
    patterns.push(ref)
    const rendered = all(readBlocks(source))
    patterns.pop()
    return rendered
  }

  function embed(block: WpBlock): string {
    const url = wordAttr(block, 'url')
    const caption = [...elementsOf(treeOfHtml(all(block.inner)))].find((element) => element.tag === 'figcaption')
    const title = caption ? textIn(caption.children).trim() : ''
    const video = made.video(url, title)
    if (video) return place(video)
    const words = title || url
    return url === '' ? keep(block) : tag('p', {}, tag('a', { href: url }, escapeHtml(words)))
  }

  function socialLink(block: WpBlock): string {
    const [href, label] = [wordAttr(block, 'url'), wordAttr(block, 'label') || wordAttr(block, 'service')]
    return href === '' ? keep(block) : tag('li', {}, tag('a', { href }, escapeHtml(label || href)))
  }

  function faq(block: WpBlock, question: string, answer: string): string {
    const items = Array.isArray(block.attrs['questions']) ? block.attrs['questions'].filter(isObject) : []
    const read = items.flatMap((item): FaqItem[] => {
      const words = [item[question], item[answer]].map((text) => (typeof text === 'string' ? text : ''))
      const asked = plainText(readInline(treeOfHtml(words[0] ?? '')) ?? []).trim()
      const answered = readInline(treeOfHtml(words[1] ?? '')) ?? []
      const isFit =
        asked !== '' &&
        asked.length <= 200 &&
        plainText(answered).trim() !== '' &&
        plainText(answered).length <= MAX_ANSWER
      return isFit ? [{ question: asked, answer: answered, isActive: item['visible'] !== false }] : []
    })
    if (read.length < items.length || rendering.faq.length + read.length > MAX_FAQ || read.length === 0)
      return all(block.inner)
    rendering.faq.push(...read)
    return ''
  }

  return readBlocks(html)
    .map((part) => (typeof part === 'string' ? classic(part) : one(part)))
    .join('')
}

/** What is between blocks was written in the classic editor. */
const classic = (html: string) => (html.trim() === '' ? '' : autoParagraphs(html))

const nameOf = ({ name }: WpBlock) => name.replace(/^core\//, '')

/** WordPress keeps footnotes beside the text, and an anchor of each inside. */
function footnotes(json: string): string {
  const notes = parsed(json)
  if (notes.length === 0) return ''
  const items = notes.map(({ content }) => tag('li', {}, typeof content === 'string' ? content : ''))
  return `<h2 id="poznamky">Poznámky</h2>${tag('ol', {}, items.join(''))}`
}

function parsed(json: string): Record<string, unknown>[] {
  try {
    const notes: unknown = JSON.parse(json || '[]')
    return Array.isArray(notes) ? notes.filter(isObject) : []
  } catch {
    return []
  }
}
