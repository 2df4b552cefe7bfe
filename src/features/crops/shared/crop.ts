/** The shapes that pages cut pictures to; logos and single pictures are never cut. */
export const SHAPES = { '16x9': 16 / 9, '16x10': 16 / 10, '4x3': 4 / 3, '1x1': 1 } as const
export type Shape = keyof typeof SHAPES

export const WHOLE = 100
/** A smaller part would be a blur. */
export const MIN_WIDTH = 20

/** A part of a picture, in percent of its width and height; how high it is follows from the shape. */
export interface Crop {
  x: number
  y: number
  width: number
}

export interface Size {
  width: number
  height: number
}

/** How high a part of this width is, in percent of the picture's height. */
export const heightOf = (shape: Shape, width: number, size: Size): number =>
  (width * size.width) / (SHAPES[shape] * size.height)

/** The widest part of the shape that fits into the picture, as a fraction of it. */
const widest = (shape: Shape, size: Size): number =>
  Math.min(WHOLE, Math.floor((WHOLE * SHAPES[shape] * size.height) / size.width))

const between = (least: number, value: number, most: number) => Math.round(Math.max(least, Math.min(value, most)))

/** The nearest part that lies within the picture: what was saved for another file fits, too. */
export function fitCrop(shape: Shape, crop: Crop, size: Size): Crop {
  const most = widest(shape, size)
  const width = between(Math.min(MIN_WIDTH, most), crop.width, most)
  const room = Math.floor(WHOLE - heightOf(shape, width, size))
  return { width, x: between(0, crop.x, WHOLE - width), y: between(0, crop.y, Math.max(0, room)) }
}

/** What a page shows without a crop: as much as fits, around the focal point. */
export function cropAround(shape: Shape, focus: { x: number; y: number }, size: Size): Crop {
  const width = widest(shape, size)
  const height = heightOf(shape, width, size)
  return fitCrop(
    shape,
    { width, x: ((WHOLE - width) * focus.x) / WHOLE, y: ((WHOLE - height) * focus.y) / WHOLE },
    size,
  )
}

/** In pixels of the picture. */
export function pixelsOf(shape: Shape, crop: Crop, size: Size) {
  const { x, y, width } = fitCrop(shape, crop, size)
  const left = Math.round((x * size.width) / WHOLE)
  const top = Math.round((y * size.height) / WHOLE)
  const wide = Math.max(1, Math.min(Math.round((width * size.width) / WHOLE), size.width - left))
  return { left, top, width: wide, height: Math.max(1, Math.min(Math.round(wide / SHAPES[shape]), size.height - top)) }
}

/** As in addresses of pictures: `16x9-10-0-80`. */
export const cropName = (shape: Shape, { x, y, width }: Crop): string => `${shape}-${x}-${y}-${width}`
