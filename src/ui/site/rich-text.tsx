import { Fragment, type ReactNode } from 'react'
import type { Inline, Mark } from '#shared/schema/rich-text.ts'
import { MARK_TAGS } from '#shared/marks.ts'
import { hardSpaces, hardSpacesWithin } from '#shared/czech/typography.ts'
import { OFFER_LINK } from '#ui/site/links.tsx'
import { OfferWarning } from '#ui/site/offer-warning.tsx'

const isOffer = (href: string) => href.startsWith('/go/')

export const leadsToOffer = (node: Inline) =>
  node.type === 'text' && node.marks?.some((mark) => mark.type === 'link' && isOffer(mark.attrs.href))

function linkProps(href: string) {
  if (isOffer(href)) return OFFER_LINK
  return href.startsWith('https:') ? { rel: 'noopener', target: '_blank' } : {}
}

function marked(children: ReactNode, mark: Mark): ReactNode {
  if (mark.type === 'link') {
    return (
      <a href={mark.attrs.href} {...linkProps(mark.attrs.href)}>
        {children}
      </a>
    )
  }
  const Tag = MARK_TAGS[mark.type]
  return <Tag>{children}</Tag>
}

/** How much of a neighbouring text decides about hard spaces: a number, a unit, a preposition. */
const NEIGHBOUR = 16

const spaced = (before: string, text: string, after: string) =>
  before || after ? hardSpacesWithin(before, text, after) : hardSpaces(text)

const textOf = (node: Inline | undefined) => (node?.type === 'text' ? node.text : '')

interface RichTextProps {
  nodes: readonly Inline[]
  /** Off where a surrounding element has the warning for all of its texts. */
  warns?: boolean
}

/** Inline text of posts and blocks, with Czech hard spaces. A link to an offer includes its warning. */
export const RichText = ({ nodes, warns = true }: RichTextProps) => (
  <>
    {typeset(nodes)}
    {warns && nodes.some(leadsToOffer) && <OfferWarning inline />}
  </>
)

const typeset = (nodes: readonly Inline[]) =>
  nodes.map((node, index) => {
    if (node.type === 'hardBreak') return <br key={index} />
    const isCode = node.marks?.some((mark) => mark.type === 'code')
    const before = textOf(nodes[index - 1]).slice(-NEIGHBOUR)
    const after = textOf(nodes[index + 1]).slice(0, NEIGHBOUR)
    const text = isCode ? node.text : spaced(before, node.text, after)
    return node.marks ? <Fragment key={index}>{node.marks.reduceRight(marked, text)}</Fragment> : text
  })
