import { isObject } from '#shared/checks/at-path.ts'

/** A block of the editor of WordPress: what is between `<!-- wp:name {…} -->` and its end, in order. */
export interface WpBlock {
  name: string
  attrs: Record<string, unknown>
  inner: (string | WpBlock)[]
  /** The comments themselves, for what is kept as it was. */
  start: string
  end: string
}

export const hasBlocks = (html: string): boolean => html.includes('<!-- wp:')

interface Comment {
  isEnd: boolean
  isAlone: boolean
  name: string
  attrs: Record<string, unknown>
}

const NAME = /^(\/?)wp:([a-z][a-z0-9_-]*(?:\/[a-z][a-z0-9_-]*)?)(?=[\s{/]|$)/

/** Attributes are JSON in which `--`, `<`, `>` and `&` are escaped, so the first `-->` ends the comment. */
function readComment(inside: string): Comment | undefined {
  const text = inside.trim()
  const found = NAME.exec(text)
  const [matched = '', slash, name = ''] = found ?? []
  if (!found) return undefined
  const isAlone = text.endsWith('/')
  const json = text.slice(matched.length, isAlone ? -1 : undefined).trim()
  return { isEnd: slash === '/', isAlone, name: name.includes('/') ? name : `core/${name}`, attrs: attrsIn(json) }
}

function attrsIn(json: string): Record<string, unknown> {
  if (json === '') return {}
  try {
    const attrs: unknown = JSON.parse(json)
    return isObject(attrs) ? attrs : {}
  } catch {
    return {}
  }
}

/** Deeper ones are taken for the content of those around them. */
const MAX_DEPTH = 100

/** The blocks of a post and the HTML between them. An end without a start is ignored, a start without an end ends last. */
export function readBlocks(html: string): (string | WpBlock)[] {
  const top: (string | WpBlock)[] = []
  const open: WpBlock[] = []
  const inner = () => open.at(-1)?.inner ?? top
  const addHtml = (text: string) => {
    if (text !== '') inner().push(text)
  }
  let from = 0
  for (let at = html.indexOf('<!--'); at !== -1; at = html.indexOf('<!--', at + 4)) {
    const end = html.indexOf('-->', at + 4)
    if (end === -1) break
    const comment = readComment(html.slice(at + 4, end))
    if (!comment) {
      at = end - 1
      continue
    }
    addHtml(html.slice(from, at))
    from = end + '-->'.length
    const written = html.slice(at, from)
    const { name, attrs, isEnd, isAlone } = comment
    if (isEnd) closeUpTo(open, name, written)
    else {
      const block: WpBlock = { name, attrs, inner: [], start: written, end: '' }
      inner().push(block)
      if (!isAlone && open.length < MAX_DEPTH) open.push(block)
    }
    at = end - 1
  }
  addHtml(html.slice(from))
  return top
}

function closeUpTo(open: WpBlock[], name: string, written: string): void {
  const index = open.findLastIndex((block) => block.name === name)
  const block = open[index]
  if (!block) return
  block.end = written
  open.length = index
}

export const blockSource = ({ start, inner, end }: WpBlock): string =>
  start + inner.map((part) => (typeof part === 'string' ? part : blockSource(part))).join('') + end

export const wordAttr = ({ attrs }: WpBlock, name: string): string => {
  const value = attrs[name]
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
}
