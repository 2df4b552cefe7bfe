import { drawCover } from '#shared/cover/draw.ts'
import { groundStyle } from '#shared/cover/grounds.ts'
import { COVER_HEIGHT, COVER_WIDTH } from '#shared/cover/shape.ts'
import type { ShownCover } from '#shared/cover/schema.ts'
import type { Picture } from '#shared/schema/picture.ts'
import { Img } from '#ui/site/image.tsx'

interface CoverProps {
  /** Chosen by an editor; takes precedence over the drawn cover. */
  picture: Picture | null
  cover: ShownCover | null
  sizes: string
  /** The leading one of a page: inlined into the document, so that it is visible at once. */
  isBig?: boolean
}

/** The cover of a story next to its title, so decorative. A story without one gets no placeholder. */
export function Cover({ picture, cover, sizes, isBig = false }: CoverProps) {
  if (picture) {
    return (
      <span className="cv">
        <Img picture={{ ...picture, alt: '' }} sizes={sizes} eager={isBig} shape="16x9" />
      </span>
    )
  }
  if (!cover) return null
  if (isBig) return <InlineCover cover={cover} />
  return (
    <span className="cv">
      <img src={cover.url} width={COVER_WIDTH} height={COVER_HEIGHT} alt="" loading="lazy" decoding="async" />
    </span>
  )
}

const InlineCover = ({ cover: { drawing, ground } }: { cover: ShownCover }) => (
  <span className="cv" style={groundStyle(ground)}>
    <svg viewBox={`0 0 ${COVER_WIDTH} ${COVER_HEIGHT}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {drawCover(drawing).map((shape, index) => (
        <path key={index} {...shape} />
      ))}
    </svg>
  </span>
)
