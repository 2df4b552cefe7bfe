import { characterIn } from '#server/facts/character-references.ts'

/** Raw text elements, whose content is not visible. */
const RAW = new Set(['script', 'style', 'title', 'textarea', 'iframe', 'noembed', 'noframes', 'xmp'])
/** Other invisible elements, with all their content. */
const HIDDEN = new Set(['template', 'noscript', 'svg', 'head', 'select', 'object', 'math'])
/** Inline elements, which do not end a line. */
const INLINE = new Set(
  'a abbr acronym b bdi bdo big cite code data del dfn em font i img input ins kbd label mark nobr q s samp small span strike strong sub sup td th time tt u var wbr'.split(
    ' ',
  ),
)

const isLetter = (sign: string | undefined) => sign !== undefined && /[a-z]/i.test(sign)
const isSpace = (sign: string | undefined) => sign === undefined || /\s/.test(sign)

interface Tag {
  name: string
  isEnd: boolean
  /** Where the text continues. */
  end: number
}

/**
 * The visible text of the page, line by line. Tokenizes the markup like browsers do (tags with quoted attributes,
 * comments, raw text elements), in one pass.
 */
export function linesOfHtml(html: string): string[] {
  const lines: string[] = []
  let line = ''
  const hidden = createOpenElements()
  const breakLine = () => {
    const text = line.replaceAll(/\s+/g, ' ').trim()
    if (text !== '') lines.push(text)
    line = ''
  }
  for (let at = 0; at < html.length;) {
    const next = html.indexOf('<', at)
    const text = html.slice(at, next === -1 ? undefined : next)
    if (hidden.isEmpty()) line += decoded(text)
    if (next === -1) break
    const tag = tagAt(html, next)
    if (!tag) {
      // A plain character.
      if (hidden.isEmpty()) line += '<'
      at = next + 1
      continue
    }
    at = tag.end
    const { name, isEnd } = tag
    if (name === '') continue
    if (RAW.has(name) && !isEnd) at = endOfRaw(html, at, name)
    else if (HIDDEN.has(name) && isEnd) hidden.close(name)
    else if (HIDDEN.has(name)) hidden.open(name)
    // The end tag of the head is optional.
    if (name === 'body') hidden.closeAll()
    if (name === 'td' || name === 'th') line += ' '
    else if (!INLINE.has(name) && hidden.isEmpty()) breakLine()
  }
  breakLine()
  return lines
}

/** A stack that also counts names: a page may nest hundreds of thousands, too many to search at each end tag. */
function createOpenElements() {
  const stack: string[] = []
  const counts = new Map<string, number>()
  const count = (name: string, change: number) => counts.set(name, (counts.get(name) ?? 0) + change)
  return {
    isEmpty: () => stack.length === 0,
    open(name: string) {
      stack.push(name)
      count(name, 1)
    },
    /** Closes the innermost of this name, and all inside it. */
    close(name: string) {
      if (!counts.get(name)) return
      let last: string
      do {
        last = stack.pop() ?? name
        count(last, -1)
      } while (last !== name)
    },
    closeAll() {
      stack.length = 0
      counts.clear()
    },
  }
}

/** The tag or comment that starts here; without a name: a comment, or something else that is invisible. */
function tagAt(html: string, start: number): Tag | undefined {
  const first = html[start + 1]
  const none = (end: number): Tag => ({ name: '', isEnd: false, end: end === -1 ? html.length : end })
  if (html.startsWith('<!--', start)) {
    const end = html.indexOf('-->', start + 4)
    return none(end === -1 ? -1 : end + 3)
  }
  if (first === '!' || first === '?') {
    const end = html.indexOf('>', start)
    return none(end === -1 ? -1 : end + 1)
  }
  const isEnd = first === '/'
  const from = start + (isEnd ? 2 : 1)
  if (!isLetter(html[from])) return undefined
  let at = from
  while (at < html.length && !isSpace(html[at]) && html[at] !== '>' && html[at] !== '/') at++
  const name = html.slice(from, at).toLowerCase()
  return { name, isEnd, end: endOfTag(html, at) }
}

/** The position after the unquoted `>`. */
function endOfTag(html: string, start: number): number {
  for (let at = start; at < html.length; at++) {
    const sign = html[at]
    if (sign === '>') return at + 1
    const isValue = (sign === '"' || sign === "'") && followsEquals(html, at)
    if (!isValue) continue
    const closing = html.indexOf(sign, at + 1)
    if (closing === -1) return html.length
    at = closing
  }
  return html.length
}

function followsEquals(html: string, quote: number): boolean {
  let at = quote - 1
  while (at > 0 && isSpace(html[at])) at--
  return html[at] === '='
}

/** Where the end tag of a raw text element starts. */
function endOfRaw(html: string, start: number, name: string): number {
  for (let at = start; ; at++) {
    at = html.indexOf('</', at)
    if (at === -1) return html.length
    const after = html[at + 2 + name.length]
    const isNamed = html.slice(at + 2, at + 2 + name.length).toLowerCase() === name
    if (isNamed && (isSpace(after) || after === '>' || after === '/')) return at
  }
}

/** Decodes `&nbsp;`, `&#160;` and `&#xa0;`. */
function decoded(text: string): string {
  let result = ''
  for (let at = 0; at < text.length;) {
    const next = text.indexOf('&', at)
    if (next === -1) return result + text.slice(at)
    const { character, length } = characterIn(text, next)
    result += text.slice(at, next) + character
    at = next + length
  }
  return result
}
