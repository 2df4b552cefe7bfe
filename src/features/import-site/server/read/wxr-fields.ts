type Meta = ReadonlyMap<string, readonly string[]>

/** Of WordPress itself and of plug-ins that keep their state there. */
const INTERNAL =
  /^_(?:edit_|wp_|oembed|yoast|aioseo|menu_item|thumbnail|elementor|encloseme|pingme|jetpack|et_pb)|^rank_math|^footnotes$/
const MAX_FIELDS = 60
const NAME_MAX = 100
const VALUE_MAX = 500

/** Short values that an author wrote: a rating, a bonus, a link. */
export function fieldsOf(meta: Meta): Record<string, string> {
  const fields: Record<string, string> = {}
  let count = 0
  for (const [name, [value = '']] of meta) {
    const isOwn = name !== '' && name.length <= NAME_MAX && !INTERNAL.test(name)
    // Advanced Custom Fields keeps the id of each field beside its value.
    const isFit = value !== '' && value.length <= VALUE_MAX && !value.startsWith('field_')
    if (!isOwn || !isFit || count === MAX_FIELDS) continue
    fields[name] = value
    count++
  }
  return fields
}
