import type { Picture } from '#shared/schema/picture.ts'
import { BREAKPOINTS, smallSourceSet, variantUrl } from '#shared/images.ts'
import { entriesOf } from '#shared/objects.ts'

interface ImgProps {
  picture: Picture
  /** As in HTML: how wide the image is shown, e.g. `(min-width: 1024px) 380px, 100vw`. */
  sizes: string
  eager?: boolean
  className?: string
}

const SIZES = entriesOf(BREAKPOINTS)

const SINGLE = SIZES.map(([size, pixels]) => ({ size, density: 1 as const, pixels }))
const DOUBLE = SIZES.filter(([, pixels]) => pixels * 2 > BREAKPOINTS.xxl).map(([size, pixels]) => ({
  size,
  density: 2 as const,
  pixels: pixels * 2,
}))
const WIDTHS = [...SINGLE, ...DOUBLE]

/** Up to the first width that is not smaller than the original. */
function sourceSet({ url, width }: Picture): string {
  const enough = WIDTHS.find(({ pixels }) => pixels >= width)?.pixels ?? Infinity
  return WIDTHS.filter(({ pixels }) => pixels <= enough)
    .map(({ size, density, pixels }) => `${variantUrl(url, { size, density })} ${Math.min(pixels, width)}w`)
    .join(', ')
}

/** The largest variant of the service, which never enlarges. */
export const biggestUrl = ({ url, width }: Picture) =>
  variantUrl(url, { size: 'xxl', density: width > BREAKPOINTS.xxl ? 2 : 1 })

export const Img = ({ picture, sizes, eager = false, className }: ImgProps) => (
  <img
    src={variantUrl(picture.url, { size: 'md' })}
    srcSet={sourceSet(picture)}
    sizes={sizes}
    width={picture.width}
    height={picture.height}
    alt={picture.alt}
    loading={eager ? 'eager' : 'lazy'}
    {...(eager ? { fetchPriority: 'high' as const } : {})}
    decoding="async"
    className={className}
    {...inSight(picture)}
  />
)

/** The focal point that stays visible in a crop. */
const inSight = ({ focus }: Picture) => (focus ? { style: { objectPosition: focus } } : {})

interface FixedImgProps {
  picture: Picture
  width: number
  height: number
  eager?: boolean
  initials?: string
}

/** A small picture of a fixed size next to the name of its subject: the smallest variant at both densities. */
export const FixedImg = ({ picture, width, height, initials, eager = false }: FixedImgProps) => (
  <img
    src={variantUrl(picture.url, { size: 'xs' })}
    srcSet={smallSourceSet(picture)}
    sizes={`${width}px`}
    width={width}
    height={height}
    alt=""
    data-initials={initials}
    loading={eager ? 'eager' : 'lazy'}
    decoding="async"
    {...inSight(picture)}
  />
)
