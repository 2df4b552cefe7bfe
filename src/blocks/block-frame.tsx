import type { ReactNode } from 'react'
import type { BlockHeading } from '#blocks/define-block.ts'
import { hardSpaces } from '#shared/czech/typography.ts'

/** Props of a view: the block as returned by `present`, with its id. */
export type Shown<Data> = Data & { uniqId: string }

export function BlockFrame({ data, children }: { data: BlockHeading; children: ReactNode }) {
  const Tag = `h${data.level}` as const
  return (
    <div className="blk">
      {data.heading && (
        <Tag className="blk-h" id={data.headingId}>
          {hardSpaces(data.heading)}
        </Tag>
      )}
      {children}
    </div>
  )
}

interface SubHeadingProps {
  /** Level of the parent heading. */
  under: BlockHeading['level']
  className?: string
  children: ReactNode
}

const TAGS_BELOW = { 2: 'h3', 3: 'h4', 4: 'h5' } as const

/** The heading of a card or an item: one level below the block's heading. */
export function SubHeading({ under, className, children }: SubHeadingProps) {
  const Tag = TAGS_BELOW[under]
  return <Tag className={className ? `sub-h ${className}` : 'sub-h'}>{children}</Tag>
}
