import { BlockFrame, type Shown, SubHeading } from '#blocks/block-frame.tsx'
import type { ListsCards } from '#blocks/lists-cards/block.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import { Icon } from '#ui/site/icon.tsx'
import { RichText } from '#ui/site/rich-text.tsx'

export function ListsCardsView({ data }: { data: Shown<ListsCards> }) {
  const { cards, style, level } = data
  const List = style === 'number' ? 'ol' : 'ul'
  return (
    <BlockFrame data={data}>
      <div className={cards.length % 3 === 0 ? 'lc three' : 'lc'}>
        {cards.map(({ title, icon, items }, index) => (
          <div className="card" key={index}>
            <SubHeading under={level}>
              {icon && (
                <span className="ic">
                  <Icon name={icon} />
                </span>
              )}
              {hardSpaces(title)}
            </SubHeading>
            <List className={style}>
              {items.map((item, itemIndex) => (
                <li key={itemIndex}>
                  {style === 'check' && <Icon name="check" />}
                  <span>
                    <RichText nodes={item} />
                  </span>
                </li>
              ))}
            </List>
          </div>
        ))}
      </div>
    </BlockFrame>
  )
}
