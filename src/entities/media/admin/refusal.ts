import * as m from '#entities/media/admin/messages.ts'
import { noHeic, tenMegabytes, uploadPicture } from '#entities/media/messages.ts'

const MAX_BYTES = 10_000_000
const TYPES = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'])

/** Rejects early what the server would reject anyway; the server still checks the content. */
export function refusalOf({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | undefined {
  if (type === 'image/svg+xml' || /\.svgz?$/i.test(name)) {
    return m.noSvg()
  }
  if (/\.hei[cf]$/i.test(name)) return noHeic()
  if (type !== '' && !TYPES.has(type)) return uploadPicture()
  if (size === 0) return m.emptyFile()
  if (size > MAX_BYTES) return tenMegabytes()
  return undefined
}
