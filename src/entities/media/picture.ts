import { mediaUrl } from '#entities/media/schema.ts'
import { type Picture } from '#shared/schema/picture.ts'
import { trimEndOf } from '#shared/trim-end.ts'

interface StoredPicture {
  key: string | null
  width: number | null
  height: number | null
  focus: string | null
}

/** An image CDN in front of the site, if there is one; set once at the start. */
let imageBase = ''

export function setImageBase(url: string | undefined): void {
  imageBase = trimEndOf(url ?? '', '/')
}

/** Where a stored picture is shown. */
export const mediaAddress = (key: string) => mediaUrl(key, imageBase)

/** A picture from joined columns; a missing or archived one is null. */
export function pictureFrom({ key, width, height, focus }: StoredPicture, alt: string): Picture | null {
  return key !== null && width !== null && height !== null
    ? { url: mediaAddress(key), width, height, alt, ...(focus ? { focus } : {}) }
    : null
}
