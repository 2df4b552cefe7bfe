import { BlockFrame, type Shown } from '#blocks/block-frame.tsx'
import { BlockLink } from '#blocks/block-link.tsx'
import { sizesIn } from '#blocks/image-sizes.ts'
import type { Slider } from '#blocks/sliders/block.ts'
import { labels } from '#shared/czech/labels.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import { Icon, type IconName } from '#ui/site/icon.tsx'
import { Img } from '#ui/site/image.tsx'
import { OfferWarning } from '#ui/site/offer-warning.tsx'

/** Scrolls natively by touch and arrow keys; the browser script adds the buttons. */
export function SlidersView({ data }: { data: Shown<Slider> }) {
  const { slides, perView, autoplay, heading, uniqId } = data
  return (
    <BlockFrame data={data}>
      <div data-slider="" data-autoplay={autoplay ? '' : undefined}>
        <div
          className="slider"
          role="group"
          aria-label={heading || labels.slider.name}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be within reach of the keyboard
          tabIndex={0}
          style={{ '--per': perView }}
        >
          {slides.map((slide, index) => (
            <Slide key={index} slide={slide} from={uniqId} columns={perView} />
          ))}
        </div>
        {slides.length > 1 && <Controls count={slides.length} autoplay={autoplay} />}
      </div>
      {slides.some((slide) => slide.link?.isOffer) && (
        <OfferWarning note={labels.legal.offers} className="offers-legal" />
      )}
    </BlockFrame>
  )
}

interface SlideProps {
  slide: Slider['slides'][number]
  from: string
  columns: number
}

function Slide({ slide: { picture, title, text, link }, from, columns }: SlideProps) {
  const image = <Img picture={picture} sizes={sizesIn(columns)} shape="16x10" />
  const name = hardSpaces(title)
  const isPictureLink = link && !title
  return (
    <figure>
      <div className="art">
        {isPictureLink ? (
          <BlockLink link={link} from={from} label={picture.alt ? undefined : text || labels.slider.name}>
            {image}
          </BlockLink>
        ) : (
          image
        )}
      </div>
      {(title || text) && (
        <figcaption>
          {title && (
            <b>
              {link ? (
                <BlockLink link={link} from={from} className="stretch">
                  {name}
                </BlockLink>
              ) : (
                name
              )}
            </b>
          )}
          {text && <span>{hardSpaces(text)}</span>}
        </figcaption>
      )}
    </figure>
  )
}

const Controls = ({ count, autoplay }: { count: number; autoplay: boolean }) => (
  <div className="slider-nav">
    <span className="dots" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <i key={index} className={index === 0 ? 'on' : undefined} />
      ))}
    </span>
    <div>
      {autoplay && <Control does="pause" icon="pause" label={labels.slider.pause} />}
      <Control does="prev" icon="chevl" label={labels.slider.previous} />
      <Control does="next" icon="chev" label={labels.slider.next} />
    </div>
  </div>
)

const Control = ({ does, icon, label }: { does: 'prev' | 'next' | 'pause'; icon: IconName; label: string }) => (
  <button type="button" className="iconbtn" data-slide={does} aria-label={label} hidden>
    <Icon name={icon} />
  </button>
)
