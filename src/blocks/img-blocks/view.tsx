import { BlockFrame, type Shown } from '#blocks/block-frame.tsx'
import { BlockLink } from '#blocks/block-link.tsx'
import { sizesIn } from '#blocks/image-sizes.ts'
import type { ImgBlocks } from '#blocks/img-blocks/block.ts'
import { labels } from '#shared/czech/labels.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import { biggestUrl, Img } from '#ui/site/image.tsx'
import { OfferWarning } from '#ui/site/offer-warning.tsx'

export function ImgBlocksView({ data }: { data: Shown<ImgBlocks> }) {
  const { images, layout, lightbox, uniqId } = data
  return (
    <BlockFrame data={data}>
      <div className={`figs ${layout}`}>
        {images.map((image, index) => (
          <Figure key={index} image={image} layout={layout} lightbox={lightbox} from={uniqId} />
        ))}
      </div>
      {images.some((image) => image.link?.isOffer) && (
        <OfferWarning note={labels.legal.offers} className="offers-legal" />
      )}
    </BlockFrame>
  )
}

interface FigureProps extends Pick<ImgBlocks, 'layout' | 'lightbox'> {
  image: ImgBlocks['images'][number]
  from: string
}

function Figure({ image: { picture, caption, link }, layout, lightbox, from }: FigureProps) {
  const shown = (
    <Img
      picture={picture}
      sizes={sizesIn(layout === 'single' ? 1 : 2)}
      {...(layout === 'grid' ? { shape: '4x3' } : {})}
    />
  )
  const name = picture.alt || caption
  const content = () => {
    if (link) {
      return (
        <BlockLink link={link} from={from} label={picture.alt ? undefined : caption || labels.source}>
          {shown}
        </BlockLink>
      )
    }
    if (!lightbox) return shown
    // Without scripts the link opens the largest variant.
    return (
      <a
        href={biggestUrl(picture)}
        data-lightbox={from}
        aria-label={name ? `${labels.enlarge}: ${name}` : labels.enlarge}
      >
        {shown}
      </a>
    )
  }
  return (
    <figure className="fig" style={{ '--ar': Math.round((picture.width / picture.height) * 1000) / 1000 }}>
      <div className="art">{content()}</div>
      {caption && <figcaption>{hardSpaces(caption)}</figcaption>}
    </figure>
  )
}
