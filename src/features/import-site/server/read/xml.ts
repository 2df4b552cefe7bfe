import sax, { type Events } from 'sax'
import { decoded } from '#features/import-site/server/read/decode.ts'
import * as m from '#features/import-site/server/read/messages.ts'
import { BadFile } from '#features/import-site/server/read/source.ts'
import { said } from '#shared/words/message.ts'

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
    throw notXml(error, lineOf(parser))
  }
  const ondoctype: Events['ondoctype'] = (doctype) => {
    if (doctype.includes('[') || /\b(?:SYSTEM|PUBLIC)\b/.test(doctype)) {
      throw new BadFile(said(m.declaresEntities, { line: lineOf(parser) }))
    }
  }
  const onopentag: Events['onopentag'] = ({ name, attributes }) => {
    if (!isRootSeen && name !== root) throw new BadFile(said(m.otherXml, { line: lineOf(parser), name, root }))
    isRootSeen = true
    if (open.length >= MAX_DEPTH) throw new BadFile(said(m.tooNested, { line: lineOf(parser), depth: MAX_DEPTH }))
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
  if (!isComplete) throw new BadFile(said(m.cutOff, { line: lineOf(parser) }))
  parser.close()
  yield* done.splice(0)
}

/** As people count them, and without a comma in it. */
const lineOf = ({ line }: { line: number }): string => String(line + 1)

function notXml(error: Error, line: string): BadFile {
  const [what = ''] = error.message.split('\n')
  if (what.startsWith('Invalid character entity')) return new BadFile(said(m.unknownEntity, { line }))
  return new BadFile(said(m.notXml, { line, what: what.replace(/\.$/, '') }))
}

const NOTHING: XmlElement[] = []

export const childrenOf = (element: XmlElement, name: string) =>
  element.children.length === 0 ? NOTHING : element.children.filter((child) => child.name === name)

/** The text of a child; '' if there is none. */
export const textOf = (element: XmlElement, name: string): string =>
  element.children.find((child) => child.name === name)?.text?.trim() ?? ''
