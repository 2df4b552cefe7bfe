import { withoutCopyFolder } from '#features/import-site/likely-paths.ts'
import { decoded, isOwn, oldAddress } from '#features/import-site/server/convert/links.ts'

const FOLDERS = ['/wp-content/uploads/', '/content/images/', '/content/media/', '/files/']
const PICTURE = /\.(?:jpe?g|png|gif|webp|avif|svg|bmp|tiff?|heic|ico)$/i
/** Of the kinds that the block of a video may hold. */
const FILM = /\.(?:mp4|m4v|webm)$/i

export const isPictureName = (name: string) => PICTURE.test(name)
export const isFilmName = (name: string) => FILM.test(name)

/** Where below the folder of uploads a file of the old site is: `2023/05/foto.jpg`; undefined for one of another site. */
export function fileKey(address: string, site: string): string | undefined {
  const url = oldAddress(address, site)
  if (!url || !isOwn(url, site)) return undefined
  const path = decoded(url.pathname)
  const folder = FOLDERS.find((each) => path.includes(each))
  return folder && withoutCopyFolder(path.slice(path.indexOf(folder) + folder.length))
}

export function pictureKey(address: string, site: string): string | undefined {
  const key = fileKey(address, site)
  return key !== undefined && isPictureName(key) ? key : undefined
}
