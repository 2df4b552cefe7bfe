import { mediaUrl, type Picture } from '#entities/media/schema.ts'

interface StoredPicture {
  key: string | null
  width: number | null
  height: number | null
}

/** A picture from joined columns; a missing or archived one is null. */
export function pictureFrom({ key, width, height }: StoredPicture, alt: string): Picture | null {
  return key !== null && width !== null && height !== null ? { url: mediaUrl(key), width, height, alt } : null
}
