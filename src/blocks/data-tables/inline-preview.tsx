import { Fragment, type ReactNode } from 'react'
import { MARK_TAGS } from '#shared/marks.ts'
import type { Inline, Mark } from '#shared/schema/rich-text.ts'

const TAGS = { ...MARK_TAGS, link: 'u' } as const

function marked(children: ReactNode, { type }: Mark): ReactNode {
  const Tag = TAGS[type]
  return <Tag>{children}</Tag>
}

export const InlinePreview = ({ nodes }: { nodes: readonly Inline[] }) =>
  nodes.map((node, index) =>
    node.type === 'hardBreak' ? (
      <br key={index} />
    ) : (
      <Fragment key={index}>{(node.marks ?? []).reduceRight<ReactNode>(marked, node.text)}</Fragment>
    ),
  )
