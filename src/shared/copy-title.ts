/** “Modrý Lev” → “Modrý Lev (copy)” → “Modrý Lev (copy 2)”; truncated to the maximum length. */
export function copyTitle(title: string, max: number): string {
  const copied = /^(.*) \(copy(?: (\d{1,3}))?\)$/s.exec(title)
  const ending = copied ? ` (copy ${Number(copied[2] ?? 1) + 1})` : ' (copy)'
  const name = copied?.[1] ?? title
  return name.slice(0, max - ending.length).trimEnd() + ending
}
