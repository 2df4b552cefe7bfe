import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'
import { language } from '#shared/words/language.ts'
import { type Message, type Params, templateOf, type Value, written } from '#shared/words/message.ts'

type Part = ReactNode | Value | ((inner: string) => ReactNode)
type Parts<P, Tag extends string> = { [Name in keyof P]: P[Name] | ReactNode } & {
  [Name in Tag]: (inner: string) => ReactNode
}

const PARAMETER = /\{([^{}]+)\}/g
const PART = /(<\w+>[^<]*<\/\w+>|\{[^{}]+\})/

/** A sentence with elements in it: `rich(m.readFirst, { a: (inner) => <Link to="…">{inner}</Link> })`. */
export function rich<P, Tag extends string>(message: Message<P, Tag>, parts: Parts<P, Tag>): ReactNode {
  const given: Readonly<Record<string, Part>> = parts
  const values = Object.fromEntries(Object.entries(given).filter(isValue))
  return templateOf(message, values)
    .split(PART)
    .map((piece, at) => <Fragment key={at}>{pieceOf(piece, given, values)}</Fragment>)
}

/** What messages write themselves: not an element, nor a function that makes one. */
const isValue = (entry: [string, Part]): entry is [string, Value] => {
  const [, part] = entry
  if (typeof part === 'function') return 'isNoun' in part
  return typeof part === 'object'
    ? part !== null && 'key' in part && 'text' in part
    : ['string', 'number'].includes(typeof part)
}

function pieceOf(piece: string, given: Readonly<Record<string, Part>>, values: Params): ReactNode {
  if (piece.startsWith('{')) {
    const name = piece.slice(1, -1)
    const part = given[name]
    return isElement(part) ? part : written(name, values, language())
  }
  if (!piece.startsWith('<')) return piece
  const name = piece.slice(1, piece.indexOf('>'))
  const part = given[name]
  const inner = piece.slice(name.length + 2, -name.length - 3)
  const said = inner.replaceAll(PARAMETER, (_, parameter: string) => written(parameter, values, language()))
  return typeof part === 'function' ? part(said) : said
}

const isElement = (part: Part): part is ReactElement => typeof part === 'object' && isValidElement(part)
