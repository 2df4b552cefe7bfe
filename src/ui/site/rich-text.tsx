import { Fragment, type ReactNode } from 'react'
import type { Inline, Mark } from '#shared/schema/rich-text.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import { OFFER_LINK } from '#ui/site/links.tsx'

const TAGS = { bold: 'strong', italic: 'em', underline: 'u', strike: 's', code: 'code' } as const

function linkProps(href: string) {
  if (href.startsWith('/go/')) return OFFER_LINK
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
  const Tag = TAGS[mark.type]
  return <Tag>{children}</Tag>
}

/** A preposition may end one node and its word start the next; any letter stands in for that word. */
const joined = (text: string, isFollowed: boolean) =>
  isFollowed ? hardSpaces(`${text}x`).slice(0, -1) : hardSpaces(text)

/** Inline text of posts and blocks, with the hard spaces that Czech wants. */
export const RichText = ({ nodes }: { nodes: readonly Inline[] }) =>
  nodes.map((node, index) => {
    if (node.type === 'hardBreak') return <br key={index} />
    const isCode = node.marks?.some((mark) => mark.type === 'code')
    const text: ReactNode = isCode ? node.text : joined(node.text, nodes[index + 1]?.type === 'text')
    return <Fragment key={index}>{(node.marks ?? []).reduceRight(marked, text)}</Fragment>
  })
