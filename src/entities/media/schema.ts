import { z } from 'zod'
import { rowMapper } from '#shared/schema/columns.ts'
import { recordFields, titledColumns, titleSort } from '#shared/schema/record.ts'
import { id, requiredText, text } from '#shared/schema/text.ts'

export const ALT_MAX = 160

/** An image placed somewhere: which one, and what it shows there. */
export const Img = z
  .strictObject({
    mediaId: id,
    alt: text(ALT_MAX),
    /** Shows nothing that readers would miss; without an alt text on purpose. */
    isDecoration: z.literal(true).optional(),
  })
  .meta({ id: 'Img' })
export type Img = z.infer<typeof Img>

/** Stands in a form where a picture must be chosen and is not yet. */
export const NO_IMG: Img = { mediaId: '', alt: '' }

/** What an editor may change; the picture itself never changes, a new upload is a new record. */
export const MediaInput = z.strictObject({ title: requiredText(160), alt: text(ALT_MAX) }).meta({ id: 'MediaInput' })
export type MediaInput = z.infer<typeof MediaInput>

export const Media = MediaInput.extend({
  ...recordFields,
  /** Name of the stored file; starts with its hash, so an address never changes its picture. */
  key: z.string(),
  mime: z.string(),
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
  sha256: z.string(),
}).meta({ id: 'Media' })
export type Media = z.infer<typeof Media>

/** An image as the admin sees it: with the address it is shown at. */
export const MediaRecord = Media.extend({ url: z.string() }).meta({ id: 'MediaRecord' })
export type MediaRecord = z.infer<typeof MediaRecord>

export const MediaRow = Media.extend(titledColumns)
export type MediaRow = z.input<typeof MediaRow>
export const mediaMapper = rowMapper(MediaRow, titleSort)

/** Originals are stored as WebP; an address names the picture and the variant that the image service makes of it. */
export const MEDIA_EXTENSION = '.webp'
/** Made by `storePicture`: hash, end of the id, title; an unfinished one goes on. */
const MEDIA_FILE = /^[0-9a-f]{12}-[a-z0-9-]*\.webp(?:\.[0-9a-f]{12}\.part)?$/
export const isMediaFile = (name: string) => MEDIA_FILE.test(name)
const DEFAULT_VARIANT = 'lg.webp'

export const mediaUrl = (key: string, base = '') =>
  `${base}/media/${key.slice(0, -MEDIA_EXTENSION.length)}/${DEFAULT_VARIANT}`
