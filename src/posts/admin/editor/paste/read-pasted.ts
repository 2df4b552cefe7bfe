import type { JSONContent } from '@tiptap/core'
import { type HtmlElement, type HtmlNode, textIn } from '#posts/admin/editor/paste/html-tree.ts'
import { linesOf, type Marks, marksOf, NO_MARKS, squeeze, textNode } from '#posts/admin/editor/paste/read-inline.ts'
import { headingId } from '#blocks/define-block.ts'
import { type ForeignPicture, isForeign, pendingPicture, readPicture } from '#posts/admin/editor/paste/read-picture.ts'
import { embedAddress, isEmbed } from '#posts/admin/editor/paste/read-embed.ts'
import { type Origin, readHref } from '#posts/admin/editor/paste/read-href.ts'
import { CALLOUT } from '#posts/admin/editor/schema/flow.ts'
import { readTable } from '#posts/admin/editor/paste/read-table.ts'
import { ownOf } from '#shared/objects.ts'
import {
  isOrderedItem,
  isWordMarker,
  nestItems,
  type WordItem,
  wordLevel,
} from '#posts/admin/editor/paste/word-list.ts'

/** Result of parsing pasted HTML. `pending` of a picture is the source of its bytes. */
export interface Pasted {
  nodes: JSONContent[]
  foreignPictures: string[]
  /** Addresses of embedded content, which became links. */
  embeds: string[]
  /** Names of embedded content without an address, which is left out. */
  lostEmbeds: string[]
  isFormulaFlat: boolean
  isTableCut: boolean
}

const HEADINGS: Record<string, number> = { h1: 2, h2: 2, h3: 3, h4: 4, h5: 4, h6: 4 }
const words = (list: string) => new Set(list.split(' '))
const SKIPPED = words(
  'script style meta link title head noscript template svg button input select textarea canvas annotation annotation-xml',
)
const BLOCKS = words(
  'p div section article main header footer aside nav address figure figcaption details summary dl dt dd li thead tbody tfoot tr td th caption center form fieldset body html',
)
/** Maximum nesting of lists, see `CONTENT_MAX_DEPTH`. */
const LIST_DEPTH = 4
const LIST_DEPTH_IN_CELL = 3

/** Headings, tables and pictures only at the top level; `listDepth` is how many more lists may be nested. */
interface Place {
  isText: boolean
  listDepth: number
}

const paragraph = (content: JSONContent[]): JSONContent => ({ type: 'paragraph', content })
const isBold = ({ type }: { type: string }) => type === 'bold'

/** Drops what is not in the post schema. Clipboard pictures replace foreign ones in order, if equally many. */
export function readPasted(
  tree: readonly HtmlNode[],
  siteOrigin: string,
  clipboardPictures: readonly string[] = [],
): Pasted {
  const pasted = readPage(tree, { siteOrigin }, [])
  const isComplete = clipboardPictures.length > 0 && clipboardPictures.length === pasted.foreignPictures.length
  return isComplete ? readPage(tree, { siteOrigin }, [...clipboardPictures]) : pasted
}

interface Page extends Origin {
  /** What an element becomes, for one who knows more of it than pasting does; undefined leaves it to that. */
  become?: (element: HtmlElement) => JSONContent[] | undefined
}

