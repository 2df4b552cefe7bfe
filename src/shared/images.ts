import { type Crop, cropName, type Shape, SHAPES } from '#features/crops/shared/crop.ts'
import { isKeyOf, isOneOf } from '#shared/objects.ts'

/** The sizes the image service generates: the spec's breakpoints at densities 1 and 2 only. */
export const BREAKPOINTS = { xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, xxl: 1536 } as const
const DENSITIES = [1, 2] as const
export const FORMATS = ['webp', 'avif'] as const
export const ROUNDED = 15

export type Breakpoint = keyof typeof BREAKPOINTS
type Density = (typeof DENSITIES)[number]
type ImageFormat = (typeof FORMATS)[number]

export interface ImageVariant {
  size: Breakpoint
  density: Density
  rounded: boolean
  format: ImageFormat
  /** The part of the picture, as `cropName` writes it. */
  crop?: { shape: Shape; part: Crop } | undefined
}

const NAME = /^(xs|sm|md|lg|xl|xxl)(@2x)?(-r15)?(?:-(16x9|16x10|4x3|1x1)-(\d{1,3})-(\d{1,3})-(\d{1,3}))?\.(webp|avif)$/

/** `md@2x-r15.webp`: 768 px wide at double density with rounded corners. */
export const variantName = ({ size, density, rounded, format, crop }: ImageVariant): string =>
  `${size}${density === 2 ? '@2x' : ''}${rounded ? `-r${ROUNDED}` : ''}${crop ? `-${cropName(crop.shape, crop.part)}` : ''}.${format}`

export function parseVariant(name: string): ImageVariant | undefined {
  const match = NAME.exec(name)
  if (!match) return undefined
  const [, size = '', density, rounded, shape, x, y, width, format] = match
  if (!isKeyOf(BREAKPOINTS, size) || !isOneOf(FORMATS, format)) return undefined
  const variant: ImageVariant = { size, density: density ? 2 : 1, rounded: rounded !== undefined, format }
  if (shape === undefined) return variant
  const part = { x: Number(x), y: Number(y), width: Number(width) }
  const crop = isKeyOf(SHAPES, shape) ? { shape, part } : undefined
  const whole = { ...variant, crop }
  // One spelling alone, so that nothing is kept twice.
  return crop && variantName(whole) === name ? whole : undefined
}

export const variantWidth = ({ size, density }: ImageVariant): number => BREAKPOINTS[size] * density

export function variantUrl(url: string, variant: Partial<ImageVariant>): string {
  // Drawn pictures have a single form for all sizes.
  if (url.endsWith('.svg')) return url
  const whole: ImageVariant = { size: 'lg', density: 1, rounded: false, format: 'webp', ...variant }
  return url.slice(0, url.lastIndexOf('/') + 1) + variantName(whole)
}

/** The srcset of a picture that is always small: the smallest variant at both densities, with actual widths. */
export const smallSourceSet = ({ url, width }: { url: string; width: number }, crop?: ImageVariant['crop']): string =>
  DENSITIES.filter((density) => density === 1 || width > BREAKPOINTS.xs)
    .map((density) => `${variantUrl(url, { size: 'xs', density, crop })} ${Math.min(BREAKPOINTS.xs * density, width)}w`)
    .join(', ')
