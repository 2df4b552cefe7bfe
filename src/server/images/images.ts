import type { AppHono } from '#records/calls/calls.server.ts'
import { mediaAddress } from '#entities/media/picture.ts'
import { replacedPictures } from '#entities/media/replaced.server.ts'
import { croppedPictures } from '#features/crops/cropped.server.ts'
import { type Crop, cropName, type Shape } from '#features/crops/shared/crop.ts'
import { MEDIA_EXTENSION } from '#entities/media/schema.ts'
import type { Services } from '#records/services.server.ts'
import { respondWithBytes, FOREVER } from '#server/http/byte-response.ts'
import { createImageMaker } from '#server/images/image-maker.ts'
import { parseVariant, variantName, variantUrl } from '#shared/images.ts'

/** As long as a stored file's name may be, without its extension. */
const NAME = /^[a-z0-9][a-z0-9-]{2,115}$/
const SOON = 'public, max-age=60'

/** `/media/{name}/{variant}`: only pictures of our own store, only in the sizes and formats of `shared/images.ts`. */
export function mountImages(app: AppHono, services: Services): void {
  const pictures = createImageMaker(services)
  app.get('/media/:name/:variant', async (http) => {
    const { name, variant: requested } = http.req.param()
    const variant = parseVariant(requested)
    const current = variant && (await currentName(services, name))
    if (current) {
      http.header('Cache-Control', SOON)
      return http.redirect(variantUrl(mediaAddress(current + MEDIA_EXTENSION), variant), 302)
    }
    const part = variant?.crop && (await cropOf(services, name, variant.crop.shape))
    if (
      variant?.crop &&
      (!part || cropName(variant.crop.shape, part) !== cropName(variant.crop.shape, variant.crop.part))
    ) {
      const crop = part && { shape: variant.crop.shape, part }
      http.header('Cache-Control', SOON)
      return http.redirect(variantUrl(mediaAddress(name + MEDIA_EXTENSION), { ...variant, crop }), 302)
    }
    const made = variant && NAME.test(name) ? await pictures.find(name, variant) : undefined
    if (!made) return http.notFound()
    // With an image CDN in front, the page has another origin than the picture.
    http.header('Cross-Origin-Resource-Policy', 'cross-origin')
    return respondWithBytes(http, {
      body: made.bytes,
      type: `image/${made.variant.format}`,
      cache: made.isFinal ? FOREVER : SOON,
      tag: `${name}.${variantName(made.variant)}`,
    })
  })
  app.all('/media/*', (http) => http.notFound())
}

/** The part that is shown now: only those that editors chose are made. */
async function cropOf({ db }: Services, name: string, shape: Shape): Promise<Crop | undefined> {
  return (await croppedPictures(db).catch(() => undefined))?.get(name)?.[shape]
}

/** The current name of a replaced picture. While the database is unavailable, the requested name is used. */
async function currentName({ db }: Services, name: string): Promise<string | undefined> {
  return (await replacedPictures(db).catch(() => undefined))?.get(name)
}