export function readPage(tree: readonly HtmlNode[], origin: Page, clipboardPictures: string[]): Pasted {
  const left: Omit<Pasted, 'nodes'> = {
    foreignPictures: [],
    embeds: [],
    lostEmbeds: [],
    isFormulaFlat: false,
    isTableCut: false,
  }
  /** Pictures inside lists and tables are moved after them. */
  const waiting: JSONContent[] = []
  return { nodes: read(tree, { isText: true, listDepth: LIST_DEPTH }), ...left }

  function read(nodes: readonly HtmlNode[], place: Place): JSONContent[] {
    const inside = { ...place, isText: false }
    const done: JSONContent[] = []
    let line: JSONContent[] = []
    let items: WordItem[] = []

    const endList = () => {
      done.push(...nestItems(items, place.listDepth))
      items = []
    }
    const endLine = () => {
      const lines = linesOf(line).map(paragraph)
      if (lines.length > 0) endList()
      done.push(...lines)
      line = []
    }
    const add = (...blocks: JSONContent[]) => {
      endLine()
      endList()
      done.push(...blocks)
      if (place.isText) done.push(...waiting.splice(0))
    }
    const walk = (children: readonly HtmlNode[], marks: Marks) => {
      for (const child of children) {
        if (typeof child !== 'string') element(child, marks)
        else if (line.length > 0 || child.trim() !== '') line.push(textNode(squeeze(child), marks))
      }
    }
    const asBlock = (node: HtmlElement, marks: Marks) => {
      endLine()
      walk(node.children, marksOf(node, marks, origin))
      endLine()
    }

    function element(node: HtmlElement, marks: Marks): void {
      const { tag } = node
      const level = ownOf(HEADINGS, tag) ?? (/\bMsoTitle\b/.test(node.attrs['class'] ?? '') ? 2 : undefined)
      const itemLevel = wordLevel(node)
      const own = origin.become?.(node)
      if (own) return placeAll(own)
      if (SKIPPED.has(tag) || isWordMarker(node)) return
      if (tag === 'br') line.push({ type: 'hardBreak' })
      else if (tag === 'img') picture(node)
      else if (isEmbed(node)) embed(node)
      else if (tag === 'math') formula(node, marks)
      else if (tag === 'msup' || tag === 'msub') raised(node, tag, marks)
      else if (level !== undefined) heading(node, level)
      else if (itemLevel !== undefined && place.listDepth > 0) wordItem(node, itemLevel)
      else if ((tag === 'ul' || tag === 'ol') && place.listDepth > 0) add(...list(node))
      else if (tag === 'ul' || tag === 'ol') asBlock(node, marks)
      else if (tag === 'pre') add(...code(node))
      else if (tag === 'table' && place.isText) add(...table(node))
      else if (tag === 'blockquote' && place.isText) add(...quote(node))
      else if (tag === 'hr') add(...(place.isText ? [{ type: 'horizontalRule' }] : []))
      else if (BLOCKS.has(tag) || tag === 'blockquote' || tag === 'table') asBlock(node, marks)
      else walk(node.children, marksOf(node, marks, origin))
    }

    function embed(node: HtmlElement): void {
      const address = embedAddress(node)
      if (address === undefined) {
        left.lostEmbeds.push(node.attrs['title'] || node.tag)
        return
      }
      left.embeds.push(address)
      endLine()
      line.push(textNode(address, { names: new Set(), href: readHref(address, origin) }))
      endLine()
    }

    function formula(node: HtmlElement, marks: Marks): void {
      left.isFormulaFlat = true
      walk(node.children, marks)
    }

    function raised(node: HtmlElement, tag: 'msup' | 'msub', marks: Marks): void {
      const [base = [], ...rest] = node.children.filter((child) => typeof child !== 'string').map((child) => [child])
      walk(base, marks)
      const name = tag === 'msup' ? 'superscript' : 'subscript'
      walk(rest.flat(), { ...marks, names: new Set([...marks.names, name]) })
    }

    function picture(node: HtmlElement): void {
      const read = readPicture(node)
      const image = read && isForeign(read) ? fromClipboard(read) : read
      if (image) placeAll([image])
    }

    function placeAll(blocks: JSONContent[]): void {
      if (blocks.length === 0) return
      if (place.isText) add(...blocks)
      else waiting.push(...blocks)
    }

    function fromClipboard({ name, alt }: ForeignPicture): JSONContent | undefined {
      const bytes = clipboardPictures.shift()
      if (bytes === undefined) left.foreignPictures.push(name)
      return bytes === undefined ? undefined : pendingPicture(bytes, alt)
    }

    /** Drops bold, which headings have anyway. */
    function heading(node: HtmlElement, level: number): void {
      const content = joined(read(node.children, { ...inside, listDepth: 0 })).map(({ marks = [], ...rest }) => {
        const others = marks.filter((mark) => !isBold(mark))
        return others.length > 0 ? { ...rest, marks: others } : rest
      })
      if (content.length === 0) return
      const id = origin.keepsIds ? headingId.safeParse(node.attrs['id']).data : undefined
      const attrs = id === undefined ? { level } : { level, id }
      add(place.isText ? { type: 'heading', attrs, content } : paragraph(content))
    }

    function wordItem(node: HtmlElement, itemLevel: number): void {
      endLine()
      const content = read(node.children, { ...inside, listDepth: 0 })
      if (content.length > 0) items.push({ level: itemLevel, isOrdered: isOrderedItem(node), content })
    }

    function list(node: HtmlElement): JSONContent[] {
      const content: JSONContent[] = []
      for (const child of node.children) {
        const isList = typeof child !== 'string' && (child.tag === 'ul' || child.tag === 'ol')
        const own = typeof child !== 'string' && child.tag === 'li' ? child.children : [child]
        const blocks = read(own, { isText: false, listDepth: place.listDepth - 1 })
        const before = content.at(-1)
        // Google Docs places a nested list next to its item instead of inside.
        if (isList && before) before.content?.push(...blocks)
        else if (blocks.length > 0) content.push({ type: 'listItem', content: blocks })
      }
      if (content.length === 0) return []
      const start = Math.trunc(Number(node.attrs['start'])) || 1
      return [node.tag === 'ul' ? { type: 'bulletList', content } : { type: 'orderedList', attrs: { start }, content }]
    }

    function quote(node: HtmlElement): JSONContent[] {
      const content = read(node.children, inside)
      const isQuote = !(CALLOUT in node.attrs)
      return content.length > 0 ? [{ type: 'blockquote', attrs: { isQuote }, content }] : []
    }

    function table(node: HtmlElement): JSONContent[] {
      const readCell = (cell: HtmlElement) => read(cell.children, { isText: false, listDepth: LIST_DEPTH_IN_CELL })
      const { table: made, isCut } = readTable(node, readCell)
      left.isTableCut ||= isCut
      return made ? [made] : []
    }

    walk(nodes, NO_MARKS)
    add()
    return done
  }
}

const joined = (blocks: readonly JSONContent[]): JSONContent[] =>
  blocks.flatMap((block, index) => [...(index > 0 ? [{ type: 'hardBreak' }] : []), ...(block.content ?? [])])

function code(node: HtmlElement): JSONContent[] {
  const lines = textIn(node.children).replaceAll('\r', '').replace(/^\n+/, '').trimEnd().split('\n')
  const content = lines.flatMap((text, index) => [
    ...(index > 0 ? [{ type: 'hardBreak' }] : []),
    ...(text === '' ? [] : [textNode(text, { names: new Set(['code']) })]),
  ])
  return lines.join('') === '' ? [] : [paragraph(content)]
}
