import { Fragment, type ReactNode } from 'react'
import { language } from '#shared/words/language.ts'
import { type Message, templateOf, type Value, written } from '#shared/words/message.ts'

type Part = ReactNode | Value | ((inner: string) => ReactNode)
type Parts<P, Tag extends string> = { [Name in keyof P]: P[Name] | ReactNode } & {
  [Name in Tag]: (inner: string) => ReactNode
}

const PARAMETER = /\{([^{}]+)\}/g
const PART = /(<\w+>[^<]*<\/\w+>|\{[^{}]+\})/

/** A sentence with elements in it: `rich(m.readFirst, { a: (inner) => <Link to="…">{inner}</Link> })`. */
export function rich<P, Tag extends string>(message: Message<P, Tag>, parts: Parts<P, Tag>): ReactNode {
  const given: Readonly<Record<string, Part>> = parts
  const plain = Object.fromEntries(Object.entries(given).filter(isPlain))
  return templateOf(message, plain)
    .split(PART)
    .map((piece, at) => <Fragment key={at}>{pieceOf(piece, given, plain)}</Fragment>)
}

const isPlain = (entry: [string, Part]): entry is [string, string | number] =>
  typeof entry[1] === 'string' || typeof entry[1] === 'number'

function pieceOf(
  piece: string,
  given: Readonly<Record<string, Part>>,
  plain: Record<string, string | number>,
): ReactNode {
  if (piece.startsWith('{')) {
    const name = piece.slice(1, -1)
    const part = given[name]
    return name in plain || typeof part === 'function' ? written(name, plain, language()) : (part as ReactNode)
  }
  if (!piece.startsWith('<')) return piece
  const name = piece.slice(1, piece.indexOf('>'))
  const part = given[name]
  const inner = piece.slice(name.length + 2, -name.length - 3)
  const said = inner.replaceAll(PARAMETER, (_, parameter: string) => written(parameter, plain, language()))
  return typeof part === 'function' ? part(said) : said
}
