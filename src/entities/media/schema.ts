import { ALT_MAX } from '#entities/media/alt-max.ts'
import { z } from 'zod'
import { Crops } from '#features/crops/shared/schema.ts'
import { flag, json, rowMapper } from '#shared/schema/columns.ts'
import { list } from '#shared/schema/list.ts'
import { recordFields, titledColumns, titleSort } from '#shared/schema/record.ts'
import { id, requiredText, text } from '#shared/schema/text.ts'

export const Img = z
  .strictObject({
    mediaId: id,
    alt: text(ALT_MAX),
    /** Purely decorative; without an alt text on purpose. */
    isDecoration: z.literal(true).optional(),
  })
  .meta({ id: 'Img' })
export type Img = z.infer<typeof Img>

/** The form value while a required picture is not chosen yet. */
export const NO_IMG: Img = { mediaId: '', alt: '' }

const MIDDLE = 50
const percent = z.int().min(0).max(100)

/** The point that stays visible when the picture is cropped, in percent from the left and the top. */
export const Focus = z.strictObject({ x: percent, y: percent }).meta({ id: 'Focus' })
export type Focus = z.infer<typeof Focus>
export const CENTRE: Focus = { x: MIDDLE, y: MIDDLE }

/** The editable fields; the file is replaced by an upload. */
export const MediaInput = z
  .strictObject({
    title: requiredText(160),
    alt: text(ALT_MAX),
    isDecoration: z.boolean().default(false),
    focus: Focus.default(CENTRE),
    /** Instead of what is around the focal point, in single shapes. */
    crops: Crops.default({}),
  })
  .meta({ id: 'MediaInput' })
export type MediaInput = z.infer<typeof MediaInput>
/** For a new picture the title is enough. */
export type NewMedia = z.input<typeof MediaInput>

const MAX_FORMER_NAMES = 1000

export const Media = MediaInput.extend({
  ...recordFields,
  /** The name of the stored file; starts with its hash, so the content of a URL never changes. */
  key: z.string(),
  mime: z.string(),
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
  sha256: z.string(),
  /** Names of replaced files; their URLs redirect to the current one. */
  formerNames: list(z.string(), MAX_FORMER_NAMES).default([]),
}).meta({ id: 'Media' })
export type Media = z.infer<typeof Media>

export const MediaRecord = Media.extend({ url: z.string() }).meta({ id: 'MediaRecord' })
export type MediaRecord = z.infer<typeof MediaRecord>

/** Stored in CSS notation, which pages use as is; empty for the centre. */
const focusColumn = z.codec(z.string(), Focus, {
  decode(stored) {
    const [x = MIDDLE, y = MIDDLE] = stored.split(' ').flatMap((part) => (part ? Number.parseInt(part, 10) : []))
    return { x, y }
  },
  encode: ({ x, y }) => (x === MIDDLE && y === MIDDLE ? '' : `${x}% ${y}%`),
})

export const MediaRow = Media.extend({
  ...titledColumns,
  isDecoration: flag,
  focus: focusColumn,
  crops: json(Crops),
  formerNames: json(z.array(z.string())),
})
export type MediaRow = z.input<typeof MediaRow>
export const mediaMapper = rowMapper(MediaRow, titleSort)

/** Originals are stored as WebP; a URL names the picture and the variant to generate. */
export const MEDIA_EXTENSION = '.webp'
/** Made by `storePicture`: hash, hash of the id, title; unfinished uploads have a `.part` suffix. */
const MEDIA_FILE = /^[0-9a-f]{12}-[a-z0-9-]*\.webp(?:\.[0-9a-f]{12}\.part)?$/
export const isMediaFile = (name: string) => MEDIA_FILE.test(name)
const DEFAULT_VARIANT = 'lg.webp'

export const pictureName = (key: string) => key.slice(0, -MEDIA_EXTENSION.length)

export const mediaUrl = (key: string, base = '') => `${base}/media/${pictureName(key)}/${DEFAULT_VARIANT}`
