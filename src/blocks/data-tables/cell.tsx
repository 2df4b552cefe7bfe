import type { DataTable } from '#blocks/data-tables/block.ts'
import { labels } from '#shared/czech/labels.ts'
import type { Inline } from '#shared/schema/rich-text.ts'
import { Icon } from '#ui/site/icon.tsx'
import { leadsToOffer, RichText } from '#ui/site/rich-text.tsx'
import { Score } from '#ui/site/score.tsx'

type ColumnType = DataTable['columns'][number]['type']

interface CellProps {
  type: ColumnType
  nodes: readonly Inline[]
}

const RATING = /^(?:\d|10)(?:[.,]\d)?$/
/** A dash between two numbers or inside a word is no minus. */
const NUMBER = /(?:(?<!\S)[-−–])?\d[\d\s]*(?:[.,]\d+)?/
const ADDRESS = /^(?:https:\/\/|\/(?![/\\]))[^\s\\]*$/

const textOf = (nodes: readonly Inline[]) =>
  nodes
    .map((node) => (node.type === 'text' ? node.text : ' '))
    .join('')
    .trim()

const isPlain = (nodes: readonly Inline[]) => nodes.every((node) => node.type === 'text' && !node.marks?.length)
const asNumber = (text: string) => Number(text.replace(/\s/g, '').replace(/[−–]/, '-').replace(',', '.'))

export function Cell({ type, nodes }: CellProps) {
  const text = textOf(nodes)
  if (type === 'rating' && RATING.test(text) && asNumber(text) <= 10) {
    return <Score rating={asNumber(text)} size="sm" />
  }
  if (type === 'bool' && /^(?:ano|ne)$/i.test(text)) return <YesNo isYes={text.toLowerCase() === 'ano'} />
  if (type === 'link' && isPlain(nodes) && ADDRESS.test(text)) return <RichText nodes={linkTo(text)} warns={false} />
  return <RichText nodes={nodes} warns={false} />
}

const YesNo = ({ isYes }: { isYes: boolean }) => (
  <span className={isYes ? 'yn yes' : 'yn'}>
    <Icon name={isYes ? 'check' : 'x'} />
    {isYes ? labels.yes : labels.no}
  </span>
)

const linkTo = (href: string): Inline[] => [
  { type: 'text', text: href.replace(/^https:\/\//, ''), marks: [{ type: 'link', attrs: { href } }] },
]

export const hasOffer = (nodes: readonly Inline[]) => textOf(nodes).startsWith('/go/') || nodes.some(leadsToOffer)

/** Sort key of numeric columns: „1 000 Kč“ → 1000. */
export function sortValue(type: ColumnType, nodes: readonly Inline[]): number | undefined {
  if (type !== 'number' && type !== 'rating') return undefined
  const found = NUMBER.exec(textOf(nodes))
  return found ? asNumber(found[0]) : undefined
}
