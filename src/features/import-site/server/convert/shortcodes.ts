/** `[name key="value"]inside[/name]` in the text of a post. */
export interface WpShortcode {
  name: string
  attrs: Record<string, string>
  /** Undefined if it stands alone. */
  inside: string | undefined
  source: string
}

const NAME = /\[([a-z][a-z0-9_-]+)(?=[\s/\]])/iy
const MAX_TAG = 4000
/** A post has tens of them; what is beyond stays text. */
const MAX_TRIES = 3000

/** Those of WordPress itself. */
const KNOWN = new Set(['caption', 'wp_caption', 'gallery', 'embed', 'audio', 'video', 'playlist'])

/**
 * Replaces each with what it becomes. `[1]` and `[sic]` are words in brackets, so an unknown name counts only with
 * attributes, an end, a hyphen or underscore, or alone on its line. Attributes and comments of HTML are left alone.
 */
export function replaceShortcodes(html: string, become: (shortcode: WpShortcode) => string): string {
  const sign = /[<[]/g
  const parts: string[] = []
  let from = 0
  let tries = 0
  for (let found = sign.exec(html); found; found = sign.exec(html)) {
    const at = found.index
    if (found[0] === '<') {
      sign.lastIndex = endOfTag(html, at)
      continue
    }
    const read = tries < MAX_TRIES ? readShortcode(html, at) : undefined
    if (read) tries++
    if (!read?.shortcode) continue
    parts.push(html.slice(from, at), become(read.shortcode))
    from = read.end
    sign.lastIndex = from
  }
  parts.push(html.slice(from))
  return parts.join('')
}

/** Shortcodes in code are examples. */
const QUOTED = /<(pre|code|script|style|textarea)(?=[\s>])/iy

function endOfTag(html: string, at: number): number {
  if (html.startsWith('<!--', at)) return endAfter(html, '-->', at)
  QUOTED.lastIndex = at
  const name = QUOTED.exec(html)?.[1]
  if (name) return endAfter(html, `</${name}`, at)
  const next = /[<>]/g
  next.lastIndex = at + 1
  const end = next.exec(html)
  // `a < b` is text.
  return end?.[0] === '>' ? end.index + 1 : at + 1
}

function endAfter(html: string, what: string, from: number): number {
  const at = html.indexOf(what, from)
  return at === -1 ? html.length : at + what.length
}

interface Read {
  /** Undefined for words in brackets. */
  shortcode?: WpShortcode
  end: number
}

function readShortcode(html: string, at: number): Read | undefined {
  NAME.lastIndex = at
  const [start = '', name = ''] = NAME.exec(html) ?? []
  if (start === '') return undefined
  const length = html.slice(at, at + MAX_TAG).indexOf(']')
  const close = at + length
  // `[[name]]` shows a shortcode instead of running it.
  if (length === -1 || (html[at - 1] === '[' && html[close + 1] === ']')) return { end: at }
  const written = html.slice(at + start.length, close)
  const attrs = attrsIn(written)
  const endTag = `[/${name}]`
  const endAt = written.endsWith('/') ? -1 : html.indexOf(endTag, close)
  // Two of a kind side by side, of which only a later one has an end: this one stands alone.
  const isPair = endAt !== -1 && !html.slice(close, endAt).includes(`[${name}`)
  const isKnown = KNOWN.has(name.toLowerCase()) || isPair || Object.keys(attrs).length > 0 || /[_-]/.test(name)
  if (!isKnown && !isAloneOnLine(html, at, close)) return { end: at }
  const end = isPair ? endAt + endTag.length : close + 1
  const inside = isPair ? html.slice(close + 1, endAt) : undefined
  return { shortcode: { name: name.toLowerCase(), attrs, inside, source: html.slice(at, end) }, end }
}

const ROOM = 40
const isAloneOnLine = (html: string, at: number, close: number): boolean => {
  const before = html.slice(Math.max(0, at - ROOM), at).split(/[\n>]/)
  const [after = ''] = html.slice(close + 1, close + 1 + ROOM).split(/[\n<]/)
  return before.at(-1)?.trim() === '' && after.trim() === ''
}

/** `id="1" title='x' columns=3` */
function attrsIn(written: string): Record<string, string> {
  const attrs: Record<string, string> = {}
  let from = 0
  for (let at = written.indexOf('='); at !== -1; at = written.indexOf('=', from)) {
    const key = written.slice(from, at).trim().split(/\s/).at(-1) ?? ''
    const quote = written[at + 1] ?? ''
    const isQuoted = quote === '"' || quote === "'"
    const start = isQuoted ? at + 2 : at + 1
    const length = isQuoted ? written.slice(start).indexOf(quote) : written.slice(start).search(/\s/)
    const end = length === -1 ? written.length : start + length
    if (key !== '') attrs[key.toLowerCase()] = written.slice(start, end)
    from = isQuoted ? end + 1 : end
  }
  return attrs
}
