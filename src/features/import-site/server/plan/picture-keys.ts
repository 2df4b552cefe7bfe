import { withoutCopyFolder } from '#features/import-site/likely-paths.ts'
import { decoded, isOwn, oldAddress } from '#features/import-site/server/convert/links.ts'

const FOLDERS = ['/wp-content/uploads/', '/content/images/', '/files/']
const PICTURE = /\.(?:jpe?g|png|gif|webp|avif|svg|bmp|tiff?|heic|ico)$/i

export const isPictureName = (name: string) => PICTURE.test(name)

/** Where below the folder of uploads a picture of the old site is: `2023/05/foto.jpg`; undefined for one of another site. */
export function pictureKey(address: string, site: string): string | undefined {
  const url = oldAddress(address, site)
  if (!url || !isOwn(url, site)) return undefined
  const path = decoded(url.pathname)
  const folder = FOLDERS.find((each) => path.includes(each))
  const key = folder && withoutCopyFolder(path.slice(path.indexOf(folder) + folder.length))
  return key !== undefined && isPictureName(key) ? key : undefined
}
