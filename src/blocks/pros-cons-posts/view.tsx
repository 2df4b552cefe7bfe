import { BlockFrame, type Shown, SubHeading } from '#blocks/block-frame.tsx'
import type { BlockHeading } from '#blocks/define-block.ts'
import type { ProsCons } from '#blocks/pros-cons-posts/block.ts'
import { labels } from '#shared/czech/labels.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import { Icon } from '#ui/site/icon.tsx'

export function ProsConsView({ data }: { data: Shown<ProsCons> }) {
  const { pros, cons, level } = data
  return (
    <BlockFrame data={data}>
      <div className="pc">
        <Side look="p" title={labels.pros} items={pros} under={level} />
        <Side look="c" title={labels.cons} items={cons} under={level} />
      </div>
    </BlockFrame>
  )
}

interface SideProps {
  look: 'p' | 'c'
  title: string
  items: string[]
  under: BlockHeading['level']
}

function Side({ look, title, items, under }: SideProps) {
  if (items.length === 0) return null
  const icon = <Icon name={look === 'p' ? 'check' : 'x'} />
  return (
    <div className={look}>
      <SubHeading under={under}>
        <span>{icon}</span>
        {title}
      </SubHeading>
      <ul>
        {items.map((item, index) => (
          <li key={index}>
            {icon}
            <span>{hardSpaces(item)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
