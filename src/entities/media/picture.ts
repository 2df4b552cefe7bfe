import { mediaUrl } from '#entities/media/schema.ts'
import { type Picture } from '#shared/schema/picture.ts'
import { trimEndOf } from '#shared/trim-end.ts'

interface StoredPicture {
  key: string | null
  width: number | null
  height: number | null
}

/** An image CDN in front of the site, if there is one; set once at the start. */
let imageBase = ''

export function setImageBase(url: string | undefined): void {
  imageBase = trimEndOf(url ?? '', '/')
}

/** A picture from joined columns; a missing or archived one is null. */
export function pictureFrom({ key, width, height }: StoredPicture, alt: string): Picture | null {
  return key !== null && width !== null && height !== null
    ? { url: mediaUrl(key, imageBase), width, height, alt }
    : null
}
