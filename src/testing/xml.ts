interface XmlElement {
  name: string
  attributes: Record<string, string>
  text: string
  children: XmlElement[]
}

const TOKEN = /<\?xml [^?]*\?>|<(\/?)([\w:.-]+)((?:\s+[\w:.-]+="[^"<]*")*)\s*(\/?)>|([^<]+)/gy
const ATTRIBUTE = /([\w:.-]+)="([^"]*)"/g
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function unescape(text: string): string {
  return text.replace(/&(?:(\w+);)?/g, (whole, name: string | undefined) => {
    const sign = name && ENTITIES[name]
    if (!sign) throw new Error(`Not an entity: ${whole} in ${text}`)
    return sign
  })
}

/** Strict and small: throws if the document is not well-formed. */
export function parseXml(source: string): XmlElement {
  // oxlint-disable-next-line no-control-regex -- exactly these are forbidden in XML
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/.test(source)) throw new Error('A character XML forbids')
  const root: XmlElement = { name: '', attributes: {}, text: '', children: [] }
  const open = [root]
  let end = 0
  for (const match of source.matchAll(TOKEN)) {
    end = match.index + match[0].length
    const [, closing, name, attributes = '', selfClosing, text] = match
    const parent = open.at(-1) ?? root
    if (text !== undefined) parent.text += unescape(text)
    if (name === undefined) continue
    if (closing) {
      if (parent.name !== name) throw new Error(`</${name}> closes <${parent.name}>`)
      open.pop()
      continue
    }
    const pairs = [...attributes.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [key, unescape(value)])
    const element: XmlElement = { name, attributes: Object.fromEntries(pairs), text: '', children: [] }
    parent.children.push(element)
    if (!selfClosing) open.push(element)
  }
  if (end !== source.length) throw new Error(`Not XML at ${end}: ${source.slice(end, end + 40)}`)
  const [only, ...others] = root.children
  if (open.length !== 1 || !only || others.length > 0 || root.text.trim()) throw new Error('Not one closed element')
  return only
}

export const childrenOf = (element: XmlElement, name: string) => element.children.filter((child) => child.name === name)
export const textOf = (element: XmlElement, name: string) => childrenOf(element, name)[0]?.text
