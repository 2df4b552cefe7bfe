import sax, { type Events } from 'sax'
import { decoded } from '#features/import-site/server/read/decode.ts'
import { BadFile } from '#features/import-site/server/read/source.ts'

/** An export nests four levels; a file made to hurt nests a million. */
const MAX_DEPTH = 64
/** Of one element. No post is longer than half a megabyte here. */
export const MAX_TEXT = 2_000_000

export interface XmlElement {
  name: string
  attributes: Record<string, string>
  line: number
  /** Of the element itself, without that of its children; undefined if it is longer than `MAX_TEXT`. */
  text: string | undefined
  children: XmlElement[]
}

interface Wanted {
  /** The element inside which others are given one by one, such as `channel`. */
  container: string
  root: string
}

/**
 * The elements directly inside the container, one by one, so that a file of a gigabyte takes the memory of one post.
 * The parser knows the five entities of XML and refuses all others, declared or not: nothing in a file can expand.
 */
export async function* elementsIn(
  bytes: AsyncIterable<Buffer>,
  { container, root }: Wanted,
): AsyncGenerator<XmlElement> {
  const parser = sax.parser(true, { position: true })
  const open: XmlElement[] = []
  const done: XmlElement[] = []
  let isRootSeen = false
  let isComplete = false

  const onerror: Events['onerror'] = (error) => {
    throw notXml(error, parser.line)
  }
  const ondoctype: Events['ondoctype'] = (doctype) => {
    if (doctype.includes('[') || /\b(?:SYSTEM|PUBLIC)\b/.test(doctype)) {
      throw new BadFile(`Line ${parser.line + 1}: the file declares entities, which no export does. It is not read.`)
    }
  }
  const onopentag: Events['onopentag'] = ({ name, attributes }) => {
    if (!isRootSeen && name !== root)
      throw new BadFile(
        `Line ${parser.line + 1}: this is XML, but not an export of WordPress (<${name}> instead of <${root}>).`,
      )
    isRootSeen = true
    if (open.length >= MAX_DEPTH)
      throw new BadFile(`Line ${parser.line + 1}: elements are nested more than ${MAX_DEPTH} deep.`)
    const element: XmlElement = {
      name,
      attributes,
      line: parser.line + 1,
      text: '',
      children: [],
    }
    const parent = open.at(-1)
    if (parent && parent.name !== container && parent.name !== root) parent.children.push(element)
    open.push(element)
  }
  const addText = (text: string) => {
    const element = open.at(-1)
    // Between the items of a long file there is a megabyte of spaces.
    if (!element || element.name === container || element.name === root || element.text === undefined) return
    element.text = element.text.length + text.length > MAX_TEXT ? undefined : element.text + text
  }
  const onclosetag = () => {
    const element = open.pop()
    if (element && open.at(-1)?.name === container) done.push(element)
    if (open.length === 0) isComplete = true
  }
  const events: Events = { onerror, ondoctype, onopentag, ontext: addText, oncdata: addText, onclosetag }
  Object.assign(parser, events)

  for await (const text of decoded(bytes)) {
    parser.write(text)
    yield* done.splice(0)
  }
  if (!isComplete)
    throw new BadFile(`Line ${parser.line + 1}: the file ends in the middle; it was cut off. Export it again.`)
  parser.close()
  yield* done.splice(0)
}

function notXml(error: Error, line: number): BadFile {
  const [what = ''] = error.message.split('\n')
  if (what.startsWith('Invalid character entity'))
    return new BadFile(
      `Line ${line + 1}: an entity that XML does not know. It is not expanded, and the file is not read.`,
    )
  return new BadFile(`Line ${line + 1}: the file is not XML (${what.replace(/\.$/, '')}).`)
}

const NOTHING: XmlElement[] = []

export const childrenOf = (element: XmlElement, name: string) =>
  element.children.length === 0 ? NOTHING : element.children.filter((child) => child.name === name)

/** The text of a child; '' if there is none. */
export const textOf = (element: XmlElement, name: string): string =>
  element.children.find((child) => child.name === name)?.text?.trim() ?? ''
