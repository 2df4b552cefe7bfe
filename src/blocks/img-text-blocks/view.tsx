import { BlockFrame, type Shown, SubHeading } from '#blocks/block-frame.tsx'
import { BlockButton } from '#blocks/block-link.tsx'
import { sizesIn } from '#blocks/image-sizes.ts'
import type { ImgTextBlocks } from '#blocks/img-text-blocks/block.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import { Img } from '#ui/site/image.tsx'
import { RichText } from '#ui/site/rich-text.tsx'

export function ImgTextBlocksView({ data }: { data: Shown<ImgTextBlocks> }) {
  const { items, level, uniqId } = data
  return (
    <BlockFrame data={data}>
      <div className="its">
        {items.map(({ picture, side, title, text, button }, index) => (
          <div className={look(picture !== undefined, side)} key={index}>
            {picture && (
              <div className="art">
                <Img picture={picture} sizes={sizesIn(2)} />
              </div>
            )}
            <div className="it-t">
              {title && <SubHeading under={level}>{hardSpaces(title)}</SubHeading>}
              <p>
                <RichText nodes={text} />
              </p>
              {button && <BlockButton button={button} from={uniqId} />}
            </div>
          </div>
        ))}
      </div>
    </BlockFrame>
  )
}

function look(hasPicture: boolean, side: 'left' | 'right'): string {
  if (!hasPicture) return 'it bare'
  return side === 'right' ? 'it rev' : 'it'
}
