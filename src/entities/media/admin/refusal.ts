const MAX_BYTES = 10_000_000
const TYPES = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'])

/** Rejects early what the server would reject anyway; the server still checks the content. */
export function refusalOf({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | undefined {
  if (type === 'image/svg+xml' || /\.svgz?$/i.test(name)) {
    return 'SVG pictures are refused because they can carry scripts. Save it as PNG or WebP.'
  }
  if (/\.hei[cf]$/i.test(name)) return 'HEIC pictures cannot be read here. Save it as JPEG.'
  if (type !== '' && !TYPES.has(type)) return 'Upload a picture: JPEG, PNG, WebP, AVIF or GIF.'
  if (size === 0) return 'The file is empty.'
  if (size > MAX_BYTES) return 'Pictures may have 10 MB at most.'
  return undefined
}
