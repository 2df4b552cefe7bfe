import type { Picture } from '#shared/schema/picture.ts'
import { BREAKPOINTS, type Breakpoint, variantUrl } from '#shared/images.ts'

interface ImgProps {
  picture: Picture
  /** As in HTML: how wide the image is shown, e.g. `(min-width: 1024px) 380px, 100vw`. */
  sizes: string
  /** In the first viewport: loaded at once instead of when it comes near. */
  eager?: boolean
  rounded?: boolean
  className?: string
}

const SIZES = Object.entries(BREAKPOINTS) as [Breakpoint, number][]

/** Every width the service makes, up to the first that is not smaller than the original. */
function sourceSet({ url, width }: Picture, rounded: boolean): string {
  const single = SIZES.map(([size, pixels]) => ({ size, density: 1 as const, pixels }))
  const double = SIZES.filter(([size]) => size !== 'xs' && size !== 'sm' && size !== 'md').map(([size, pixels]) => ({
    size,
    density: 2 as const,
    pixels: pixels * 2,
  }))
  const all = [...single, ...double]
  const enough = all.find(({ pixels }) => pixels >= width)?.pixels ?? Infinity
  return all
    .filter(({ pixels }) => pixels <= enough)
    .map(({ size, density, pixels }) => `${variantUrl(url, { size, density, rounded })} ${Math.min(pixels, width)}w`)
    .join(', ')
}

/** The picture as big as the service makes it; it never enlarges. */
export const biggestUrl = ({ url, width }: Picture) =>
  variantUrl(url, { size: 'xxl', density: width > BREAKPOINTS.xxl ? 2 : 1 })

/** A picture that knows its size before it is loaded, so that nothing jumps. */
export const Img = ({ picture, sizes, eager = false, rounded = false, className }: ImgProps) => (
  <img
    src={variantUrl(picture.url, { size: 'md', rounded })}
    srcSet={sourceSet(picture, rounded)}
    sizes={sizes}
    width={picture.width}
    height={picture.height}
    alt={picture.alt}
    loading={eager ? 'eager' : 'lazy'}
    {...(eager ? { fetchPriority: 'high' as const } : {})}
    decoding="async"
    className={className}
  />
)

interface FixedImgProps {
  picture: Picture
  width: number
  height: number
  eager?: boolean
  alt?: string
  className?: string
}

/** A small picture of a fixed size: the smallest variant at both densities. */
export const FixedImg = ({ picture, width, height, eager = false, alt, className }: FixedImgProps) => (
  <img
    src={variantUrl(picture.url, { size: 'xs' })}
    {...(width > BREAKPOINTS.xs / 2
      ? {
          srcSet: `${variantUrl(picture.url, { size: 'xs' })} 1x, ${variantUrl(picture.url, { size: 'xs', density: 2 })} 2x`,
        }
      : {})}
    width={width}
    height={height}
    alt={alt ?? picture.alt}
    loading={eager ? 'eager' : 'lazy'}
    decoding="async"
    className={className}
  />
)
