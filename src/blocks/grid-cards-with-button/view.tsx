import { BlockFrame, type Shown, SubHeading } from '#blocks/block-frame.tsx'
import { BlockButton } from '#blocks/block-link.tsx'
import { CardPicture, CardText } from '#blocks/card-parts.tsx'
import type { GridCardsWithButton } from '#blocks/grid-cards-with-button/block.ts'
import { hardSpaces } from '#shared/czech/typography.ts'

export function GridCardsWithButtonView({ data }: { data: Shown<GridCardsWithButton> }) {
  const { cards, columns, level, uniqId } = data
  return (
    <BlockFrame data={data}>
      <ul className="gc" style={{ '--cols': columns }}>
        {cards.map(({ picture, title, text, button }, index) => (
          <li key={index}>
            <CardPicture picture={picture} columns={columns} />
            <SubHeading under={level}>{hardSpaces(title)}</SubHeading>
            <CardText nodes={text} />
            {button && (
              <div className="gc-b">
                <BlockButton button={button} from={uniqId} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </BlockFrame>
  )
}
