/** „Modrý Lev“ → ML, shown where a logo or a portrait is missing. */
export const monogram = (title: string) =>
  title
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word[0]?.toUpperCase() ?? '')
    .join('')
