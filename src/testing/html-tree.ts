import type { HtmlElement, HtmlNode } from '#posts/admin/editor/paste/html-tree.ts'

const TOKEN =
  /<!--[\s\S]*?-->|<![^>]*>|<\/([\w:-]+)\s*>|<([\w:-]+)((?:\s+[\w:-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+))?)*)\s*\/?>|[^<]+/g
const ATTRIBUTE = /([\w:-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?/g
const VOID = new Set(['br', 'hr', 'img', 'meta', 'link', 'col', 'input'])
const ENTITIES: Record<string, string> = { nbsp: '\u00a0', amp: '&', lt: '<', gt: '>', quot: '"', middot: '·' }

const decode = (text: string) => text.replace(/&(\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)

function attributesOf(source: string): Record<string, string> {
  const pairs = [...source.matchAll(ATTRIBUTE)].map(([, name = '', double, single, bare]) => [
    name.toLowerCase(),
    decode(double ?? single ?? bare ?? ''),
  ])
  return Object.fromEntries(pairs)
}

/** Parses well-formed HTML, as far as tests of pasted pages need it. */
export function htmlTree(html: string): HtmlNode[] {
  const root: HtmlElement = { tag: 'body', attrs: {}, children: [] }
  const open = [root]
  for (const [token, closed, opened, attributes] of html.matchAll(TOKEN)) {
    const parent = open.at(-1) ?? root
    if (closed) {
      while (open.length > 1 && open.pop()?.tag !== closed.toLowerCase());
    } else if (opened) {
      const element: HtmlElement = { tag: opened.toLowerCase(), attrs: attributesOf(attributes ?? ''), children: [] }
      parent.children.push(element)
      if (!VOID.has(element.tag)) open.push(element)
    } else if (!token.startsWith('<')) {
      parent.children.push(decode(token))
    }
  }
  return root.children
}
