import type { Picture } from '#shared/schema/picture.ts'
import { pixelsOf, type Shape } from '#features/crops/shared/crop.ts'
import { BREAKPOINTS, type ImageVariant, smallSourceSet, variantUrl } from '#shared/images.ts'
import { entriesOf } from '#shared/objects.ts'

interface ImgProps {
  picture: Picture
  /** As in HTML: how wide the image is shown, e.g. `(min-width: 1024px) 380px, 100vw`. */
  sizes: string
  eager?: boolean
  className?: string
  /** Where the page cuts it to a shape. */
  shape?: Shape
}

const SIZES = entriesOf(BREAKPOINTS)

const SINGLE = SIZES.map(([size, pixels]) => ({ size, density: 1 as const, pixels }))
const DOUBLE = SIZES.filter(([, pixels]) => pixels * 2 > BREAKPOINTS.xxl).map(([size, pixels]) => ({
  size,
  density: 2 as const,
  pixels: pixels * 2,
}))
const WIDTHS = [...SINGLE, ...DOUBLE]

interface Shown {
  width: number
  height: number
  crop?: ImageVariant['crop']
}

/** The part that an editor chose for the shape, or the whole picture. */
function shownOf({ crops, width, height }: Picture, shape: Shape | undefined): Shown {
  const part = shape && crops?.[shape]
  if (!part) return { width, height }
  const pixels = pixelsOf(shape, part, { width, height })
  return { width: pixels.width, height: pixels.height, crop: { shape, part } }
}

/** Up to the first width that is not smaller than the original. */
function sourceSet(url: string, { width, crop }: Shown): string {
  const enough = WIDTHS.find(({ pixels }) => pixels >= width)?.pixels ?? Infinity
  return WIDTHS.filter(({ pixels }) => pixels <= enough)
    .map(({ size, density, pixels }) => `${variantUrl(url, { size, density, crop })} ${Math.min(pixels, width)}w`)
    .join(', ')
}

/** The largest variant of the service, which never enlarges. */
export const biggestUrl = ({ url, width }: Picture) =>
  variantUrl(url, { size: 'xxl', density: width > BREAKPOINTS.xxl ? 2 : 1 })

export function Img({ picture, sizes, eager = false, className, shape }: ImgProps) {
  const shown = shownOf(picture, shape)
  return (
    <img
      src={variantUrl(picture.url, { size: 'md', crop: shown.crop })}
      srcSet={sourceSet(picture.url, shown)}
      sizes={sizes}
      width={shown.width}
      height={shown.height}
      alt={picture.alt}
      loading={eager ? 'eager' : 'lazy'}
      {...(eager ? { fetchPriority: 'high' as const } : {})}
      decoding="async"
      className={className}
      {...inSight(picture, shown)}
    />
  )
}

/** The focal point that stays visible in a crop. */
const inSight = ({ focus }: Picture, { crop }: Shown) => (focus && !crop ? { style: { objectPosition: focus } } : {})

interface FixedImgProps {
  picture: Picture
  width: number
  height: number
  eager?: boolean
  initials?: string
  shape?: Shape
}

/** A small picture of a fixed size next to the name of its subject: the smallest variant at both densities. */
export function FixedImg({ picture, width, height, initials, eager = false, shape }: FixedImgProps) {
  const shown = shownOf(picture, shape)
  const { crop } = shown
  return (
    <img
      src={variantUrl(picture.url, { size: 'xs', crop })}
      srcSet={smallSourceSet({ url: picture.url, width: shown.width }, crop)}
      sizes={`${width}px`}
      width={width}
      height={height}
      alt=""
      data-initials={initials}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      {...inSight(picture, shown)}
    />
  )
}
