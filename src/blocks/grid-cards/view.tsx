import { BlockFrame, type Shown, SubHeading } from '#blocks/block-frame.tsx'
import { BlockLink } from '#blocks/block-link.tsx'
import { CardPicture, CardText } from '#blocks/card-parts.tsx'
import type { GridCards } from '#blocks/grid-cards/block.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import { OfferWarning } from '#ui/site/offer-warning.tsx'

export function GridCardsView({ data }: { data: Shown<GridCards> }) {
  const { cards, columns, level, uniqId } = data
  return (
    <BlockFrame data={data}>
      <ul className="gc plain" style={{ '--cols': columns }}>
        {cards.map(({ picture, title, text, link }, index) => (
          <li key={index} className={link && 'lnk'}>
            <CardPicture picture={picture} columns={columns} />
            <SubHeading under={level}>
              {link ? (
                <BlockLink link={link} from={uniqId} className="stretch">
                  {hardSpaces(title)}
                </BlockLink>
              ) : (
                hardSpaces(title)
              )}
            </SubHeading>
            <CardText nodes={text} />
            {link?.isOffer && <OfferWarning />}
          </li>
        ))}
      </ul>
    </BlockFrame>
  )
}
