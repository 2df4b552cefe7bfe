import type { ReactNode } from 'react'
import type { BlockHeading } from '#blocks/define-block.ts'
import { hardSpaces } from '#shared/czech/typography.ts'

/** What a view gets: the block as `present` made it, and the id that tells it apart on the page. */
export type Shown<Data> = Data & { uniqId: string }

/** Every block stands in one of these; what is inside adapts to its width, not to the screen's. */
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
  /** The level of the heading this one stands under. */
  under: BlockHeading['level']
  className?: string
  id?: string
  children: ReactNode
}

const TAGS_BELOW = { 2: 'h3', 3: 'h4', 4: 'h5' } as const

/** The heading of a card or an item: one level below the block's own. */
export function SubHeading({ under, className, id, children }: SubHeadingProps) {
  const Tag = TAGS_BELOW[under]
  return (
    <Tag className={className ? `sub-h ${className}` : 'sub-h'} id={id}>
      {children}
    </Tag>
  )
}
