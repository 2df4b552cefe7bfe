/** Trims a character from the end in linear time; a pattern such as /-+$/ would restart at each occurrence. */
export function trimEndOf(text: string, character: string): string {
  let end = text.length
  while (end > 0 && text[end - 1] === character) end--
  return text.slice(0, end)
}
