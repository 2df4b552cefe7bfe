import { Parser } from 'htmlparser2'
import { escapeHtml } from '#features/import-site/server/read/html-text.ts'
import type { HtmlElement, HtmlNode } from '#posts/admin/editor/paste/html-tree.ts'

/** What is deeper becomes part of the element at this depth: what reads the tree recurses, and a stack is finite. */
const MAX_DEPTH = 120

/** What the browser's parser makes of pasted HTML, here without a browser. */
export function treeOfHtml(html: string): HtmlNode[] {
  const top: HtmlElement = { tag: '', attrs: {}, children: [] }
  const open = [top]
  let tooDeep = 0
  const last = () => open.at(-1) ?? top
  const parser = new Parser({
    onopentag(tag, attrs) {
      if (open.length > MAX_DEPTH) {
        tooDeep++
        return
      }
      const element = { tag, attrs, children: [] }
      last().children.push(element)
      open.push(element)
    },
    onclosetag() {
      if (tooDeep > 0) tooDeep--
      else open.pop()
    },
    ontext(text) {
      const { children } = last()
      const before = children.at(-1)
      if (typeof before === 'string') children[children.length - 1] = before + text
      else children.push(text)
    },
  })
  parser.write(html)
  parser.end()
  return top.children
}

const VOID = new Set(['br', 'hr', 'img', 'input', 'source', 'embed', 'wbr', 'track', 'col', 'param', 'meta', 'link'])
const RAW = new Set(['script', 'style', 'noscript'])

export const isElement = (node: HtmlNode): node is HtmlElement => typeof node !== 'string'

/** The element written down again, to be kept. */
export function sourceOf(node: HtmlNode, isRaw = false): string {
  if (typeof node === 'string') return isRaw ? node : escapeHtml(node)
  const attrs = Object.entries(node.attrs).map(([name, value]) =>
    value === '' ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`,
  )
  const start = `<${node.tag}${attrs.join('')}>`
  if (VOID.has(node.tag)) return start
  return `${start}${node.children.map((child) => sourceOf(child, RAW.has(node.tag))).join('')}</${node.tag}>`
}

export function* elementsOf(nodes: readonly HtmlNode[]): Generator<HtmlElement> {
  for (const node of nodes) {
    if (typeof node === 'string') continue
    yield node
    yield* elementsOf(node.children)
  }
}

export const hasClass = ({ attrs }: HtmlElement, ...names: string[]): boolean => {
  const own = (attrs['class'] ?? '').split(/\s+/)
  return names.some((name) => own.includes(name))
}
