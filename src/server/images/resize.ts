import sharp, { type Sharp } from 'sharp'
import { MAX_PIXELS } from '#entities/media/store.server.ts'
import { pixelsOf } from '#features/crops/shared/crop.ts'
import { type ImageVariant, ROUNDED, variantWidth } from '#shared/images.ts'

const WEBP = { quality: 80, effort: 4 }
const AVIF = { quality: 55, effort: 4 }

export async function resizePicture(original: Uint8Array, variant: ImageVariant): Promise<Uint8Array> {
  const image = sharp(original, { limitInputPixels: MAX_PIXELS })
  const stored = await image.metadata()
  const { crop } = variant
  const part = crop && pixelsOf(crop.shape, crop.part, stored)
  const whole = part ?? stored
  const width = Math.min(variantWidth(variant), whole.width)
  const height = Math.max(1, Math.round((whole.height * width) / whole.width))
  const resized = (part ? image.extract(part) : image).resize({ width, height, fit: 'fill' })
  const shaped = variant.rounded ? roundCorners(resized, width, height, ROUNDED * variant.density) : resized
  return variant.format === 'avif' ? shaped.avif(AVIF).toBuffer() : shaped.webp(WEBP).toBuffer()
}

function roundCorners(image: Sharp, width: number, height: number, radius: number): Sharp {
  const size = `width="${width}" height="${height}"`
  const mask = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect ${size} rx="${radius}"/></svg>`
  return image.ensureAlpha().composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
}
