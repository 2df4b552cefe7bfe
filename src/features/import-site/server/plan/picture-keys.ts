import { decoded, isOwn, oldAddress } from '#features/import-site/server/convert/links.ts'

const FOLDERS = ['/wp-content/uploads/', '/content/images/', '/files/']
/** Ghost makes smaller copies in folders of their own: `size/w600/2024/…`, `size/w600/format/webp/2024/…`. */
const COPY = /^(?:size\/\w+\/)?(?:format\/\w+\/)?/
const SIZE = /^\d+x\d+$/
const SCALED = '-scaled'
const PICTURE = /\.(?:jpe?g|png|gif|webp|avif|svg|bmp|tiff?|heic|ico)$/i

export const isPictureName = (name: string) => PICTURE.test(name)

/** Where below the folder of uploads a picture of the old site is: `2023/05/foto.jpg`; undefined for one of another site. */
export function pictureKey(address: string, site: string): string | undefined {
  const url = oldAddress(address, site)
  if (!url || !isOwn(url, site)) return undefined
  const path = decoded(url.pathname)
  const folder = FOLDERS.find((each) => path.includes(each))
  const key = folder && path.slice(path.indexOf(folder) + folder.length).replace(COPY, '')
  return key !== undefined && isPictureName(key) ? key : undefined
}

/** A text shows a smaller copy of a picture, `foto-300x200.jpg`; the file to take is its original. */
export function* originalKeys(key: string): Generator<string> {
  const dot = key.lastIndexOf('.')
  const [name, ending] = [key.slice(0, dot), key.slice(dot)]
  const dash = name.lastIndexOf('-')
  const whole = dash !== -1 && SIZE.test(name.slice(dash + 1)) ? name.slice(0, dash) : name
  yield whole + ending
  yield whole + SCALED + ending
  if (whole.endsWith(SCALED)) yield whole.slice(0, -SCALED.length) + ending
  yield key
}
