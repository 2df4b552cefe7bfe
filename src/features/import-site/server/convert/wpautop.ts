/**
 * The classic editor stores no paragraphs: an empty line is one, a single line break is a `<br>`. Elements that are blocks
 * themselves stay outside paragraphs, and what is preformatted stays as it is.
 */
export function autoParagraphs(html: string): string {
  const text = html.replaceAll('\r\n', '\n').replaceAll('\r', '\n')
  return piecesOf(text)
    .map(({ kind, text: piece }) => (kind === 'text' ? paragraphs(piece) : piece))
    .join('')
}

const BLOCKS = new Set(
  (
    'table thead tfoot caption col colgroup tbody td tr th div dl dd dt ul ol li pre form map area blockquote address style ' +
    'p h1 h2 h3 h4 h5 h6 hr fieldset legend section article aside hgroup header footer nav figure figcaption details menu summary ' +
    'script iframe video audio object x-placed'
  ).split(' '),
)
/** What is between their tags is not touched. */
const WHOLE = new Set(
  'pre script style textarea table ul ol dl figure form video audio object iframe select x-placed'.split(' '),
)

interface Piece {
  kind: 'text' | 'tag' | 'whole'
  text: string
}

const TAG = /<(\/?)([a-z][a-z0-9-]*)(?=[\s/>])/iy

/** Runs of text and inline tags, the tags of blocks, and whole elements that have lines of their own. */
function piecesOf(html: string): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  const endText = (at: number) => {
    if (at > from) pieces.push({ kind: 'text', text: html.slice(from, at) })
  }
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', at)) {
    TAG.lastIndex = at
    const [, slash, written = ''] = TAG.exec(html) ?? []
    const name = written.toLowerCase()
    if (!BLOCKS.has(name) && !WHOLE.has(name)) {
      at++
      continue
    }
    const end = html.indexOf('>', at)
    if (end === -1) break
    endText(at)
    const isWhole = slash === '' && WHOLE.has(name)
    from = isWhole ? endOf(html, name, end + 1) : end + 1
    pieces.push({ kind: isWhole ? 'whole' : 'tag', text: html.slice(at, from) })
    at = from
  }
  endText(html.length)
  return pieces
}

/** Behind the end tag that belongs to a start tag; the end of the text if there is none. */
function endOf(html: string, name: string, from: number): number {
  const tag = new RegExp(`<(/?)${name}(?=[\\s/>])`, 'gi')
  tag.lastIndex = from
  let depth = 1
  for (let found = tag.exec(html); found; found = tag.exec(html)) {
    depth += found[1] === '/' ? -1 : 1
    if (depth > 0) continue
    const end = html.indexOf('>', found.index)
    return end === -1 ? html.length : end + 1
  }
  return html.length
}

const paragraphs = (text: string): string =>
  text
    .split(/\n[ \t]*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => `<p>${part.replaceAll('\n', '<br>\n')}</p>`)
    .join('\n')
