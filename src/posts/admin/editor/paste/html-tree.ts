/** HTML as plain data, so that its conversion needs no DOM. */
export type HtmlNode = string | HtmlElement
export interface HtmlElement {
  tag: string
  attrs: Record<string, string>
  children: HtmlNode[]
}

/** Skips comments, including Word's conditional ones. */
export function treeOf(node: Node): HtmlNode[] {
  return [...node.childNodes].flatMap((child): HtmlNode[] => {
    if (child instanceof Text) return [child.data]
    if (!(child instanceof Element)) return []
    const attrs = Object.fromEntries([...child.attributes].map(({ name, value }) => [name, value]))
    return [{ tag: child.localName, attrs, children: treeOf(child) }]
  })
}

export const styleOf = ({ attrs }: HtmlElement) => (attrs['style'] ?? '').toLowerCase().replaceAll(/\s+/g, ' ')

export function styleValue(element: HtmlElement, property: string): string {
  const declaration = styleOf(element)
    .split(';')
    .find((each) => each.trim().startsWith(`${property}:`))
  return declaration?.slice(declaration.indexOf(':') + 1).trim() ?? ''
}

export const textIn = (nodes: readonly HtmlNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : textIn(node.children))).join('')
