import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2'

const HIDDEN = new Set(
  'script style title textarea iframe noembed noframes xmp template noscript svg head select object math'.split(' '),
)
/** Inline elements, which do not end a line. */
const INLINE = new Set(
  'a abbr acronym b bdi bdo big cite code data del dfn em font i img input ins kbd label mark nobr q s samp small span strike strong sub sup td th time tt u var wbr'.split(
    ' ',
  ),
)
const CELLS = new Set(['td', 'th'])

/** Characters without a width: they only say where a word may break. */
const UNSEEN = /[\u00AD\u200B-\u200D\uFEFF]/g

const ignore = () => undefined

/** The visible text of a page, line by line. Only tokenized: a hostile page may nest a hundred thousand elements. */
export function linesOfHtml(html: string): string[] {
  const lines: string[] = []
  let line = ''
  const hidden = createOpenElements()
  function breakLine(): void {
    const text = line.replaceAll(UNSEEN, '').replaceAll(/\s+/g, ' ').trim()
    if (text !== '') lines.push(text)
    line = ''
  }
  function add(text: string): void {
    if (hidden.isEmpty()) line += text
  }
  function pass(name: string): void {
    // The end tag of the head is optional.
    if (name === 'body') hidden.closeAll()
    if (CELLS.has(name)) line += ' '
    else if (!INLINE.has(name) && hidden.isEmpty()) breakLine()
  }
  const nameAt = (start: number, end: number) => html.slice(start, end).toLowerCase()
  const callbacks: TokenizerCallbacks = {
    ontext: (start, end) => add(html.slice(start, end)),
    ontextentity: (codePoint) => add(String.fromCodePoint(codePoint)),
    onopentagname(start, end) {
      const name = nameAt(start, end)
      if (HIDDEN.has(name)) hidden.open(name)
      pass(name)
    },
    onclosetag(start, end) {
      const name = nameAt(start, end)
      if (HIDDEN.has(name)) hidden.close(name)
      pass(name)
    },
    onopentagend: ignore,
    onselfclosingtag: ignore,
    onattribname: ignore,
    onattribdata: ignore,
    onattribentity: ignore,
    onattribend: ignore,
    oncomment: ignore,
    oncdata: ignore,
    ondeclaration: ignore,
    onprocessinginstruction: ignore,
    onend: ignore,
  }
  const tokenizer = new Tokenizer({ decodeEntities: true }, callbacks)
  tokenizer.write(html)
  tokenizer.end()
  breakLine()
  return lines
}

/** A stack that also counts names: searching it at each end tag would take too long on a hostile page. */
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
