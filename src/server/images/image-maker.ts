import { join } from 'node:path'
import { MEDIA_EXTENSION } from '#entities/media/schema.ts'
import type { Services } from '#records/services.server.ts'
import { createImageCache } from '#server/images/image-cache.ts'
import { resizePicture } from '#server/images/resize.ts'
import { createSemaphore } from '#shared/semaphore.ts'
import { AppError } from '#shared/app-error.ts'
import { type ImageVariant, variantName } from '#shared/images.ts'

const RESIZES_AT_ONCE = 2
const MAX_WAITING = 200
const MAX_LOGGED = 1000

// Per process, not per app: they share its CPU.
const places = createSemaphore(RESIZES_AT_ONCE, MAX_WAITING)
/** AVIF takes many times longer than WebP; one at a time leaves a slot for pictures that a request waits for. */
const avifSemaphore = createSemaphore(1, MAX_WAITING)

export interface Made {
  bytes: Uint8Array
  variant: ImageVariant
  /** False for a substitute until the variant itself is ready. */
  isFinal: boolean
}

interface ImageMaker {
  /** The variant, from the cache or made now. A missing or damaged original is undefined. */
  find(name: string, variant: ImageVariant): Promise<Made | undefined>
}

export function createImageMaker({ env, log, storage }: Services): ImageMaker {
  const cache = createImageCache(join(env.DATA_DIR, 'cache/images'), log)
  const making = new Map<string, Promise<Uint8Array | undefined>>()
  const damaged = new Set<string>()

  const keyOf = (name: string, variant: ImageVariant) => `${name}.${variantName(variant)}`

  /** A new picture is requested by many visitors at the same moment; it is made once for all of them. */
  function once(key: string, make: () => Promise<Uint8Array | undefined>): Promise<Uint8Array | undefined> {
    const running = making.get(key)
    if (running) return running
    const started = make().finally(() => making.delete(key))
    making.set(key, started)
    return started
  }

  async function make(name: string, variant: ImageVariant): Promise<Uint8Array | undefined> {
    const bytes = await places.run(async () => {
      const original = await storage.get(name + MEDIA_EXTENSION)
      return original && resizePicture(original, variant).catch((error: unknown) => reportDamaged(name, error))
    })
    if (bytes) await cache.write(keyOf(name, variant), bytes)
    return bytes
  }

  function reportDamaged(name: string, error: unknown): undefined {
    if (damaged.has(name) || damaged.size >= MAX_LOGGED) return
    damaged.add(name)
    log.error('a stored picture is damaged', { picture: name, error })
  }

  const findOrMake = (name: string, variant: ImageVariant) => {
    const key = keyOf(name, variant)
    return once(key, async () => (await cache.read(key)) ?? make(name, variant))
  }

  function makeLater(name: string, variant: ImageVariant): void {
    once(keyOf(name, variant), () => avifSemaphore.run(() => make(name, variant))).catch((error: unknown) => {
      // When the queue is full the next request for it retries.
      if (!(error instanceof AppError)) log.warn('an AVIF picture could not be made', { picture: name, error })
    })
  }

  return {
    async find(name, variant) {
      if (variant.format === 'webp') {
        const bytes = await findOrMake(name, variant)
        return bytes && { bytes, variant, isFinal: true }
      }
      const ready = await cache.read(keyOf(name, variant))
      if (ready) return { bytes: ready, variant, isFinal: true }
      const standIn: ImageVariant = { ...variant, format: 'webp' }
      const bytes = await findOrMake(name, standIn)
      if (bytes) makeLater(name, variant)
      return bytes && { bytes, variant: standIn, isFinal: false }
    },
  }
}
