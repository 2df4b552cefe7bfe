import { mediaMapper, mediaUrl } from '#entities/media/schema.ts'
import { type Picture } from '#shared/schema/picture.ts'
import { trimEndOf } from '#shared/trim-end.ts'

/** What a picture is made from; its record is joined. */
export const PICTURE_COLUMNS = ['media.key', 'media.width', 'media.height', 'media.focus'] as const

interface StoredPicture {
  key: string | null
  width: number | null
  height: number | null
  focus: string | null
  /** Left out where pictures are never cut. */
  crops?: string | null
}

/** The base URL of an image CDN, if there is one; set once at start. */
let imageBase = ''

export function setImageBase(url: string | undefined): void {
  imageBase = trimEndOf(url ?? '', '/')
}

export const mediaAddress = (key: string) => mediaUrl(key, imageBase)

const cropsIn = (stored: string | null | undefined) =>
  stored && stored !== '{}' ? { crops: mediaMapper.decodeColumn('crops', stored) } : {}

/** A picture from joined columns; null if missing or archived. */
export function pictureFrom({ key, width, height, focus, crops }: StoredPicture, alt: string): Picture | null {
  return key !== null && width !== null && height !== null
    ? { url: mediaAddress(key), width, height, alt, ...(focus ? { focus } : {}), ...cropsIn(crops) }
    : null
}
