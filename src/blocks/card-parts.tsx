import { sizesIn } from '#blocks/image-sizes.ts'
import type { Picture } from '#shared/schema/picture.ts'
import type { Inline } from '#shared/schema/rich-text.ts'
import { Img } from '#ui/site/image.tsx'
import { RichText } from '#ui/site/rich-text.tsx'

export const CardPicture = ({ picture, columns }: { picture: Picture | undefined; columns: number }) =>
  picture ? (
    <div className="art">
      <Img picture={picture} sizes={sizesIn(columns)} shape="16x9" />
    </div>
  ) : null

export const CardText = ({ nodes }: { nodes: readonly Inline[] }) =>
  nodes.length > 0 ? (
    <p>
      <RichText nodes={nodes} />
    </p>
  ) : null
